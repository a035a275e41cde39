// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { restaurantBody, shiftsBody } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import '../../ui/testing/render-ui.ts';
import { Menu, openMenu, PATH } from './testing/render-menu-screen.tsx';

const user = userEvent.setup();

describe('a closed shop', () => {
  const closedShifts = {
    status: 'closed' as const,
    shifts: [],
    slots: [],
    opens_at: new Date(Date.now() + 3_600_000).toISOString(),
  };

  // @spec schedule/cart-usable-if-type-s, schedule/shop-open-unless-fetched-shifts
  it('says when a closed shop opens, and shows the menu without add buttons', async () => {
    await openMenu({}, {}, shiftsBody({ car_pickup: closedShifts }));
    expect(await screen.findByText(/Closed · opens/)).toBeTruthy();
    expect(screen.getByText(/We’re closed right now/)).toBeTruthy();
    expect(screen.queryAllByRole('button', { name: /Add|Choose/ })).toEqual([]);
    expect(screen.getAllByRole('article')).toHaveLength(4);
  });

  it('shows in how many minutes a closed shop opens', async () => {
    const opens_at = new Date(Date.now() + 25 * 60_000).toISOString();
    await openMenu({}, {}, shiftsBody({ car_pickup: { ...closedShifts, opens_at } }));
    expect(await screen.findByText('Closed · opens in 25 minutes')).toBeTruthy();
  });

  // @spec schedule/cart-usable-if-type-s
  it('lets the customer schedule an order while the shop is closed', async () => {
    const slotStartMs = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 7_200_000;
    const slot = {
      from: new Date(slotStartMs).toISOString(),
      to: new Date(slotStartMs + 1_800_000).toISOString(),
    };
    const { cart } = await openMenu(
      { checkoutCarPickup: { enabled: true, scheduled_orders: { on: true } } },
      {},
      shiftsBody({ car_pickup: { ...closedShifts, slots: [slot] } }),
    );
    expect(await screen.findByText(/you can order for later/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Order for later' }));
    expect(await screen.findByRole('dialog', { name: 'When would you like your order?' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'As soon as possible' })).toBeNull();
    await user.click(await screen.findByRole('option'));
    expect(cart.getState().selectedScheduleSlot?.from).toBe(slotStartMs);
    expect(await screen.findByRole('button', { name: /^Scheduled for / })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add Espresso to cart' }));
    expect(cart.getState().count).toBe(2);
  });

  // @spec schedule/delivery-with-shipping-always-open
  it('accepts deliveries at any time if the shop also ships parcels', async () => {
    const settings = { checkoutDelivery: { enabled: true, shipping: true } };
    const stores = await openMenu(
      settings,
      {},
      shiftsBody({ delivery: closedShifts, car_pickup: closedShifts }),
      '/demo/delivery',
    );
    act(() => stores.cart.getState().setOrderType('delivery'));
    expect(await screen.findByRole('button', { name: 'Add Espresso to cart' })).toBeTruthy();
    expect(screen.queryByText(/We’re closed right now/)).toBeNull();
  });

  it('offers an open order type while the current order type is closed', async () => {
    await openMenu({ checkoutDineIn: { enabled: true } }, {}, shiftsBody({ car_pickup: closedShifts }));
    await user.click(await screen.findByRole('button', { name: 'Switch to Dine-in' }));
    expect(await screen.findByText('Went to /demo/dine_in')).toBeTruthy();
  });

  it('offers no switch to an open order type that takes no orders', async () => {
    await openMenu(
      { checkoutDineIn: { enabled: true, cart: false } },
      {},
      shiftsBody({ car_pickup: closedShifts }),
    );
    expect(await screen.findByText(/We’re closed right now/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Switch to/ })).toBeNull();
  });

  it('shows the opening state from the branch’s weekly hours until the shifts have loaded', async () => {
    const closedWeek = Object.fromEntries(
      [0, 1, 2, 3, 4, 5, 6].map((day) => [day, { closed: true, shifts: [] }]),
    );
    const stores = createTestStores({
      'webapp/v5/restaurant/': {
        body: restaurantBody({ branches: [{ id: 'demo~one', name: { en: 'One' }, hours: closedWeek }] }),
      },
      'webapp/v5/shifts/': 'lost',
    });
    await showScreen(PATH, Menu, stores);
    expect(screen.getByText('Closed')).toBeTruthy();
  });
});

describe('a shop that takes only scheduled orders', () => {
  it('asks the customer to choose an order time when the shop takes only scheduled orders', async () => {
    await openMenu({
      checkoutCarPickup: { enabled: true, scheduled_orders: { on: true, only_schedule: true } },
    });
    expect(await screen.findByText('Please choose a time for your order.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add Espresso to cart' })).toBeTruthy();
  });
});
