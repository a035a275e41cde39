import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Frame } from '@playwright/test';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { FULL_ONLY, fullOnlyUnless } from '../../test-scope.ts';
import { Customer, createUniqueName } from '../testing/customer.ts';
import { fullChromium } from '../testing/full-chromium.ts';
import { createEmbeddedCustomer } from '../testing/hosts/embedded.ts';
import {
  BALALEET,
  expectOrderedOnce,
  PHONE_NUMBER,
  prepareCafeOrder,
} from '../testing/screens/cafe-order.ts';
import { test as base, expect } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

interface BrowserFixture {
  /** Opens a browser whose profile has the given preferences, in the format of the browser's own preferences file. */
  readonly openBrowserWith: (preferences: object, ...flags: string[]) => Promise<Page>;
}

/** Starts separate browsers with real profiles, because a script in the page can only imitate blocked storage. */
const test = base.extend<BrowserFixture>({
  openBrowserWith: async ({ baseURL, launchOptions, locale }, use) => {
    const browsers: { context: BrowserContext; folder: string }[] = [];
    await use(async (preferences, ...flags) => {
      const folder = mkdtempSync(join(tmpdir(), 'order-app-profile-'));
      mkdirSync(join(folder, 'Default'));
      writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify(preferences));
      const context = await chromium.launchPersistentContext(folder, {
        ...launchOptions,
        ...fullChromium,
        args: [...(launchOptions.args ?? []), ...flags],
        reducedMotion: 'reduce',
        ...(baseURL && { baseURL }),
        ...(locale && { locale }),
      });
      browsers.push({ context, folder });
      return context.pages()[0] ?? context.newPage();
    });
    for (const { context, folder } of browsers) {
      await context.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  },
});

/** The value 2 blocks cookies and all other storage. */
const BLOCK_ALL = { profile: { default_content_setting_values: { cookies: 2 } } };
/** The value 1 blocks third-party cookies. */
const BLOCK_THIRD_PARTY = { profile: { cookie_controls_mode: 1, block_third_party_cookies: true } };

/** Runs `readStorage` in the page. Returns the name of the error that it throws, or an empty string. */
const readErrorName = (page: Page | Frame, readStorage: () => unknown): Promise<string> =>
  page.evaluate(`(() => { try { (${readStorage})(); return ''; } catch (error) { return error.name; } })()`);

const buildPage = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Here</title>${body}</html>`;

/** Opens a site builder's page, which embeds the app in a frame of another site. */
async function openInFrame(
  page: Page,
  backend: string | undefined,
  { host = 'http://guide.test', sandbox = '' }: { readonly host?: string; readonly sandbox?: string } = {},
): Promise<{ customer: Customer; frame: Frame }> {
  await page.route('http://widgets.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: buildPage(`<body style="margin:0"><script async src="${backend}/order-app.js"></script>
<order-app reference-id="demo-cafe" path="car_pickup"></order-app>`),
    }),
  );
  await page.route(`${host}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: buildPage(
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

test('takes an order with all cookies and storage blocked, and keeps the cart when the host page moves the element', async ({
  openBrowserWith,
  operator,
}) => {
  const page = await openBrowserWith(BLOCK_ALL);
  const { customer, customerName } = await prepareCafeOrder(page);
  expect(await readErrorName(page, () => localStorage)).toBe('SecurityError');
  await customer.placeOrderButton.click();
  await expectOrderedOnce(customer, operator, customerName);

  await page.goto('/demo/spa.html');
  const embeddedCustomer = createEmbeddedCustomer(page);
  await embeddedCustomer.choosePickup();
  await embeddedCustomer.addDirectly(BALALEET);
  for (const button of ['Move', 'Remove', 'Put back'])
    await page.getByRole('button', { name: button, exact: true }).click();
  await embeddedCustomer.openCart();
  await expect(embeddedCustomer.cartLine(BALALEET)).toBeVisible();
});

test('takes an order in a sandboxed frame without storage, cookies or an origin', async ({
  page,
  baseURL,
  operator,
}) => {
  const { customer, frame } = await openInFrame(page, baseURL, { sandbox: 'allow-scripts' });
  const customerName = createUniqueName();
  await customer.prepareOrder(BALALEET, { name: customerName, phone: PHONE_NUMBER });
  expect(await readErrorName(frame, () => localStorage)).toBe('SecurityError');
  expect(await readErrorName(frame, () => document.cookie)).toBe('SecurityError');
  await customer.placeOrderButton.click();
  await expectOrderedOnce(customer, operator, customerName);
});

for (const [verb, preferences] of [
  ['allows', {}],
  ['blocks', BLOCK_THIRD_PARTY],
] as const)
  test(
    `takes an order in a third-party frame and keeps the cart after a reload when the browser ${verb} third-party cookies`,
    fullOnlyUnless(verb === 'blocks'),
    async ({ openBrowserWith, baseURL, operator }) => {
      const page = await openBrowserWith(preferences);
      const { customer } = await openInFrame(page, baseURL);
      const customerName = createUniqueName();
      await customer.addDirectly(BALALEET);
      await page.reload();
      await customer.openCart();
      await expect(customer.cartLine(BALALEET)).toBeVisible();

      // A frame on another site has a separate cart, because browsers partition storage by the top-level site.
      const otherPage = await page.context().newPage();
      const { customer: otherCustomer } = await openInFrame(otherPage, baseURL, {
        host: 'http://other.test',
      });
      await expect(otherCustomer.searchLink).toBeVisible();
      await expect(otherCustomer.link('menu.viewCart')).toHaveCount(0);
      await otherPage.close();

      await customer.goToCheckout();
      await customer.fillDetails({ name: customerName, phone: PHONE_NUMBER });
      await customer.placeOrderButton.click();
      await expectOrderedOnce(customer, operator, customerName);
    },
  );

test(
  'takes an order in a private window, and leaves nothing stored when the window closes',
  FULL_ONLY,
  async ({ browser, baseURL, operator }) => {
    const options = { ...(baseURL && { baseURL }), reducedMotion: 'reduce', locale: 'en-GB' } as const;
    // A new browser context is off the record, like a private window.
    const context = await browser.newContext(options);
    const { customer, customerName } = await prepareCafeOrder(await context.newPage());
    await customer.placeOrderButton.click();
    await expectOrderedOnce(customer, operator, customerName);
    await context.close();
    const nextContext = await browser.newContext(options);
    const page = await nextContext.newPage();
    await page.goto('/demo-cafe');
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /:(cart|orders)$/.test(key))),
    ).toEqual([]);
    await nextContext.close();
  },
);
