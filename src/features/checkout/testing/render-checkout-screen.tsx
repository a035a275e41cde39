import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { restaurantBody, wireOrder, wireQuote } from '../../../api/testing/wire-examples.ts';
import { loadPhoneKit } from '../../../components/phone/use-phone-kit.ts';
import { showScreen } from '../../../components/testing/render-screen.tsx';
import { createFakeNavigation, createFakePaymentBackend } from '../../../stores/testing/payment-stores.ts';
import { buildItemChoice, createTestStores } from '../../../stores/testing/test-stores.ts';
import { CheckoutScreen } from '../checkout-screen.tsx';

export const ORDER_PATH = 'webapp/order';
export const QUOTE_PATH = 'service/pos/calc-order/';
export const CHECKOUT_PATH = '/demo/car_pickup/checkout';

type Routes = NonNullable<Parameters<typeof createTestStores>[0]>;

/**
 * Opens the checkout with two lattes for 3.000 KD. The fake server returns the same price unless `routes` changes it.
 * `prepare` runs before the screen is shown.
 */
export async function openCheckout(
  routes: Routes = {},
  overrides: Parameters<typeof createTestStores>[1] = {},
  prepare: (stores: ReturnType<typeof createTestStores>) => void = () => {},
) {
  const stores = createTestStores(
    {
      [QUOTE_PATH]: { body: { quote: wireQuote() } },
      [ORDER_PATH]: { body: { order: wireOrder() } },
      ...routes,
    },
    overrides,
  );
  stores.cart.setState({ cart: { branchId: 'demo~one', orderType: 'car_pickup', lines: [] } });
  stores.cart.getState().add(buildItemChoice('latte', 2));
  prepare(stores);
  // In the app, the cart screen loads the phone kit before the customer reaches the checkout.
  await loadPhoneKit();
  return showScreen(CHECKOUT_PATH, CheckoutScreen, stores);
}

export const user = userEvent.setup();
export const getNameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
export const getPhoneField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Phone/ });
export const getPlaceOrderButton = () => screen.getByRole('button', { name: /Place order/ });

/** Pastes the name and the phone number. Two pastes render the screen twice; typing would render it for every key. */
export async function fillInContact() {
  for (const [field, text] of [
    [getNameField(), 'Noor'],
    [getPhoneField(), '55512345'],
  ] as const) {
    await user.click(field);
    await user.paste(text);
  }
}

/** The routes of a business that accepts the payment methods with these codes. */
export const createPaymentMethodRoutes = (payment_methods: number[]) => ({
  'webapp/v5/restaurant/': { body: restaurantBody({ payment_methods }) },
});

export const getPaymentMethod = (name: string) =>
  screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) });

/** Opens a filled-in checkout of a business that takes cash and KNET, with KNET selected. */
export async function openWithOnlinePayment() {
  const backend = createFakePaymentBackend();
  const fakeNavigation = createFakeNavigation();
  const stores = await openCheckout(
    { ...backend.routes, ...createPaymentMethodRoutes([2, 4]) },
    { paymentNavigation: fakeNavigation.navigation },
  );
  await fillInContact();
  await user.click(getPaymentMethod('KNET'));
  return { ...stores, ...fakeNavigation, backend };
}
