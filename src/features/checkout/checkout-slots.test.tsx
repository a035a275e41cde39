// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { wireOrder } from '../../api/testing/wire-examples.ts';
import {
  buildChosenSlot,
  buildPickupShiftsBody,
  FIRST_SLOT_MS,
  getTimeSection,
  HOUR_MS,
  MINUTE_MS,
  openWithSlots,
  toIsoTime,
  wireSlot,
} from './testing/checkout-with-slots.tsx';
import { fillInContact, getPlaceOrderButton, ORDER_PATH, user } from './testing/render-checkout-screen.tsx';
import '../../ui/testing/render-ui.ts';

describe('free places in slots at the checkout', () => {
  it('sends the first slot with free places as the promised time of an immediate order', async () => {
    const startMs = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
    const nextStartMs = startMs + 120 * MINUTE_MS;
    const now_slots = [{ ...wireSlot(startMs, 0), to: toIsoTime(nextStartMs) }, wireSlot(nextStartMs, 5)];
    const { listRequestsTo } = await openWithSlots({ now_slots });
    await fillInContact();
    await user.click(getPlaceOrderButton());
    await screen.findByText(/Went to/);
    expect(listRequestsTo(ORDER_PATH)[0]?.body).toMatchObject({
      priority: 'now',
      promised_at: toIsoTime(nextStartMs),
    });
  });

  it('asks for another time if no slot of today has a free place for an immediate order', async () => {
    const startMs = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
    const now_slots = [{ ...wireSlot(startMs, 0), to: toIsoTime(startMs + 120 * MINUTE_MS) }];
    const stores = await openWithSlots({ now_slots });
    expect(getTimeSection().getByText(/is fully booked/)).toBeTruthy();
    expect(getPlaceOrderButton().hasAttribute('disabled')).toBe(true);
    expect(stores.cart.getState().selectedScheduleSlot).toBeNull();
    const nearestTimes = within(getTimeSection().getByRole('group', { name: 'Nearest available times' }));
    await user.click(nearestTimes.getAllByRole('button')[0] as HTMLElement);
    expect(stores.cart.getState().selectedScheduleSlot?.from).toBe(FIRST_SLOT_MS);
    expect(getPlaceOrderButton().hasAttribute('disabled')).toBe(false);
  });

  it('warns when the cart is too large for the chosen slot, and offers the nearest slots with enough room', async () => {
    const stores = await openWithSlots({
      capacity_unit: 'dishes',
      slots: [
        wireSlot(FIRST_SLOT_MS, 3),
        wireSlot(FIRST_SLOT_MS + HOUR_MS, 2),
        wireSlot(FIRST_SLOT_MS + 2 * HOUR_MS, 9),
      ],
    });
    act(() => stores.cart.getState().setSchedule(buildChosenSlot()));
    expect(getTimeSection().queryByText(/is fully booked/)).toBeNull();
    const [line] = stores.cart.getState().cart.lines;
    act(() => stores.cart.getState().setCount(line?.key ?? '', 4));
    const notice = getTimeSection().getByText(/is fully booked/);
    expect(notice.textContent, 'names the chosen time').toMatch(
      /^.*\d:\d\d .*Your chosen time is fully booked/,
    );
    expect(getPlaceOrderButton().hasAttribute('disabled')).toBe(true);
    const nearestTimes = within(getTimeSection().getByRole('group', { name: 'Nearest available times' }));
    await user.click(nearestTimes.getByRole('button'));
    expect(stores.cart.getState().selectedScheduleSlot?.from).toBe(FIRST_SLOT_MS + 2 * HOUR_MS);
    expect(getPlaceOrderButton().hasAttribute('disabled')).toBe(false);
  });

  it('warns that the chosen slot became full and offers the nearest free slots', async () => {
    const stores = await openWithSlots();
    act(() => stores.cart.getState().setSchedule(buildChosenSlot()));
    stores.routes['webapp/v5/shifts/'] = {
      body: buildPickupShiftsBody({
        slots: [
          wireSlot(FIRST_SLOT_MS, 0),
          wireSlot(FIRST_SLOT_MS + HOUR_MS, 2),
          wireSlot(FIRST_SLOT_MS + 2 * HOUR_MS),
        ],
      }),
    };
    await act(() => stores.shop.getState().load());
    expect(getTimeSection().getByText(/is fully booked/)).toBeTruthy();
    expect(getPlaceOrderButton().hasAttribute('disabled')).toBe(true);
    const alternatives = within(getTimeSection().getByRole('group', { name: 'Nearest available times' }));
    const [nearestTime] = alternatives.getAllByRole('button');
    await user.click(nearestTime as HTMLElement);
    expect(getTimeSection().queryByText(/is fully booked/)).toBeNull();
    expect(stores.cart.getState().selectedScheduleSlot?.from).toBe(FIRST_SLOT_MS + HOUR_MS);
    expect(getPlaceOrderButton().hasAttribute('disabled')).toBe(false);
  });

  it('offers those of the server’s alternatives that suit the order, and orders for the chosen alternative', async () => {
    const stores = await openWithSlots();
    act(() => stores.cart.getState().setSchedule(buildChosenSlot()));
    stores.routes[ORDER_PATH] = {
      status: 409,
      body: {
        error: 1,
        code: 'slot_full',
        message: 'Full',
        // The server does not know that the order cannot be ready for the earlier slot, which the app does not list.
        alternatives: [wireSlot(FIRST_SLOT_MS - HOUR_MS, 1), wireSlot(FIRST_SLOT_MS + 2 * HOUR_MS, 1)],
        now: toIsoTime(Date.now()),
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
    expect(stores.listRequestsTo(ORDER_PATH)[1]?.body).toMatchObject({
      scheduled_at: toIsoTime(FIRST_SLOT_MS + 2 * HOUR_MS),
    });
  });

  it('explains why the server refuses a slot hold and an order when the customer has too many bookings', async () => {
    const refusal = { error: 1, code: 'too_many_places', message: 'No', retry_after: 600 };
    const stores = await openWithSlots(
      { slots: [wireSlot(FIRST_SLOT_MS, 1)] },
      { 'webapp/slot-hold/': { status: 429, body: refusal }, [ORDER_PATH]: { status: 429, body: refusal } },
    );
    act(() => stores.cart.getState().setSchedule(buildChosenSlot()));
    const message = /^Too many bookings from your number or network/;
    expect(await getTimeSection().findByText(message)).toBeTruthy();
    await fillInContact();
    await user.click(getPlaceOrderButton());
    await screen.findByText('Your order wasn’t accepted');
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect(stores.listRequestsTo(ORDER_PATH)[0]?.body).toMatchObject({ device_id: expect.any(String) });
  });

  it('reserves a scarce slot for the customer, and shows a countdown', async () => {
    const slots = [wireSlot(FIRST_SLOT_MS, 1), wireSlot(FIRST_SLOT_MS + HOUR_MS, 1)];
    const stores = await openWithSlots(
      { slots },
      {
        'webapp/slot-hold/': ({ body }) => {
          const { hold_id, from } = body as { hold_id: string; from: string };
          const nowMs = Date.now();
          return {
            body: {
              hold: {
                id: hold_id.padEnd(16, '-'),
                from,
                to: from,
                expires_at: toIsoTime(nowMs + 10 * MINUTE_MS),
              },
              now: toIsoTime(nowMs),
            },
          };
        },
        'webapp/slot-release/': { body: {} },
      },
    );
    act(() => stores.cart.getState().setSchedule(buildChosenSlot()));
    expect((await getTimeSection().findByRole('timer')).textContent).toMatch(/^(10:00|9:5\d)$/);
    expect(await getTimeSection().findByText('We’re holding this time for you for 10 minutes.')).toBeTruthy();
  });
});
