import type { Page } from '@playwright/test';
import { createCustomer } from '../testing/customer.ts';
import { createEmbeddedCustomer, getElement, recordConsole } from '../testing/hosts/embedded.ts';
import { openHostPageOnOtherOrigin } from '../testing/hosts/other-origin-host-page.ts';
import { expect, test } from '../testing/test.ts';

const OWN_COLOR = 'rgb(109, 85, 124)';
const RAMADAN_COLOR = 'rgb(31, 111, 107)';
const backend = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** The app's brand colour on screen. */
const readBrand = (page: Page) =>
  page.locator('order-app').evaluate((app) => {
    const surface = app.shadowRoot?.querySelector('[data-surface] > *');
    const probe = document.createElement('i');
    probe.style.color = 'var(--oa-colors-brand)';
    surface?.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

const readCanonical = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href);

// @spec calls/get-webapp-v5-restaurant-reference-id
test('an operator previews a theme from the console, and nobody else sees it', async ({ page, operator }) => {
  await page.goto('/demo-cafe/car_pickup');
  await expect(createCustomer(page).searchLink).toBeVisible();
  const canonical = await readCanonical(page);
  expect(await readBrand(page)).toBe(OWN_COLOR);

  const preview = await operator.previewTheme('demo-cafe', 'ramadan');
  await expect(createCustomer(preview).landing).toBeVisible();
  expect(await readBrand(preview)).toBe(RAMADAN_COLOR);
  await createCustomer(preview).choosePickup();
  await expect(createCustomer(preview).searchLink).toBeVisible();
  expect(await readBrand(preview)).toBe(RAMADAN_COLOR);
  expect(await readCanonical(preview)).toBe(canonical);
  expect(await preview.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('ramadan');

  await page.reload();
  await expect(createCustomer(page).searchLink).toBeVisible();
  expect(await readBrand(page)).toBe(OWN_COLOR);
});

// @spec calls/get-webapp-v5-restaurant-reference-id, calls/get-webapp-v5-menu-branch-id
test('an element previews its theme with every branch, changes it, and warns about an unknown theme', async ({
  page,
}) => {
  const lines = await recordConsole(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openHostPageOnOtherOrigin(page, backend, {
    body: '<order-app reference-id="demo-cafe" theme-id="ramadan" branch="demo-cafe~kuwait-city"></order-app>',
  });
  const customer = createEmbeddedCustomer(page);
  await expect(customer.landing).toBeVisible();
  expect(await readBrand(page)).toBe(RAMADAN_COLOR);
  const themed = requests.filter((url) => url.includes('theme_id=ramadan'));
  expect(themed.map((url) => /v5\/(\w+)/.exec(url)?.[1]).sort()).toEqual(['menu', 'restaurant']);
  expect(lines).toEqual([]);

  await getElement(page).evaluate((app) => app.setAttribute('theme-id', 'summer'));
  await expect.poll(() => lines.join()).toContain('has no theme "summer"');
  await expect(customer.landing).toBeVisible();
  expect(await readBrand(page)).toBe(OWN_COLOR);
});
