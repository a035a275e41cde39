// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { restaurantBody } from '../../api/testing/wire-examples.ts';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import {
  fillInContact,
  getPlaceOrderButton,
  ORDER_PATH,
  openCheckout,
  user,
} from './testing/render-checkout-screen.tsx';

describe('a gift at the checkout', () => {
  const giftRoutes = { 'webapp/v5/restaurant/': { body: restaurantBody({ enable_gift: true }) } };
  const toggleGift = () => user.click(screen.getByRole('checkbox', { name: 'This order is a gift' }));
  const getMessageField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Gift message/ });

  // @spec entities/delivery-config
  it('hides the gift option when the business has no gifts', async () => {
    await openCheckout();
    expect(screen.queryByRole('checkbox', { name: 'This order is a gift' })).toBeNull();
  });

  // @spec entities/cart
  it('requires a gift message, and keeps the message when the server refuses the order', async () => {
    const { listRequestsTo } = await openCheckout({
      ...giftRoutes,
      [ORDER_PATH]: { status: 422, body: { error: 1, code: 'something_new', message: 'No' } },
    });
    await fillInContact();
    await toggleGift();
    await user.click(getPlaceOrderButton());
    await waitFor(() => expect(document.activeElement).toBe(getMessageField()));
    expect(listRequestsTo(ORDER_PATH)).toHaveLength(0);
    expect(getMessageField().getAttribute('aria-invalid')).toBe('true');
    await user.type(getMessageField(), 'For you');
    await user.type(screen.getByRole('textbox', { name: /^Who is it for/ }), 'Hessa');
    await user.click(getPlaceOrderButton());
    await screen.findByText('Your order wasn’t accepted');
    expect(listRequestsTo(ORDER_PATH)[0]?.body).toMatchObject({
      gift: { message: 'For you', to_name: 'Hessa', hide_prices: false },
    });
    expect(getMessageField().value).toBe('For you');
  });

  it('keeps the gift and the order note after a reload until the order is placed', async () => {
    const storesBeforeReload = createTestStores(giftRoutes);
    storesBeforeReload.cart.getState().setGift({ message: '', toName: '', hidePrices: false });
    storesBeforeReload.cart.getState().setDetails({ comment: 'Ring twice' });
    const { cart, deps } = await openCheckout(giftRoutes, { storage: storesBeforeReload.deps.storage });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'This order is a gift' }).checked).toBe(
      true,
    );
    expect(
      screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Note for the whole order/ }).value,
    ).toBe('Ring twice');
    await fillInContact();
    await user.type(getMessageField(), 'For you');
    const reloadedStores = createTestStores({}, { storage: deps.storage });
    expect(reloadedStores.cart.getState().gift).toMatchObject({ message: 'For you' });
    await user.click(getPlaceOrderButton());
    await waitFor(() => expect(cart.getState().gift).toBeNull());
    const nextVisit = createTestStores({}, { storage: deps.storage });
    expect(nextVisit.cart.getState()).toMatchObject({ gift: null, details: { comment: '' } });
  });

  it('sends no gift message when the customer unticks the gift option', async () => {
    const { listRequestsTo } = await openCheckout(giftRoutes);
    await fillInContact();
    await toggleGift();
    await user.type(getMessageField(), 'For you');
    await toggleGift();
    await user.click(getPlaceOrderButton());
    await waitFor(() => expect(listRequestsTo(ORDER_PATH)).toHaveLength(1));
    expect(listRequestsTo(ORDER_PATH)[0]?.body).toMatchObject({ gift: null });
  });
});
