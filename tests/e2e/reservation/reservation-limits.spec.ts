import { FULL_ONLY } from '../../test-scope.ts';
import { createCustomer, createUniqueName } from '../testing/customer.ts';
import { Booking } from '../testing/screens/booking.ts';
import { testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

const test = testAt({
  now: '2026-03-04T12:00:00+01:00',
  businesses: ['demo-salon'],
  maxUnconfirmedPlaces: 2,
});

test(
  'asks a guest with two unconfirmed appointments to log in, and accepts the reservation after one is cancelled',
  FULL_ONLY,
  async ({ page }) => {
    const customer = createCustomer(page);
    const booking = new Booking(customer);
    const openForm = async (time: string) => {
      await page.goto('/demo-salon/reservation/reserv_service?lang=en');
      await booking.screen.getByRole('radio', { name: /^Cut\s*With/ }).check();
      await booking.chooseTime(/\b6 Mar|Mar 6\b/, time, booking.screen);
      await booking.screen.getByRole('radio', { name: 'Yes, my first' }).check();
    };
    for (const time of ['11:00', '12:00']) {
      await openForm(time);
      await booking.reserve(createUniqueName(), '9012345678');
      await booking.expectStatus('1');
    }
    const secondAppointment = page.url();

    await openForm('13:00');
    await booking.reserve(createUniqueName(), '9012345678');
    await expect(booking.screen.getByText(customer.texts.exact('notice.tooManyPlaces'))).toBeVisible();

    await page.goto(secondAppointment);
    await booking.cancel();
    await openForm('13:00');
    await booking.reserve(createUniqueName(), '9012345678');
    await booking.expectStatus('1');
  },
);
