// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { restaurantBody } from '../../api/testing/wire-examples.ts';
import { fillIn, ORDER, open, place, user } from './testing/render-checkout-screen.tsx';

describe('a coupon at the checkout', () => {
  it('is applied by Enter, which orders nothing', async () => {
    const { paths, cart } = await open({
      'webapp/v5/restaurant/': { body: restaurantBody({ coupon: true }) },
    });
    await fillIn();
    await user.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'TEN{Enter}');
    await waitFor(() => expect(cart.getState().couponRefusal?.code).toBe('TEN'));
    expect(paths(ORDER)).toHaveLength(0);
  });
});

describe('a gift', () => {
  const gifts = { 'webapp/v5/restaurant/': { body: restaurantBody({ enable_gift: true }) } };
  const tick = () => user.click(screen.getByRole('checkbox', { name: 'This order is a gift' }));
  const card = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Gift message/ });

  // @spec entities/delivery-config
  it('is not offered where the business has none', async () => {
    await open();
    expect(screen.queryByRole('checkbox', { name: 'This order is a gift' })).toBeNull();
  });

  it('needs a message, which goes with the order and stays when that fails', async () => {
    const { paths } = await open({
      ...gifts,
      [ORDER]: { status: 422, body: { error: 1, code: 'something_new', message: 'No' } },
    });
    await fillIn();
    await tick();
    await user.click(place());
    await waitFor(() => expect(document.activeElement).toBe(card()));
    expect(paths(ORDER)).toHaveLength(0);
    expect(card().getAttribute('aria-invalid')).toBe('true');
    await user.type(card(), 'For you');
    await user.type(screen.getByRole('textbox', { name: /^Who is it for/ }), 'Hessa');
    await user.click(place());
    await screen.findByText('Your order wasn’t accepted');
    expect(paths(ORDER)[0]?.body).toMatchObject({
      gift: { message: 'For you', to_name: 'Hessa', hide_prices: false },
    });
    expect(card().value).toBe('For you');
  });

  it('that is none after all is sent without its message', async () => {
    const { paths } = await open(gifts);
    await fillIn();
    await tick();
    await user.type(card(), 'For you');
    await tick();
    await user.click(place());
    await waitFor(() => expect(paths(ORDER)).toHaveLength(1));
    expect(paths(ORDER)[0]?.body).toMatchObject({ gift: null });
  });
});
