import type { Page } from '@playwright/test';
import { createCustomer } from '../testing/customer.ts';
import { importSwitchedOffCafe } from '../testing/data/businesses.ts';
import { recordConsole } from '../testing/hosts/embedded.ts';
import {
  fakeRestaurantResponse,
  RESTAURANT_CALL,
  respondWithJson,
} from '../testing/servers/fake-responses.ts';
import { expect, test } from '../testing/test.ts';

test('the hosted page shows the first screen from the data in the page, without a request for the business', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/demo-cafe/car_pickup');
  await expect(createCustomer(page).searchLink).toBeVisible();
  expect(requests.filter((path) => path.includes('/restaurant/'))).toEqual([]);
});

test('the hosted page violates no rule of its content security policy from the menu to a filled-in checkout', async ({
  page,
}) => {
  const consoleMessages = await recordConsole(page);
  const customer = createCustomer(page);
  await page.goto('/demo-cafe/car_pickup');
  await customer.prepareOrder('Balaleet', { name: 'Noor', phone: '50012345' });
  await expect(customer.placeOrderButton).toBeEnabled();
  expect(consoleMessages.filter((line) => !line.includes('registration blocked by Playwright'))).toEqual([]);
});

test('a link with a language opens the hosted page and the app in that language', async ({ page }) => {
  await page.goto('/demo-cafe/car_pickup?lang=ar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveTitle('القائمة · بيت القهوة');
  await expect(createCustomer(page, 'ar').searchLink).toBeVisible();
});

/** The title and the canonical URL in the page as the browser shows it now. */
const readHead = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? null,
  }));

/** The status, title and canonical URL that the server sends for the page's URL. */
async function requestHead(page: Page) {
  const response = await page.request.get(page.url());
  const html = await response.text();
  return {
    status: response.status(),
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="(.*?)">/.exec(html)?.[1] ?? null,
  };
}

// @spec screens/title-error-page-product-s, screens/no-route-matches, errors/no-match
// @spec validation/item-route-requires-item-id, screens/all-paths-start-with-business
test('every hosted screen has its own title and canonical URL, even after clicks, errors and going back', async ({
  page,
}) => {
  const customer = createCustomer(page);
  /** Opens a path inside the app, as a click does, and expects what a reload would show. */
  const expectSameAsReload = async (path: string, status: number, title: string) => {
    await page.evaluate(
      (to) => document.querySelector<HTMLElement & { navigate(to: string): void }>('order-app')?.navigate(to),
      path,
    );
    await expect(page).toHaveTitle(title);
    const { status: sentStatus, ...head } = await requestHead(page);
    expect([sentStatus, new URL(page.url()).pathname]).toEqual([status, path]);
    expect(await readHead(page)).toEqual(head);
  };
  await page.goto('/demo-cafe');
  await customer.choosePickup();
  for (const [path, title] of Object.entries({
    '/car_pickup/tea': 'Tea and karak · Bayt Coffee',
    '/dine_in/tea/karak': 'Karak · Bayt Coffee',
    '/car_pickup/popular': 'Popular · Bayt Coffee',
    '/delivery': 'Menu · Bayt Coffee',
    '/car_pickup/cart': 'Your order · Bayt Coffee',
    '/car_pickup/search': 'Search the menu · Bayt Coffee',
    '/Branches': 'Branches · Bayt Coffee',
    '/Policies': 'Terms and policies · Bayt Coffee',
    '/Feedback': 'Your feedback · Bayt Coffee',
    '/login': 'Log in · Bayt Coffee',
    '/settings': 'Settings · Bayt Coffee',
    '/reservation/reserv_dinein': 'Reserve a table · Bayt Coffee',
    '/payment/fail': 'Payment failed · Bayt Coffee',
    '/orders/history': 'Your orders · Bayt Coffee',
    '': 'Bayt Coffee',
  }))
    await expectSameAsReload(`/demo-cafe${path}`, 200, title);
  for (const path of [
    '/car_pickup/gone',
    '/car_pickup/tea/gone',
    '/order',
    '/reservation/unknown',
    '//car_pickup',
    '/car_pickup//tea',
    '/car_pickup/tea/karak/more',
  ])
    await expectSameAsReload(`/demo-cafe${path}`, 404, 'Order App 404');

  await customer.button('errors.toHome').click();
  await expect(page).toHaveTitle('Bayt Coffee');
  await customer.choosePickup();
  await customer.addDirectly('Balaleet');
  await customer.tab('tabs.cart').click();
  await expect(page).toHaveTitle('Your order · Bayt Coffee');
  await customer.goToCheckout();
  await expect(page).toHaveTitle('Checkout · Bayt Coffee');
  await page.goBack();
  await expect(page).toHaveTitle('Your order · Bayt Coffee');
  expect(await readHead(page)).toMatchObject({ canonical: null });
});

// @spec paths/404, screens/433
test('the server has error pages for an unknown URL and for a business that is switched off', async ({
  page,
}) => {
  const { texts } = createCustomer(page);
  for (const [path, key] of [
    ['/nobody', 'errors.unknownBusiness'],
    ['/404', 'errors.notFound'],
  ] as const) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: texts.exact(key) })).toBeVisible();
    await expect(page).toHaveTitle('Order App 404');
  }
  await expect(createCustomer(page).button('errors.toHome'), 'no business to go to').toHaveCount(0);
  expect((await page.goto(`/${await importSwitchedOffCafe()}`))?.status()).toBe(433);
  await expect(page.getByRole('heading', { name: texts.exact('errors.switchedOff') })).toBeVisible();
  await expect(page.getByRole('link', { name: texts.exact('landing.call') })).toHaveAttribute(
    'href',
    'tel:+96522000140',
  );
  await expect(page).toHaveTitle('Order App 433');
});

// @spec screens/title-error-page-product-s
test('a server error sets the page’s title to its status, and a retry restores the screen’s title', async ({
  page,
}) => {
  const customer = createCustomer(page);
  await fakeRestaurantResponse(page, respondWithJson(500, { error: 1, code: 'internal', message: 'No' }));
  await page.goto('/demo-cafe/settings');
  await expect(customer.button('ui.retry')).toBeVisible();
  await expect(page).toHaveTitle('Order App 500');
  await page.unroute(RESTAURANT_CALL);
  await customer.button('ui.retry').click();
  await expect(page).toHaveTitle('Settings · Bayt Coffee');
});

test('the hosted page of a business can be installed as an app', async ({ page, context }) => {
  await page.goto('/demo-cafe');
  const devtools = await context.newCDPSession(page);
  const { errors, data: manifestText } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(manifestText ?? '')).toMatchObject({ name: 'Bayt Coffee', start_url: '/demo-cafe' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
