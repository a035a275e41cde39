import { screen } from '@testing-library/react';
import type { WireOrder } from '../../../api/contract/order-contract.ts';
import { restaurantBody, wireOrder } from '../../../api/testing/wire-examples.ts';
import { showScreen } from '../../../components/testing/render-screen.tsx';
import { createTestStores } from '../../../stores/testing/test-stores.ts';
import { OrderScreen } from '../order-screen.tsx';

/** The part of an order that only its customer gets. */
export const CUSTOMER = { name: 'Noor', phone_hint: '345' };

export const getIsoTimeFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** Opens the page of an order as its customer. The business collects ratings. */
export const openOwnOrder = (
  orderOverrides: Partial<WireOrder>,
  routes: Parameters<typeof createTestStores>[0] = {},
) =>
  showScreen(
    '/demo/order/o-1',
    OrderScreen,
    createTestStores({
      'webapp/v5/restaurant/': { body: restaurantBody({ rating: true }) },
      'webapp/order/': { body: { order: wireOrder({ customer: CUSTOMER, ...orderOverrides }) } },
      ...routes,
    }),
  );

export const findButton = (name: string) => screen.findByRole('button', { name });
