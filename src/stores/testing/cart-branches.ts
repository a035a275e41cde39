import { vi } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { toDecimal } from '../../domain/money/arithmetic.ts';
import { choiceOf, setup } from './stores.ts';

export const menuBody = (...items: ReturnType<typeof wireItem>[]) => ({
  body: { menu: { categories: [wireCategory('coffee', items)] }, discounts: {} },
});
export const branches = ['one', 'two', 'three'].map((id) => ({ id: `demo~${id}`, name: { en: id } }));
/** One sells latte and mocha; two a dearer latte; three both, as one does. */
export const routes = {
  'webapp/v5/restaurant/': { body: restaurantBody({ branches }) },
  'webapp/v5/menu/demo~one': menuBody(wireItem('latte'), wireItem('mocha', { price: 2.25 })),
  'webapp/v5/menu/demo~two': menuBody(wireItem('latte', { price: 1.75 }), wireItem('chai')),
  'webapp/v5/menu/demo~three': menuBody(wireItem('latte'), wireItem('mocha', { price: 2.25 })),
};

export type World = ReturnType<typeof setup>;

/** Waits for a promise while twenty seconds go by. */
export const settled = async (done: Promise<unknown>) => {
  await vi.advanceTimersByTimeAsync(20_000);
  await done;
};

/** An element of the business above, loaded and priced. */
export async function open(change: Parameters<typeof setup>[1] = {}, more: Parameters<typeof setup>[0] = {}) {
  const world = setup({ ...routes, ...more }, change);
  await settled(world.business.getState().load());
  await world.cart.loadPricing();
  return world;
}

export const go = ({ business }: World, id: string) =>
  settled(business.getState().selectBranch(`demo~${id}`));
/** The branch of the cart, and what is in it. */
export const holds = ({ cart }: World) => {
  const { branchId, lines } = cart.getState().cart;
  return [branchId, ...lines.map(({ itemId, count }) => `${count} ${itemId}`)];
};
/** What the customer is told has changed. */
export const told = ({ cart }: World) =>
  cart
    .getState()
    .changes?.list.map((change) =>
      change.kind === 'dropped'
        ? `${change.name?.en} ${change.reason}`
        : `${change.name?.en} ${toDecimal(change.from)} -> ${toDecimal(change.to)}`,
    );
export const total = ({ cart }: World) => {
  const { bill } = cart.getState();
  return bill && toDecimal(bill.total);
};
export const storedCart = ({ deps }: World) => JSON.parse(deps.storage.get('order-app:demo:cart') ?? '{}').d;

/** As `open`, with a latte twice and a mocha in the cart. */
export async function withBoth(...args: Parameters<typeof open>) {
  const world = await open(...args);
  world.cart.getState().add(choiceOf('latte', 2));
  world.cart.getState().add(choiceOf('mocha'));
  return world;
}
