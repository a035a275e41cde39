import { act, screen, within } from '@testing-library/react';
import { restaurantBody, shiftsBody } from '../../../api/testing/wire-examples.ts';
import { openCheckout } from './render-checkout-screen.tsx';

// Helpers for tests of the order time at the checkout. The slots begin tomorrow.

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const toIsoTime = (timeMs: number) => new Date(timeMs).toISOString();

/** Start of the first slot in epoch ms: a full hour tomorrow, so that the app shows its day as “Tomorrow”. */
export const FIRST_SLOT_MS = Math.floor(Date.now() / HOUR_MS) * HOUR_MS + 24 * HOUR_MS;

export const wireSlot = (startMs: number, placesLeft?: number) => ({
  from: toIsoTime(startMs),
  to: toIsoTime(startMs + 30 * MINUTE_MS),
  ...(placesLeft !== undefined && { left: placesLeft }),
});

/** The first slot as the cart stores it. */
export const buildChosenSlot = () => ({
  from: FIRST_SLOT_MS,
  to: FIRST_SLOT_MS + 30 * MINUTE_MS,
  date: toIsoTime(FIRST_SLOT_MS).slice(0, 10),
});

type PickupShifts = NonNullable<Parameters<typeof shiftsBody>[0]>['car_pickup'];

export const buildPickupShiftsBody = (overrides: Partial<NonNullable<PickupShifts>> = {}) =>
  shiftsBody({
    car_pickup: {
      status: 'open',
      shifts: [],
      slots: [
        wireSlot(FIRST_SLOT_MS),
        wireSlot(FIRST_SLOT_MS + HOUR_MS),
        wireSlot(FIRST_SLOT_MS + 2 * HOUR_MS),
      ],
      ...overrides,
    },
  });

const businessResponse = (only_schedule = false) => ({
  body: restaurantBody({
    checkoutCarPickup: { enabled: true, scheduled_orders: { on: true, only_schedule } },
  }),
});

/**
 * Opens the checkout of a business that accepts scheduled orders. `shiftOverrides` replaces parts of the response with
 * the slots.
 */
export async function openWithSlots(
  shiftOverrides: Partial<NonNullable<PickupShifts>> = {},
  routes: Parameters<typeof openCheckout>[0] = {},
  onlyScheduled = false,
) {
  const stores = await openCheckout({
    'webapp/v5/restaurant/': businessResponse(onlyScheduled),
    'webapp/v5/shifts/': { body: buildPickupShiftsBody(shiftOverrides) },
    ...routes,
  });
  await act(() => stores.shop.getState().load());
  return stores;
}

export const getTimeSection = () => within(screen.getByRole('region', { name: 'When' }));
