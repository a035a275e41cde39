import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Frame } from '@playwright/test';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { FULL_ONLY, quickIf } from '../../test-scope.ts';
import { Customer, uniqueName } from '../testing/customer.ts';
import { createEmbeddedCustomer } from '../testing/hosts/embedded.ts';
import {
  BALALEET,
  expectOrderedOnce,
  PHONE_NUMBER,
  prepareCafeOrder,
} from '../testing/screens/cafe-order.ts';
import { test as base, expect } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';
import { wholeBrowser } from '../testing/whole-browser.ts';

interface OwnBrowser {
  /** Opens a browser whose owner set it up otherwise: the profile's preferences, as the settings page writes them. */
  readonly browserWith: (preferences: object, ...flags: string[]) => Promise<Page>;
}

/** Tests in browsers of their own, with a real profile: what a script in the page can only play at. */
const test = base.extend<OwnBrowser>({
  browserWith: async ({ baseURL, launchOptions, locale }, use) => {
    const opened: { context: BrowserContext; folder: string }[] = [];
    await use(async (preferences, ...flags) => {
      const folder = mkdtempSync(join(tmpdir(), 'order-app-profile-'));
      mkdirSync(join(folder, 'Default'));
      writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify(preferences));
      const context = await chromium.launchPersistentContext(folder, {
        ...launchOptions,
        ...wholeBrowser,
        args: [...(launchOptions.args ?? []), ...flags],
        reducedMotion: 'reduce',
        ...(baseURL && { baseURL }),
        ...(locale && { locale }),
      });
      opened.push({ context, folder });
      return context.pages()[0] ?? context.newPage();
    });
    for (const { context, folder } of opened) {
      await context.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  },
});

/** `profile.default_content_setting_values.cookies`: 2 is "block", for storage of every kind. */
const BLOCK_ALL = { profile: { default_content_setting_values: { cookies: 2 } } };
/** 1 is "block third-party cookies". */
const BLOCK_THIRD = { profile: { cookie_controls_mode: 1, block_third_party_cookies: true } };

const errorOf = (page: Page | Frame, read: () => unknown): Promise<string> =>
  page.evaluate(`(() => { try { (${read})(); return ''; } catch (error) { return error.name; } })()`);

const html = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Here</title>${body}</html>`;

/** A page of a site builder, which puts what it embeds into a frame of another site again. */
async function openFramed(
  page: Page,
  backend: string | undefined,
  { host = 'http://guide.test', sandbox = '' }: { readonly host?: string; readonly sandbox?: string } = {},
): Promise<{ customer: Customer; frame: Frame }> {
  await page.route('http://widgets.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: html(`<body style="margin:0"><script async src="${backend}/order-app.js"></script>
<order-app reference-id="demo-cafe" path="car_pickup"></order-app>`),
    }),
  );
  await page.route(`${host}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: html(
        `<iframe ${sandbox && `sandbox="${sandbox}"`} src="http://widgets.test/" style="width:100%;height:900px;border:0"></iframe>`,
      ),
    }),
  );
  await page.goto(host);
  const frame = page.frames()[1];
  if (!frame) throw new Error('No frame');
  return {
    customer: new Customer(page, createTextPatterns('en'), page.frameLocator('iframe').locator('order-app')),
    frame,
  };
}

test('takes an order in a browser that blocks all cookies and storage', async ({ browserWith, operator }) => {
  const page = await browserWith(BLOCK_ALL);
  const { customer, person } = await prepareCafeOrder(page);
  expect(await errorOf(page, () => localStorage)).toBe('SecurityError');
  await customer.placeOrder.click();
  await expectOrderedOnce(customer, operator, person);
});

test('keeps the cart of an embedded menu that the page moves, in a browser that blocks all cookies', async ({
  browserWith,
}) => {
  const page = await browserWith(BLOCK_ALL);
  await page.goto('/demo/spa.html');
  const customer = createEmbeddedCustomer(page);
  await customer.choosePickup();
  await customer.addDirectly(BALALEET);
  for (const button of ['Move', 'Remove', 'Put back'])
    await page.getByRole('button', { name: button, exact: true }).click();
  await customer.openCart();
  await expect(customer.cartLine(BALALEET)).toBeVisible();
});

test('takes an order in a sandboxed frame without storage, cookies or an origin', async ({
  page,
  baseURL,
  operator,
}) => {
  const { customer, frame } = await openFramed(page, baseURL, { sandbox: 'allow-scripts' });
  const person = uniqueName();
  await customer.prepareOrder(BALALEET, { name: person, phone: PHONE_NUMBER });
  expect(await errorOf(frame, () => localStorage)).toBe('SecurityError');
  expect(await errorOf(frame, () => document.cookie)).toBe('SecurityError');
  await customer.placeOrder.click();
  await expectOrderedOnce(customer, operator, person);
});

for (const [what, preferences] of [
  ['allows', {}],
  ['blocks', BLOCK_THIRD],
] as const)
  test(
    `takes an order in a third-party frame and keeps the cart over a reload where the browser ${what} third-party cookies`,
    quickIf(what === 'blocks'),
    async ({ browserWith, baseURL, operator }) => {
      const page = await browserWith(preferences);
      const { customer } = await openFramed(page, baseURL);
      const person = uniqueName();
      await customer.addDirectly(BALALEET);
      await page.reload();
      await customer.openCart();
      await expect(customer.cartLine(BALALEET)).toBeVisible();

      // Another site's frame has a cart of its own: storage is divided by who frames it.
      const guest = await page.context().newPage();
      const { customer: elsewhere } = await openFramed(guest, baseURL, { host: 'http://other.test' });
      await expect(elsewhere.searchLink).toBeVisible();
      await expect(elsewhere.link('menu.viewCart')).toHaveCount(0);
      await guest.close();

      await customer.goToCheckout();
      await customer.fillDetails({ name: person, phone: PHONE_NUMBER });
      await customer.placeOrder.click();
      await expectOrderedOnce(customer, operator, person);
    },
  );

test(
  'takes an order in a private window and leaves nothing behind',
  FULL_ONLY,
  async ({ browser, baseURL, operator }) => {
    const options = { ...(baseURL && { baseURL }), reducedMotion: 'reduce', locale: 'en-GB' } as const;
    // A context of the browser's own is off the record, as a private window is.
    const context = await browser.newContext(options);
    const { customer, person } = await prepareCafeOrder(await context.newPage());
    await customer.placeOrder.click();
    await expectOrderedOnce(customer, operator, person);
    await context.close();
    const next = await browser.newContext(options);
    const page = await next.newPage();
    await page.goto('/demo-cafe');
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /:(cart|orders)$/.test(key))),
    ).toEqual([]);
    await next.close();
  },
);
