import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../api/wire-for-tests.ts';
import { toDecimal } from '../domain/money/arithmetic.ts';
import { choiceOf, setup, sharedStorage } from './stores-for-tests.ts';

const menuBody = (...items: ReturnType<typeof wireItem>[]) => ({
  body: { menu: { categories: [wireCategory('coffee', items)] }, discounts: {} },
});
const branches = ['one', 'two', 'three'].map((id) => ({ id: `demo~${id}`, name: { en: id } }));
/** One sells latte and mocha; two a dearer latte; three both, as one does. */
const routes = {
  'webapp/v5/restaurant/': { body: restaurantBody({ branches }) },
  'webapp/v5/menu/demo~one': menuBody(wireItem('latte'), wireItem('mocha', { price: 2.25 })),
  'webapp/v5/menu/demo~two': menuBody(wireItem('latte', { price: 1.75 }), wireItem('chai')),
  'webapp/v5/menu/demo~three': menuBody(wireItem('latte'), wireItem('mocha', { price: 2.25 })),
};
type World = ReturnType<typeof setup>;

beforeEach(async () => {
  // The lazily loaded code is there before the clock stands still.
  await import('./settle-cart.ts');
  await import('./branch-menus.ts');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const settled = async (done: Promise<unknown>) => {
  await vi.advanceTimersByTimeAsync(20_000);
  await done;
};
async function open(change: Parameters<typeof setup>[1] = {}, more: Parameters<typeof setup>[0] = {}) {
  const world = setup({ ...routes, ...more }, change);
  await settled(world.business.getState().load());
  await world.cart.priced();
  return world;
}
const go = ({ business }: World, id: string) => settled(business.getState().selectBranch(`demo~${id}`));
const holds = ({ cart }: World) => {
  const { branchId, lines } = cart.getState().cart;
  return [branchId, ...lines.map(({ itemId, count }) => `${count} ${itemId}`)];
};
const told = ({ cart }: World) =>
  cart
    .getState()
    .changes?.list.map((change) =>
      change.kind === 'dropped'
        ? `${change.name?.en} ${change.reason}`
        : `${change.name?.en} ${toDecimal(change.from)} -> ${toDecimal(change.to)}`,
    );
const total = ({ cart }: World) => {
  const { bill } = cart.getState();
  return bill && toDecimal(bill.total);
};
const storedCart = ({ deps }: World) => JSON.parse(deps.storage.get('order-app:demo:cart') ?? '{}').d;

async function withBoth(...args: Parameters<typeof open>) {
  const world = await open(...args);
  world.cart.getState().add(choiceOf('latte', 2));
  world.cart.getState().add(choiceOf('mocha'));
  return world;
}

describe('a cart taken to another branch', () => {
  it('keeps what is sold there at the price there, and says what changed', async () => {
    const world = await withBoth();
    await go(world, 'two');
    expect(holds(world)).toEqual(['demo~two', '2 latte']);
    expect(told(world)).toEqual(['latte 1.5 -> 1.75', 'mocha not_here']);
    expect(total(world)).toBe(3.5);
    expect(storedCart(world)).toMatchObject({ branchId: 'demo~two', lines: [{ itemId: 'latte' }] });
  });

  it('comes along whole, and in silence, where everything is the same', async () => {
    const world = await withBoth();
    await go(world, 'three');
    expect(holds(world)).toEqual(['demo~three', '2 latte', '1 mocha']);
    expect(world.cart.getState().changes).toBeNull();
    expect(total(world)).toBe(5.25);
  });

  it('that is empty just goes', async () => {
    const world = await open();
    await go(world, 'two');
    expect(holds(world)).toEqual(['demo~two']);
    expect(world.cart.getState().changes).toBeNull();
  });

  it('tells until it was read', async () => {
    const world = await withBoth();
    await go(world, 'two');
    await go(world, 'three');
    expect(told(world)).toEqual(['mocha not_here', 'latte 1.75 -> 1.5']);
    world.cart.getState().changes?.dismiss();
    expect(world.cart.getState().changes).toBeNull();
  });

  it('is as before after an undo', async () => {
    const world = await withBoth();
    const before = world.cart.getState().cart;
    await go(world, 'two');
    await settled(world.cart.getState().changes?.undo() ?? Promise.reject(new Error('nothing to undo')));
    expect(world.business.getState().branchId).toBe('demo~one');
    expect(world.cart.getState()).toMatchObject({ cart: before, changes: null });
    expect(total(world)).toBe(5.25);
    expect(storedCart(world)).toMatchObject({ branchId: 'demo~one', lines: before.lines });
  });

  it('stays where it is when the undo cannot load the menu', async () => {
    const world = await withBoth();
    await go(world, 'two');
    world.table['webapp/v5/menu/demo~one'] = 'lost';
    const undo = expect(world.cart.getState().changes?.undo()).rejects.toMatchObject({ kind: 'network' });
    await settled(undo);
    expect(holds(world)).toEqual(['demo~two', '2 latte']);
    expect(told(world)).toHaveLength(2);
  });

  it('forgets what changed when it is emptied', async () => {
    const world = await withBoth();
    await go(world, 'two');
    world.cart.getState().clear();
    expect(world.cart.getState().changes).toBeNull();
  });

  it('is rechecked when the branch it was at is no longer there', async () => {
    const world = await withBoth();
    await go(world, 'three');
    world.table['webapp/v5/restaurant/'] = {
      body: restaurantBody(
        { branches: branches.slice(0, 2), branch_id: 'demo~two' },
        {
          ...routes['webapp/v5/menu/demo~two'].body,
        },
      ),
    };
    await settled(world.business.getState().load());
    expect(holds(world)).toEqual(['demo~two', '2 latte']);
    expect(told(world)).toEqual(['latte 1.5 -> 1.75', 'mocha not_here']);
  });
});

describe('a menu that is not all there yet', () => {
  const set = ({ menu }: World, patch: Partial<ReturnType<World['menu']['getState']>>) =>
    menu.setState((state) => ({ ...patch, menu: state.menu && { ...state.menu } }));
  const items = Array.from({ length: 300 }, (_, index) => wireItem(`item-${index}`));
  const large = menuBody(...items, wireItem('mocha'));

  it('drops nothing, and calls nothing gone, before its end', async () => {
    // Each look at the clock takes a millisecond.
    let clock = Date.now();
    const world = await withBoth({ now: () => clock++ }, { 'webapp/v5/menu/demo~two': large });
    const going = world.business.getState().selectBranch('demo~two');
    await vi.advanceTimersByTimeAsync(3);
    expect(world.business.getState().branchId).toBe('demo~one');
    expect(world.cart.getState().bill).toMatchObject({ problems: [] });
    await settled(going);
    expect(holds(world)).toEqual(['demo~two', '1 mocha']);
    expect(told(world)).toEqual(['latte not_here', 'mocha 2.25 -> 1.5']);
  });

  it('does not move what was brought along before its end', async () => {
    const world = await withBoth();
    set(world, { complete: false });
    world.business.setState({ branchId: 'demo~two' });
    expect(holds(world)).toEqual(['demo~one', '2 latte', '1 mocha']);
    expect(world.cart.getState()).toMatchObject({ bill: null, elsewhere: null, changes: null });
    // What is added meanwhile is of the branch that is shown, and stays.
    world.cart.getState().add(choiceOf('latte', 1, 'hot'));
    set(world, { complete: true });
    expect(holds(world)).toEqual(['demo~two', '2 latte', '1 mocha', '1 latte']);
    expect(world.cart.getState().changes).toBeNull();
    expect(total(world)).toBe(6.75);
  });

  it('has no bill while an item of the cart was not read', async () => {
    const world = await withBoth();
    set(world, { complete: false, itemById: () => undefined });
    expect(world.cart.getState().bill).toBeNull();
    set(world, { complete: true });
    expect(world.cart.getState().bill?.problems).toMatchObject([
      { reason: 'item_gone' },
      { reason: 'item_gone' },
    ]);
  });
});

describe('a cart from an earlier visit', () => {
  async function later(more: Parameters<typeof setup>[0] = {}) {
    const earlier = await withBoth();
    // The branch that was chosen is forgotten, or gone: the shop opens at its own.
    const shop = { branches, branch_id: 'demo~two' };
    const body = restaurantBody(shop, routes['webapp/v5/menu/demo~two'].body);
    return open({ storage: earlier.deps.storage }, { 'webapp/v5/restaurant/': { body }, ...more });
  }

  it('is rechecked at the branch that is shown, with the names its own branch has for things', async () => {
    const world = await later();
    expect(holds(world)).toEqual(['demo~two', '2 latte']);
    expect(told(world)).toEqual(['latte 1.5 -> 1.75', 'mocha not_here']);
    expect(storedCart(world).branchId).toBe('demo~two');
  });

  it('says what it can when its own branch has nothing to say any more', async () => {
    const world = await later({ 'webapp/v5/menu/demo~one': { status: 404, body: { error: 1 } } });
    expect(holds(world)).toEqual(['demo~two', '2 latte']);
    expect(told(world)).toEqual(['undefined not_here']);
  });

  it('stays as it is at its own branch', async () => {
    const earlier = await withBoth();
    await go(earlier, 'three');
    const world = await open({ storage: earlier.deps.storage });
    expect(holds(world)).toEqual(['demo~three', '2 latte', '1 mocha']);
    expect(world.cart.getState().changes).toBeNull();
    expect(world.paths('webapp/v5/menu/')).toHaveLength(1);
  });
});

describe('two elements of one business', () => {
  async function pair(more: Parameters<typeof setup>[0] = {}) {
    const storage = sharedStorage();
    const one = await open({ storage: storage() });
    const two = await open({ storage: storage() }, more);
    const writes: string[] = [];
    const watch = storage();
    watch.subscribe((key, value) => void writes.push(`${key} ${value}`));
    const connected = [one, two].flatMap(({ business, cart }) => [business.connect(), cart.connect()]);
    one.cart.getState().add(choiceOf('latte', 2));
    one.cart.getState().add(choiceOf('mocha'));
    writes.length = 0;
    return { one, two, writes, stop: () => connected.map((stop) => stop()) };
  }

  it('go to another branch together, with the same cart', async () => {
    const { one, two, writes, stop } = await pair();
    await go(one, 'two');
    expect(holds(one)).toEqual(['demo~two', '2 latte']);
    expect(holds(two)).toEqual(holds(one));
    expect([total(one), total(two)]).toEqual([3.5, 3.5]);
    // Nobody answers the other's change with a change: it comes to rest.
    writes.length = 0;
    await settled(Promise.resolve());
    expect(writes).toEqual([]);
    two.cart.getState().add(choiceOf('chai'));
    expect(holds(one)).toEqual(['demo~two', '2 latte', '1 chai']);
    stop();
  });

  it('end at one branch when both are sent away at once', async () => {
    const { one, two, stop } = await pair();
    await settled(
      Promise.all([
        one.business.getState().selectBranch('demo~two'),
        two.business.getState().selectBranch('demo~three'),
      ]),
    );
    expect(one.business.getState().branchId).toBe(two.business.getState().branchId);
    expect(holds(one)).toEqual(holds(two));
    expect(storedCart(one)).toMatchObject({ branchId: one.business.getState().branchId });
    stop();
  });

  it('leave the cart alone where one cannot follow, until the customer does something there', async () => {
    const { one, two, writes, stop } = await pair({ 'webapp/v5/menu/demo~two': 'lost' });
    await go(one, 'two');
    expect(two.business.getState().branchId).toBe('demo~one');
    expect(holds(two)).toEqual(['demo~two', '2 latte']);
    expect(two.cart.getState()).toMatchObject({ bill: null, elsewhere: { branchId: 'demo~two' } });
    expect(writes.filter((write) => write.includes(':cart'))).toHaveLength(1);

    two.cart.getState().elsewhere?.bringHere();
    await settled(Promise.resolve());
    expect(holds(two)).toEqual(['demo~one', '2 latte']);
    expect(two.cart.getState()).toMatchObject({ elsewhere: null });
    expect(total(two)).toBe(3);
    // And the other goes with it.
    expect(one.business.getState().branchId).toBe('demo~one');
    expect(holds(one)).toEqual(holds(two));
    stop();
  });

  it('take adding something as the wish to order here', async () => {
    const { one, two, stop } = await pair({ 'webapp/v5/menu/demo~two': 'lost' });
    await go(one, 'two');
    two.cart.getState().add(choiceOf('mocha'));
    await settled(Promise.resolve());
    expect(holds(two)).toEqual(['demo~one', '2 latte', '1 mocha']);
    expect(holds(one)).toEqual(holds(two));
    stop();
  });
});
