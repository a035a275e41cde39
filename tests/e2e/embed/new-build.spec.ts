import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createCustomer } from '../testing/customer.ts';
import { BALALEET } from '../testing/screens/cafe-order.ts';
import { deployNextBuild } from '../testing/servers/deploy.ts';
import { testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

const test = testAt({ now: '2026-03-04T12:00:00+03:00', businesses: ['demo-cafe'], copiesWidget: true });

/** Marks the document. The returned function says whether another document has replaced it. Null during a load. */
const watchPageReload = async (page: Page): Promise<() => Promise<boolean | null>> => {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return () => page.evaluate(() => !('marked' in window)).catch(() => null);
};

/** Changes only the id of the newest build. */
function changeBuildId(widget: string): void {
  const file = join(widget, 'builds/latest.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"id":"\w+"/, '"id":"another1"'));
}

// @spec shell/chunk-load-error-reloads-on
test('loads a new build with the next screen, but not during checkout, and keeps the cart', async ({
  page,
  backend,
}) => {
  const customer = createCustomer(page);
  await page.clock.install();
  await page.goto('/demo-cafe/car_pickup');
  await customer.addDirectly(BALALEET);
  const hasReloaded = await watchPageReload(page);

  deployNextBuild(backend.widget ?? '');
  await customer.tab('tabs.more').click();
  await expect.poll(hasReloaded).toBe(true);
  await expect(customer.heading('settings.title')).toBeVisible();
  await expect(page).toHaveURL('/demo-cafe/settings');

  await customer.tab('tabs.menu').click();
  const hasSecondPageReloaded = await watchPageReload(page);
  changeBuildId(backend.widget ?? '');
  const buildResponse = page.waitForResponse(/builds\/latest\.json$/);
  await page.clock.fastForward('01:00:00');
  await buildResponse;
  await customer.tab('tabs.cart').click();
  await expect.poll(hasSecondPageReloaded).toBe(true);
  await expect(customer.cartLine(BALALEET)).toBeVisible();

  const hasThirdPageReloaded = await watchPageReload(page);
  const secondBuildResponse = page.waitForResponse(/builds\/latest\.json$/);
  await page.clock.fastForward('01:00:00');
  await secondBuildResponse;
  await customer.goToCheckout();
  await customer.field('checkout.name').fill('Noor');
  await customer.tab('tabs.cart').click();
  await customer.goToCheckout();
  await expect(customer.field('checkout.name')).toHaveValue('Noor');
  expect(await hasThirdPageReloaded()).toBe(false);
});

// @spec shell/build-manifest-polled-hourly
// @spec data/get-builds-latest-json-hourly, constants/build-manifest-asked-for-every
test('loads a new build when the customer leaves an error page', async ({ page, backend }) => {
  const customer = createCustomer(page);
  await page.clock.install();
  await page.goto('/demo-cafe/reservation/unknown');
  await expect(customer.heading('errors.notFound')).toBeVisible();
  await expect(page).toHaveURL('/demo-cafe/reservation/unknown');
  const hasReloaded = await watchPageReload(page);

  changeBuildId(backend.widget ?? '');
  const buildResponse = page.waitForResponse(/builds\/latest\.json$/);
  await page.clock.fastForward('01:00:00');
  await buildResponse;
  await customer.button('errors.toHome').click();

  await expect.poll(hasReloaded).toBe(true);
  await expect(customer.landing).toBeVisible();
});

// @spec shell/build-manifest-polled-hourly
test('tells the host page about a newer build, and never reloads the host page', async ({
  page,
  backend,
}) => {
  const customer = createCustomer(page);
  await page.clock.install();
  await page.goto('/demo/plain.html');
  await expect(customer.landing).toBeVisible();
  await page
    .locator('order-app')
    .evaluate((element: HTMLElementTagNameMap['order-app']) => element.whenReady());
  const hasReloaded = await watchPageReload(page);
  const updatePromise = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('update-available', (event) => resolve((event as CustomEvent).detail)),
      ),
  );

  const file = join(backend.widget ?? '', 'builds/latest.json');
  const latestBuild = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  writeFileSync(file, JSON.stringify({ ...latestBuild, id: 'another2', app: 'assets/app-next.js' }));
  await page.clock.fastForward('01:00:00');

  expect(await updatePromise).toEqual({ build: 'assets/app-next.js' });
  await customer.tab('tabs.more').click();
  await expect(customer.heading('settings.title')).toBeVisible();
  expect(await hasReloaded()).toBe(false);
});

// @spec errors/client-errors-with-status-300
test('the host page’s endpoint and function receive errors of the app, but no refusals of the server', async ({
  page,
}) => {
  const customer = createCustomer(page);
  const reports: unknown[] = [];
  await page.route('**/my-errors', (route) => {
    reports.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  await page.goto('/demo/plain.html');
  await expect(customer.landing).toBeVisible();
  const openBranches = async (status: number) => {
    await page.route('**/webapp/branches/**', (route) => route.fulfill({ status, body: '{"error":1}' }));
    const response = page.waitForResponse('**/webapp/branches/**');
    await page.locator('order-app').evaluate((element) => {
      const kinds: string[] = [];
      Object.assign(window, { kinds });
      Object.assign(element, { onReport: ({ kind }: { kind: string }) => kinds.push(kind) });
      element.setAttribute('error-endpoint', '/my-errors');
      return (element as HTMLElement & { navigate(path: string): Promise<void> }).navigate('/Branches');
    });
    await response;
  };

  await openBranches(422);
  await customer.tab('tabs.home').click();
  await expect(customer.landing).toBeVisible();
  expect(reports).toEqual([]);
  await openBranches(500);

  await expect.poll(() => reports.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => (window as unknown as { kinds: string[] }).kinds)).toContain('report');
  expect(reports[0]).toMatchObject({
    kind: 'report',
    referenceId: 'demo-cafe',
    call: expect.stringContaining('webapp/branches'),
  });
});
