import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Customer, createCustomer, createUniqueName } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { PHONE } from '../testing/devices.ts';
import { testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

/** A Wednesday evening in Kuwait. */
const test = testAt({ now: '2026-03-04T18:00:20+03:00', businesses: ['demo-cafe'] });
test.use({ viewport: PHONE });

/** A dish that takes 20 minutes to prepare, longer than the branch's usual 15 minutes. */
const TASHREEB = readDemoNames('demo-cafe', 'en').dish('lamb-tashreeb');
const PHONE_NUMBER = '50012345';

const buildCountdownPattern = (count: number) => new RegExp(`^In ${count} minutes?$`);

async function openCheckout(page: Page, customer: Customer): Promise<void> {
  await page.goto('/demo-cafe/car_pickup');
  await customer.addDirectly(TASHREEB);
  await customer.openCart();
  await customer.goToCheckout();
}

/** Fills in the checkout and places the order. Returns the order's number. */
async function placeOrder(customer: Customer): Promise<string> {
  await customer.fillDetails({ name: createUniqueName(), phone: PHONE_NUMBER });
  await customer.placeOrderButton.click();
  await expect(customer.currentStep).toBeVisible();
  return customer.readOrderNumber();
}

// @spec more-calls/post-webapp-arrived-branch-id-order-id, constants/persisted-cart
test('a customer describes the car and reports the arrival, and the next order remembers the car', async ({
  page,
  backend,
  operator,
}) => {
  const customer = createCustomer(page);
  const { texts } = customer;
  await openCheckout(page, customer);
  const carFields = page.getByRole('group', { name: texts.exact('car.title') });
  await carFields.getByRole('textbox', { name: texts.containing('car.make') }).fill('Toyota Yaris');
  const plate = carFields.getByRole('textbox', { name: texts.containing('car.plate') });
  const silverOption = carFields.getByRole('radio', { name: texts.exact('car.color.silver') });
  await silverOption.check();
  await plate.fill('12-34567 ب');
  await expect(page.getByText(texts.containing('checkout.aboutTime', { time: /6:2\d/ }))).toBeVisible();
  const number = await placeOrder(customer);

  await operator.openConsole();
  const consoleOrder = operator.order(number);
  await expect(consoleOrder).toContainText('silver Toyota Yaris');
  await expect(consoleOrder).toContainText('12-34567 ب');
  await expect(consoleOrder).not.toContainText('Customer is here');

  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(buildCountdownPattern(20));
  backend.setNow('2026-03-04T18:08:00+03:00');
  await operator.pressOrderButton(number, 'Accept');
  // The page learns the server's time with its next response.
  await page.reload();
  await expect(timer).toHaveText(buildCountdownPattern(13));

  await page.getByRole('textbox', { name: texts.containing('order.arrivalNote') }).fill('Bay 3');
  await customer.button('order.arrived').click();
  await expect(page.getByText(texts.exact('order.arrivalSent'))).toBeVisible();
  await expect(consoleOrder.getByText('Customer is here')).toBeVisible();
  await expect(consoleOrder).toContainText('Bay 3');
  await expect(operator.announcement).toHaveText(`Customer is here: ${number}, Bay 3`);

  await customer.button('order.arrivalChange').click();
  await page.getByRole('textbox', { name: texts.containing('order.arrivalNote') }).fill('By the entrance');
  await customer.button('order.arrived').click();
  await expect(consoleOrder).toContainText('By the entrance');

  backend.setNow('2026-03-04T18:27:00+03:00');
  await page.reload();
  await expect(timer).toHaveText(texts.exact('order.late'));
  await expect(page.getByText('By the entrance')).toBeVisible();

  for (const step of ['Mark ready', 'Hand over'] as const) await operator.pressOrderButton(number, step);
  await expect(customer.currentStep).toHaveCount(0);
  await expect(page.getByText(texts.exact('order.arrivalSent'))).toHaveCount(0);
  await expect(consoleOrder).not.toContainText('Customer is here');

  await openCheckout(page, customer);
  await expect(plate).toHaveValue('12-34567 ب');
  await expect(silverOption).toBeChecked();
});

test('downloads a calendar entry for a scheduled order, with the branch’s address and a link to the order', async ({
  page,
}) => {
  const customer = createCustomer(page);
  const { texts } = customer;
  await page.goto('/demo-cafe/car_pickup');
  await customer.addDirectly(TASHREEB);
  await customer.openCart();
  await page.getByRole('button', { name: texts.containing('schedule.change') }).click();
  const picker = page.getByRole('dialog', { name: texts.exact('schedule.title') });
  await picker.getByRole('tab', { name: texts.containing('schedule.tomorrow') }).click();
  await picker
    .getByRole('option', { name: /6:30.*7:00/ })
    .last()
    .click();
  await customer.goToCheckout();
  const number = await placeOrder(customer);
  await expect(page.getByRole('timer')).toHaveText(/^In (\d+ hours?|1 day)/);
  // The arrival button appears only near the pickup time.
  await expect(customer.button('order.arrived')).toHaveCount(0);

  const downloadPromise = page.waitForEvent('download');
  await customer.button('order.calendar').click();
  const download = await downloadPromise;
  expect(download.suggestedFilename()).toBe(`${number}.ics`);
  const calendarText = await readFile(await download.path(), 'utf8');
  expect(
    calendarText.endsWith('END:VCALENDAR'),
    'ends with END:VCALENDAR, with or without a line break',
  ).toBe(!calendarText.endsWith('\r\n'));
  for (const line of calendarText.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfoldedText = calendarText.replaceAll('\r\n ', '');
  for (const pattern of [
    /^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/,
    /\r\nDTSTART:20260305T\d{4}00Z\r\nDTEND:20260305T\d{4}00Z\r\n/,
    /\r\nSUMMARY:[^\r]*Bayt/,
    /\r\nLOCATION:Salmiya/,
    new RegExp(`\\r\\nURL;VALUE=URI:${new URL(page.url()).origin}/demo-cafe/order/[\\w-]+\\r\\n`),
    /\r\nBEGIN:VALARM\r\nACTION:DISPLAY\r\n/,
    /\r\nTRIGGER:-PT30M\r\n/,
  ])
    expect(unfoldedText).toMatch(pattern);

  await page.goto('/demo-cafe/orders/history');
  await expect(page.getByRole('link', { name: new RegExp(number) })).toContainText(
    texts.containing('order.forTime'),
  );
});
