import type { Page } from '@playwright/test';
import { FULL_ONLY, fullOnlyUnless } from '../../test-scope.ts';
import { createCustomer, createUniqueName } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import {
  BALALEET,
  expectOrderedOnce,
  PHONE_NUMBER,
  prepareCafeOrder,
} from '../testing/screens/cafe-order.ts';
import { expect, test } from '../testing/test.ts';

const CROISSANT = readDemoNames('demo-cafe', 'en').dish('butter-croissant');

/** Clears the storage of the site, as “Delete browsing data” does. */
async function deleteSiteData(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await page.context().clearCookies();
  await cdp.detach();
}

const CLEARING_METHODS: readonly (readonly [how: string, clear: (page: Page) => Promise<void>])[] = [
  ['by the browser', deleteSiteData],
  [
    'by a script of the page',
    (page) =>
      page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      }),
  ],
  [
    'by another tab, key by key',
    async (page) => {
      const otherPage = await page.context().newPage();
      await otherPage.goto('/healthz');
      await otherPage.evaluate(() => {
        for (const key of Object.keys(localStorage)) localStorage.removeItem(key);
      });
      await otherPage.close();
    },
  ],
];

for (const [method, clearStorage] of CLEARING_METHODS)
  test(
    `keeps the customer’s cart and details when storage is cleared ${method} at every step`,
    fullOnlyUnless(clearStorage === deleteSiteData),
    async ({ page, operator }) => {
      const customer = createCustomer(page);
      const customerName = createUniqueName();
      await page.goto('/demo-cafe/car_pickup');
      await customer.addDirectly(BALALEET);
      await clearStorage(page);
      await customer.addDirectly(CROISSANT);
      await clearStorage(page);
      await customer.openCart();
      await expect(customer.cartLine(BALALEET)).toBeVisible();
      await expect(customer.cartLine(CROISSANT)).toBeVisible();
      await customer.goToCheckout();
      await customer.fillDetails({ name: customerName, phone: PHONE_NUMBER });
      await clearStorage(page);
      await expect(customer.field('checkout.name')).toHaveValue(customerName);
      await customer.placeOrderButton.click();
      await expectOrderedOnce(customer, operator, customerName);
      await clearStorage(page);
      await expect(customer.currentStep).toBeVisible();
    },
  );

test('places one order when storage is cleared between the lost response to the order and the retry', async ({
  page,
  operator,
}) => {
  const { customer, customerName } = await prepareCafeOrder(page);
  let attempts = 0;
  await page.route('**/api/webapp/order', async (route) => {
    attempts += 1;
    // The backend stores the order, but the response is lost.
    const response = await route.fetch();
    // The app makes three attempts before it offers a retry.
    if (attempts > 3) await route.fulfill({ response });
    else await route.abort('connectionreset');
  });
  await customer.placeOrderButton.click();
  const retryButton = customer.button('ui.retry');
  await expect(retryButton).toBeVisible();
  await deleteSiteData(page);
  await retryButton.click();
  await expectOrderedOnce(customer, operator, customerName);
});

test(
  'adds a dish to the cart and places the order after storage has filled up',
  FULL_ONLY,
  async ({ page, operator }) => {
    const fillStorage = () =>
      page.evaluate(() => {
        for (let size = 1 << 22; size >= 1; size >>= 1)
          for (let index = 0; ; index += 1)
            try {
              localStorage.setItem(`filler-${size}-${index}`, 'x'.repeat(size));
            } catch {
              break;
            }
      });
    const { customer, customerName } = await prepareCafeOrder(page);
    await fillStorage();
    expect(
      await page.evaluate(() => {
        try {
          localStorage.setItem('one-more', 'xx');
          return '';
        } catch (error) {
          return (error as Error).name;
        }
      }),
    ).toBe('QuotaExceededError');
    await customer.tab('tabs.menu').click();
    await customer.addDirectly(CROISSANT);
    await customer.openCart();
    await expect(customer.cartLine(CROISSANT)).toBeVisible();
    await customer.goToCheckout();
    await customer.fillDetails({ name: customerName, phone: PHONE_NUMBER });
    await customer.placeOrderButton.click();
    await expectOrderedOnce(customer, operator, customerName);
  },
);
