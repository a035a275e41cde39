import { expect, it } from 'vitest';
import { restaurantBody, shiftsBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { buildItemChoice, createTestStores } from '../testing/test-stores.ts';

const EVENING_HOURS = Object.fromEntries(
  [0, 1, 2, 3, 4, 5, 6].map((day) => [
    day,
    { closed: false, shifts: [{ time_from: '17:00', time_to: '23:00' }] },
  ]),
);

it('computes the bill again as soon as the server’s clock is known', async () => {
  let now = Date.parse('2026-03-04T01:00:00+03:00');
  const dinner = { ...wireCategory('dinner', [wireItem('latte')]), availability: EVENING_HOURS };
  const stores = createTestStores(
    {
      'webapp/v5/restaurant/': { body: restaurantBody({}, { menu: { categories: [dinner] } }) },
      'webapp/v5/shifts/': { body: shiftsBody() },
    },
    { now: () => now },
  );
  await stores.business.getState().load();
  stores.cart.getState().add(buildItemChoice('latte'));
  expect(stores.cart.getState().bill?.problems).toMatchObject([{ reason: 'not_now' }]);
  now = Date.parse('2026-03-04T18:00:00+03:00');
  await stores.shop.getState().load();
  expect(stores.cart.getState().bill?.problems).toEqual([]);
});
