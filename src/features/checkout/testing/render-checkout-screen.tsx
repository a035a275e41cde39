import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wireOrder, wireQuote } from '../../../api/testing/wire-examples.ts';
import { loadPhoneKit } from '../../../components/phone/use-phone-kit.ts';
import { showScreen } from '../../../components/testing/render-screen.tsx';
import { choiceOf, setup } from '../../../stores/testing/stores.ts';
import { CheckoutScreen } from '../checkout-screen.tsx';

export const ORDER = 'webapp/order';
export const CALC = 'service/pos/calc-order/';
export const PATH = '/demo/car_pickup/checkout';

type Routes = NonNullable<Parameters<typeof setup>[0]>;

/** Checkout with two lattes in the cart; the price is 3.000 KD here and, unless the test says otherwise, there. */
export async function open(routes: Routes = {}, change: Parameters<typeof setup>[1] = {}) {
  const world = setup(
    { [CALC]: { body: { quote: wireQuote() } }, [ORDER]: { body: { order: wireOrder() } }, ...routes },
    change,
  );
  world.cart.setState({ cart: { branchId: 'demo~one', sellingType: 'car_pickup', lines: [] } });
  world.cart.getState().add(choiceOf('latte', 2));
  // As on the way from the cart, which has asked for it.
  await loadPhoneKit();
  return showScreen(PATH, CheckoutScreen, world);
}

export const user = userEvent.setup();
export const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
export const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Phone/ });
export const place = () => screen.getByRole('button', { name: /Place order/ });

export async function fillIn() {
  await user.type(name(), 'Noor');
  await user.type(phone(), '55512345');
}
