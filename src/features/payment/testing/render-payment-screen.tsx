import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { restaurantBody } from '../../../api/testing/wire-examples.ts';
import { showScreen } from '../../../components/testing/render-screen.tsx';
import {
  createFakePaymentBackend,
  PAY_IN_NEW_WINDOW,
  setUpPayment,
} from '../../../stores/testing/payment-stores.ts';
import { PaymentFailScreen } from '../fail-screen.tsx';
import { PaymentScreen } from '../payment-screen.tsx';

export const user = userEvent.setup();
const ORDER_PATH = '/demo/order/o-1';
export const FAIL_PATH = '/demo/payment/fail?order=o-1&transaction=t-1';

export const getButton = (name: string | RegExp) => screen.getByRole('button', { name });

interface PaymentOptions {
  readonly blocksPopups?: boolean;
  /** Settings of the business. */
  readonly restaurant?: Parameters<typeof restaurantBody>[0];
}

/** The amount in the bill row with this label. Throws unless exactly one row has the label. */
export const getAmount = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent;

/**
 * Creates the stores of a customer who has placed an order and is paying by KNET. The payment page opens in a new
 * window. The business accepts cash and KNET.
 */
export async function startPayment(options: PaymentOptions = {}) {
  const backend = createFakePaymentBackend();
  const stores = await setUpPayment({}, backend);
  stores.state.blocksPopups = !!options.blocksPopups;
  stores.routes['webapp/v5/restaurant/'] = {
    body: restaurantBody({ payment_methods: [2, 4], ...options.restaurant }),
  };
  await stores.placeAndPay(PAY_IN_NEW_WINDOW);
  return stores;
}

type PaymentStores = Awaited<ReturnType<typeof startPayment>>;

export async function openWaitingScreen(stores: PaymentStores, locale: 'en' | 'ar' = 'en') {
  return { ...stores, ...(await showScreen(ORDER_PATH, PaymentScreen, stores, locale)) };
}

export async function openFailScreen(stores: PaymentStores, path = FAIL_PATH) {
  return { ...stores, ...(await showScreen(path, PaymentFailScreen, stores)) };
}
