import { expect, it } from 'vitest';
import { restaurantBody } from '../../api/testing/wire-examples.ts';
import { createTestStores } from '../testing/test-stores.ts';
import { findItemBlocker } from './item-blocker.ts';

it('gives the view-only menu as the reason for refusing dine-in orders, not the closed branch', async () => {
  const body = restaurantBody({ checkoutDineIn: { enabled: true, cart: false } });
  const stores = createTestStores({ 'webapp/v5/restaurant/': { body } });
  await stores.business.getState().load();
  const { business, branch } = stores.business.getState();
  const { menu, isComplete, findItem } = stores.menu.getState();
  const item = findItem('latte');
  if (!item) throw new Error('The menu has no latte');
  const context = { business, branch, menu, isComplete, isOpen: false, now: Date.now() };
  expect(findItemBlocker(item, 'dine_in', context)).toEqual({ kind: 'not-orderable' });
  expect(findItemBlocker(item, 'car_pickup', context)).toEqual({ kind: 'closed' });
});
