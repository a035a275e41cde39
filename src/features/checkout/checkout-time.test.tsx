// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { restaurantBody, shiftsBody, wireOrder } from '../../api/testing/wire-examples.ts';
import {
  fillInContact,
  getPlaceOrderButton,
  ORDER_PATH,
  openCheckout,
  user,
} from './testing/render-checkout-screen.tsx';
import '../../ui/testing/render-ui.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const toIso = (timeMs: number) => new Date(timeMs).toISOString();
/** Start of the first slot in epoch ms: on the hour tomorrow, so that its day is shown by name. */
let firstSlotMs: number;
beforeEach(() => {
  firstSlotMs = Math.floor(Date.now() / HOUR_MS) * HOUR_MS + 24 * HOUR_MS;
});
const wireSlot = (startMs: number, placesLeft?: number) => ({
  from: toIso(startMs),
  to: toIso(startMs + 30 * MINUTE_MS),
  ...(placesLeft !== undefined && { left: placesLeft }),
});

/** The first slot as the cart stores it. */
const chosenSlot = () => ({
  from: firstSlotMs,
  to: firstSlotMs + 30 * MINUTE_MS,
  date: toIso(firstSlotMs).slice(0, 10),
});

type Today = NonNullable<Parameters<typeof shiftsBody>[0]>['car_pickup'];
const carPickupShifts = (change: Partial<NonNullable<Today>> = {}) =>
  shiftsBody({
    car_pickup: {
      status: 'open',
      shifts: [],
      slots: [wireSlot(firstSlotMs), wireSlot(firstSlotMs + HOUR_MS), wireSlot(firstSlotMs + 2 * HOUR_MS)],
      ...change,
    },
  });
const businessResponse = (only_schedule = false) => ({
  body: restaurantBody({
    checkoutCarPickup: { enabled: true, scheduled_orders: { on: true, only_schedule } },
  }),
});

const openWithSlots = async (
  today: Partial<NonNullable<Today>> = {},
  routes: Parameters<typeof openCheckout>[0] = {},
  onlyScheduled = false,
) => {
  const stores = await openCheckout({
    'webapp/v5/restaurant/': businessResponse(onlyScheduled),
    'webapp/v5/shifts/': { body: carPickupShifts(today) },
    ...routes,
  });
  await act(() => stores.shop.getState().load());
  return stores;
};
const getTimeSection = () => within(screen.getByRole('region', { name: 'When' }));
const getTimeBar = () => getTimeSection().getByRole('button', { name: /Change the time/ });

describe('the time of an order at the checkout', () => {
  // @spec schedule/schedule-type
  it('starts the order time with “as soon as possible”, and sends the slot that the customer chooses', async () => {
    const { requestsTo } = await openWithSlots();
    expect(getTimeBar().textContent).toContain('As soon as possible');
    await user.click(getTimeBar());
    const dialog = within(await screen.findByRole('dialog', { name: 'When would you like your order?' }));
    await user.click((await dialog.findAllByRole('option'))[1] as HTMLElement);
    expect(getTimeBar().textContent).not.toContain('As soon as possible');
    await fillInContact();
    await user.click(getPlaceOrderButton());
    await screen.findByText(/Went to/);
    expect(requestsTo(ORDER_PATH)[0]?.body).toMatchObject({
      priority: 'later',
      scheduled_at: toIso(firstSlotMs + HOUR_MS),
    });
  });

  it('lets the customer change a chosen slot back to “as soon as possible”', async () => {
    const stores = await openWithSlots();
    act(() => stores.cart.getState().setSchedule(chosenSlot()));
    await user.click(getTimeBar());
    await user.click(await screen.findByRole('button', { name: 'As soon as possible' }));
    expect(getTimeBar().textContent).toContain('As soon as possible');
  });

  // @spec schedule/otherwise-later-with-second-free
  it('preselects the second free slot after opening time while the shop is closed', async () => {
    const stores = await openWithSlots({ status: 'closed', opens_at: toIso(firstSlotMs) });
    expect(stores.cart.getState().selectedScheduleSlot?.from).toBe(firstSlotMs + HOUR_MS);
    expect(getPlaceOrderButton().hasAttribute('disabled')).toBe(false);
  });

  it('blocks the order of a closed shop without free slots', async () => {
    await openWithSlots({ status: 'closed', opens_at: toIso(firstSlotMs), slots: [] });
    expect(screen.getByText('No times available')).toBeTruthy();
    expect(getPlaceOrderButton().hasAttribute('disabled')).toBe(true);
  });

  it('promises the first slot with room if the slot of an immediate order is full, and sends what it promised', async () => {
    const start = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
    const nextStart = start + 120 * MINUTE_MS;
    const now_slots = [{ ...wireSlot(start, 0), to: toIso(nextStart) }, wireSlot(nextStart, 5)];
    const { requestsTo } = await openWithSlots({ now_slots });
    await fillInContact();
    await user.click(getPlaceOrderButton());
    await screen.findByText(/Went to/);
    expect(requestsTo(ORDER_PATH)[0]?.body).toMatchObject({
      priority: 'now',
      promised_at: toIso(nextStart),
    });
  });

  it('asks for another time if no slot of today has room for an immediate order', async () => {
    const start = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
    const now_slots = [{ ...wireSlot(start, 0), to: toIso(start + 120 * MINUTE_MS) }];
    const stores = await openWithSlots({ now_slots });
    expect(getTimeSection().getByText(/is fully booked/)).toBeTruthy();
    expect(getPlaceOrderButton().hasAttribute('disabled')).toBe(true);
    expect(stores.cart.getState().selectedScheduleSlot).toBeNull();
    const nearest = within(getTimeSection().getByRole('group', { name: 'Nearest available times' }));
    await user.click(nearest.getAllByRole('button')[0] as HTMLElement);
    expect(stores.cart.getState().selectedScheduleSlot?.from).toBe(firstSlotMs);
    expect(getPlaceOrderButton().hasAttribute('disabled')).toBe(false);
  });

  it('warns when the cart outgrows the chosen slot, and offers the nearest slots with room for it', async () => {
    const stores = await openWithSlots({
      capacity_unit: 'dishes',
      slots: [
        wireSlot(firstSlotMs, 3),
        wireSlot(firstSlotMs + HOUR_MS, 2),
        wireSlot(firstSlotMs + 2 * HOUR_MS, 9),
      ],
    });
    act(() => stores.cart.getState().setSchedule(chosenSlot()));
    expect(getTimeSection().queryByText(/is fully booked/)).toBeNull();
    const [line] = stores.cart.getState().cart.lines;
    act(() => stores.cart.getState().setCount(line?.key ?? '', 4));
    expect(getTimeSection().getByText(/is fully booked/)).toBeTruthy();
    expect(getPlaceOrderButton().hasAttribute('disabled')).toBe(true);
    const nearest = within(getTimeSection().getByRole('group', { name: 'Nearest available times' }));
    await user.click(nearest.getByRole('button'));
    expect(stores.cart.getState().selectedScheduleSlot?.from).toBe(firstSlotMs + 2 * HOUR_MS);
    expect(getPlaceOrderButton().hasAttribute('disabled')).toBe(false);
  });

  it('warns that the chosen slot became full and offers the nearest free slots', async () => {
    const stores = await openWithSlots();
    act(() => stores.cart.getState().setSchedule(chosenSlot()));
    stores.routes['webapp/v5/shifts/'] = {
      body: carPickupShifts({
        slots: [
          wireSlot(firstSlotMs, 0),
          wireSlot(firstSlotMs + HOUR_MS, 2),
          wireSlot(firstSlotMs + 2 * HOUR_MS),
        ],
      }),
    };
    await act(() => stores.shop.getState().load());
    expect(getTimeSection().getByText(/is fully booked/)).toBeTruthy();
    expect(getPlaceOrderButton().hasAttribute('disabled')).toBe(true);
    const alternatives = within(getTimeSection().getByRole('group', { name: 'Nearest available times' }));
    const [nearest] = alternatives.getAllByRole('button');
    await user.click(nearest as HTMLElement);
    expect(getTimeSection().queryByText(/is fully booked/)).toBeNull();
    expect(stores.cart.getState().selectedScheduleSlot?.from).toBe(firstSlotMs + HOUR_MS);
    expect(getPlaceOrderButton().hasAttribute('disabled')).toBe(false);
  });

  it('offers the server’s alternatives when it refuses the slot, and orders with the chosen one', async () => {
    const stores = await openWithSlots();
    act(() => stores.cart.getState().setSchedule(chosenSlot()));
    stores.routes[ORDER_PATH] = {
      status: 409,
      body: {
        error: 1,
        code: 'slot_full',
        message: 'Full',
        alternatives: [wireSlot(firstSlotMs + 2 * HOUR_MS, 1)],
        now: toIso(Date.now()),
      },
    };
    await fillInContact();
    await user.click(getPlaceOrderButton());
    expect(await screen.findByText(/is fully booked/)).toBeTruthy();
    stores.routes[ORDER_PATH] = { body: { order: wireOrder() } };
    await user.click(
      within(screen.getByRole('group', { name: 'Nearest available times' })).getByRole('button'),
    );
    expect(screen.queryByText(/is fully booked/)).toBeNull();
    await user.click(getPlaceOrderButton());
    await screen.findByText(/Went to/);
    expect(stores.requestsTo(ORDER_PATH)[1]?.body).toMatchObject({
      scheduled_at: toIso(firstSlotMs + 2 * HOUR_MS),
    });
  });

  it('says that the customer has too many unconfirmed bookings when a hold or an order is refused', async () => {
    const refusal = { error: 1, code: 'too_many_places', message: 'No', retry_after: 600 };
    const stores = await openWithSlots(
      { slots: [wireSlot(firstSlotMs, 1)] },
      { 'webapp/slot-hold/': { status: 429, body: refusal }, [ORDER_PATH]: { status: 429, body: refusal } },
    );
    act(() => stores.cart.getState().setSchedule(chosenSlot()));
    const text = /^Too many bookings from your number or network/;
    expect(await getTimeSection().findByText(text)).toBeTruthy();
    await fillInContact();
    await user.click(getPlaceOrderButton());
    await screen.findByText('Your order wasn’t accepted');
    expect(screen.getAllByText(text)).toHaveLength(2);
    expect(stores.requestsTo(ORDER_PATH)[0]?.body).toMatchObject({ device_id: expect.any(String) });
  });

  it('holds a scarce slot and shows a countdown', async () => {
    const slots = [wireSlot(firstSlotMs, 1), wireSlot(firstSlotMs + HOUR_MS, 1)];
    const stores = await openWithSlots(
      { slots },
      {
        'webapp/slot-hold/': ({ body }) => {
          const { hold_id, from } = body as { hold_id: string; from: string };
          const now = Date.now();
          return {
            body: {
              hold: { id: hold_id.padEnd(16, '-'), from, to: from, expires_at: toIso(now + 10 * MINUTE_MS) },
              now: toIso(now),
            },
          };
        },
        'webapp/slot-release/': { body: {} },
      },
    );
    act(() => stores.cart.getState().setSchedule(chosenSlot()));
    expect((await getTimeSection().findByRole('timer')).textContent).toMatch(/^(10:00|9:5\d)$/);
    expect(await getTimeSection().findByText('We’re holding this time for you for 10 minutes.')).toBeTruthy();
  });

  it('asks the customer to confirm the next slot when the shop closes during the checkout', async () => {
    const stores = await openWithSlots();
    stores.routes['webapp/v5/shifts/'] = {
      body: carPickupShifts({ status: 'closed', opens_at: toIso(firstSlotMs) }),
    };
    await act(() => stores.shop.getState().load());
    expect(getTimeSection().getByText(/We’ve just closed/)).toBeTruthy();
    expect(stores.cart.getState().selectedScheduleSlot).toBeNull();
    expect(getPlaceOrderButton().hasAttribute('disabled')).toBe(true);
    await user.click(getTimeSection().getByRole('button', { name: 'Got it' }));
    expect(stores.cart.getState().selectedScheduleSlot?.from).toBe(firstSlotMs + HOUR_MS);
    expect(getPlaceOrderButton().hasAttribute('disabled')).toBe(false);
  });

  it('shows a rush before the customer orders, and sends the minutes that the customer saw', async () => {
    const stores = await openWithSlots();
    expect(getTimeSection().queryByText(/We’re busy/)).toBeNull();
    const rush = { extra_minutes: 40, extra_until: toIso(Date.now() + HOUR_MS) };
    stores.routes['webapp/v5/shifts/'] = { body: carPickupShifts({ rush }) };
    await act(() => stores.shop.getState().load());
    expect(getTimeSection().getByText('We’re busy right now: orders take 40 minutes longer.')).toBeTruthy();
    await fillInContact();
    await user.click(getPlaceOrderButton());
    await screen.findByText(/Went to/);
    expect(stores.requestsTo(ORDER_PATH)[0]?.body).toMatchObject({ priority: 'now', extra_minutes: 40 });
  });

  it('shows the new expected time before the customer orders again when a rush has just begun', async () => {
    const stores = await openWithSlots();
    const rush = { extra_minutes: 20, extra_until: toIso(Date.now() + HOUR_MS) };
    stores.routes['webapp/v5/shifts/'] = { body: carPickupShifts({ rush }) };
    stores.routes[ORDER_PATH] = {
      status: 409,
      body: { error: 1, code: 'busier', message: 'no', extra_minutes: 20 },
    };
    await fillInContact();
    await user.click(getPlaceOrderButton());
    expect(await screen.findByText(/We’ve become busier/)).toBeTruthy();
    expect(await getTimeSection().findByText(/orders take 20 minutes longer/)).toBeTruthy();
    stores.routes[ORDER_PATH] = { body: { order: wireOrder() } };
    await user.click(getPlaceOrderButton());
    await screen.findByText(/Went to/);
    expect(stores.requestsTo(ORDER_PATH).map(({ body }) => Object(body).extra_minutes)).toEqual([0, 20]);
  });

  it('says that the shop is closed until the customer chooses a slot', async () => {
    const stores = await openWithSlots({}, { 'webapp/v5/shifts/': 'lost' });
    stores.routes[ORDER_PATH] = {
      status: 409,
      body: { error: 1, code: 'closed', message: 'no', opens_at: toIso(firstSlotMs) },
    };
    stores.routes['webapp/v5/shifts/'] = {
      body: carPickupShifts({ status: 'closed', opens_at: toIso(firstSlotMs) }),
    };
    await fillInContact();
    await user.click(getPlaceOrderButton());
    const refusal = await screen.findByText('We’re closed');
    await act(() => stores.shop.getState().load());
    expect(refusal.isConnected).toBe(true);
    expect(stores.cart.getState().selectedScheduleSlot).toBeNull();
    expect(getPlaceOrderButton().hasAttribute('disabled')).toBe(true);
    stores.routes[ORDER_PATH] = { body: { order: wireOrder() } };
    await user.click(screen.getAllByRole('button', { name: /\d+:\d+/ }).at(-1) as HTMLElement);
    expect(refusal.isConnected).toBe(false);
    expect(stores.cart.getState().selectedScheduleSlot).not.toBeNull();
    expect(getPlaceOrderButton().hasAttribute('disabled')).toBe(false);
  });

  it('offers “as soon as possible” again when the shop opens during the checkout', async () => {
    const stores = await openWithSlots({ status: 'closed', opens_at: toIso(firstSlotMs) });
    stores.routes['webapp/v5/shifts/'] = { body: carPickupShifts() };
    await act(() => stores.shop.getState().load());
    expect(getTimeSection().getByText(/We’re open now/)).toBeTruthy();
    await user.click(getTimeSection().getByRole('button', { name: 'As soon as possible' }));
    expect(stores.cart.getState().orderTime).toBe('now');
    expect(getTimeSection().queryByText(/We’re open now/)).toBeNull();
  });
});
