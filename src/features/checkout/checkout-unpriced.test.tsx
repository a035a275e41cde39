// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { choiceOf, setup } from '../../stores/testing/stores.ts';
import { CheckoutScreen } from './checkout-screen.tsx';
import { name, open, PATH, place, user } from './testing/render-checkout-screen.tsx';

const RESTAURANT = 'webapp/v5/restaurant/';

describe('a cart that cannot be priced at the checkout', () => {
  it('since the rest of the menu did not come says so, and goes on once it has', async () => {
    const menu = { categories: [wireCategory('coffee', [wireItem('mocha')])] };
    const world = setup({
      [RESTAURANT]: { body: restaurantBody({}, { menu, pagination: { page: 1, pages: 2, total: 2 } }) },
      'webapp/v5/menu/': { status: 400, body: { error: 1, code: 'x', message: 'no' } },
    });
    world.cart.setState({ cart: { branchId: 'demo~one', sellingType: 'car_pickup', lines: [] } });
    world.cart.getState().add(choiceOf('latte', 2));
    await showScreen(PATH, CheckoutScreen, world);
    await screen.findByText('We couldn’t load the menu');
    world.table[RESTAURANT] = { body: restaurantBody() };
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(place().textContent).toContain('3.000'));
    expect(name()).toBeTruthy();
  });

  it('since it went along to another branch can be followed there, or brought here', async () => {
    const { cart } = await open();
    const { bill } = cart.getState();
    const bringHere = () => cart.setState({ bill, elsewhere: null });
    await act(async () => cart.setState({ bill: null, elsewhere: { branchId: 'demo~two', bringHere } }));
    expect(screen.queryByText('Your cart is empty')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Go to Two' }, { timeout: 3000 })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Move the cart here' }));
    expect(place().textContent).toContain('3.000');
  });
});
