import { describe, expect, it, vi } from 'vitest';
import { restaurantBody, shiftsBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { branchTwoMenuRoute, delayReply, listShownItemIds } from '../testing/branch-menu-fixtures.ts';
import { installFakeClock, runTimersAndAwait } from '../testing/fake-clock.ts';
import { buildItemChoice, createSharedStorage, createTestStores } from '../testing/test-stores.ts';

installFakeClock(new Date('2026-03-01T06:00:00Z'));

describe('selecting a branch', () => {
  // @spec constants/persisted-business
  it('shows the menu of the selected branch and stores the branch on the device', async () => {
    const openStorage = createSharedStorage();
    const { business, menu } = createTestStores(branchTwoMenuRoute, { storage: openStorage() });
    await runTimersAndAwait(business.getState().load());
    await runTimersAndAwait(business.getState().selectBranch('demo~two'));
    expect(business.getState()).toMatchObject({ branchId: 'demo~two', branch: { id: 'demo~two' } });
    expect(menu.getState().findItem('chai')?.id).toBe('chai');

    const reloadedStores = createTestStores(branchTwoMenuRoute, { storage: openStorage() });
    await runTimersAndAwait(reloadedStores.business.getState().load());
    expect(reloadedStores.business.getState().branchId).toBe('demo~two');
    expect(reloadedStores.menu.getState().findItem('chai')?.id).toBe('chai');
  });

  it('shows the default branch if the stored branch no longer exists', async () => {
    const { business, deps } = createTestStores();
    deps.storage.set(
      'order-app:demo:business',
      JSON.stringify({ v: 1, d: { branchId: 'demo~old', locale: null, theme: null, sellingType: null } }),
    );
    const reopenedStores = createTestStores({}, { storage: deps.storage });
    await runTimersAndAwait(reopenedStores.business.getState().load());
    expect(reopenedStores.business.getState().branchId).toBe('demo~one');
    expect(business.getState().status).toBe('idle');
  });

  it('keeps the stored branch, its menu and the cart when a link names an unknown branch', async () => {
    const openStorage = createSharedStorage();
    const firstVisit = createTestStores(branchTwoMenuRoute, { storage: openStorage() });
    await runTimersAndAwait(firstVisit.business.getState().load());
    await runTimersAndAwait(firstVisit.business.getState().selectBranch('demo~two'));
    firstVisit.cart.getState().add(buildItemChoice('chai'));

    const { business, cart } = createTestStores(branchTwoMenuRoute, { storage: openStorage() });
    await business.getState().followLinkBranch('demo~mars');
    await runTimersAndAwait(business.getState().load());
    expect(business.getState()).toMatchObject({
      branchId: 'demo~two',
      otherBranchReason: { kind: 'unknown' },
    });
    expect(business.getState().preferences.branchId).toBe('demo~two');
    expect(cart.getState().count).toBe(1);

    business.getState().dismissOtherBranch();
    expect(business.getState().otherBranchReason).toBeNull();
    await business.getState().followLinkBranch('demo~venus');
    expect(business.getState()).toMatchObject({
      branchId: 'demo~two',
      otherBranchReason: { kind: 'unknown' },
    });
  });

  it('says that the server refused the menu of the stored branch, until the customer dismisses the notice', async () => {
    const openStorage = createSharedStorage();
    const firstVisit = createTestStores(branchTwoMenuRoute, { storage: openStorage() });
    await runTimersAndAwait(firstVisit.business.getState().load());
    await runTimersAndAwait(firstVisit.business.getState().selectBranch('demo~two'));

    const refusal = { status: 404, body: { error: 1, message: 'Moved to the harbour' } };
    const { business } = createTestStores({ 'webapp/v5/menu/demo~two': refusal }, { storage: openStorage() });
    await runTimersAndAwait(business.getState().load());
    expect(business.getState()).toMatchObject({
      branchId: 'demo~one',
      otherBranchReason: { kind: 'refused', branch: { id: 'demo~two' }, message: 'Moved to the harbour' },
    });

    business.getState().dismissOtherBranch();
    await runTimersAndAwait(business.getState().load());
    expect(business.getState().otherBranchReason).toBeNull();
  });

  it('shows the branch that a link names, and stores that branch on the device', async () => {
    const { business } = createTestStores(branchTwoMenuRoute);
    await business.getState().followLinkBranch('demo~two');
    await runTimersAndAwait(business.getState().load());
    expect(business.getState()).toMatchObject({ branchId: 'demo~two', otherBranchReason: null });
    expect(business.getState().preferences.branchId).toBe('demo~two');
  });

  it('keeps the branch, menu and cart when the menu of the selected branch cannot be loaded', async () => {
    const { business, menu, cart } = createTestStores({ 'webapp/v5/menu/': { status: 500, body: {} } });
    await runTimersAndAwait(business.getState().load());
    cart.getState().add(buildItemChoice('latte'));
    const rejection = expect(business.getState().selectBranch('demo~two')).rejects.toMatchObject({
      kind: 'unavailable',
    });
    await vi.runAllTimersAsync();
    await rejection;
    expect(business.getState().branchId).toBe('demo~one');
    expect(menu.getState().findItem('latte')).toBeDefined();
    expect(cart.getState().count).toBe(1);
  });

  it('keeps showing the current branch until the menu of the next branch has loaded', async () => {
    const { business, menu } = createTestStores({
      'webapp/v5/menu/demo~two': delayReply(500, branchTwoMenuRoute['webapp/v5/menu/demo~two']),
    });
    await runTimersAndAwait(business.getState().load());
    const branchSwitch = business.getState().selectBranch('demo~two');
    await vi.advanceTimersByTimeAsync(499);
    expect(business.getState().branchId).toBe('demo~one');
    expect(listShownItemIds(menu)).toEqual(['latte', 'mocha']);
    await runTimersAndAwait(branchSwitch);
    expect(listShownItemIds(menu)).toEqual(['chai']);
  });

  const threeBranches = [
    { id: 'demo~one', name: { en: 'One' } },
    { id: 'demo~two', name: { en: 'Two' } },
    { id: 'demo~three', name: { en: 'Three' } },
  ];
  const branchThreeMenu = {
    body: { menu: { categories: [wireCategory('soup', [wireItem('lentils')])] }, discounts: {} },
  };

  it.each([
    ['arrives late', branchTwoMenuRoute['webapp/v5/menu/demo~two']],
    ['cannot be loaded', { status: 404, body: { error: 1, message: 'None' } }],
  ])(
    'shows the branch that was selected last, even if the menu of an earlier selection %s',
    async (_, reply) => {
      const { business, menu, deps } = createTestStores({
        'webapp/v5/restaurant/': { body: restaurantBody({ branches: threeBranches }) },
        'webapp/v5/menu/demo~two': delayReply(500, reply),
        'webapp/v5/menu/demo~three': delayReply(100, branchThreeMenu),
      });
      await runTimersAndAwait(business.getState().load());
      const firstSelection = business
        .getState()
        .selectBranch('demo~two')
        .catch(() => undefined);
      await runTimersAndAwait(Promise.all([firstSelection, business.getState().selectBranch('demo~three')]));
      expect(business.getState()).toMatchObject({ branchId: 'demo~three', branch: { id: 'demo~three' } });
      expect(listShownItemIds(menu)).toEqual(['lentils']);
      expect(deps.storage.get('order-app:demo:business')).toContain('demo~three');
    },
  );

  it('cancels a pending switch of branch when the customer selects the current branch again', async () => {
    const { business, menu } = createTestStores({
      'webapp/v5/menu/demo~two': delayReply(500, branchTwoMenuRoute['webapp/v5/menu/demo~two']),
    });
    await runTimersAndAwait(business.getState().load());
    const { selectBranch } = business.getState();
    await runTimersAndAwait(Promise.all([selectBranch('demo~two'), selectBranch('demo~one')]));
    expect(business.getState().branchId).toBe('demo~one');
    expect(listShownItemIds(menu)).toEqual(['latte', 'mocha']);
  });

  it('keeps a newly selected branch when an earlier refresh finishes after the selection', async () => {
    const { business, menu, routes } = createTestStores(branchTwoMenuRoute);
    await runTimersAndAwait(business.getState().load());
    routes['webapp/v5/restaurant/'] = delayReply(500, { body: restaurantBody() });
    const refresh = business.getState().load();
    await runTimersAndAwait(Promise.all([business.getState().selectBranch('demo~two'), refresh]));
    expect(business.getState().branchId).toBe('demo~two');
    expect(listShownItemIds(menu)).toEqual(['chai']);
  });

  it('shows only the menu of the selected branch during a refresh', async () => {
    const { business, menu } = createTestStores(branchTwoMenuRoute);
    await runTimersAndAwait(business.getState().load());
    await runTimersAndAwait(business.getState().selectBranch('demo~two'));
    const shownMenus: unknown[] = [];
    menu.subscribe(() => shownMenus.push(listShownItemIds(menu)));
    await runTimersAndAwait(business.getState().load());
    expect(shownMenus).toEqual([['chai']]);
  });

  it('shows the default branch if the stored branch has no menu', async () => {
    const { deps } = createTestStores();
    deps.storage.set(
      'order-app:demo:business',
      JSON.stringify({ v: 1, d: { branchId: 'demo~two', locale: null, theme: null, sellingType: null } }),
    );
    const { business, menu } = createTestStores({}, { storage: deps.storage });
    await runTimersAndAwait(business.getState().load());
    expect(business.getState()).toMatchObject({ status: 'fetched', branchId: 'demo~one' });
    expect(listShownItemIds(menu)).toEqual(['latte', 'mocha']);
  });

  it('loads the menu of the stored branch on a retry after the connection was lost', async () => {
    const { deps } = createTestStores();
    deps.storage.set(
      'order-app:demo:business',
      JSON.stringify({ v: 1, d: { branchId: 'demo~two', locale: null, theme: null, sellingType: null } }),
    );
    const { business, menu, routes } = createTestStores(
      { 'webapp/v5/menu/': 'lost' },
      { storage: deps.storage },
    );
    await runTimersAndAwait(business.getState().load());
    expect(business.getState()).toMatchObject({ status: 'error', error: { kind: 'network' } });
    routes['webapp/v5/menu/'] = branchTwoMenuRoute['webapp/v5/menu/demo~two'];
    await runTimersAndAwait(business.getState().load());
    expect(listShownItemIds(menu)).toEqual(['chai']);
  });

  it('uses the opening hours of the selected branch', async () => {
    const closedShifts = shiftsBody({ car_pickup: { status: 'closed', shifts: [], slots: [] } });
    const { business, shop } = createTestStores({
      ...branchTwoMenuRoute,
      'webapp/v5/shifts/demo~two': { body: closedShifts },
    });
    const stop = shop.connect();
    const runClockUntil = async (promise: Promise<unknown>) => {
      await vi.advanceTimersByTimeAsync(5_000);
      await promise;
    };
    await runClockUntil(business.getState().load());
    expect(shop.getState().getOpenState('car_pickup').open).toBe(true);
    await runClockUntil(business.getState().selectBranch('demo~two'));
    expect(shop.getState().getOpenState('car_pickup').open).toBe(false);
    stop();
  });
});
