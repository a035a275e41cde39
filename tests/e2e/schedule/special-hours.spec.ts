import { placeOrderByApi } from '../testing/api-order.ts';
import { createCustomer } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { PHONE } from '../testing/devices.ts';
import { Operator } from '../testing/operator.ts';
import { readDemoFile, testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

/** A Thursday afternoon in Kuwait, on the day before a holiday. */
const test = testAt({ now: '2026-12-24T16:10:00+03:00', businesses: ['demo-cafe'] });
test.use({ viewport: PHONE });

const BALALEET = readDemoNames('demo-cafe', 'en').dish('balaleet');
const localize = (en: string) => ({ en, ar: 'إجازة' });

/** The demo cafe, which closes early on 24 December, stays closed on the 25th and opens at night on the 26th. */
const createCafeWithHolidays = () => {
  const { branches, ...otherFields } = readDemoFile('demo-cafe') as { branches: Record<string, unknown>[] };
  const special_hours = [
    {
      from: '2026-12-24',
      shifts: [{ time_from: '08:00', time_to: '15:00' }],
      message: localize('We close early for the holidays.'),
    },
    { from: '2026-12-25', closed: true, message: localize('Happy holidays!') },
    { from: '2026-12-26', shifts: [{ time_from: '18:00', time_to: '04:00' }] },
  ];
  return { ...otherFields, branches: branches.map((branch) => ({ ...branch, special_hours })) };
};

test('shows the message of special hours, and offers only the times within these hours', async ({
  page,
  backend,
}) => {
  await backend.import(createCafeWithHolidays());
  const customer = createCustomer(page);
  const { texts } = customer;

  await page.goto('/demo-cafe');
  const branches = page.getByRole('region', { name: texts.exact('landing.branches') });
  await expect(branches).toContainText('8:00 AM – 3:00 PM · We close early for the holidays.');
  await expect(branches).toContainText(/Fri,? .*25.*Closed · Happy holidays!/);

  await page.goto('/demo-cafe/Branches');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: /8:00 AM – 3:00 PM/ }).click();
  await expect(card.getByRole('definition').filter({ hasText: 'Happy holidays!' })).toContainText('Closed');
  await expect(card.getByRole('definition').filter({ hasText: '6:00 PM – 4:00 AM' })).toBeVisible();

  await page.goto('/demo-cafe/car_pickup');
  await expect(page.getByText('We close early for the holidays.')).toBeVisible();
  await customer.addDirectly(BALALEET);
  await customer.openCart();
  await page.getByRole('button', { name: texts.containing('schedule.change') }).click();
  const picker = page.getByRole('dialog', { name: texts.exact('schedule.title') });
  await expect(picker.getByRole('tab').first()).toContainText('26');
  await expect(picker.getByRole('option').first()).toContainText(/^6:(00|30)/);
});

test('if the owner closes a day that has an order, the console lists the order until the staff cancel it', async ({
  browser,
  backend,
}) => {
  await backend.import(readDemoFile('demo-cafe'));
  const { number } = await placeOrderByApi({
    origin: backend.origin,
    name: 'Holiday Guest',
    cartFields: { priority: 'later', scheduled_at: '2026-12-25T19:00:00+03:00' },
  });
  const operator = await Operator.create(browser, backend.origin);
  await expect(await operator.findBookingOutsideHours(number)).toBeHidden();

  await backend.import(createCafeWithHolidays());
  const entry = await operator.findBookingOutsideHours(number);
  await expect(entry).toContainText('The branch is closed at that time');
  await expect(entry).toContainText('Holiday Guest');
  await expect(entry.getByRole('link', { name: '+965 50012345' })).toHaveAttribute(
    'href',
    'tel:+96550012345',
  );
  await operator.cancelOutsideHours(number);

  await expect(await operator.findBookingOutsideHours(number)).toBeHidden();
});
