import { describe, expect, it } from 'vitest';
import { restaurantBody, shiftsBody } from '../../api/testing/wire-examples.ts';
import { choiceOf, setup } from '../../stores/testing/stores.ts';
import { missingForCheckout } from './missing-for-checkout.ts';

const HOUR = 3_600_000;
const iso = (at: number) => new Date(at).toISOString();
const opens = Math.ceil(Date.now() / HOUR) * HOUR + 5 * HOUR;
const slot = { from: iso(opens + HOUR), to: iso(opens + 2 * HOUR) };
type Today = NonNullable<NonNullable<Parameters<typeof shiftsBody>[0]>['car_pickup']>;

/** What the way to the checkout says of a cart with something in it. */
async function missing(today: Partial<Today>, scheduled?: { on: boolean; only_schedule?: boolean }) {
  const world = setup({
    'webapp/v5/restaurant/': {
      body: restaurantBody({
        checkoutCarPickup: { enabled: true, ...(scheduled && { scheduled_orders: scheduled }) },
      }),
    },
    'webapp/v5/shifts/': {
      body: shiftsBody({ car_pickup: { status: 'open', shifts: [], slots: [], ...today } }),
    },
  });
  world.start();
  await world.business.getState().load();
  world.cart.getState().add(choiceOf('latte'));
  const notice = await missingForCheckout(world, 'car_pickup');
  world.stop();
  return notice ?? null;
}

describe('the way to the checkout', () => {
  const closed = { status: 'closed' as const, opens_at: iso(opens) };

  // @spec guards/can-checkout
  it('is shut while the shop is closed and takes nothing for later', async () => {
    expect(await missing(closed)).toBe('notice.shopClosed');
    expect(await missing(closed, { on: false })).toBe('notice.shopClosed');
  });

  // @spec guards/can-checkout
  it('asks for a time where an order has to have one and there is none', async () => {
    expect(await missing(closed, { on: true })).toBe('notice.timeMissing');
    expect(await missing({}, { on: true, only_schedule: true })).toBe('notice.timeMissing');
    expect(await missing({ ...closed, slots: [{ ...slot, left: 0 }] }, { on: true })).toBe(
      'notice.timeMissing',
    );
  });

  it('is open with the time that is chosen for the customer, and for now', async () => {
    expect(await missing({ ...closed, slots: [slot] }, { on: true })).toBeNull();
    expect(await missing({ slots: [slot] }, { on: true, only_schedule: true })).toBeNull();
    expect(await missing({ slots: [slot] }, { on: true })).toBeNull();
    expect(await missing({})).toBeNull();
  });
});
