import type { Page } from '@playwright/test';
import { createCustomer } from '../testing/customer.ts';
import { createReferenceId, importShop } from '../testing/data/businesses.ts';
import { getMenuPath, soup } from '../testing/data/dishes.ts';
import { createEmbeddedCustomer, getElement, recordConsole } from '../testing/hosts/embedded.ts';
import { openHostPageOnOtherOrigin } from '../testing/hosts/other-origin-host-page.ts';
import { expect, test } from '../testing/test.ts';

const OWN_COLOR = 'rgb(109, 85, 124)';
const RAMADAN_COLOR = 'rgb(31, 111, 107)';
const backend = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** The app's brand colour on screen. */
const readBrandColour = (page: Page) =>
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
  expect(await readBrandColour(page)).toBe(OWN_COLOR);

  const preview = await operator.previewTheme('demo-cafe', 'ramadan');
  await expect(createCustomer(preview).landing).toBeVisible();
  await expect.poll(() => readBrandColour(preview)).toBe(RAMADAN_COLOR);
  await createCustomer(preview).choosePickup();
  await expect(createCustomer(preview).searchLink).toBeVisible();
  await expect.poll(() => readBrandColour(preview)).toBe(RAMADAN_COLOR);
  expect(await readCanonical(preview)).toBe(canonical);
  expect(await preview.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('ramadan');

  await page.reload();
  await expect(createCustomer(page).searchLink).toBeVisible();
  expect(await readBrandColour(page)).toBe(OWN_COLOR);
});

/** The gradients behind the app. */
const findGradients = (app: Element): string[] =>
  [...(app.shadowRoot?.querySelectorAll('[data-surface], [data-surface] *') ?? [])]
    .map((element) => getComputedStyle(element).backgroundImage)
    .filter((image) => image.includes('gradient'));

/** The computed style of the app's surface. */
const readSurface = (page: Page) =>
  page.locator('order-app').evaluate((app) => {
    const surface = app.shadowRoot?.querySelector('[data-surface]');
    if (!surface) throw new Error('The app has no surface');
    const { colorScheme, backgroundColor, backgroundImage, fontFamily } = getComputedStyle(surface);
    return { colorScheme, backgroundColor, backgroundImage, fontFamily };
  });

// @spec shell/dark-if-on-light-if, constants/default-colours, entities/their-values
test('a business with dark mode on keeps its dark background colour, its dark gradient and its own font', async ({
  page,
}) => {
  const openWithSettings = async (settings: object) => {
    const referenceId = createReferenceId();
    await importShop({ referenceId, settings, items: [soup] });
    await page.goto(getMenuPath(referenceId));
    await expect(createCustomer(page).searchLink).toBeVisible();
    return readSurface(page);
  };
  expect(await openWithSettings({})).toMatchObject({
    colorScheme: 'light',
    backgroundColor: 'rgb(255, 255, 255)',
  });
  expect(await readBrandColour(page)).toBe(OWN_COLOR);

  const darkSurface = await openWithSettings({ dark_mode: 'on', theme_background_color: '#0b1622' });
  expect(darkSurface).toMatchObject({ colorScheme: 'dark', backgroundColor: 'rgb(11, 22, 34)' });

  const background = { option: 'gradient', gradient: ['#101418', '#203040'] };
  const duskSurface = await openWithSettings({ dark_mode: 'on', background });
  expect(duskSurface.colorScheme).toBe('dark');
  expect(await page.locator('order-app').evaluate(findGradients)).toContain(
    'linear-gradient(160deg, rgb(16, 20, 24), rgb(32, 48, 64))',
  );

  const fontRequest = page.waitForRequest('**/fonts/brand.woff2');
  const brandedSurface = await openWithSettings({
    font_family: 'Cairo, Serif',
    font_url: '/fonts/brand.woff2',
  });
  await fontRequest;
  expect(brandedSurface.fontFamily).toMatch(/"order-app [^"]*brand[^"]*", Cairo, serif,/);
});

// @spec calls/get-webapp-v5-restaurant-reference-id, calls/get-webapp-v5-menu-branch-id
test('an element of a branch shows the theme that theme-id names, and warns when the business lacks the theme', async ({
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
  expect(await readBrandColour(page)).toBe(RAMADAN_COLOR);
  const themedRequests = requests.filter((url) => url.includes('theme_id=ramadan'));
  expect(themedRequests.map((url) => /v5\/(\w+)/.exec(url)?.[1]).sort()).toEqual(['menu', 'restaurant']);
  expect(lines).toEqual([]);

  await getElement(page).evaluate((app) => app.setAttribute('theme-id', 'summer'));
  await expect.poll(() => lines.join()).toContain('has no theme "summer"');
  await expect(customer.landing).toBeVisible();
  expect(await readBrandColour(page)).toBe(OWN_COLOR);
});
