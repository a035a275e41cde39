import { describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireItem } from '../../api/testing/wire-examples.ts';
import {
  advanceAndAwait,
  branches,
  branchRoutes,
  buildMenuBody,
  listCartContents,
  listShownChanges,
  openCart,
  openCartWithTwoItems,
  readBillTotal,
  readStoredCart,
  switchToBranch,
  type TestStores,
} from '../testing/cart-branches.ts';
import { installFakeClock } from '../testing/fake-clock.ts';
import { buildItemChoice, type createTestStores } from '../testing/test-stores.ts';

installFakeClock();

describe('moving the cart to another branch', () => {
  it('keeps the cart lines that the new branch sells, at the new branch’s prices, and lists the changes', async () => {
    const stores = await openCartWithTwoItems();
    await switchToBranch(stores, 'two');
    expect(listCartContents(stores)).toEqual(['demo~two', '2 latte']);
    expect(listShownChanges(stores)).toEqual(['latte 1.5 -> 1.75', 'mocha not_here']);
    expect(readBillTotal(stores)).toBe(3.5);
    expect(readStoredCart(stores)).toMatchObject({ branchId: 'demo~two', lines: [{ itemId: 'latte' }] });
  });

  // @spec cart/when-business-loads-lines-not
  it('drops a cart line if the menu of the new branch limits its item to other branches', async () => {
    const otherBranchMenu = buildMenuBody(
      wireItem('latte', { branches: ['demo~one'] }),
      wireItem('mocha', { price: 2.25 }),
    );
    const stores = await openCartWithTwoItems({}, { 'webapp/v5/menu/demo~two': otherBranchMenu });
    await switchToBranch(stores, 'two');
    expect(listCartContents(stores)).toEqual(['demo~two', '1 mocha']);
    expect(listShownChanges(stores)).toEqual(['latte not_here']);
    // If the customer adds the item again, the bill reports a problem.
    stores.cart.getState().add(buildItemChoice('latte', 1));
    expect(stores.cart.getState().bill?.problems).toMatchObject([{ reason: 'item_gone' }]);
  });

  it('moves the cart to another branch, and lists no changes when items and prices are the same', async () => {
    const stores = await openCartWithTwoItems();
    await switchToBranch(stores, 'three');
    expect(listCartContents(stores)).toEqual(['demo~three', '2 latte', '1 mocha']);
    expect(stores.cart.getState().changes).toBeNull();
    expect(readBillTotal(stores)).toBe(5.25);
  });

  it('moves an empty cart to another branch and lists no changes', async () => {
    const stores = await openCart();
    await switchToBranch(stores, 'two');
    expect(listCartContents(stores)).toEqual(['demo~two']);
    expect(stores.cart.getState().changes).toBeNull();
  });

  it('keeps listing dropped lines after another switch of branch, until the customer dismisses the list', async () => {
    const stores = await openCartWithTwoItems();
    await switchToBranch(stores, 'two');
    await switchToBranch(stores, 'three');
    expect(listShownChanges(stores)).toEqual(['mocha not_here', 'latte 1.75 -> 1.5']);
    stores.cart.getState().changes?.dismiss();
    expect(stores.cart.getState().changes).toBeNull();
  });

  it('restores the branch, the cart lines and the price when the customer undoes a switch of branch', async () => {
    const stores = await openCartWithTwoItems();
    const cartBefore = stores.cart.getState().cart;
    await switchToBranch(stores, 'two');
    await advanceAndAwait(
      stores.cart.getState().changes?.undo() ?? Promise.reject(new Error('nothing to undo')),
    );
    expect(stores.business.getState().branchId).toBe('demo~one');
    expect(stores.cart.getState()).toMatchObject({ cart: cartBefore, changes: null });
    expect(readBillTotal(stores)).toBe(5.25);
    expect(readStoredCart(stores)).toMatchObject({ branchId: 'demo~one', lines: cartBefore.lines });
  });

  it('keeps the cart at the new branch when undo cannot load the menu of the previous branch', async () => {
    const stores = await openCartWithTwoItems();
    await switchToBranch(stores, 'two');
    stores.routes['webapp/v5/menu/demo~one'] = 'lost';
    const pendingUndo = expect(stores.cart.getState().changes?.undo()).rejects.toMatchObject({
      kind: 'network',
    });
    await advanceAndAwait(pendingUndo);
    expect(listCartContents(stores)).toEqual(['demo~two', '2 latte']);
    expect(listShownChanges(stores)).toHaveLength(2);
  });

  it('clears the list of changes when the customer empties the cart', async () => {
    const stores = await openCartWithTwoItems();
    await switchToBranch(stores, 'two');
    stores.cart.getState().clear();
    expect(stores.cart.getState().changes).toBeNull();
  });

  it('moves the cart to the default branch when the cart’s branch no longer exists', async () => {
    const stores = await openCartWithTwoItems();
    await switchToBranch(stores, 'three');
    stores.routes['webapp/v5/restaurant/'] = {
      body: restaurantBody(
        { branches: branches.slice(0, 2), branch_id: 'demo~two' },
        {
          ...branchRoutes['webapp/v5/menu/demo~two'].body,
        },
      ),
    };
    await advanceAndAwait(stores.business.getState().load());
    expect(listCartContents(stores)).toEqual(['demo~two', '2 latte']);
    expect(listShownChanges(stores)).toEqual(['latte 1.5 -> 1.75', 'mocha not_here']);
  });
});

describe('a cart while the menu is still loading', () => {
  const patchMenu = (
    { menu }: TestStores,
    menuChanges: Partial<ReturnType<TestStores['menu']['getState']>>,
  ) => menu.setState((state) => ({ ...menuChanges, menu: state.menu && { ...state.menu } }));
  const items = Array.from({ length: 300 }, (_, index) => wireItem(`item-${index}`));
  const largeMenu = buildMenuBody(...items, wireItem('mocha'));

  it('drops no cart line and reports no missing item before the menu is complete', async () => {
    // Each call of the clock advances it by one millisecond.
    let clockMs = Date.now();
    const stores = await openCartWithTwoItems(
      { now: () => clockMs++ },
      { 'webapp/v5/menu/demo~two': largeMenu },
    );
    const branchSwitch = stores.business.getState().selectBranch('demo~two');
    await vi.advanceTimersByTimeAsync(3);
    expect(stores.business.getState().branchId).toBe('demo~one');
    expect(stores.cart.getState().bill).toMatchObject({ problems: [] });
    await advanceAndAwait(branchSwitch);
    expect(listCartContents(stores)).toEqual(['demo~two', '1 mocha']);
    expect(listShownChanges(stores)).toEqual(['latte not_here', 'mocha 2.25 -> 1.5']);
  });

  it('does not move the cart to the new branch before the branch’s menu is complete', async () => {
    const stores = await openCartWithTwoItems();
    patchMenu(stores, { isComplete: false });
    stores.business.setState({ branchId: 'demo~two' });
    expect(listCartContents(stores)).toEqual(['demo~one', '2 latte', '1 mocha']);
    expect(stores.cart.getState()).toMatchObject({ bill: null, otherBranch: null, changes: null });
    // The new line comes from the branch on screen, so it stays.
    stores.cart.getState().add(buildItemChoice('latte', 1, 'hot'));
    patchMenu(stores, { isComplete: true });
    expect(listCartContents(stores)).toEqual(['demo~two', '2 latte', '1 mocha', '1 latte']);
    expect(stores.cart.getState().changes).toBeNull();
    expect(readBillTotal(stores)).toBe(6.75);
  });

  it('computes no bill while an item of the cart has not loaded', async () => {
    const stores = await openCartWithTwoItems();
    patchMenu(stores, { isComplete: false, findItem: () => undefined });
    expect(stores.cart.getState().bill).toBeNull();
    patchMenu(stores, { isComplete: true });
    expect(stores.cart.getState().bill?.problems).toMatchObject([
      { reason: 'item_gone' },
      { reason: 'item_gone' },
    ]);
  });
});

describe('a cart from an earlier visit', () => {
  async function reopenAtBranchTwo(extraRoutes: Parameters<typeof createTestStores>[0] = {}) {
    const earlierVisit = await openCartWithTwoItems();
    // The stored branch is lost, so the app opens at the default branch.
    const restaurant = { branches, branch_id: 'demo~two' };
    const body = restaurantBody(restaurant, branchRoutes['webapp/v5/menu/demo~two'].body);
    return openCart(
      { storage: earlierVisit.deps.storage },
      { 'webapp/v5/restaurant/': { body }, ...extraRoutes },
    );
  }

  // @spec cart/when-business-loads-lines-not
  it('checks a stored cart against the current branch, and takes the names of dropped dishes from the previous menu', async () => {
    const stores = await reopenAtBranchTwo();
    expect(listCartContents(stores)).toEqual(['demo~two', '2 latte']);
    expect(listShownChanges(stores)).toEqual(['latte 1.5 -> 1.75', 'mocha not_here']);
    expect(readStoredCart(stores).branchId).toBe('demo~two');
  });

  it('lists the changes of the cart without dish names when the menu of the previous branch cannot be loaded', async () => {
    const stores = await reopenAtBranchTwo({
      'webapp/v5/menu/demo~one': { status: 404, body: { error: 1 } },
    });
    expect(listCartContents(stores)).toEqual(['demo~two', '2 latte']);
    expect(listShownChanges(stores)).toEqual(['undefined not_here']);
  });

  it('keeps a stored cart unchanged, and lists no changes, when the app opens at the cart’s branch', async () => {
    const earlierVisit = await openCartWithTwoItems();
    await switchToBranch(earlierVisit, 'three');
    const stores = await openCart({ storage: earlierVisit.deps.storage });
    expect(listCartContents(stores)).toEqual(['demo~three', '2 latte', '1 mocha']);
    expect(stores.cart.getState().changes).toBeNull();
    expect(stores.listRequestsTo('webapp/v5/menu/')).toHaveLength(1);
  });
});
