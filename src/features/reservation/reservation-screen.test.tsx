// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { toCoupon } from '../../api/mappers/map-coupon.ts';
import { toUser } from '../../api/mappers/map-user.ts';
import { restaurantBody, wireCategory, wireItem, wireUser } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { getPreorderStores } from '../../stores/reservation/preorder-store.ts';
import { buildFormBody, openReservation } from '../../stores/testing/reservation-stores.ts';
import { buildItemChoice } from '../../stores/testing/test-stores.ts';
import { ReservationScreen } from './reservation-screen.tsx';

const user = userEvent.setup();
const PATH = '/demo/reservation/reserv_dinein';
const openReservationScreen = async (formOverrides: Record<string, unknown> = {}, path = PATH) => {
  const stores = await openReservation({
    'webapp/reservation-form/': { body: buildFormBody(formOverrides) },
  });
  return showScreen(path, ReservationScreen, stores);
};
/** The two times of the first day: the first is free, and the second is full. */
const findTimes = async () => {
  const [freeTime, fullTime] = await screen.findAllByRole('option');
  if (!freeTime || !fullTime) throw new Error('No times are shown');
  return { freeTime, fullTime };
};
const chooseFreeTime = async () => user.click((await findTimes()).freeTime);

describe('reserving a table', () => {
  // @spec paths/reservation-reserve-type
  // @spec calls/post-webapp-reserve-table, more-calls/get-webapp-reservation-form-branch-id
  // @spec more-calls/get-webapp-reservation-times-branch-id
  it('disables fully booked times, reserves a table at a free time, and opens the reservation', async () => {
    const { listRequestsTo } = await openReservationScreen();
    const { fullTime } = await findTimes();
    expect(fullTime.textContent).toContain('Full');
    expect(fullTime.getAttribute('aria-disabled')).toBe('true');
    await user.click(fullTime);
    expect(fullTime.getAttribute('aria-selected')).toBe('false');
    await chooseFreeTime();
    await user.click(screen.getByRole('button', { name: 'One guest more' }));
    await user.click(await screen.findByRole('button', { name: /2, 4 seats/ }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Sara');
    await user.type(screen.getByRole('textbox', { name: /Phone/ }), '50012345');
    await user.click(screen.getByRole('button', { name: 'Reserve' }));
    expect(await screen.findByText('Went to /demo/reservation/success/r1')).toBeTruthy();
    expect(listRequestsTo('webapp/reserve-table')[0]?.body).toMatchObject({
      guests: 3,
      table_id: 't2',
      name: 'Sara',
    });
  });

  it('does not say "table" in the booking form of a business that calls its tables chairs', async () => {
    const stores = await openReservation({
      'webapp/reservation-form/': { body: buildFormBody() },
      'webapp/v5/restaurant/': {
        body: restaurantBody({
          timezone: 'UTC',
          table_label: { en: 'Chair' },
          reservation: { enabled: true, with_table: true, type: 1, max_users: 6 },
          checkoutDineIn: { enabled: true, cart: true },
        }),
      },
    });
    await showScreen(PATH, ReservationScreen, stores);
    expect(await screen.findByRole('heading', { name: 'Chair: please choose' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\btables?\b/i);
    await chooseFreeTime();
    await user.click(await screen.findByRole('button', { name: /1, 2 seats/ }));
    expect(screen.getAllByText('Chair 1').length).toBeGreaterThan(0);
    expect(document.body.textContent).not.toMatch(/\btables?\b/i);
  });

  it('accepts pasted phone numbers and “tel:” links for a reservation only from the business’s countries', async () => {
    const stores = await openReservation({
      'webapp/v5/restaurant/': {
        body: restaurantBody({
          timezone: 'UTC',
          phone_countries: ['KW', 'DE'],
          reservation: { enabled: true, with_table: true, type: 1, max_users: 6 },
          checkoutDineIn: { enabled: true, cart: true },
        }),
      },
    });
    const { listRequestsTo } = await showScreen(PATH, ReservationScreen, stores);
    await chooseFreeTime();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Sara');
    const phoneField = screen.getByRole('textbox', { name: /Phone/ });
    await user.click(phoneField);
    await user.paste('+43 664 1234567');
    await user.click(screen.getByRole('button', { name: 'Reserve' }));
    const message = 'Please enter a number from one of these countries: Kuwait and Germany';
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    expect(listRequestsTo('webapp/reserve-table')).toHaveLength(0);
    await user.clear(phoneField);
    await user.paste('tel:+49-49-151-23456789;ext=12');
    await user.click(screen.getByRole('button', { name: 'Reserve' }));
    expect(await screen.findByText('Went to /demo/reservation/success/r1')).toBeTruthy();
    expect(listRequestsTo('webapp/reserve-table')[0]?.body).toMatchObject({
      dial_code: '+49',
      phone: '15123456789',
    });
  });

  it('disables tables for larger parties, and says how many guests each of these tables needs', async () => {
    const buildTable = (id: string, overrides: object) => ({
      id,
      name: { en: id },
      area_id: 'in',
      seats: 8,
      ...overrides,
    });
    await openReservationScreen({
      tables: [
        buildTable('t1', { seats: 2 }),
        buildTable('t8', { seats_from: 5 }),
        buildTable('t1 + t2', { seats_from: 3, combined: true }),
      ],
    });
    await chooseFreeTime();
    const largeTable = await screen.findByRole('button', { name: /t8, 8 seats, From 5 people/ });
    expect(largeTable.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: /t1 \+ t2/ })).toBeNull();
    await user.click(largeTable);
    expect(largeTable.getAttribute('aria-pressed')).toBe('false');
    const smallTable = screen.getByRole('button', { name: /t1, 2 seats/ });
    await user.click(smallTable);
    expect(smallTable.getAttribute('aria-pressed')).toBe('true');
  });

  it('says how many people can reserve, and offers the phone number to larger groups', async () => {
    await openReservationScreen({ max_guests: 8 });
    expect(await screen.findByText('Up to 8 people')).toBeTruthy();
    const callNotice = screen.getByText(/For a larger group, please call us/);
    expect(callNotice.querySelector('a')?.getAttribute('href')).toMatch(/^tel:\+?\d+$/);
  });

  // @spec paths/reservation-reserve-type
  it('lists the missing fields of a reservation above the button, and sends no reservation', async () => {
    const questions = [{ id: 'q', type: 'text', label: { en: 'Occasion' }, required: true }];
    const { listRequestsTo } = await openReservationScreen({ questions });
    await user.click(await screen.findByRole('button', { name: 'Reserve' }));
    for (const name of ['Please choose a time.', 'Please enter your name'])
      expect((await screen.findAllByText(name)).length).toBeGreaterThan(0);
    expect(listRequestsTo('webapp/reserve-table')).toEqual([]);
  });

  it('requires dishes for a reservation with a pre-order, and focuses the link to the menu', async () => {
    const { listRequestsTo } = await openReservationScreen({ type: 2 });
    expect(await screen.findByText('This reservation requires a pre-order.')).toBeTruthy();
    await chooseFreeTime();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Sara');
    await user.type(screen.getByRole('textbox', { name: /Phone/ }), '50012345');
    await user.click(screen.getByRole('button', { name: 'Reserve' }));
    expect((await screen.findAllByText('Please choose your dishes.')).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Choose dishes' })).toBe(document.activeElement);
    expect(listRequestsTo('webapp/reserve-table')).toEqual([]);
  });

  // @spec roles/coupons-may-be-for-guests
  it('says why the coupon of a pre-order no longer counts after the customer has logged in', async () => {
    const stores = await openReservation(
      { 'webapp/reservation-form/': { body: buildFormBody({ type: 2 }) } },
      2,
      {},
      { coupon: true },
    );
    const { cart } = getPreorderStores(stores);
    cart.getState().add(buildItemChoice('feast'));
    await showScreen(PATH, ReservationScreen, stores);
    const terms = toCoupon(
      {
        code: 'HELLO',
        user_type: 'guest',
        discount_type: 'percent',
        discount_value: 10,
        all_menu: true,
        item_ids: [],
        free_delivery: false,
      },
      { code: 'KWD', digits: 3 },
    );
    act(() => {
      stores.session.getState().setSession('token', toUser(wireUser()));
      cart.setState(({ bill }) => ({
        coupon: { code: 'HELLO', terms },
        bill: bill && { ...bill, couponOutcome: 'guests_only' },
      }));
    });
    expect(await screen.findByText('Only for orders without an account')).toBeTruthy();
  });

  it('offers a retry when the part of the menu with the pre-ordered dishes fails to load', async () => {
    const settings = { timezone: 'UTC', reservation: { enabled: true, with_table: true, type: 1 as const } };
    const buildRestaurant = (...items: readonly string[]) =>
      restaurantBody(settings, {
        menu: {
          categories: [
            wireCategory(
              'coffee',
              items.map((item) => wireItem(item)),
            ),
          ],
        },
        pagination: { page: 1, pages: 3 - items.length, total: 2 },
      });
    const stores = await openReservation({
      'webapp/reservation-form/': { body: buildFormBody({ type: 2 }) },
      'webapp/v5/restaurant/': { body: buildRestaurant('mocha') },
      'webapp/v5/menu/': { status: 400, body: { error: 1, code: 'x', message: 'no' } },
    });
    stores.cart.getState().add(buildItemChoice('latte'));
    const { routes } = await showScreen(PATH, ReservationScreen, stores);
    await screen.findByText('We couldn’t load the menu', {}, { timeout: 3000 });
    expect(screen.queryByRole('link', { name: 'Choose dishes' })).toBeNull();
    routes['webapp/v5/restaurant/'] = { body: buildRestaurant('mocha', 'latte') };
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('list', { name: 'Pre-order' })).textContent).toContain('latte');
  });

  it('translates the server’s errors about reservation fields and about answers to questions', async () => {
    const questions = [{ id: 'q', type: 'text', label: { en: 'Occasion' }, required: false }];
    const fields = { dial_code: 'Invalid string: must match pattern', 'answers.q': 'too_long' };
    const refusal = { error: 1, code: 'invalid', message: 'Some of the request is wrong', fields };
    const stores = await openReservation({
      'webapp/reservation-form/': { body: buildFormBody({ questions }) },
      'webapp/reserve-table': { status: 422, body: refusal },
    });
    await showScreen(PATH, ReservationScreen, stores);
    await chooseFreeTime();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Sara');
    await user.type(screen.getByRole('textbox', { name: /Phone/ }), '50012345');
    await user.click(screen.getByRole('button', { name: 'Reserve' }));
    const summary = (await screen.findByText('Please correct 2 fields')).parentElement;
    expect(summary?.textContent).toContain('Please choose a country code');
    expect(summary?.textContent).toContain('Occasion This answer is too long');
    expect(screen.queryByText(/must match pattern|Some of the request/)).toBeNull();
  });

  it('says that the customer has too many unconfirmed reservations', async () => {
    const stores = await openReservation({
      'webapp/reserve-table': {
        status: 429,
        body: { error: 1, code: 'too_many_places', message: 'No', retry_after: 600 },
      },
    });
    await showScreen(PATH, ReservationScreen, stores);
    await chooseFreeTime();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Sara');
    await user.type(screen.getByRole('textbox', { name: /Phone/ }), '50012345');
    await user.click(screen.getByRole('button', { name: 'Reserve' }));
    expect(await screen.findByText(/^Too many bookings from your number or network/)).toBeTruthy();
    expect(stores.listRequestsTo('webapp/reserve-table')[0]?.body).toMatchObject({
      device_id: expect.any(String),
    });
  });

  // @spec paths/reservation-reserve-type
  it('sends a guest to the login with a return path when a reservation needs an account', async () => {
    await openReservationScreen({ login_required: true });
    expect(await screen.findByText(`Went to /demo/login?to=${PATH}`)).toBeTruthy();
  });

  it('opens table reservations when a link asks for services at a branch without services', async () => {
    await openReservationScreen({}, '/demo/reservation/reserv_service');
    expect(await screen.findByText(`Went to ${PATH}`)).toBeTruthy();
  });

  // @spec entities/reservation
  it('says that a branch without tables accepts no reservations', async () => {
    await openReservationScreen({ tables: [] });
    expect(await screen.findByText('Reservations aren’t available here')).toBeTruthy();
  });

  it('shows the server’s reason and a retry button when the server refuses the reservation form', async () => {
    const message = 'Reservations are being moved to a new system';
    const stores = await openReservation({
      'webapp/reservation-form/': { status: 422, body: { error: 1, code: 'moving', message } },
    });
    await showScreen(PATH, ReservationScreen, stores);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
