import { vi } from 'vitest';
import type { WireBusiness } from '../../api/contract/business-contract.ts';
import type { ShiftsResponse, WireSlot } from '../../api/contract/schedule-contract.ts';
import { restaurantBody, shiftsBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { createScheduleStore } from '../schedule/schedule-store.ts';
import type { StoreDeps } from '../store-deps.ts';
import { buildItemChoice, createTestStores } from './test-stores.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
/** 09:00 in Kuwait. */
export const NINE = Date.parse('2026-03-02T06:00:00Z');

/** ISO time with the business's offset. */
const toIsoTime = (epochMs: number): string =>
  new Date(epochMs + 3 * HOUR).toISOString().replace(/\.\d+Z$/, '+03:00');
/** A half-hour slot that starts `hoursAfterNine` hours after 09:00. */
export const buildSlot = (hoursAfterNine: number, remaining?: number): WireSlot => ({
  from: toIsoTime(NINE + hoursAfterNine * HOUR),
  to: toIsoTime(NINE + hoursAfterNine * HOUR + 30 * MINUTE),
  ...(remaining !== undefined && { left: remaining }),
});
/** A copy of the slot. Orders for it must be placed at most `hoursAfterNine` hours after 09:00. */
export const addOrderDeadline = (slot: WireSlot, hoursAfterNine: number): WireSlot => ({
  ...slot,
  order_by: toIsoTime(NINE + hoursAfterNine * HOUR),
});

type ScheduledOrderSettings = NonNullable<NonNullable<WireBusiness['checkoutCarPickup']>['scheduled_orders']>;

/** State of the fake server. `clockOffsetMs` is how far its clock is ahead of the device's. */
export interface FakeShop {
  status: 'open' | 'closed';
  opensAt?: number | null;
  closesAt?: number | null;
  lastOrdersAt?: number | null;
  slots: WireSlot[];
  deliverySlots?: WireSlot[];
  rush?: NonNullable<ShiftsResponse['today']['delivery']>['rush'];
  clockOffsetMs?: number;
}

/** Stores with one latte in the cart, for pickup in Kuwait. The menu also has a cake, which takes 100 minutes. */
export async function openSchedule(
  shop: FakeShop,
  scheduledOrders: Partial<ScheduledOrderSettings> | null = {},
  overrides: Partial<StoreDeps> = {},
) {
  const settings = {
    enabled: true,
    min_order: 0,
    ...(scheduledOrders && { scheduled_orders: { on: true, only_schedule: false, ...scheduledOrders } }),
  };
  const buildToday = (slots: WireSlot[]): NonNullable<ShiftsResponse['today']['delivery']> => ({
    status: shop.status,
    opens_at: shop.opensAt ? toIsoTime(shop.opensAt) : null,
    closes_at: shop.closesAt ? toIsoTime(shop.closesAt) : null,
    last_orders_at: shop.lastOrdersAt ? toIsoTime(shop.lastOrdersAt) : null,
    shifts: [],
    rush: shop.rush,
    slots: slots.filter(({ from }) => from.startsWith('2026-03-02')),
  });
  const listTomorrowSlots = (slots: WireSlot[]) => slots.filter(({ from }) => from.startsWith('2026-03-03'));
  const stores = createTestStores(
    {
      'webapp/v5/restaurant/': {
        body: restaurantBody(
          { checkoutCarPickup: settings, checkoutDelivery: { ...settings, shipping: false } },
          {
            menu: {
              categories: [
                wireCategory('menu', [wireItem('latte'), wireItem('cake', { preparation_time: 100 })]),
              ],
            },
          },
        ),
      },
      'webapp/v5/shifts/': () => ({
        body: {
          ...shiftsBody({
            car_pickup: buildToday(shop.slots),
            delivery: buildToday(shop.deliverySlots ?? shop.slots),
          }),
          days: [{ date: '2026-03-03', slots: { car_pickup: listTomorrowSlots(shop.slots), delivery: [] } }],
          now: new Date(Date.now() + (shop.clockOffsetMs ?? 0)).toISOString(),
        },
      }),
    },
    overrides,
  );
  stores.start();
  await stores.business.getState().load();
  await stores.shop.getState().load();
  stores.cart.getState().setOrderType('car_pickup');
  if (!stores.cart.getState().cart.lines.length) stores.cart.getState().add(buildItemChoice('latte'));
  const schedule = stores.getOrCreateStore(createScheduleStore);
  await advance();
  return { ...stores, schedule, getState: schedule.getState };
}

/** Advances the fake clock by `ms` once pending dynamic imports have finished. */
export async function advance(ms = 0): Promise<void> {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(ms);
}
