// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { restaurantBody } from '../../api/testing/wire-examples.ts';
import { createOrderPayment } from '../../stores/payment/payment-store.ts';
import { fakeWays, payingBackend, payUrl } from '../../stores/testing/payment-stores.ts';
import { fillIn, ORDER, open, place, user } from './testing/render-checkout-screen.tsx';

const taking = (payment_methods: number[]) => ({
  'webapp/v5/restaurant/': { body: restaurantBody({ payment_methods }) },
});
const methods = () => within(screen.getByRole('radiogroup', { name: 'Payment' })).getAllByRole('radio');
const method = (name: string) =>
  screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) });

async function online() {
  const backend = payingBackend();
  const browser = fakeWays();
  const world = await open({ ...backend.routes, ...taking([2, 4]) }, { payments: browser.ways });
  await fillIn();
  await user.click(method('KNET'));
  return { ...world, ...browser, backend };
}

describe('how to pay', () => {
  // @spec entities/payment-methods-enable-wallet-disable, constants/payment-codes-1-9-what
  it('offers the business’s own methods and no others, in its order, each with an icon and what it means', async () => {
    await open(taking([4, 2, 8]));
    expect(methods().map((radio) => radio.closest('label')?.textContent)).toEqual([
      'KNETPay on a secure page before we start your order',
      'CashPay when you receive your order',
      'CardPay on a secure page before we start your order',
    ]);
    for (const radio of methods()) expect(radio.closest('label')?.querySelector('svg')).toBeTruthy();
    expect(method('Cash').checked).toBe(true);
  });

  // @spec entities/cash-credit-delivery-business-s
  it('begins with the first where cash is not taken, and orders that way', async () => {
    const { cart } = await open(taking([3, 1]));
    expect(method('Pay later').checked).toBe(true);
    await waitFor(() => expect(cart.getState().details.paymentType).toBe(3));
  });

  it('leaves out a method it does not know, and reports it', async () => {
    const { errors } = await open(taking([2, 77]));
    expect(methods()).toHaveLength(1);
    expect(errors.map(String)).toEqual(['Error: Unknown payment methods: 77']);
  });

  it('says so where none can be used', async () => {
    await open(taking([77]));
    expect(screen.getByText(/No payment method is available/)).toBeTruthy();
  });
});

describe('an order that is paid online', () => {
  it('has its window from the click on, goes to its own screen, and leaves the cart', async () => {
    const { router, windows, cart, paths } = await online();
    await user.click(place());
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-1'));
    expect(windows).toMatchObject([{ at: payUrl('t-1') }]);
    expect(cart.getState().count).toBe(2);
    expect(paths(ORDER)[0]?.body).toMatchObject({ payment_type: 4, return_url: window.location.href });
  });

  it('opens no window while a field is wrong', async () => {
    const { windows } = await online();
    await user.clear(screen.getByRole('textbox', { name: /^Name/ }));
    await user.click(place());
    expect(windows).toEqual([]);
  });

  it('waits for its payment before the next one: the checkout leads to it', async () => {
    const { router, late, paths } = await online();
    await user.click(place());
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-1'));
    await router.navigate('/demo/car_pickup/checkout');
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-1'));
    expect(late(createOrderPayment).getState().status).toBe('waiting');
    expect(paths(ORDER).filter(({ key }) => key)).toHaveLength(1);
  });
});
