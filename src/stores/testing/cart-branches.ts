import { vi } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { toDecimal } from '../../domain/money/arithmetic.ts';
import { buildItemChoice, createTestStores } from './test-stores.ts';

export const buildMenuBody = (...items: ReturnType<typeof wireItem>[]) => ({
  body: { menu: { categories: [wireCategory('coffee', items)] }, discounts: {} },
});
export const branches = ['one', 'two', 'three'].map((id) => ({ id: `demo~${id}`, name: { en: id } }));
/**
 * Branch one sells latte and mocha, branch two chai and a more expensive latte, branch three the same as branch one.
 */
export const branchRoutes = {
  'webapp/v5/restaurant/': { body: restaurantBody({ branches }) },
  'webapp/v5/menu/demo~one': buildMenuBody(wireItem('latte'), wireItem('mocha', { price: 2.25 })),
  'webapp/v5/menu/demo~two': buildMenuBody(wireItem('latte', { price: 1.75 }), wireItem('chai')),
  'webapp/v5/menu/demo~three': buildMenuBody(wireItem('latte'), wireItem('mocha', { price: 2.25 })),
};

export type TestStores = ReturnType<typeof createTestStores>;

/** Advances the fake clock by 20 seconds and waits for the promise. */
export const advanceAndAwait = async (promise: Promise<unknown>) => {
  await vi.advanceTimersByTimeAsync(20_000);
  await promise;
};

/** Stores of an element of this business, with the business and the pricing code loaded. */
export async function openCart(
  overrides: Parameters<typeof createTestStores>[1] = {},
  extraRoutes: Parameters<typeof createTestStores>[0] = {},
) {
  const stores = createTestStores({ ...branchRoutes, ...extraRoutes }, overrides);
  await advanceAndAwait(stores.business.getState().load());
  return stores;
}

export const switchToBranch = ({ business }: TestStores, id: string) =>
  advanceAndAwait(business.getState().selectBranch(`demo~${id}`));
/** The branch of the cart and its lines, as text. */
export const listCartContents = ({ cart }: TestStores) => {
  const { branchId, lines } = cart.getState().cart;
  return [branchId, ...lines.map(({ itemId, count }) => `${count} ${itemId}`)];
};
/** The cart changes that the customer sees, as text. */
export const listShownChanges = ({ cart }: TestStores) =>
  cart
    .getState()
    .changes?.list.map((change) =>
      change.kind === 'dropped'
        ? `${change.name?.en} ${change.reason}`
        : `${change.name?.en} ${toDecimal(change.from)} -> ${toDecimal(change.to)}`,
    );
export const readBillTotal = ({ cart }: TestStores) => {
  const { bill } = cart.getState();
  return bill && toDecimal(bill.total);
};
export const readStoredCart = ({ deps }: TestStores) =>
  JSON.parse(deps.storage.get('order-app:demo:cart') ?? '{}').d;

/** Like `openCart`, with two lattes and one mocha in the cart. */
export async function openCartWithTwoItems(...args: Parameters<typeof openCart>) {
  const stores = await openCart(...args);
  stores.cart.getState().add(buildItemChoice('latte', 2));
  stores.cart.getState().add(buildItemChoice('mocha'));
  return stores;
}
