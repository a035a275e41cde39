import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restaurantBody, shiftsBody, wireCategory, wireItem } from '../api/wire-for-tests.ts';
import { choiceOf, setup, sharedStorage } from './stores-for-tests.ts';

beforeEach(async () => {
  // The lazily loaded code is there before the clock stands still.
  await import('./branch-menus.ts');
  vi.useFakeTimers({ now: new Date('2026-03-01T06:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const settled = async (done: Promise<unknown>) => {
  await vi.runAllTimersAsync();
  await done;
};

const menuOfTwo = {
  'webapp/v5/menu/demo~two': {
    body: { menu: { categories: [wireCategory('tea', [wireItem('chai')])] }, discounts: {} },
  },
};

describe('loading a business', () => {
  it('shows it with its menu and takes the default branch', async () => {
    const { business, menu } = setup();
    const loading = business.getState().load();
    expect(business.getState().status).toBe('fetching');
    await settled(loading);
    expect(business.getState()).toMatchObject({
      status: 'fetched',
      branchId: 'demo~one',
      branch: { id: 'demo~one' },
      currency: { code: 'KWD', digits: 3 },
      error: null,
    });
    expect(menu.getState().menu?.categories[0]?.items.map(({ id }) => id)).toEqual(['latte', 'mocha']);
    expect(menu.getState().complete).toBe(true);
  });

  it('asks once however often it is called', async () => {
    const { business, paths } = setup();
    await settled(Promise.all([business.getState().load(), business.getState().load()]));
    expect(paths('webapp/v5/restaurant/demo')).toHaveLength(1);
  });

  it("uses the loader's answer, once", async () => {
    const { business, paths } = setup(
      {},
      { firstData: Promise.resolve({ status: 200, body: restaurantBody() }) },
    );
    await settled(business.getState().load());
    expect(business.getState().status).toBe('fetched');
    expect(paths('webapp/v5/restaurant/')).toHaveLength(0);
    await settled(business.getState().load());
    expect(paths('webapp/v5/restaurant/')).toHaveLength(1);
  });

  it('asks itself when the loader got nothing', async () => {
    const firstData = Promise.reject(new TypeError('lost'));
    firstData.catch(() => undefined);
    const { business } = setup({}, { firstData });
    await settled(business.getState().load());
    expect(business.getState().status).toBe('fetched');
  });

  it.each([
    [
      "the server's message",
      { status: 404, body: { error: 1, code: 'unknown', message: 'No such place' } },
      { reason: 'server', message: 'No such place', status: 404 },
    ],
    ['a missing restaurant', { body: {} }, { reason: 'missing', message: 'Something Went Wrong' }],
    ['rubbish', { body: 'x' }, { reason: 'missing', message: 'Something Went Wrong' }],
    [
      'a bad required part',
      { body: restaurantBody({ currency: '?' }) },
      { reason: 'failed', message: 'Fail to fetch menu, please try later', kind: 'invalid' },
    ],
    ['a failing server', { status: 500, body: {} }, { reason: 'failed', kind: 'unavailable', status: 500 }],
    [
      'a lost connection',
      'lost' as const,
      { reason: 'failed', kind: 'network', message: 'Fail to fetch menu, please try later' },
    ],
  ])('says why it failed: %s', async (_, reply, expected) => {
    const { business } = setup({ 'webapp/v5/restaurant/': reply });
    await settled(business.getState().load());
    expect(business.getState()).toMatchObject({ status: 'error', error: expected, business: null });
  });

  it('says how to reach a business that is switched off', async () => {
    const contact = { phone: '+96512345', social_links: { instagram: 'https://instagram.test/demo' } };
    const { business } = setup({
      'webapp/v5/restaurant/': {
        status: 433,
        body: { error: 1, code: 'suspended', message: 'Closed', contact },
      },
    });
    await settled(business.getState().load());
    expect(business.getState().error).toMatchObject({ status: 433, message: 'Closed', contact });
  });

  it('comes back on a retry', async () => {
    const { business, table } = setup({ 'webapp/v5/restaurant/': 'lost' });
    await settled(business.getState().load());
    table['webapp/v5/restaurant/'] = { body: restaurantBody() };
    const again = business.getState().load();
    expect(business.getState()).toMatchObject({ status: 'fetching', error: null });
    await settled(again);
    expect(business.getState().status).toBe('fetched');
  });

  it('keeps what is shown when only a refresh fails', async () => {
    const { business, table } = setup();
    await settled(business.getState().load());
    table['webapp/v5/restaurant/'] = 'lost';
    const statuses: string[] = [];
    business.subscribe(({ status }) => statuses.push(status));
    await settled(business.getState().load());
    expect(business.getState()).toMatchObject({ status: 'fetched', error: null });
    expect(new Set(statuses)).not.toContain('fetching');
  });
});

describe('branches', () => {
  it('go with their menu and are remembered on the device', async () => {
    const storage = sharedStorage();
    const { business, menu } = setup(menuOfTwo, { storage: storage() });
    await settled(business.getState().load());
    await settled(business.getState().selectBranch('demo~two'));
    expect(business.getState()).toMatchObject({ branchId: 'demo~two', branch: { id: 'demo~two' } });
    expect(menu.getState().itemById('chai')?.id).toBe('chai');

    const reloaded = setup(menuOfTwo, { storage: storage() });
    await settled(reloaded.business.getState().load());
    expect(reloaded.business.getState().branchId).toBe('demo~two');
    expect(reloaded.menu.getState().itemById('chai')?.id).toBe('chai');
  });

  it('that are gone or hidden are not gone back to', async () => {
    const { business, deps } = setup();
    deps.storage.set(
      'order-app:demo:business',
      JSON.stringify({ v: 1, d: { branchId: 'demo~old', locale: null, theme: null, sellingType: null } }),
    );
    const again = setup({}, { storage: deps.storage });
    await settled(again.business.getState().load());
    expect(again.business.getState().branchId).toBe('demo~one');
    expect(business.getState().status).toBe('idle');
  });

  it('whose menu does not come leave everything as it is', async () => {
    const { business, menu, cart } = setup({ 'webapp/v5/menu/': { status: 500, body: {} } });
    await settled(business.getState().load());
    cart.getState().add(choiceOf('latte'));
    const refused = expect(business.getState().selectBranch('demo~two')).rejects.toMatchObject({
      kind: 'unavailable',
    });
    await vi.runAllTimersAsync();
    await refused;
    expect(business.getState().branchId).toBe('demo~one');
    expect(menu.getState().itemById('latte')).toBeDefined();
    expect(cart.getState().count).toBe(1);
  });

  const slow = (ms: number, reply: { status?: number; body: unknown }) => async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return reply;
  };
  const itemsOf = (menu: ReturnType<typeof setup>['menu']) =>
    menu.getState().menu?.categories.flatMap(({ items }) => items.map(({ id }) => id));

  it('stay shown until the next one is there', async () => {
    const { business, menu } = setup({
      'webapp/v5/menu/demo~two': slow(500, menuOfTwo['webapp/v5/menu/demo~two']),
    });
    await settled(business.getState().load());
    const going = business.getState().selectBranch('demo~two');
    await vi.advanceTimersByTimeAsync(499);
    expect(business.getState().branchId).toBe('demo~one');
    expect(itemsOf(menu)).toEqual(['latte', 'mocha']);
    await settled(going);
    expect(itemsOf(menu)).toEqual(['chai']);
  });

  const three = [
    { id: 'demo~one', name: { en: 'One' } },
    { id: 'demo~two', name: { en: 'Two' } },
    { id: 'demo~three', name: { en: 'Three' } },
  ];
  const menuOfThree = {
    body: { menu: { categories: [wireCategory('soup', [wireItem('lentils')])] }, discounts: {} },
  };

  it.each([
    ['whose menu comes late', menuOfTwo['webapp/v5/menu/demo~two']],
    ['whose menu does not come', { status: 404, body: { error: 1, message: 'None' } }],
  ])('are not gone to when the customer chose another meanwhile: one %s', async (_, reply) => {
    const { business, menu, deps } = setup({
      'webapp/v5/restaurant/': { body: restaurantBody({ branches: three }) },
      'webapp/v5/menu/demo~two': slow(500, reply),
      'webapp/v5/menu/demo~three': slow(100, menuOfThree),
    });
    await settled(business.getState().load());
    const first = business
      .getState()
      .selectBranch('demo~two')
      .catch(() => undefined);
    await settled(Promise.all([first, business.getState().selectBranch('demo~three')]));
    expect(business.getState()).toMatchObject({ branchId: 'demo~three', branch: { id: 'demo~three' } });
    expect(itemsOf(menu)).toEqual(['lentils']);
    expect(deps.storage.get('order-app:demo:business')).toContain('demo~three');
  });

  it('can be stayed at while another is on its way', async () => {
    const { business, menu } = setup({
      'webapp/v5/menu/demo~two': slow(500, menuOfTwo['webapp/v5/menu/demo~two']),
    });
    await settled(business.getState().load());
    const { selectBranch } = business.getState();
    await settled(Promise.all([selectBranch('demo~two'), selectBranch('demo~one')]));
    expect(business.getState().branchId).toBe('demo~one');
    expect(itemsOf(menu)).toEqual(['latte', 'mocha']);
  });

  it('are not gone back from by a refresh that was on its way', async () => {
    const { business, menu, table } = setup(menuOfTwo);
    await settled(business.getState().load());
    table['webapp/v5/restaurant/'] = slow(500, { body: restaurantBody() });
    const refresh = business.getState().load();
    await settled(Promise.all([business.getState().selectBranch('demo~two'), refresh]));
    expect(business.getState().branchId).toBe('demo~two');
    expect(itemsOf(menu)).toEqual(['chai']);
  });

  it('show no menu but their own while they are refreshed', async () => {
    const { business, menu } = setup(menuOfTwo);
    await settled(business.getState().load());
    await settled(business.getState().selectBranch('demo~two'));
    const seen: unknown[] = [];
    menu.subscribe(() => seen.push(itemsOf(menu)));
    await settled(business.getState().load());
    expect(seen).toEqual([['chai']]);
  });

  it('that are listed but have no menu give way to the one that has', async () => {
    const { deps } = setup();
    deps.storage.set(
      'order-app:demo:business',
      JSON.stringify({ v: 1, d: { branchId: 'demo~two', locale: null, theme: null, sellingType: null } }),
    );
    const { business, menu } = setup({}, { storage: deps.storage });
    await settled(business.getState().load());
    expect(business.getState()).toMatchObject({ status: 'fetched', branchId: 'demo~one' });
    expect(itemsOf(menu)).toEqual(['latte', 'mocha']);
  });

  it('whose menu only fails to arrive are asked for again', async () => {
    const { deps } = setup();
    deps.storage.set(
      'order-app:demo:business',
      JSON.stringify({ v: 1, d: { branchId: 'demo~two', locale: null, theme: null, sellingType: null } }),
    );
    const { business, menu, table } = setup({ 'webapp/v5/menu/': 'lost' }, { storage: deps.storage });
    await settled(business.getState().load());
    expect(business.getState()).toMatchObject({ status: 'error', error: { kind: 'network' } });
    table['webapp/v5/menu/'] = menuOfTwo['webapp/v5/menu/demo~two'];
    await settled(business.getState().load());
    expect(itemsOf(menu)).toEqual(['chai']);
  });

  it('have their own hours', async () => {
    const { business, shop } = setup({
      ...menuOfTwo,
      'webapp/v5/shifts/demo~two': {
        body: shiftsBody({ car_pickup: { status: 'closed', shifts: [], slots: [] } }),
      },
    });
    await settled(business.getState().load());
    expect(shop.getState().openState('car_pickup').open).toBe(true);
    await settled(business.getState().selectBranch('demo~two'));
    expect(shop.getState().openState('car_pickup').open).toBe(false);
  });

  it('are gone to by every element of the business, and menus of none are asked for twice', async () => {
    const storage = sharedStorage();
    const one = setup(menuOfTwo, { storage: storage() });
    const two = setup(menuOfTwo, { storage: storage() });
    const stops = [one.business.connect(), two.business.connect()];
    await settled(Promise.all([one.business.getState().load(), two.business.getState().load()]));
    await settled(one.business.getState().selectBranch('demo~two'));
    expect(two.business.getState().branchId).toBe('demo~two');
    expect(itemsOf(two.menu)).toEqual(['chai']);
    expect([...one.paths('webapp/v5/menu'), ...two.paths('webapp/v5/menu')]).toHaveLength(2);
    for (const stop of stops) stop();
  });

  it('that another element cannot load leave it where it is', async () => {
    const storage = sharedStorage();
    const one = setup(menuOfTwo, { storage: storage() });
    const two = setup({}, { storage: storage() });
    const stop = two.business.connect();
    await settled(Promise.all([one.business.getState().load(), two.business.getState().load()]));
    await settled(one.business.getState().selectBranch('demo~two'));
    expect(two.business.getState()).toMatchObject({ branchId: 'demo~one', info: { branchId: 'demo~two' } });
    stop();
  });

  it('on their way are not lost when another element only remembers something else', async () => {
    const storage = sharedStorage();
    const one = setup(
      { 'webapp/v5/menu/demo~two': slow(500, menuOfTwo['webapp/v5/menu/demo~two']) },
      { storage: storage() },
    );
    const two = setup({}, { storage: storage() });
    const stop = one.business.connect();
    await settled(Promise.all([one.business.getState().load(), two.business.getState().load()]));
    const going = one.business.getState().selectBranch('demo~two');
    two.business.getState().remember({ theme: 'dark' });
    await settled(going);
    expect(one.business.getState().branchId).toBe('demo~two');
    stop();
  });
});

describe('a large menu', () => {
  const many = Array.from({ length: 500 }, (_, index) => wireItem(`item-${index}`));
  const large = restaurantBody(
    {},
    {
      menu: {
        categories: [wireCategory('all', many)],
      },
    },
  );

  it('shows its beginning at once and the rest in slices', async () => {
    // Each look at the clock takes a millisecond.
    let clock = Date.now();
    const { business, menu } = setup({ 'webapp/v5/restaurant/': { body: large } }, { now: () => clock++ });
    const loading = business.getState().load();
    await vi.advanceTimersByTimeAsync(0);
    await loading;
    const count = () => menu.getState().menu?.categories[0]?.items.length;
    expect(count()).toBe(32);
    expect(menu.getState().complete).toBe(false);
    // An item that was not read yet can be put into the cart and priced.
    expect(menu.getState().itemById('item-499')?.id).toBe('item-499');
    let slices = 0;
    while (!menu.getState().complete) {
      await vi.advanceTimersToNextTimerAsync();
      slices++;
    }
    expect(slices).toBeGreaterThan(20);
    expect(count()).toBe(500);
  });

  const paged = (items: number) =>
    restaurantBody(
      {},
      {
        menu: { categories: [wireCategory('coffee', many.slice(0, items))] },
        pagination: { page: 1, pages: 3, total: many.length },
      },
    );
  const whole = { menu: { categories: [wireCategory('coffee', many)] }, discounts: {} };

  it('opens with the first page of a long menu and fetches the rest behind it', async () => {
    const { business, menu, paths } = setup({
      'webapp/v5/restaurant/': { body: paged(60) },
      'webapp/v5/menu/': { body: whole },
    });
    await business.getState().load();
    const counts = new Set<number | undefined>();
    menu.subscribe((state) => counts.add(state.menu?.categories[0]?.items.length));
    expect(menu.getState().complete).toBe(false);
    await vi.waitFor(() => expect(menu.getState().complete).toBe(true));
    // Never fewer than before: nothing the customer looks at goes away.
    expect([...counts]).toEqual([60, 500].filter((count) => counts.has(count)));
    expect(menu.getState().menu?.categories[0]?.items).toHaveLength(500);
    expect(paths('webapp/v5/menu/')).toHaveLength(1);
  });

  it('says so when the rest cannot be fetched, and the next try makes it good', async () => {
    const { business, menu, table } = setup({
      'webapp/v5/restaurant/': { body: paged(60) },
      'webapp/v5/menu/': { status: 400, body: { error: 1, code: 'x', message: 'no' } },
    });
    await business.getState().load();
    await vi.waitFor(() => expect(menu.getState().isCutShort).toBe(true));
    expect(menu.getState().complete).toBe(false);
    table['webapp/v5/menu/'] = { body: whole };
    await business.getState().load();
    await vi.waitFor(() => expect(menu.getState().complete).toBe(true));
    expect(menu.getState().isCutShort).toBe(false);
  });
});
