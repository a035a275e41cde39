import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { scaleTimeout } from '../../timeouts.ts';
import { createCustomer, createUniqueName } from '../testing/customer.ts';
import { Operator } from '../testing/operator.ts';
import { BALALEET, expectOrderedOnce, PHONE_NUMBER } from '../testing/screens/cafe-order.ts';
import { copyWidget, deployNextBuild, getAppChunkName } from '../testing/servers/deploy.ts';
import { RestartableServer } from '../testing/servers/restartable-server.ts';
import { expect, test } from '../testing/test.ts';

test.use({ serviceWorkers: 'allow' });
// The tests share one server, which they stop and deploy to.
test.describe.configure({ mode: 'serial', timeout: scaleTimeout(60_000) });

let widget: string;
let server: RestartableServer;
test.beforeAll(async () => {
  widget = copyWidget();
  server = new RestartableServer(widget);
  await server.start();
});
test.afterAll(async () => {
  await server.remove();
  rmSync(widget, { recursive: true });
});

const listCachedUrls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const urlLists = (await caches.keys()).map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => url),
    );
    return (await Promise.all(urlLists)).flat();
  });

/** Waits until the service worker controls the page and has cached everything that the page had loaded before. */
const waitForWorker = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
  await expect
    .poll(async () => (await listCachedUrls(page)).join())
    .toMatch(/locales.*\.webp|\.webp.*locales/);
};
const readAppChunk = (page: Page): Promise<string | undefined> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /assets\/app-[\w-]+\.js/.exec(name)?.[0])
      .find(Boolean),
  );

test('opens a visited menu offline, keeps the filled-in checkout, and places the order once when the connection is back', async ({
  page,
  context,
  browser,
}) => {
  const customer = createCustomer(page);
  const customerName = createUniqueName();
  await page.goto(`${server.origin}/demo-cafe/car_pickup`);
  await customer.addDirectly(BALALEET);
  await waitForWorker(page);
  await customer.openCart();
  await customer.goToCheckout();
  await customer.fillDetails({ name: customerName, phone: PHONE_NUMBER });

  await server.stop();
  await context.setOffline(true);
  await expect(page.getByText(customer.texts.exact('offline.order'))).toBeVisible();
  await expect(customer.placeOrderButton).toBeDisabled();

  await page.goto(`${server.origin}/demo-cafe/car_pickup`);
  // A page that opens offline does not notice the simulated connection loss. Fire the events again.
  await context.setOffline(false);
  await context.setOffline(true);
  await expect(customer.searchLink).toBeVisible();
  const picture = page.locator('order-app article img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await customer.openCart();
  await customer.goToCheckout();
  await expect(customer.field('checkout.name')).toHaveValue(customerName);
  await expect(customer.placeOrderButton).toBeDisabled();

  await server.start();
  await context.setOffline(false);
  await expect(page.getByText(customer.texts.exact('offline.order'))).toBeHidden();
  await customer.placeOrderButton.click();
  const operator = await Operator.create(browser, server.origin);
  await expectOrderedOnce(customer, operator, customerName);
  await operator.close();
});

test('a reload shows a new version when online, and never mixes two versions when offline', async ({
  page,
  context,
}) => {
  const address = `${server.origin}/demo-cafe/car_pickup`;
  const oldChunkName = getAppChunkName(widget);
  await page.goto(address);
  await expect(createCustomer(page).searchLink).toBeVisible();
  await waitForWorker(page);
  expect(await readAppChunk(page)).toBe(oldChunkName);

  deployNextBuild(widget);
  const newChunkName = getAppChunkName(widget);
  await page.reload();
  await expect(createCustomer(page).searchLink).toBeVisible();
  expect(await readAppChunk(page)).toBe(newChunkName);
  // The new worker has cached its files and waits. The old worker still controls the page and has the old files.
  const isWaiting = () =>
    page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting);
  await expect.poll(isWaiting).toBe(true);
  await server.stop();
  await page.reload();
  await expect(createCustomer(page).searchLink).toBeVisible();
  expect(await readAppChunk(page)).toBe(oldChunkName);

  await page.close();
  // The new worker starts after the last page of the old version closes.
  const readChunkOfNewPage = async () => {
    const newPage = await context.newPage();
    await newPage.goto(address);
    await expect(createCustomer(newPage).searchLink).toBeVisible();
    const chunk = await readAppChunk(newPage);
    await newPage.close();
    return chunk;
  };
  await expect.poll(readChunkOfNewPage, { intervals: [2000] }).toBe(newChunkName);
  const secondPage = await context.newPage();
  await secondPage.goto(address);
  const cachedUrls = await listCachedUrls(secondPage);
  expect(cachedUrls.filter((url) => url.endsWith(oldChunkName))).toEqual([]);
  expect(cachedUrls.filter((url) => url.endsWith(newChunkName))).toHaveLength(1);
  expect(
    await secondPage.evaluate(async () => (await caches.keys()).filter((name) => name.includes(' page '))),
  ).toEqual(['order-app /demo-cafe page next123456']);
});
