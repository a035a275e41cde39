// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { wireReservation } from '../../api/testing/wire-examples.ts';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import '../../ui/testing/render-ui.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { wholeText } from '../../ui/testing/whole-text.ts';
import { CurrentReservationScreen } from './current-reservation-screen.tsx';

const user = userEvent.setup();
const PATH = '/demo/reservation/success/r-1';
const now = '2026-03-01T09:00:00+03:00';
type WireChange = Parameters<typeof wireReservation>[0];
const reservationResponse = (reservationOverrides: WireChange = {}) => ({
  body: { reservation: wireReservation(reservationOverrides), now },
});
const newStart = '2026-03-06T20:00:00+03:00';
const newEnd = '2026-03-06T21:30:00+03:00';
const form = {
  type: 1,
  with_table: false,
  max_guests: 8,
  login_required: false,
  confirm: 'by_hand',
  reminder_hours: 3,
  change_until_hours: 2,
  first_day: '2026-03-01',
  last_day: '2026-03-31',
  areas: [],
  tables: [],
  services: [],
  staff: [],
  questions: [],
};
const timesByDay = [
  {
    date: '2026-03-05',
    times: [{ from: '2026-03-05T19:00:00+03:00', to: '2026-03-05T20:30:00+03:00', free: true }],
  },
  { date: '2026-03-06', times: [{ from: newStart, to: newEnd, free: true }] },
];

const openReservationScreen = (
  overrides: WireChange = {},
  routes: Parameters<typeof createTestStores>[0] = {},
) =>
  showScreen(
    PATH,
    CurrentReservationScreen,
    createTestStores({
      'webapp/reservation/r-1': reservationResponse(overrides),
      'webapp/reservation-form/': { body: { form, timezone: 'Asia/Kuwait', now } },
      'webapp/reservation-times/': { body: { days: timesByDay, timezone: 'Asia/Kuwait', now } },
      ...routes,
    }),
  );
const findButton = (name: string | RegExp) => screen.findByRole('button', { name });

describe('a reservation', () => {
  // @spec paths/reservation-success-reservation-id
  // @spec calls/get-webapp-reservation-reservation-id, codes/other-request-status-codes
  it('shows the time, table, guests, deadlines and status of a reservation', async () => {
    await openReservationScreen({ note: 'By the window', reminder_at: '2026-03-05T16:00:00+03:00' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We’ve received your request' }),
    ).toBeTruthy();
    expect(screen.getByText('Thursday, March 5, 2026')).toBeTruthy();
    expect(screen.getByText(/7:00 PM.*8:30 PM/)).toBeTruthy();
    for (const detailText of ['Table 7', '4 people', 'Noor', 'By the window']) screen.getByText(detailText);
    expect(await screen.findByText('+965 500 12345')).toBeTruthy();
    expect(screen.getByText(/text reminder: Thu, Mar 5, 4:00/)).toBeTruthy();
    expect(screen.getByText(/change or cancel here until Thu, Mar 5, 5:00/)).toBeTruthy();
    const steps = within(screen.getByRole('list', { name: 'Status' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      expect.stringMatching(/^Requested – done/),
      'Waiting for confirmation – now',
      expect.stringMatching(/^Your visit – upcoming/),
    ]);
  });

  it('marks a confirmed visit as upcoming, and shows its day and time', async () => {
    await openReservationScreen({
      status: 1,
      events: [
        { status: 0, at: '2026-03-01T09:00:00+03:00' },
        { status: 1, at: '2026-03-01T09:10:00+03:00' },
      ],
    });
    const statusList = await screen.findByRole('list', { name: 'Status' });
    const steps = within(statusList).getAllByRole('listitem');
    expect(steps.at(-1)?.textContent).toMatch(/^Your visit – upcoming.*Thu, Mar 5, 7:00.PM$/);
    expect(statusList.textContent).not.toContain('now');
  });

  it('shows staff, duration and price of a reserved service, and links to the pre-order', async () => {
    const service = { id: 'cut', name: { en: 'Cut' }, duration_minutes: 60, price: 6.5 };
    const staff = { id: 'haruka', name: { en: 'Haruka' } };
    const order = { id: 'o-9', number: '9', status: 10, count: 2, total: 4 } as const;
    const { router } = await openReservationScreen({
      kind: 'service',
      table: null,
      service,
      staff,
      guests: 1,
      order,
    });
    expect(await screen.findByText('Cut')).toBeTruthy();
    expect(screen.getByText(/1 hr?.*6\.500/)).toBeTruthy();
    expect(screen.getByText('Haruka')).toBeTruthy();
    expect(screen.queryByText('1 person')).toBeNull();
    expect(screen.getByText(wholeText('Order 9 · Scheduled'))).toBeTruthy();
    expect(screen.getByText(wholeText(/2 items, 4\.000/))).toBeTruthy();
    await user.click(await findButton('View order'));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/order/o-9'));
  });

  // @spec paths/reservation-success-reservation-id
  it('hides personal details and actions of another customer’s reservation', async () => {
    await openReservationScreen({
      customer: undefined,
      reminder_at: '2026-03-05T16:00:00+03:00',
    } as WireChange);
    expect(await screen.findByText(/on the device you booked with/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel reservation' })).toBeNull();
    expect(screen.queryByText(/text reminder/)).toBeNull();
  });

  it('asks the customer to call the business after the deadline for changes to a reservation', async () => {
    await openReservationScreen({ status: 1, change_until: null });
    expect(await screen.findByText('It’s too late to change this online. Please call us.')).toBeTruthy();
  });

  it('says that a reservation does not exist, and links to the list of reservations', async () => {
    const missingResponse = { status: 404, body: { error: 1, code: 'not_found', message: 'None' } };
    const { router } = await openReservationScreen({}, { 'webapp/reservation/r-1': missingResponse });
    expect(await screen.findByRole('heading', { name: 'We couldn’t find this reservation' })).toBeTruthy();
    await user.click(await findButton('Your reservations'));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/reservation/history'));
  });
});

describe('cancelling a reservation', () => {
  // @spec more-calls/post-webapp-reservation-cancel-reservation-id
  it('cancels a reservation only after a confirmation, and then focuses the result', async () => {
    const cancelledResponse = reservationResponse({ status: 2, ended_by: 'customer', change_until: null });
    const { listRequestsTo } = await openReservationScreen(
      {},
      { 'webapp/reservation-cancel/': cancelledResponse },
    );
    await user.click(await findButton('Cancel reservation'));
    const sheet = within(screen.getByRole('dialog', { name: 'Cancel this reservation?' }));
    await user.click(sheet.getByRole('button', { name: 'Keep reservation' }));
    expect(listRequestsTo('webapp/reservation-cancel/')).toEqual([]);
    await user.click(await findButton('Cancel reservation'));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel reservation' }));
    const resultRegion = await screen.findByRole('region', { name: 'Reservation cancelled' });
    await waitFor(() => expect(document.activeElement).toBe(resultRegion));
    expect(screen.getByRole('heading', { level: 1, name: 'You cancelled this reservation' })).toBeTruthy();
  });

  it('says that cancelling a reservation also cancels its pre-order, but only before the cancellation', async () => {
    const order = { id: 'o-9', number: '9', status: 10, count: 2, total: 4 } as const;
    await openReservationScreen(
      { order },
      {
        'webapp/reservation-cancel/': reservationResponse({
          status: 2,
          ended_by: 'customer',
          change_until: null,
          order: { ...order, status: 9 },
        }),
      },
    );
    await user.click(await findButton('Cancel reservation'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/^Your pre-order will be cancelled too/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel reservation' }));
    await screen.findByRole('region', { name: 'Reservation cancelled' });
    expect(screen.queryByText(/will be cancelled too/)).toBeNull();
    expect(screen.getByText(wholeText('Order 9 · Cancelled'))).toBeTruthy();
  });

  it('reports that a reservation could not be cancelled', async () => {
    await openReservationScreen({}, { 'webapp/reservation-cancel/': 'lost' });
    await user.click(await findButton('Cancel reservation'));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel reservation' }));
    expect(await screen.findByText(/couldn’t cancel your reservation/)).toBeTruthy();
  });
});

describe('changing a reservation', () => {
  const openSheetAndChooseTime = async () => {
    await user.click(await findButton('Change'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change reservation' }));
    await user.click(await dialog.findByRole('tab', { name: /6/ }));
    await user.click(dialog.getByRole('option', { name: /8:00/ }));
    return dialog;
  };

  // @spec paths/reservation-success-reservation-id
  // @spec more-calls/post-webapp-reservation-change-reservation-id
  it('fills the change form with the reservation, and sends the new time, party and note', async () => {
    const changedResponse = reservationResponse({ starts_at: newStart, ends_at: newEnd, guests: 5 });
    const { listRequestsTo } = await openReservationScreen(
      { note: 'Cake' },
      { 'webapp/reservation-change/': changedResponse },
    );
    const dialog = await openSheetAndChooseTime();
    await user.click(dialog.getByRole('button', { name: /more/i }));
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Cake');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Reservation changed')).toBeTruthy();
    expect(listRequestsTo('webapp/reservation-change/')[0]?.body).toMatchObject({
      starts_at: new Date(newStart).toISOString(),
      guests: 5,
      note: 'Cake',
    });
    expect(screen.getByText('Friday, March 6, 2026')).toBeTruthy();
    expect(listRequestsTo('webapp/reservation-times/').some(({ path }) => path.includes('but=r-1'))).toBe(
      true,
    );
  });

  it('removes the message about a changed reservation when the customer cancels the reservation', async () => {
    await openReservationScreen(
      {},
      {
        'webapp/reservation-change/': reservationResponse({ starts_at: newStart, ends_at: newEnd }),
        'webapp/reservation-cancel/': reservationResponse({
          status: 2,
          ended_by: 'customer',
          change_until: null,
        }),
      },
    );
    const sheet = await openSheetAndChooseTime();
    await user.click(sheet.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Reservation changed')).toBeTruthy();
    await user.click(await findButton('Cancel reservation'));
    const confirmDialog = within(screen.getByRole('dialog', { name: 'Cancel this reservation?' }));
    await user.click(confirmDialog.getByRole('button', { name: 'Cancel reservation' }));
    await screen.findByRole('region', { name: 'Reservation cancelled' });
    expect(screen.queryByText('Reservation changed')).toBeNull();
  });

  it('keeps the edited fields of a reservation when another customer has taken the new time', async () => {
    const refusal = { error: 1, code: 'slot_taken', message: 'Taken', alternatives: [], now };
    await openReservationScreen({}, { 'webapp/reservation-change/': { status: 409, body: refusal } });
    const dialog = await openSheetAndChooseTime();
    await user.type(dialog.getByRole('textbox'), 'High chair');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText(/was just booked/)).toBeTruthy();
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('High chair');
  });
});
