// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { restaurantBody, shiftsBody } from '../../api/testing/wire-examples.ts';
import { addDays } from '../../lib/calendar.ts';
import { buildItemChoice, createTestStores } from '../../stores/testing/test-stores.ts';
import '../../ui/testing/render-ui.ts';
import { showScreen } from '../testing/render-screen.tsx';
import { OrderTimeSheet } from './order-time-sheet.tsx';

const user = userEvent.setup();
const onClose = vi.fn();
const Sheet = () => <OrderTimeSheet open onClose={onClose} />;

const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
/** Returns a slot of half an hour, in Kuwait's time zone. */
const wireSlot = (daysFromToday: number, clockTime: string, placesLeft?: number) => {
  const from = `${addDays(today, daysFromToday)}T${clockTime}:00+03:00`;
  return {
    from,
    to: new Date(Date.parse(from) + 1_800_000).toISOString(),
    ...(placesLeft !== undefined && { left: placesLeft }),
  };
};
type Slots = ReturnType<typeof wireSlot>[];

async function renderSheet(
  days: readonly Slots[],
  locale: 'en' | 'ar' = 'en',
  status?: number,
  capacity_unit?: 'dishes' | 'amount',
) {
  onClose.mockClear();
  const body = {
    ...shiftsBody({ car_pickup: { status: 'open', shifts: [], slots: [], capacity_unit } }),
    days: days.map((slots, index) => ({ date: addDays(today, index + 1), slots: { car_pickup: slots } })),
  };
  const stores = createTestStores({
    'webapp/v5/restaurant/': {
      body: restaurantBody({ checkoutCarPickup: { enabled: true, scheduled_orders: { on: true } } }),
    },
    'webapp/v5/shifts/': status ? { status, body: {} } : { body },
  });
  stores.cart.getState().add(buildItemChoice('latte'));
  await showScreen('/demo/car_pickup', Sheet, stores, locale);
  await act(() => stores.shop.getState().load());
  return stores;
}
const getSlotTexts = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('OrderTimeSheet', () => {
  it('groups order times by part of the day, and closes the sheet when the customer chooses a time', async () => {
    const stores = await renderSheet([[wireSlot(1, '10:00'), wireSlot(1, '12:30')], [wireSlot(2, '19:00')]]);
    expect(screen.getByRole('tab', { name: /^Tomorrow/, selected: true })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Morning' })).toBeTruthy();
    await user.click(screen.getAllByRole('tab')[1] as HTMLElement);
    expect(getSlotTexts()).toHaveLength(1);
    await user.click(screen.getByRole('option'));
    expect(stores.cart.getState()).toMatchObject({
      orderTime: 'scheduled',
      selectedScheduleDate: addDays(today, 2),
    });
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  // @spec constants/dates-en-ar
  it('names both weekdays of the night for an order time after midnight', async () => {
    await renderSheet([[wireSlot(1, '00:30')]]);
    const getWeekday = (day: number) =>
      new Date(addDays(today, day)).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
    expect(screen.getByText(`Night from ${getWeekday(0)} to ${getWeekday(1)}`)).toBeTruthy();
  });

  it('marks full days and times with the word "Full" and does not accept a full time', async () => {
    const stores = await renderSheet([
      [wireSlot(1, '10:00', 0)],
      [wireSlot(2, '10:00', 0), wireSlot(2, '11:00', 1)],
    ]);
    expect(screen.getAllByRole('tab')[0]?.textContent).toContain('Full');
    // The sheet opens on the first day that has a free time.
    const [fullSlot, freeSlot] = screen.getAllByRole('option');
    expect(fullSlot?.textContent).toContain('Full');
    expect(freeSlot?.textContent).toContain('1 slot left');
    await user.click(fullSlot as HTMLElement);
    expect(onClose).not.toHaveBeenCalled();
    expect(stores.cart.getState().orderTime).toBe('now');
  });

  it('shows how many dishes a slot still takes, and refuses a slot that is too small for the cart', async () => {
    const slots = [
      wireSlot(1, '10:00', 0),
      wireSlot(1, '10:30', 1),
      wireSlot(1, '11:00', 3),
      wireSlot(1, '12:00', 30),
    ];
    const stores = await renderSheet([slots], 'en', undefined, 'dishes');
    act(() => stores.cart.getState().add(buildItemChoice('latte')));
    expect(getSlotTexts().map((text) => text?.replace(/.*[AP]M ?/, ''))).toEqual([
      'Full',
      'Room left: 1 item',
      'Room left: 3 items',
      '',
    ]);
    await user.click(screen.getAllByRole('option')[1] as HTMLElement);
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getAllByRole('option')[2] as HTMLElement);
    expect(stores.cart.getState().orderTime).toBe('scheduled');
  });

  it('shows the free capacity in money only for a slot that is too small for the cart', async () => {
    await renderSheet([[wireSlot(1, '10:00', 1), wireSlot(1, '11:00', 999_999)]], 'en', undefined, 'amount');
    const [smallSlot, largeSlot] = screen.getAllByRole('option');
    expect(smallSlot?.textContent).toMatch(/Room left: .*0\.001/);
    expect(smallSlot?.getAttribute('aria-disabled')).toBe('true');
    expect(largeSlot?.textContent).not.toContain('Room left');
  });

  it('says that no order times are available when the schedule has no days', async () => {
    await renderSheet([]);
    expect(screen.getByText('No times available')).toBeTruthy();
  });

  it('requests the order times again when the customer retries after a failure', async () => {
    const stores = await renderSheet([], 'en', 500);
    const requestCountBefore = stores.listRequestsTo('webapp/v5/shifts/').length;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(stores.listRequestsTo('webapp/v5/shifts/').length).toBeGreaterThan(requestCountBefore);
  });

  // @spec constants/dates-en-ar
  it('shows order times and parts of the day in Arabic with Arabic digits', async () => {
    await renderSheet([[wireSlot(1, '10:00'), wireSlot(1, '10:30')]], 'ar');
    const slotList = within(screen.getByRole('listbox'));
    expect(slotList.getAllByRole('option')[0]?.textContent).toMatch(/١٠:٠٠/);
    expect(screen.getByRole('group', { name: 'الصباح' })).toBeTruthy();
  });
});
