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

describe('moving the cart to another branch', () => {
  it('keeps the lines that the new branch sells, at its prices, and lists the changes', async () => {
    const world = await openCartWithTwoItems();
    await switchToBranch(world, 'two');
    expect(cartContents(world)).toEqual(['demo~two', '2 latte']);
    expect(shownChanges(world)).toEqual(['latte 1.5 -> 1.75', 'mocha not_here']);
    expect(billTotal(world)).toBe(3.5);
    expect(storedCart(world)).toMatchObject({ branchId: 'demo~two', lines: [{ itemId: 'latte' }] });
  });

  // @spec cart/when-business-loads-lines-not
  it('drops a line that the menu of the new branch lists as sold elsewhere', async () => {
    const elsewhere = menuBody(
      wireItem('latte', { branches: ['demo~one'] }),
      wireItem('mocha', { price: 2.25 }),
    );
    const world = await openCartWithTwoItems({}, { 'webapp/v5/menu/demo~two': elsewhere });
    await switchToBranch(world, 'two');
    expect(cartContents(world)).toEqual(['demo~two', '1 mocha']);
    expect(shownChanges(world)).toEqual(['latte not_here']);
    // Adding it again reports a problem.
    world.cart.getState().add(itemChoice('latte', 1));
    expect(world.cart.getState().bill?.problems).toMatchObject([{ reason: 'item_gone' }]);
  });

  it('moves the cart without a list of changes when items and prices are the same', async () => {
    const world = await openCartWithTwoItems();
    await switchToBranch(world, 'three');
    expect(cartContents(world)).toEqual(['demo~three', '2 latte', '1 mocha']);
    expect(world.cart.getState().changes).toBeNull();
    expect(billTotal(world)).toBe(5.25);
  });

  it('moves an empty cart without a list of changes', async () => {
    const world = await openCart();
    await switchToBranch(world, 'two');
    expect(cartContents(world)).toEqual(['demo~two']);
    expect(world.cart.getState().changes).toBeNull();
  });

  it('keeps listing dropped lines after another move, until the customer dismisses the list', async () => {
    const world = await openCartWithTwoItems();
    await switchToBranch(world, 'two');
    await switchToBranch(world, 'three');
    expect(shownChanges(world)).toEqual(['mocha not_here', 'latte 1.75 -> 1.5']);
    world.cart.getState().changes?.dismiss();
    expect(world.cart.getState().changes).toBeNull();
  });

  it('restores the branch, the lines and the price on undo', async () => {
    const world = await openCartWithTwoItems();
    const before = world.cart.getState().cart;
    await switchToBranch(world, 'two');
    await settled(world.cart.getState().changes?.undo() ?? Promise.reject(new Error('nothing to undo')));
    expect(world.business.getState().branchId).toBe('demo~one');
    expect(world.cart.getState()).toMatchObject({ cart: before, changes: null });
    expect(billTotal(world)).toBe(5.25);
    expect(storedCart(world)).toMatchObject({ branchId: 'demo~one', lines: before.lines });
  });

  it('keeps the cart at the new branch when undo cannot load the menu', async () => {
    const world = await openCartWithTwoItems();
    await switchToBranch(world, 'two');
    world.routes['webapp/v5/menu/demo~one'] = 'lost';
    const undo = expect(world.cart.getState().changes?.undo()).rejects.toMatchObject({ kind: 'network' });
    await settled(undo);
    expect(cartContents(world)).toEqual(['demo~two', '2 latte']);
    expect(shownChanges(world)).toHaveLength(2);
  });

  it('clears the list of changes when the customer empties the cart', async () => {
    const world = await openCartWithTwoItems();
    await switchToBranch(world, 'two');
    world.cart.getState().clear();
    expect(world.cart.getState().changes).toBeNull();
  });

  it('rechecks the cart when its branch no longer exists', async () => {
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

describe('a cart while the menu is still loading', () => {
  const set = ({ menu }: TestStores, patch: Partial<ReturnType<TestStores['menu']['getState']>>) =>
    menu.setState((state) => ({ ...patch, menu: state.menu && { ...state.menu } }));
  const items = Array.from({ length: 300 }, (_, index) => wireItem(`item-${index}`));
  const large = menuBody(...items, wireItem('mocha'));

  it('drops no line and reports no missing item before the menu is complete', async () => {
    // Each reading of the clock advances it by one millisecond.
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

  it('does not move the cart to the new branch before its menu is complete', async () => {
    const world = await openCartWithTwoItems();
    set(world, { isComplete: false });
    world.business.setState({ branchId: 'demo~two' });
    expect(cartContents(world)).toEqual(['demo~one', '2 latte', '1 mocha']);
    expect(world.cart.getState()).toMatchObject({ bill: null, elsewhere: null, changes: null });
    // A line added meanwhile comes from the branch on screen, so it stays.
    world.cart.getState().add(itemChoice('latte', 1, 'hot'));
    set(world, { isComplete: true });
    expect(cartContents(world)).toEqual(['demo~two', '2 latte', '1 mocha', '1 latte']);
    expect(world.cart.getState().changes).toBeNull();
    expect(billTotal(world)).toBe(6.75);
  });

  it('has no bill while an item of the cart has not loaded', async () => {
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
  async function reopenAtBranchTwo(extraRoutes: Parameters<typeof createTestStores>[0] = {}) {
    const earlier = await openCartWithTwoItems();
    // The remembered branch is lost, so the app opens at the default branch.
    const shop = { branches, branch_id: 'demo~two' };
    const body = restaurantBody(shop, routes['webapp/v5/menu/demo~two'].body);
    return openCart({ storage: earlier.deps.storage }, { 'webapp/v5/restaurant/': { body }, ...extraRoutes });
  }

  // @spec cart/when-business-loads-lines-not
  it('rechecks the cart at the branch on screen and lists the changes with the names of its own branch', async () => {
    const world = await reopenAtBranchTwo();
    expect(cartContents(world)).toEqual(['demo~two', '2 latte']);
    expect(shownChanges(world)).toEqual(['latte 1.5 -> 1.75', 'mocha not_here']);
    expect(storedCart(world).branchId).toBe('demo~two');
  });

  it('lists the changes without names when the menu of its own branch cannot be loaded', async () => {
    const world = await reopenAtBranchTwo({ 'webapp/v5/menu/demo~one': { status: 404, body: { error: 1 } } });
    expect(cartContents(world)).toEqual(['demo~two', '2 latte']);
    expect(shownChanges(world)).toEqual(['undefined not_here']);
  });

  it('keeps its lines and lists no changes when it reopens at its own branch', async () => {
    const earlier = await openCartWithTwoItems();
    await switchToBranch(earlier, 'three');
    const world = await openCart({ storage: earlier.deps.storage });
    expect(cartContents(world)).toEqual(['demo~three', '2 latte', '1 mocha']);
    expect(world.cart.getState().changes).toBeNull();
    expect(world.requestsTo('webapp/v5/menu/')).toHaveLength(1);
  });
});
