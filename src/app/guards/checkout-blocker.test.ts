import { describe, expect, it } from 'vitest';
import { restaurantBody, shiftsBody } from '../../api/testing/wire-examples.ts';
import { createTestStores, itemChoice } from '../../stores/testing/test-stores.ts';
import { findCheckoutBlocker } from './checkout-blocker.ts';

const HOUR = 3_600_000;
const toIsoTime = (instant: number) => new Date(instant).toISOString();
const opensAt = Math.ceil(Date.now() / HOUR) * HOUR + 5 * HOUR;
const slot = { from: toIsoTime(opensAt + HOUR), to: toIsoTime(opensAt + 2 * HOUR) };
type PickupShifts = NonNullable<NonNullable<Parameters<typeof shiftsBody>[0]>['car_pickup']>;

/** Finds the blocker of a pickup cart with one latte, for the given shifts and scheduling settings. */
async function findPickupBlocker(
  today: Partial<PickupShifts>,
  scheduled?: { on: boolean; only_schedule?: boolean },
) {
  const stores = createTestStores({
    'webapp/v5/restaurant/': {
      body: restaurantBody({
        checkoutCarPickup: { enabled: true, ...(scheduled && { scheduled_orders: scheduled }) },
      }),
    },
    'webapp/v5/shifts/': {
      body: shiftsBody({ car_pickup: { status: 'open', shifts: [], slots: [], ...today } }),
    },
  });
  stores.start();
  await stores.business.getState().load();
  stores.cart.getState().add(itemChoice('latte'));
  const notice = await findCheckoutBlocker(stores, 'car_pickup');
  stores.stop();
  return notice ?? null;
}

describe('findCheckoutBlocker', () => {
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
    stores.cart.getState().add(itemChoice('latte'));
    expect(await findCheckoutBlocker(stores, 'dine_in')).toBeUndefined();
    expect(stores.cart.getState().table).toBeNull();
    stores.stop();
  });

  const closed = { status: 'closed' as const, opens_at: toIsoTime(opensAt) };

  // @spec guards/can-checkout
  it('blocks the checkout while the shop is closed and accepts no scheduled orders', async () => {
    expect(await findPickupBlocker(closed)).toBe('notice.shopClosed');
    expect(await findPickupBlocker(closed, { on: false })).toBe('notice.shopClosed');
  });

  // @spec guards/can-checkout
  it('asks for a time when the order needs one but no slot is free', async () => {
    expect(await findPickupBlocker(closed, { on: true })).toBe('notice.timeMissing');
    expect(await findPickupBlocker({}, { on: true, only_schedule: true })).toBe('notice.timeMissing');
    expect(await findPickupBlocker({ ...closed, slots: [{ ...slot, left: 0 }] }, { on: true })).toBe(
      'notice.timeMissing',
    );
  });

  it('allows the checkout with an automatically chosen slot, or as soon as possible', async () => {
    expect(await findPickupBlocker({ ...closed, slots: [slot] }, { on: true })).toBeNull();
    expect(await findPickupBlocker({ slots: [slot] }, { on: true, only_schedule: true })).toBeNull();
    expect(await findPickupBlocker({ slots: [slot] }, { on: true })).toBeNull();
    expect(await findPickupBlocker({})).toBeNull();
  });
});
