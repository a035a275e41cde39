import { findSeriousBarriers } from '../testing/accessibility/barriers.ts';
import { createCustomer, uniqueName } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { recordElementEvents } from '../testing/hosts/element-events.ts';
import { Booking } from '../testing/screens/booking.ts';
import { testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

// A Wednesday: noon in Berlin, eight in the evening in Tokyo.
const test = testAt({
  now: '2026-03-04T12:00:00+01:00',
  businesses: ['demo-restaurant', 'demo-salon'],
});

// @spec paths/reservation-reserve-type
test('a table with a pre-order is accepted, changed and cancelled together with its dishes', async ({
  page,
  operator,
}) => {
  const customer = createCustomer(page);
  const booking = new Booking(customer);
  const { texts } = customer;
  const name = uniqueName();
  const menu = readDemoNames('demo-restaurant', 'en').dish('menu-garden');

  await page.goto('/demo-restaurant/reservation/reserv_dinein?lang=en');
  await booking.choose(/\b6 Mar|Mar 6\b/, '19:00', booking.page);
  await customer.link('reservation.chooseDishes').click();
  await customer.button('menu.add', { name: menu }).click();
  await customer.openCart();
  await customer.cart.getByRole('button', { name: texts.containing('preorder.toBooking') }).click();
  await expect(booking.page.getByText(menu).first()).toBeVisible();
  await booking.reserve(name, '1701234567');

  await booking.expectStatus('0');
  await expect(
    page.getByText(texts.containing('reservations.preOrderTotal', { items: /1 item/ })),
  ).toBeVisible();
  expect(await findSeriousBarriers(page)).toEqual([]);
  const number = await operator.acceptReservation(name, '2026-03-06');
  await booking.returnToPage();
  await booking.expectStatus('1');

  await booking.change(/\b7 Mar|Mar 7\b/, '20:00');
  await expect(page.getByText(/Saturday/)).toBeVisible();
  await operator.openReservations('2026-03-07');
  await expect(operator.order(number)).toContainText('20:00');
  await operator.openReservations('2026-03-10');
  await operator.searchReservations(name);
  await expect(operator.order(number)).toContainText('20:00');

  await booking.cancel();
  await customer.button('reservations.toOrder').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.containing('status.9'));
});

// @spec paths/reservation-reserve-type, paths/reservation-history
test('an appointment with a stylist is confirmed at once, changed and cancelled, and stays in the list', async ({
  page,
}) => {
  const customer = createCustomer(page);
  const booking = new Booking(customer);
  const { texts } = customer;

  const readEvents = await recordElementEvents(page, ['reservation-placed']);
  await page.goto('/demo-salon?lang=en');
  await customer.landing
    .getByRole('link', { name: new RegExp(`^${texts.containing('sellingType.reservation').source}`) })
    .click();
  await booking.page.getByRole('radio', { name: /^Cut\s*With/ }).check();
  await booking.page.getByRole('radio', { name: /Ren Tanaka/ }).check();
  await booking.choose(/\b6 Mar|Mar 6\b/, '11:00', booking.page);
  await booking.page.getByRole('radio', { name: 'Yes, my first' }).check();
  await booking.reserve(uniqueName(), '9012345678');

  await booking.expectStatus('1');
  expect(await readEvents(), 'events on the host page').toEqual([
    ['reservation-placed', { reservationId: expect.any(String) }],
  ]);
  for (const fact of ['Ren Tanaka', /6,600/, /Kagurazaka/])
    await expect(page.getByText(fact).first()).toBeVisible();
  await booking.change(/\b7 Mar|Mar 7\b/, '16:30');
  await booking.cancel();
  await customer.link('reservations.all').click();
  const reservation = page.getByRole('link', { name: /Ren Tanaka/ });
  await expect(reservation).toContainText(texts.containing('reservations.status.cancelled'));
  await expect(reservation).toContainText('16:30');
});
