// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { buildItemChoice } from '../../stores/testing/test-stores.ts';
import {
  fillInContact,
  getNameField,
  getPlaceOrderButton,
  ORDER_PATH,
  openCheckout,
  user,
} from './testing/render-checkout-screen.tsx';

const RESTAURANT_PATH = 'webapp/v5/restaurant/';
const soldOutBody = restaurantBody(
  {},
  {
    menu: {
      categories: [wireCategory('coffee', [wireItem('latte', { sold_out: true }), wireItem('mocha')])],
    },
  },
);
/** Text of the notice that lists the unavailable lines. */
const findNoticeText = async () => {
  const message = await screen.findByText('Some items are no longer available. Please check your cart.');
  return message.parentElement?.textContent;
};

describe('a dish that sells out during the checkout', () => {
  it('names a sold-out dish even if the cart has no other dish, and keeps what the customer typed', async () => {
    const { routes, business, listRequestsTo, router } = await openCheckout();
    await fillInContact();
    routes[RESTAURANT_PATH] = { body: soldOutBody };
    await act(() => business.getState().load());
    expect(await findNoticeText()).toContain('latte · Sold out');
    expect(screen.queryByText('Your cart is empty')).toBeNull();
    expect(getNameField().value).toBe('Noor');
    expect(getPlaceOrderButton()).toHaveProperty('disabled', true);
    expect(getPlaceOrderButton().textContent).toBe('Place order');
    expect(screen.queryByRole('list', { name: 'Items in your order' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Review cart' }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/car_pickup/cart'));
    expect(listRequestsTo(ORDER_PATH)).toHaveLength(0);
  });

  it('names a sold-out dish and still lists the dishes that can be ordered', async () => {
    const { routes, business, cart } = await openCheckout();
    await act(async () => cart.getState().add(buildItemChoice('mocha')));
    routes[RESTAURANT_PATH] = { body: soldOutBody };
    await act(() => business.getState().load());
    expect(await findNoticeText()).toContain('latte · Sold out');
    expect(
      within(screen.getByRole('list', { name: 'Items in your order' })).getAllByRole('listitem'),
    ).toHaveLength(1);
  });

  it('still names a sold-out dish after the customer has dismissed the refusal of the order', async () => {
    const fields = { 'order_lines.0': 'sold_out' };
    const { routes } = await openCheckout({
      [ORDER_PATH]: { status: 422, body: { error: 1, code: 'line_problems', message: 'No', fields } },
    });
    await fillInContact();
    routes[RESTAURANT_PATH] = { body: soldOutBody };
    await user.click(getPlaceOrderButton());
    await screen.findByText('Your order wasn’t accepted');
    await user.type(getNameField(), ' B');
    expect(await findNoticeText()).toContain('latte · Sold out');
    expect(getNameField().value).toBe('Noor B');
  });

  it('hides the refusal of the order after the customer has removed the refused dish', async () => {
    const fields = { 'order_lines.0': 'sold_out' };
    const { orders, cart } = await openCheckout({
      [ORDER_PATH]: { status: 422, body: { error: 1, code: 'line_problems', message: 'No', fields } },
    });
    await fillInContact();
    await user.click(getPlaceOrderButton());
    await screen.findByText('Your order wasn’t accepted');
    await act(async () => cart.getState().add(buildItemChoice('mocha')));
    await act(async () => cart.getState().remove(cart.getState().cart.lines[0]?.key ?? ''));
    expect(screen.queryByText('Your order wasn’t accepted')).toBeNull();
    expect(orders.getState().placement.status).toBe('idle');
  });

  it('hides the refusal of a dish when the customer leaves the checkout to change the cart', async () => {
    const fields = { 'order_lines.0': 'sold_out' };
    const { orders } = await openCheckout({
      [ORDER_PATH]: { status: 422, body: { error: 1, code: 'line_problems', message: 'No', fields } },
    });
    await fillInContact();
    await user.click(getPlaceOrderButton());
    await screen.findByText('Your order wasn’t accepted');
    await user.click(await screen.findByRole('button', { name: 'Review cart' }));
    await waitFor(() => expect(orders.getState().placement.status).toBe('idle'));
  });
});
