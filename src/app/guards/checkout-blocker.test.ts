import { describe, expect, it } from 'vitest';
import { restaurantBody, shiftsBody } from '../../api/testing/wire-examples.ts';
import { buildPaymentKey } from '../../stores/payment/payment-keys.ts';
import { buildItemChoice, createTestStores } from '../../stores/testing/test-stores.ts';
import { findCheckoutBlocker } from './checkout-blocker.ts';

const HOUR_MS = 3_600_000;
const formatIsoTime = (timeMs: number) => new Date(timeMs).toISOString();
const opensAtMs = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 5 * HOUR_MS;
const slot = { from: formatIsoTime(opensAtMs + HOUR_MS), to: formatIsoTime(opensAtMs + 2 * HOUR_MS) };
type PickupShifts = NonNullable<NonNullable<Parameters<typeof shiftsBody>[0]>['car_pickup']>;

/** Finds the blocker of a pickup cart with one latte, for the given shifts and scheduling settings. */
async function findPickupBlocker(
  pickupShifts: Partial<PickupShifts>,
  scheduledOrders?: { on: boolean; only_schedule?: boolean },
) {
  const stores = createTestStores({
    'webapp/v5/restaurant/': {
      body: restaurantBody({
        checkoutCarPickup: { enabled: true, ...(scheduledOrders && { scheduled_orders: scheduledOrders }) },
      }),
    },
    'webapp/v5/shifts/': {
      body: shiftsBody({ car_pickup: { status: 'open', shifts: [], slots: [], ...pickupShifts } }),
    },
  });
  stores.start();
  await stores.business.getState().load();
  stores.cart.getState().add(buildItemChoice('latte'));
  const notice = await findCheckoutBlocker(stores, 'car_pickup');
  stores.stop();
  return notice ?? null;
}

describe('findCheckoutBlocker', () => {
  it('lets a customer with an unpaid order reach the checkout, which asks about the order', async () => {
    const stores = createTestStores({ 'webapp/v5/restaurant/': { body: restaurantBody() } });
    await stores.business.getState().load();
    expect(await findCheckoutBlocker(stores, 'car_pickup')).toBe('notice.cartEmpty');
    stores.deps.storage.set(buildPaymentKey(stores.deps, 'order'), '{}');
    expect(await findCheckoutBlocker(stores, 'car_pickup')).toBeUndefined();
  });

  // @spec guards/can-checkout
  it('allows the checkout of a dine-in order without a table, because the table is chosen at checkout', async () => {
    const stores = createTestStores({
      'webapp/v5/restaurant/': {
        body: restaurantBody({
          checkoutDineIn: { enabled: true, cart: true },
          branches: [{ id: 'demo~one', name: { en: 'One' }, has_tables: true }],
        }),
      },
      'webapp/tables/': { body: { tables: [{ id: '7', name: { en: '7' }, seats: 4 }] } },
    });
    stores.start();
    await stores.business.getState().load();
    stores.cart.getState().setOrderType('dine_in');
    stores.cart.getState().add(buildItemChoice('latte'));
    expect(await findCheckoutBlocker(stores, 'dine_in')).toBeUndefined();
    expect(stores.cart.getState().table).toBeNull();
    stores.stop();
  });

  const closedShifts = { status: 'closed' as const, opens_at: formatIsoTime(opensAtMs) };

  // @spec guards/can-checkout
  it('blocks the checkout while the shop is closed and accepts no scheduled orders', async () => {
    expect(await findPickupBlocker(closedShifts)).toBe('notice.shopClosed');
    expect(await findPickupBlocker(closedShifts, { on: false })).toBe('notice.shopClosed');
  });

  // @spec guards/can-checkout
  it('asks for an order time when the order needs a slot but no slot is free', async () => {
    expect(await findPickupBlocker(closedShifts, { on: true })).toBe('notice.timeMissing');
    expect(await findPickupBlocker({}, { on: true, only_schedule: true })).toBe('notice.timeMissing');
    expect(await findPickupBlocker({ ...closedShifts, slots: [{ ...slot, left: 0 }] }, { on: true })).toBe(
      'notice.timeMissing',
    );
  });

  it('allows the checkout for an automatically chosen slot and for “as soon as possible”', async () => {
    expect(await findPickupBlocker({ ...closedShifts, slots: [slot] }, { on: true })).toBeNull();
    expect(await findPickupBlocker({ slots: [slot] }, { on: true, only_schedule: true })).toBeNull();
    expect(await findPickupBlocker({ slots: [slot] }, { on: true })).toBeNull();
    expect(await findPickupBlocker({})).toBeNull();
  });
});
