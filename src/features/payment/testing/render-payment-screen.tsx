import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { restaurantBody } from '../../../api/testing/wire-examples.ts';
import { showScreen } from '../../../components/testing/render-screen.tsx';
import {
  fakePaymentBackend,
  NEW_WINDOW_PAGE,
  payingCustomer,
} from '../../../stores/testing/payment-stores.ts';
import { PaymentFailScreen } from '../fail-screen.tsx';
import { PaymentScreen } from '../payment-screen.tsx';

export const user = userEvent.setup();
const ORDER_PATH = '/demo/order/o-1';
export const FAIL_PATH = '/demo/payment/fail?order=o-1&transaction=t-1';

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** A customer who pays by KNET at a business that takes cash and KNET, with the payment page open. */
export async function paying(ways: { blocks?: boolean } = {}) {
  const backend = fakePaymentBackend();
  const world = await payingCustomer({}, backend);
  world.state.blocksPopups = !!ways.blocks;
  world.routes['webapp/v5/restaurant/'] = { body: restaurantBody({ payment_methods: [2, 4] }) };
  await world.open(NEW_WINDOW_PAGE);
  return world;
}

type World = Awaited<ReturnType<typeof paying>>;

export async function waitingScreen(world: World, locale: 'en' | 'ar' = 'en') {
  return { ...world, ...(await showScreen(ORDER_PATH, PaymentScreen, world, locale)) };
}

export async function failScreen(world: World, path = FAIL_PATH) {
  return { ...world, ...(await showScreen(path, PaymentFailScreen, world)) };
}
