// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { buildItemChoice, createTestStores } from '../../stores/testing/test-stores.ts';
import { RouteNotice } from './route-notice.tsx';

describe('the notice that explains a redirect', () => {
  it('hides the notice about unavailable dishes after the customer has removed these dishes from the cart', async () => {
    const stores = createTestStores({
      'webapp/v5/restaurant/': {
        body: restaurantBody(
          {},
          {
            menu: {
              categories: [
                wireCategory('coffee', [wireItem('latte', { sold_out: true }), wireItem('mocha')]),
              ],
            },
          },
        ),
      },
    });
    await stores.business.getState().load();
    stores.cart.getState().add(buildItemChoice('mocha'));
    stores.cart.getState().add(buildItemChoice('latte'));
    await showScreen(
      '/demo/car_pickup/cart',
      () => <RouteNotice text="notice.cartProblems car_pickup" />,
      stores,
    );
    expect(screen.getByText(/Some items are no longer available/)).toBeTruthy();
    await act(async () => stores.cart.getState().remove(stores.cart.getState().cart.lines[1]?.key ?? ''));
    expect(screen.queryByText(/Some items are no longer available/)).toBeNull();
  });

  it('says that the cart is empty until the customer adds a dish', async () => {
    const { cart } = await showScreen(
      '/demo/car_pickup',
      () => <RouteNotice text="notice.cartEmpty car_pickup" />,
      createTestStores(),
    );
    expect(screen.getByText(/cart is empty/)).toBeTruthy();
    await act(async () => cart.getState().add(buildItemChoice('latte')));
    expect(screen.queryByText(/cart is empty/)).toBeNull();
  });
});
