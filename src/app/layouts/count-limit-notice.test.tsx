// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { CartScreen } from '../../features/cart/cart-screen.tsx';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import { CountLimitNotice } from './count-limit-notice.tsx';

const PRICE_LABELS = [
  { id: 's', label: { en: 'Small' }, price: 1, minimum: 1, maximum: 3, isQty: true },
  { id: 'l', label: { en: 'Large' }, price: 2, minimum: 1, maximum: 2, isQty: true },
];
const CartWithNotice = () => (
  <>
    <CartScreen />
    <CountLimitNotice />
  </>
);

async function openCart(count: number, price_labels: readonly unknown[] = PRICE_LABELS) {
  const stores = createTestStores({
    'webapp/v5/restaurant/': {
      body: restaurantBody(
        {},
        { menu: { categories: [wireCategory('coffee', [{ ...wireItem('latte'), price_labels }])] } },
      ),
    },
  });
  const lines = [{ key: 'a', itemId: 'latte', priceLabelId: 'l', modifiers: [], note: '', count }];
  stores.cart.setState({ cart: { branchId: 'demo~one', orderType: 'car_pickup', lines } });
  return showScreen('/demo/car_pickup/cart', CartWithNotice, stores);
}
const LIMIT_NOTICE = 'The maximum quantity of latte · Large is 2.';

describe('the notice about a maximum quantity', () => {
  // @spec validation/price-label-s-minimum-has
  it('states the maximum quantity of a price label when the customer tries to exceed it', async () => {
    await openCart(1);
    const plusButton = screen.getByRole('button', { name: 'One more' });
    await userEvent.click(plusButton);
    expect(screen.queryByText(LIMIT_NOTICE)).toBeNull();
    await userEvent.click(plusButton);
    expect(screen.getByText(LIMIT_NOTICE)).toBeTruthy();
  });

  // @spec validation/price-label-s-minimum-has
  it('states a maximum quantity of 1000 when the price label sets none', async () => {
    const [smallLabel, largeLabel] = PRICE_LABELS;
    const { cart } = await openCart(1000, [smallLabel, { ...largeLabel, maximum: undefined }]);
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(screen.getByText('The maximum quantity of latte · Large is 1,000.')).toBeTruthy();
    expect(cart.getState().count).toBe(1000);
  });

  it('states the maximum quantity when the cart accepts only some of the added units', async () => {
    const { cart } = await openCart(1);
    const choice = { itemId: 'latte', priceLabelId: 'l', modifiers: [], note: '', count: 2 };
    act(() => cart.getState().add(choice));
    expect(cart.getState().count).toBe(2);
    expect(screen.getByText(LIMIT_NOTICE)).toBeTruthy();
    act(() => cart.getState().dismissCountLimit());
    expect(screen.queryByText(LIMIT_NOTICE)).toBeNull();
  });
});
