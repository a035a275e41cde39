import { vi } from 'vitest';
import type { WireBusiness } from '../../api/contract/business-contract.ts';
import type { ShiftsResponse, WireSlot } from '../../api/contract/schedule-contract.ts';
import { restaurantBody, shiftsBody } from '../../api/testing/wire-examples.ts';
import { createScheduleStore } from '../schedule/schedule-store.ts';
import type { StoreDeps } from '../store-deps.ts';
import { choiceOf, setup } from './stores.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** 09:00 in Kuwait. */
export const NINE = Date.parse('2026-03-02T06:00:00Z');

/** As the business's clocks write it. */
const iso = (at: number): string => new Date(at + 3 * HOUR).toISOString().replace(/\.\d+Z$/, '+03:00');
/** `at` is in hours from nine on. */
export const slotAt = (at: number, left?: number): WireSlot => ({
  from: iso(NINE + at * HOUR),
  to: iso(NINE + at * HOUR + 30 * MINUTE),
  ...(left !== undefined && { left }),
});

type Scheduled = NonNullable<NonNullable<WireBusiness['checkoutCarPickup']>['scheduled_orders']>;

/** What the server says; `clockOff` is how much its clock is ahead of the device's. */
export interface Shop {
  status: 'open' | 'closed';
  opensAt?: number | null;
  closesAt?: number | null;
  slots: WireSlot[];
  deliverySlots?: WireSlot[];
  clockOff?: number;
}

/** A cart of one latte for pickup at a shop in Kuwait. */
export async function openSchedule(
  shop: Shop,
  scheduled: Partial<Scheduled> | null = {},
  change: Partial<StoreDeps> = {},
) {
  const settings = {
    enabled: true,
    min_order: 0,
    ...(scheduled && { scheduled_orders: { on: true, only_schedule: false, ...scheduled } }),
  };
  const today = (slots: WireSlot[]): NonNullable<ShiftsResponse['today']['delivery']> => ({
    status: shop.status,
    opens_at: shop.opensAt ? iso(shop.opensAt) : null,
    closes_at: shop.closesAt ? iso(shop.closesAt) : null,
    shifts: [],
    slots: slots.filter(({ from }) => from.startsWith('2026-03-02')),
  });
  const later = (slots: WireSlot[]) => slots.filter(({ from }) => from.startsWith('2026-03-03'));
  const world = setup(
    {
      'webapp/v5/restaurant/': {
        body: restaurantBody({
          checkoutCarPickup: settings,
          checkoutDelivery: { ...settings, shipping: false },
        }),
      },
      'webapp/v5/shifts/': () => ({
        body: {
          ...shiftsBody({ car_pickup: today(shop.slots), delivery: today(shop.deliverySlots ?? shop.slots) }),
          days: [{ date: '2026-03-03', slots: { car_pickup: later(shop.slots), delivery: [] } }],
          now: new Date(Date.now() + (shop.clockOff ?? 0)).toISOString(),
        },
      }),
    },
    change,
  );
  world.start();
  await world.business.getState().load();
  await world.shop.getState().load();
  world.cart.getState().setSellingType('car_pickup');
  if (!world.cart.getState().cart.lines.length) world.cart.getState().add(choiceOf('latte'));
  const schedule = world.late(createScheduleStore);
  await settled();
  return { ...world, schedule, state: schedule.getState };
}

/** So much later, with whatever happened on the way. */
export async function settled(ms = 0): Promise<void> {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(ms);
}
