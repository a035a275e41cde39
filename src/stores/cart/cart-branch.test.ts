import { describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireItem } from '../../api/testing/wire-examples.ts';
import {
  billTotal,
  branches,
  cartContents,
  menuBody,
  openCart,
  openCartWithTwoItems,
  routes,
  settled,
  shownChanges,
  storedCart,
  switchToBranch,
  type TestStores,
} from '../testing/cart-branches.ts';
import { stopClock } from '../testing/fake-clock.ts';
import { type createTestStores, itemChoice } from '../testing/test-stores.ts';

stopClock();

describe('a cart taken to another branch', () => {
  it('keeps what is sold there at the price there, and says what changed', async () => {
    const world = await openCartWithTwoItems();
    await switchToBranch(world, 'two');
    expect(cartContents(world)).toEqual(['demo~two', '2 latte']);
    expect(shownChanges(world)).toEqual(['latte 1.5 -> 1.75', 'mocha not_here']);
    expect(billTotal(world)).toBe(3.5);
    expect(storedCart(world)).toMatchObject({ branchId: 'demo~two', lines: [{ itemId: 'latte' }] });
  });

  // @spec cart/when-business-loads-lines-not
  it('leaves behind what the menu there lists, and says is sold elsewhere', async () => {
    const elsewhere = menuBody(
      wireItem('latte', { branches: ['demo~one'] }),
      wireItem('mocha', { price: 2.25 }),
    );
    const world = await openCartWithTwoItems({}, { 'webapp/v5/menu/demo~two': elsewhere });
    await switchToBranch(world, 'two');
    expect(cartContents(world)).toEqual(['demo~two', '1 mocha']);
    expect(shownChanges(world)).toEqual(['latte not_here']);
    // And it cannot be bought there by adding it again.
    world.cart.getState().add(itemChoice('latte', 1));
    expect(world.cart.getState().bill?.problems).toMatchObject([{ reason: 'item_gone' }]);
  });

  it('comes along whole, and in silence, where everything is the same', async () => {
    const world = await openCartWithTwoItems();
    await switchToBranch(world, 'three');
    expect(cartContents(world)).toEqual(['demo~three', '2 latte', '1 mocha']);
    expect(world.cart.getState().changes).toBeNull();
    expect(billTotal(world)).toBe(5.25);
  });

  it('that is empty just goes', async () => {
    const world = await openCart();
    await switchToBranch(world, 'two');
    expect(cartContents(world)).toEqual(['demo~two']);
    expect(world.cart.getState().changes).toBeNull();
  });

  it('tells until it was read', async () => {
    const world = await openCartWithTwoItems();
    await switchToBranch(world, 'two');
    await switchToBranch(world, 'three');
    expect(shownChanges(world)).toEqual(['mocha not_here', 'latte 1.75 -> 1.5']);
    world.cart.getState().changes?.dismiss();
    expect(world.cart.getState().changes).toBeNull();
  });

  it('is as before after an undo', async () => {
    const world = await openCartWithTwoItems();
    const before = world.cart.getState().cart;
    await switchToBranch(world, 'two');
    await settled(world.cart.getState().changes?.undo() ?? Promise.reject(new Error('nothing to undo')));
    expect(world.business.getState().branchId).toBe('demo~one');
    expect(world.cart.getState()).toMatchObject({ cart: before, changes: null });
    expect(billTotal(world)).toBe(5.25);
    expect(storedCart(world)).toMatchObject({ branchId: 'demo~one', lines: before.lines });
  });

  it('stays where it is when the undo cannot load the menu', async () => {
    const world = await openCartWithTwoItems();
    await switchToBranch(world, 'two');
    world.routes['webapp/v5/menu/demo~one'] = 'lost';
    const undo = expect(world.cart.getState().changes?.undo()).rejects.toMatchObject({ kind: 'network' });
    await settled(undo);
    expect(cartContents(world)).toEqual(['demo~two', '2 latte']);
    expect(shownChanges(world)).toHaveLength(2);
  });

  it('forgets what changed when it is emptied', async () => {
    const world = await openCartWithTwoItems();
    await switchToBranch(world, 'two');
    world.cart.getState().clear();
    expect(world.cart.getState().changes).toBeNull();
  });

  it('is rechecked when the branch it was at is no longer there', async () => {
    const world = await openCartWithTwoItems();
    await switchToBranch(world, 'three');
    world.routes['webapp/v5/restaurant/'] = {
      body: restaurantBody(
        { branches: branches.slice(0, 2), branch_id: 'demo~two' },
        {
          ...routes['webapp/v5/menu/demo~two'].body,
        },
      ),
    };
    await settled(world.business.getState().load());
    expect(cartContents(world)).toEqual(['demo~two', '2 latte']);
    expect(shownChanges(world)).toEqual(['latte 1.5 -> 1.75', 'mocha not_here']);
  });
});

describe('a menu that is not all there yet', () => {
  const set = ({ menu }: TestStores, patch: Partial<ReturnType<TestStores['menu']['getState']>>) =>
    menu.setState((state) => ({ ...patch, menu: state.menu && { ...state.menu } }));
  const items = Array.from({ length: 300 }, (_, index) => wireItem(`item-${index}`));
  const large = menuBody(...items, wireItem('mocha'));

  it('drops nothing, and calls nothing gone, before its end', async () => {
    // Each look at the clock takes a millisecond.
    let clock = Date.now();
    const world = await openCartWithTwoItems({ now: () => clock++ }, { 'webapp/v5/menu/demo~two': large });
    const going = world.business.getState().selectBranch('demo~two');
    await vi.advanceTimersByTimeAsync(3);
    expect(world.business.getState().branchId).toBe('demo~one');
    expect(world.cart.getState().bill).toMatchObject({ problems: [] });
    await settled(going);
    expect(cartContents(world)).toEqual(['demo~two', '1 mocha']);
    expect(shownChanges(world)).toEqual(['latte not_here', 'mocha 2.25 -> 1.5']);
  });

  it('does not move what was brought along before its end', async () => {
    const world = await openCartWithTwoItems();
    set(world, { isComplete: false });
    world.business.setState({ branchId: 'demo~two' });
    expect(cartContents(world)).toEqual(['demo~one', '2 latte', '1 mocha']);
    expect(world.cart.getState()).toMatchObject({ bill: null, elsewhere: null, changes: null });
    // What is added meanwhile is of the branch that is shown, and stays.
    world.cart.getState().add(itemChoice('latte', 1, 'hot'));
    set(world, { isComplete: true });
    expect(cartContents(world)).toEqual(['demo~two', '2 latte', '1 mocha', '1 latte']);
    expect(world.cart.getState().changes).toBeNull();
    expect(billTotal(world)).toBe(6.75);
  });

  it('has no bill while an item of the cart was not read', async () => {
    const world = await openCartWithTwoItems();
    set(world, { isComplete: false, itemById: () => undefined });
    expect(world.cart.getState().bill).toBeNull();
    set(world, { isComplete: true });
    expect(world.cart.getState().bill?.problems).toMatchObject([
      { reason: 'item_gone' },
      { reason: 'item_gone' },
    ]);
  });
});

describe('a cart from an earlier visit', () => {
  async function later(more: Parameters<typeof createTestStores>[0] = {}) {
    const earlier = await openCartWithTwoItems();
    // The branch that was chosen is forgotten, or gone: the shop opens at its own.
    const shop = { branches, branch_id: 'demo~two' };
    const body = restaurantBody(shop, routes['webapp/v5/menu/demo~two'].body);
    return openCart({ storage: earlier.deps.storage }, { 'webapp/v5/restaurant/': { body }, ...more });
  }

  // @spec cart/when-business-loads-lines-not
  it('is rechecked at the branch that is shown, with the names its own branch has for things', async () => {
    const world = await later();
    expect(cartContents(world)).toEqual(['demo~two', '2 latte']);
    expect(shownChanges(world)).toEqual(['latte 1.5 -> 1.75', 'mocha not_here']);
    expect(storedCart(world).branchId).toBe('demo~two');
  });

  it('says what it can when its own branch has nothing to say any more', async () => {
    const world = await later({ 'webapp/v5/menu/demo~one': { status: 404, body: { error: 1 } } });
    expect(cartContents(world)).toEqual(['demo~two', '2 latte']);
    expect(shownChanges(world)).toEqual(['undefined not_here']);
  });

  it('stays as it is at its own branch', async () => {
    const earlier = await openCartWithTwoItems();
    await switchToBranch(earlier, 'three');
    const world = await openCart({ storage: earlier.deps.storage });
    expect(cartContents(world)).toEqual(['demo~three', '2 latte', '1 mocha']);
    expect(world.cart.getState().changes).toBeNull();
    expect(world.requestsTo('webapp/v5/menu/')).toHaveLength(1);
  });
});
