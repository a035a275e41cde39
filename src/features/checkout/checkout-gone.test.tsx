// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { choiceOf } from '../../stores/testing/stores.ts';
import { fillIn, name, ORDER, open, place, user } from './testing/render-checkout-screen.tsx';

const RESTAURANT = 'webapp/v5/restaurant/';
const soldOut = restaurantBody(
  {},
  {
    menu: {
      categories: [wireCategory('coffee', [wireItem('latte', { sold_out: true }), wireItem('mocha')])],
    },
  },
);
/** What is said of the lines that are gone, in one. */
const notice = async () => {
  const words = await screen.findByText('Some items are no longer available. Please check your cart.');
  return words.parentElement?.textContent;
};

describe('a dish that sells out while its customer is at the checkout', () => {
  it('is named when it was all there was, with everything that was typed still there', async () => {
    const { table, business, paths, router } = await open();
    await fillIn();
    table[RESTAURANT] = { body: soldOut };
    await act(() => business.getState().load());
    expect(await notice()).toContain('latte · Sold out');
    expect(screen.queryByText('Your cart is empty')).toBeNull();
    expect(name().value).toBe('Noor');
    expect(place()).toHaveProperty('disabled', true);
    expect(place().textContent).toBe('Place order');
    expect(screen.queryByRole('list', { name: 'Items in your order' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Review cart' }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/car_pickup/cart'));
    expect(paths(ORDER)).toHaveLength(0);
  });

  it('is named beside what can still be had', async () => {
    const { table, business, cart } = await open();
    await act(async () => cart.getState().add(choiceOf('mocha')));
    table[RESTAURANT] = { body: soldOut };
    await act(() => business.getState().load());
    expect(await notice()).toContain('latte · Sold out');
    expect(
      within(screen.getByRole('list', { name: 'Items in your order' })).getAllByRole('listitem'),
    ).toHaveLength(1);
  });

  it('stays named when the refusal it led to is over', async () => {
    const fields = { 'order_lines.0': 'sold_out' };
    const { table } = await open({
      [ORDER]: { status: 422, body: { error: 1, code: 'line_problems', message: 'No', fields } },
    });
    await fillIn();
    table[RESTAURANT] = { body: soldOut };
    await user.click(place());
    await screen.findByText('Your order wasn’t accepted');
    await user.type(name(), ' B');
    expect(await notice()).toContain('latte · Sold out');
    expect(name().value).toBe('Noor B');
  });
});
