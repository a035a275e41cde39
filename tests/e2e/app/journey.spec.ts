import type { Page } from '@playwright/test';
import { FULL_ONLY } from '../../test-scope.ts';
import { buildTotalPattern, Customer, createUniqueName } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { DESKTOP, PHONE } from '../testing/devices.ts';
import { openHostPageOnOtherOrigin } from '../testing/hosts/other-origin-host-page.ts';
import type { Operator } from '../testing/operator.ts';
import { followOrder, placeOrder } from '../testing/screens/pickup-journey.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns, type Locale } from '../testing/text-patterns.ts';

/** A customer on the hosted page and a customer on a host page. Other files test what depends on the language. */
const CUSTOMERS: readonly {
  readonly description: string;
  readonly address: string;
  readonly viewport: typeof PHONE;
  readonly locale: Locale;
  readonly browserLocale: string;
}[] = [
  {
    description: 'on the hosted page, on a desktop, in English',
    address: '/demo-cafe',
    viewport: DESKTOP,
    locale: 'en',
    browserLocale: 'en-GB',
  },
  {
    description: 'embedded in a plain page, on a phone, in Arabic',
    address: '/demo/plain.html',
    viewport: PHONE,
    locale: 'ar',
    browserLocale: 'ar-KW',
  },
];

for (const { description, address, viewport, locale, browserLocale } of CUSTOMERS)
  test.describe(description, () => {
    test.use({ viewport, locale: browserLocale });

    // @spec screens/order-tracking, roles/guests-can-browse-order
    // @spec entities/order-request, calls/post-webapp-order, codes/order-status-codes-0-1
    // @spec calls/get-webapp-update-order-events-branch-id-order-id
    test('a customer finds and configures a dish, orders it for pickup and follows the order until it is handed over', async ({
      page,
      operator,
    }) => {
      await page.goto(address);
      await page.locator('order-app').scrollIntoViewIfNeeded();
      const number = await placeOrder(page, locale);
      await followOrder(page, locale, operator, number);
      await findOrderAfterReload(page, locale, number);
    });
  });

/** Finds the order in the list on this device after a reload, and opens it. */
async function findOrderAfterReload(page: Page, locale: Locale, number: string): Promise<void> {
  const texts = createTextPatterns(locale);
  const customer = new Customer(page, texts);
  await page.reload();
  await customer.openOrders();
  await customer.app.getByRole('link', { name: texts.containing('order.title', { number }) }).click();
  await expect(customer.heading('status.5')).toBeVisible();
}

test(
  'takes an order on an http site of a different origin, and shows the order’s status on that site',
  FULL_ONLY,
  async ({ page, baseURL, operator }) => {
    const texts = createTextPatterns('en');
    const customer = new Customer(page, texts);
    await openHostPageOnOtherOrigin(page, baseURL ?? '', {
      body: '<h1>Our shop</h1><order-app reference-id="demo-cafe"></order-app>',
    });
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await customer.choosePickup();
    await customer.prepareOrder(readDemoNames('demo-cafe', 'en').dish('balaleet'), {
      name: createUniqueName(),
      phone: '50012345',
    });
    await customer.placeOrderButton.click();
    await expect(customer.currentStep).toContainText(texts.containing('order.received'));
    const number = await customer.readOrderNumber();
    await followOrder(page, 'en', operator, number);
    await findOrderAfterReload(page, 'en', number);
  },
);

test.describe('with all animations', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  // @spec constants/amounts-have-business-s-digits
  test('takes an order in euros with taxes included at the restaurant in Berlin', placeRestaurantOrder);
});

async function placeRestaurantOrder({ page, operator }: { page: Page; operator: Operator }): Promise<void> {
  const texts = createTextPatterns('en');
  const names = readDemoNames('demo-restaurant', 'en');
  const customer = new Customer(page, texts);
  const customerName = createUniqueName();
  await page.goto('/demo-restaurant');
  await customer.choosePickup();

  const schnitzel = await customer.openDish(names.dish('schnitzel-vienna-style'));
  await schnitzel.getByRole('radio', { name: new RegExp(names.option('side-sweet-potato')) }).check();
  await schnitzel.getByRole('button', { name: texts.containing('item.addToCart') }).click();
  const strudel = await customer.openDish(names.dish('apple-strudel'));
  await strudel.getByRole('button', { name: texts.containing('item.addToCart') }).click();

  await customer.openCart();
  // 18.90 minus 15% is 16.06, plus 1.90 for the side. 7.90 minus 10% is 7.11.
  await expect(customer.cart).toContainText(buildTotalPattern(texts, 25.07, 'EUR'));
  await expect(customer.cart, 'the tax of 7% included in 25.07').toContainText(texts.money(1.64, 'EUR'));
  await customer.goToCheckout();
  await customer.fillDetails({ name: customerName, phone: '030 23125140' });
  await customer.placeOrderButton.click();

  await expect(customer.currentStep).toContainText(texts.containing('order.received'));
  const receipt = customer.app.getByRole('region', { name: texts.exact('order.details') });
  await expect(receipt).toContainText(buildTotalPattern(texts, 25.07, 'EUR'));
  await expect
    .poll(() => operator.listOrderNumbers(customerName))
    .toEqual([await customer.readOrderNumber()]);
}
