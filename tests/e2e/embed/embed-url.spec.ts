import type { Page } from '@playwright/test';
import { fullOnlyUnless } from '../../test-scope.ts';
import type { Customer } from '../testing/customer.ts';
import { createEmbeddedCustomer, PLAIN_PAGE, SHAKSHUKA, TALL_VIEWPORT } from '../testing/hosts/embedded.ts';
import { expect, test } from '../testing/test.ts';

test.use({ viewport: TALL_VIEWPORT });

/** Serves the plain page with additional attributes on its element. */
const servePageWithAttributes = (page: Page, attributes: string): Promise<unknown> =>
  page.route(
    ({ pathname }) => pathname === PLAIN_PAGE,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('<order-app ', `<order-app ${attributes} `) });
    },
  );

const URL_MODES = [
  {
    mode: 'hash',
    start: `${PLAIN_PAGE}?ref=letter`,
    menu: `${PLAIN_PAGE}?ref=letter#/demo-cafe/car_pickup`,
    dish: new RegExp(`${PLAIN_PAGE}\\?ref=letter#/demo-cafe/car_pickup/breakfast/shakshuka$`),
  },
  {
    mode: 'query',
    start: `${PLAIN_PAGE}?ref=letter#order`,
    menu: `${PLAIN_PAGE}?ref=letter&order-app=/demo-cafe/car_pickup#order`,
    dish: new RegExp(`${PLAIN_PAGE}\\?ref=letter&order-app=/demo-cafe/car_pickup/breakfast/shakshuka#order$`),
  },
] as const;

for (const { mode, start, menu, dish } of URL_MODES)
  test(
    `url-mode ${mode} keeps the screen in the URL, and back, forward and reload restore it`,
    fullOnlyUnless(mode === 'query'),
    async ({ page }) => {
      await servePageWithAttributes(page, `url-mode="${mode}"`);
      await page.goto(start);
      await expectHistoryToWork(page, createEmbeddedCustomer(page), menu, dish);
    },
  );

// @spec screens/all-paths-start-with-business
test('the hosted page has a real URL for each screen, and back, forward and reload restore it', async ({
  page,
}) => {
  await page.goto('/demo-cafe');
  await expectHistoryToWork(
    page,
    createEmbeddedCustomer(page),
    '/demo-cafe/car_pickup',
    /\/demo-cafe\/car_pickup\/breakfast\/shakshuka$/,
  );
});

/** Goes from the landing page to a dish, and uses the browser's back, forward and reload. */
async function expectHistoryToWork(
  page: Page,
  customer: Customer,
  menu: string,
  dish: RegExp,
): Promise<void> {
  await customer.choosePickup();
  await expect(page).toHaveURL(menu);
  await customer.openDish(SHAKSHUKA);
  await expect(page).toHaveURL(dish);
  await page.goBack();
  await expect(customer.dialog).toBeHidden();
  // Going back leads to the search, where the customer found the dish.
  await expect(page).toHaveURL(menu.replace('/car_pickup', '/car_pickup/search'));
  await page.goForward();
  await expect(customer.dialog).toHaveAccessibleName(SHAKSHUKA);
  await page.reload();
  await expect(customer.dialog).toHaveAccessibleName(SHAKSHUKA);
  await expect(page).toHaveURL(dish);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(customer.link('sellingType.car_pickup').or(customer.heading('landing.title'))).toBeVisible();
}

// @spec screens/trailing-slash-redirected-path-without
// @spec guards/three-run-on-every-navigation
test('redirects a URL with a trailing slash to the URL without it', async ({ page, request }) => {
  const response = await request.get('/demo-cafe/car_pickup/?ref=letter', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe('/demo-cafe/car_pickup?ref=letter');
  await page.goto('/demo-cafe/car_pickup/');
  await expect(createEmbeddedCustomer(page).searchLink).toBeVisible();
  await expect(page).toHaveURL('/demo-cafe/car_pickup');
});
