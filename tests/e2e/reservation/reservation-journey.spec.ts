import { FULL_ONLY } from '../../test-scope.ts';
import { findSeriousBarriers } from '../testing/accessibility/barriers.ts';
import { createCustomer, createUniqueName } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { recordElementEvents } from '../testing/hosts/element-events.ts';
import { Booking } from '../testing/screens/booking.ts';
import { readDemoFile, testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

// A Wednesday: noon in Berlin, eight in the evening in Tokyo.
const test = testAt({
  now: '2026-03-04T12:00:00+01:00',
  businesses: ['demo-restaurant', 'demo-salon'],
});

/** The items of the restaurant that are sold with a reservation. */
const RESERVATION_ITEMS = [
  'menu-brandenburg',
  'menu-garden',
  'roast-chicken-board',
  'welcome-board',
  'birthday-cake',
  'sekt-on-ice',
];

// @spec paths/reservation-reserve-type
// @spec codes/other-request-status-codes, codes/reservation-types-map-item-type
// @spec calls/get-webapp-reservation-reservation-id
test('a reservation with a pre-order is accepted, changed and cancelled together with its dishes', async ({
  page,
  operator,
}) => {
  const customer = createCustomer(page);
  const booking = new Booking(customer);
  const { texts } = customer;
  const name = createUniqueName();
  const names = readDemoNames('demo-restaurant', 'en');
  const menu = names.dish('menu-garden');

  await page.goto('/demo-restaurant/reservation/reserv_dinein?lang=en');
  await booking.chooseTime(/\b6 Mar|Mar 6\b/, '19:00', booking.screen);
  await customer.link('reservation.chooseDishes').click();
  await expect(customer.button('menu.add', { name: menu })).toBeVisible();
  const reservationItems = RESERVATION_ITEMS.map((id) => names.dish(id));
  for (const heading of await page.getByRole('article').getByRole('heading').allTextContents())
    expect(reservationItems).toContain(heading);
  await customer.button('menu.add', { name: menu }).click();
  await customer.openCart();
  await customer.cart.getByRole('button', { name: texts.containing('preorder.toBooking') }).click();
  await expect(booking.screen.getByText(menu).first()).toBeVisible();
  await booking.reserve(name, '1701234567');

  await booking.expectStatus('0');
  await expect(
    page.getByText(texts.containing('reservations.preOrderTotal', { items: /1 item/ })),
  ).toBeVisible();
  expect(await findSeriousBarriers(page)).toEqual([]);
  const number = await operator.acceptReservation(name, '2026-03-06');
  await booking.returnToPage();
  await booking.expectStatus('1');

  await booking.changeTime(/\b7 Mar|Mar 7\b/, '20:00');
  await expect(page.getByText(/Saturday/)).toBeVisible();
  await operator.openReservations('2026-03-07');
  await expect(operator.order(number)).toContainText('20:00');
  await operator.moveReservation(number, '2026-03-07T20:30');
  await expect(operator.order(number)).toContainText('20:30');
  await operator.chooseTable(number, 'Tisch 2 + 3');
  await operator.confirmTable(number, 'Tisch 2 + 3 is for 5 to 8 guests. This party has');
  await expect(operator.order(number)).toContainText('Tisch 2 + 3');
  await operator.openReservations('2026-03-10');
  await operator.searchReservations(name);
  await expect(operator.order(number)).toContainText('20:30');

  await booking.cancel();
  await customer.button('reservations.toOrder').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.containing('status.9'));
});

test(
  'a large party gets a longer stay, and staff accept its reservation in the console on the page of another day',
  FULL_ONLY,
  async ({ page, operator }) => {
    const customer = createCustomer(page);
    const booking = new Booking(customer);
    const name = createUniqueName();
    await page.goto('/demo-restaurant/reservation/reserv_dinein?lang=en');
    for (let guests = 2; guests < 6; guests++) await customer.button('reservation.more').click();
    await booking.chooseTime(/\b8 Mar|Mar 8\b/, '19:00', booking.screen);
    await customer.link('reservation.chooseDishes').click();
    await customer
      .button('menu.add', { name: readDemoNames('demo-restaurant', 'en').dish('menu-garden') })
      .click();
    await customer.openCart();
    await customer.cart
      .getByRole('button', { name: customer.texts.containing('preorder.toBooking') })
      .click();
    await booking.reserve(name, '1701234568');
    await booking.expectStatus('0');
    await expect(page.getByText(/19:00 – 21:00/), 'a party of six stays longer').toBeVisible();

    // A day's page also lists pending reservations of other days.
    await operator.acceptOnlyReservation(name, '2026-03-04');
    await booking.returnToPage();
    await booking.expectStatus('1');
  },
);

// @spec paths/reservation-reserve-type, paths/reservation-history
// @spec constants/amounts-have-business-s-digits, calls/post-webapp-reservations-reference-id
// @spec more-calls/post-webapp-reservation-cancel-reservation-id
test(
  'an appointment with a stylist is confirmed at once, changed and cancelled, and stays in the list',
  FULL_ONLY,
  async ({ page }) => {
    const customer = createCustomer(page);
    const booking = new Booking(customer);
    const { texts } = customer;

    const readEvents = await recordElementEvents(page, ['reservation-placed']);
    await page.goto('/demo-salon?lang=en');
    await customer.landing
      .getByRole('link', { name: new RegExp(`^${texts.containing('sellingType.reservation').source}`) })
      .click();
    await booking.screen.getByRole('radio', { name: /^Cut\s*With/ }).check();
    await booking.screen.getByRole('radio', { name: /Ren Tanaka/ }).check();
    await booking.chooseTime(/\b6 Mar|Mar 6\b/, '11:00', booking.screen);
    await booking.screen.getByRole('radio', { name: 'Yes, my first' }).check();
    await booking.reserve(createUniqueName(), '9012345678');

    await booking.expectStatus('1');
    expect(await readEvents(), 'events on the host page').toEqual([
      ['reservation-placed', { reservationId: expect.any(String) }],
    ]);
    for (const fact of ['Ren Tanaka', /6,600/, /Kagurazaka/])
      await expect(page.getByText(fact).first()).toBeVisible();
    await booking.changeTime(/\b7 Mar|Mar 7\b/, '16:30');
    await booking.cancel();
    await customer.link('reservations.all').click();
    const reservation = page.getByRole('link', { name: /Ren Tanaka/ });
    await expect(reservation).toContainText(texts.containing('reservations.status.cancelled'));
    await expect(reservation).toContainText('16:30');
  },
);

// @spec constants/default-reservation-max-users-1
test('a reservation is for one guest when the business sets no largest party', async ({ page, backend }) => {
  const restaurant = readDemoFile('demo-restaurant') as { settings: { reservation: object } };
  const reservation = { ...restaurant.settings.reservation, max_users: undefined };
  await backend.import({ ...restaurant, settings: { ...restaurant.settings, reservation } });
  const { texts } = createCustomer(page);
  await page.goto('/demo-restaurant/reservation/reserv_dinein?lang=en');
  const moreGuestsButton = page.getByRole('button', { name: texts.exact('reservation.more') });
  await expect(moreGuestsButton).toBeVisible();
  await expect(moreGuestsButton).toBeDisabled();
  await backend.import(restaurant);
});
