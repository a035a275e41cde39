// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { buildItemChoice, createTestStores } from '../../stores/testing/test-stores.ts';
import { SwitchNotice } from './switch-notice.tsx';

const pickupAndDineIn = { delivery: false, car_pickup: true, dine_in: true, reservation: false };
const DeliveryNotice = () => <SwitchNotice from="car_pickup" to="delivery" />;

async function openNotice(
  pickupOnlyIds: readonly string[],
  cartItemIds: readonly string[] = [],
  locale: 'en' | 'ar' = 'en',
) {
  const items = [...pickupOnlyIds.map((id) => wireItem(id, { types: pickupAndDineIn })), wireItem('tea')];
  const stores = createTestStores({
    'webapp/v5/restaurant/': {
      body: restaurantBody({}, { menu: { categories: [wireCategory('c', items)] } }),
    },
  });
  stores.cart.setState({ cart: { branchId: 'demo~one', orderType: 'car_pickup', lines: [] } });
  for (const id of cartItemIds) stores.cart.getState().add(buildItemChoice(id));
  await showScreen('/demo/delivery', DeliveryNotice, stores, locale);
}

describe('the notice after a change of order type', () => {
  it('shows no notice after a change of order type when both menus are the same', async () => {
    await openNotice([], ['tea']);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('lists the dishes that the new order type lacks', async () => {
    await openNotice(['soup', 'cake']);
    expect(screen.getByRole('status').textContent).toBe('Not available for Delivery: soup and cake.');
  });

  it('names only three of the dishes that the new order type lacks, and counts the other dishes', async () => {
    await openNotice(['a', 'b', 'c', 'd', 'e']);
    expect(screen.getByRole('status').textContent).toBe('Not available for Delivery: a, b, c, and 2 more.');
  });

  it('counts the cart lines that the new order type lacks', async () => {
    await openNotice(['soup'], ['soup', 'tea']);
    expect(screen.getByRole('status').textContent).toContain(
      '1 item in your cart is not available for Delivery.',
    );
  });

  it('shows the notice about a changed order type in Arabic', async () => {
    await openNotice(['soup'], ['soup'], 'ar');
    expect(screen.getByRole('status').textContent).toContain('صنف واحد في سلتك غير متاح');
  });
});
