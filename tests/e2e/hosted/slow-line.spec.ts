import type { Page } from '@playwright/test';
import { FULL_ONLY } from '../../test-scope.ts';
import { type Customer, createCustomer, createUniqueName } from '../testing/customer.ts';
import { createEmbeddedCustomer, findCartBar, PLAIN_PAGE } from '../testing/hosts/embedded.ts';
import { holdApp } from '../testing/hosts/hold-app.ts';
import { expect, test } from '../testing/test.ts';

const DISH = 'Balaleet';
const PHONE = '50012345';
/** A phone on a slow line: 1.6 Mbit/s down, 0.8 Mbit/s up, 150 ms. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 100_000,
};

test.use({ viewport: { width: 390, height: 844 }, waitsForApp: false });

const findFirstScreen = (page: Page) => page.locator('order-app .first-screen');

async function slowDownNetwork(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
}

/** Orders the items in the cart while every screen and its code arrive slowly. */
async function orderCart(customer: Customer): Promise<void> {
  await findCartBar(customer, 1).click();
  await expect(customer.cartLine(DISH)).toBeVisible();
  await customer.goToCheckout();
  await customer.fillDetails({ name: createUniqueName(), phone: PHONE });
  await customer.placeOrderButton.click();
  expect(await customer.readOrderNumber()).not.toBe('');
}

test(
  'a new customer on a slow line adds a dish before the app has loaded, and orders it',
  FULL_ONLY,
  async ({ page }) => {
    await slowDownNetwork(page);
    const releaseApp = await holdApp(page);
    const customer = createCustomer(page);
    await page.goto('/demo-cafe/car_pickup', { waitUntil: 'commit' });
    const addButtonName = { name: customer.texts.exact('menu.add', { name: DISH }) };
    await findFirstScreen(page).getByRole('button', addButtonName).first().click();
    releaseApp();
    await orderCart(customer);
  },
);

test('a new customer on a slow line opens the menu of an embed before the app has loaded, and orders a dish', async ({
  page,
}) => {
  await slowDownNetwork(page);
  const releaseApp = await holdApp(page);
  await page.goto(PLAIN_PAGE, { waitUntil: 'commit' });
  const customer = createEmbeddedCustomer(page);
  await page.locator('order-app').scrollIntoViewIfNeeded();
  const pickupLink = findFirstScreen(page).getByRole('link', {
    name: customer.texts.containing('sellingType.car_pickup'),
  });
  await pickupLink.first().click();
  releaseApp();
  await customer.addDirectly(DISH);
  await orderCart(customer);
});
