// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { buildItemChoice, createSharedStorage, createTestStores } from '../../stores/testing/test-stores.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import {
  CHECKOUT_PATH,
  getNameField,
  getPlaceOrderButton,
  openCheckout,
  user,
} from './testing/render-checkout-screen.tsx';

const RESTAURANT_PATH = 'webapp/v5/restaurant/';

describe('a cart without a price at the checkout', () => {
  it('says at the checkout that the menu did not load, and shows the form after a retry', async () => {
    const menu = { categories: [wireCategory('coffee', [wireItem('mocha')])] };
    const stores = createTestStores({
      [RESTAURANT_PATH]: { body: restaurantBody({}, { menu, pagination: { page: 1, pages: 2, total: 2 } }) },
      'webapp/v5/menu/': { status: 400, body: { error: 1, code: 'x', message: 'no' } },
    });
    stores.cart.setState({ cart: { branchId: 'demo~one', orderType: 'car_pickup', lines: [] } });
    stores.cart.getState().add(buildItemChoice('latte', 2));
    await showScreen(CHECKOUT_PATH, CheckoutScreen, stores);
    await screen.findByText('We couldn’t load the menu');
    stores.routes[RESTAURANT_PATH] = { body: restaurantBody() };
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(getPlaceOrderButton().textContent).toContain('3.000'));
    expect(getNameField()).toBeTruthy();
  });

  it('offers to switch the branch or to move the cart when the cart belongs to another branch', async () => {
    const openTabStorage = createSharedStorage();
    const { cart } = await openCheckout({}, { storage: openTabStorage() });
    const otherBranchCart = { ...cart.getState().cart, branchId: 'demo~two' };
    const otherTab = createTestStores({}, { storage: openTabStorage() });
    otherTab.start();
    await act(async () => otherTab.cart.setState({ cart: otherBranchCart }));
    await act(async () => otherTab.cart.getState().setDetails({ name: 'Noor' }));
    expect(screen.queryByText('Your cart is empty')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Go to Two' }, { timeout: 3000 })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Move the cart here' }));
    expect(getPlaceOrderButton().textContent).toContain('3.000');
  });
});
