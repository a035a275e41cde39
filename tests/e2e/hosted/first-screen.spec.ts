import type { Locator, Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { FULL_ONLY, fullOnlyUnless } from '../../test-scope.ts';
import { createCustomer } from '../testing/customer.ts';
import { createReferenceId, importShop } from '../testing/data/businesses.ts';
import { buildCourses } from '../testing/data/courses.ts';
import {
  CROISSANT,
  createEmbeddedCustomer,
  findCartBar,
  getElement,
  PLAIN_PAGE,
  recordConsole,
  SHAKSHUKA,
  TALL_VIEWPORT,
} from '../testing/hosts/embedded.ts';
import { APP_CHUNK, holdApp } from '../testing/hosts/hold-app.ts';
import { openHostPageOnOtherOrigin } from '../testing/hosts/other-origin-host-page.ts';
import { openStrictPage, readDocumentedPolicy } from '../testing/hosts/strict-page.ts';
import { expect, test } from '../testing/test.ts';

const MENU = '/demo-cafe/car_pickup';
/** The last path does not exist. Its text would change if the server did not escape it. */
const TAKEN_OVER_PATHS = [
  '',
  '/car_pickup',
  '/car_pickup/course-1/dish-1-2',
  '/Branches',
  '/Policies',
  '/car_pickup/nothing/&lt;here&gt;',
];
const backend = `http://127.0.0.1:${process.env.E2E_PORT}`;
/**
 * The largest share of the pixels that may change when the app takes over. The banner and the button that opens the
 * categories change.
 */
const MAX_DIFFERENT_SHARE = 0.18;

test.use({ viewport: { width: 390, height: 844 }, waitsForApp: false });

const findFirstScreen = (page: Page) => page.locator('order-app .first-screen');

const takeScreenshot = async (page: Page): Promise<PNG> => PNG.sync.read(await page.screenshot());

const countDifferentPixels = (pictureBefore: PNG, pictureAfter: PNG): number =>
  pixelmatch(pictureBefore.data, pictureAfter.data, undefined, pictureBefore.width, pictureBefore.height);

/** Sum of all layout shifts so far. */
const measureLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(resolve, 200, 0);
      }),
  );

/** The bar that the loader shows before the app has loaded. */
const findEarlyCartBar = (page: Page) => findFirstScreen(page).locator('[part=cart-bar]');

test('adds an item that the visitor taps before the app has loaded, and keeps it after a reload', async ({
  page,
}) => {
  const releaseApp = await holdApp(page);
  const customer = createCustomer(page);
  await page.goto(MENU);
  const addButtonName = { name: customer.texts.exact('menu.add', { name: CROISSANT }) };
  const plusButton = findFirstScreen(page).getByRole('button', addButtonName).first();
  await plusButton.click();
  await expect(plusButton).toHaveText('1');
  await expect(findEarlyCartBar(page)).toContainText('1');
  await plusButton.click();
  await expect(plusButton).toHaveText('2');
  await page.reload();
  await expect(findFirstScreen(page)).toBeHidden();
  releaseApp();
  await expect(findCartBar(customer, 2)).toBeVisible();
});

test(
  'the app keeps a dish that was added before it loaded, and focuses the dish’s plus button',
  FULL_ONLY,
  async ({ page }) => {
    const releaseApp = await holdApp(page);
    const customer = createCustomer(page);
    await page.goto(MENU);
    const addButtonName = { name: customer.texts.exact('menu.add', { name: CROISSANT }) };
    await findFirstScreen(page).getByRole('button', addButtonName).first().click();
    await expect(findEarlyCartBar(page)).toContainText('1');
    releaseApp();
    await expect(findCartBar(customer, 1)).toBeVisible();
    await expect(
      page.getByRole('button', { name: customer.texts.exact('menu.addOne', { name: CROISSANT }) }).first(),
    ).toBeFocused();
    await expect(findFirstScreen(page)).toHaveCount(0);
  },
);

test('a tap on the cart bar before the app has loaded opens the cart', async ({ page }) => {
  const releaseApp = await holdApp(page);
  const customer = createCustomer(page);
  await page.goto(MENU);
  const addButtonName = { name: customer.texts.exact('menu.add', { name: CROISSANT }) };
  await findFirstScreen(page).getByRole('button', addButtonName).first().click();
  await findEarlyCartBar(page).click();
  releaseApp();
  await expect(customer.cartLine(CROISSANT)).toBeVisible();
  await expect(page).toHaveURL(`${MENU}/cart`);
});

test('a tap on a dish before the app has loaded opens the dish once the app has loaded', async ({ page }) => {
  const releaseApp = await holdApp(page);
  await page.goto(MENU);
  const dishLink = findFirstScreen(page).getByRole('link', { name: SHAKSHUKA, exact: true }).first();
  // Wait for the loader. Until it runs, the browser itself follows the link.
  await page.waitForFunction(() => customElements.get('order-app'));
  await dishLink.click();
  await expect(page).toHaveURL(MENU);
  releaseApp();
  await expect(page.getByRole('dialog', { name: SHAKSHUKA })).toBeVisible();
});

test('the app replaces the server-rendered menu at the visitor’s scroll position without moving anything', async ({
  page,
}) => {
  const releaseApp = await holdApp(page);
  await page.goto(MENU);
  const main = findFirstScreen(page).locator('main');
  await main.evaluate((element) => element.scrollTo(0, 900));
  const pictureBefore = await takeScreenshot(page);
  releaseApp();
  await expect(findFirstScreen(page)).toHaveCount(0);
  expect(await page.locator('order-app main').evaluate(({ scrollTop }) => scrollTop)).toBe(900);
  const pictureAfter = await takeScreenshot(page);
  const { width, height } = pictureBefore;
  expect(countDifferentPixels(pictureBefore, pictureAfter) / (width * height)).toBeLessThan(
    MAX_DIFFERENT_SHARE,
  );
  expect(await measureLayoutShift(page)).toBeLessThan(0.01);
});

test('a row that the visitor swiped before the app loaded keeps its horizontal scroll position', async ({
  page,
}) => {
  const releaseApp = await holdApp(page);
  await page.goto(`${MENU}?lang=ar`);
  const findRow = (screen: Locator) => screen.locator('section[data-section] ul:visible').first();
  const swipedPx = await findRow(findFirstScreen(page)).evaluate(async (row) => {
    row.scrollTo(-300, 0);
    await new Promise(requestAnimationFrame);
    return row.scrollLeft;
  });
  expect(swipedPx).toBeLessThan(-100);
  releaseApp();
  await expect(findFirstScreen(page)).toHaveCount(0);
  expect(await findRow(page.locator('order-app main')).evaluate((row) => row.scrollLeft)).toBe(swipedPx);
});

for (const width of [360, 768, 1280])
  for (const colorScheme of ['light', 'dark'] as const)
    for (const locale of ['en', 'ar'])
      test.describe(`at ${width} px in ${colorScheme} mode and the language ${locale}`, () => {
        test.use({ viewport: { width, height: 800 }, colorScheme });

        const scope = fullOnlyUnless(width === 360 && colorScheme === 'light' && locale === 'en');

        test(
          'the app replaces the server-rendered menu without changing a pixel',
          scope,
          async ({ page }) => {
            const shop = createReferenceId();
            await importShop({ referenceId: shop, categories: buildCourses(4) });
            for (const path of TAKEN_OVER_PATHS) {
              const releaseApp = await holdApp(page);
              await page.goto(`/${shop}${path}?lang=${locale}`);
              await expect(findFirstScreen(page).locator('main')).toBeVisible();
              const pictureBefore = await takeScreenshot(page);
              releaseApp();
              await expect(findFirstScreen(page)).toHaveCount(0);
              expect(countDifferentPixels(pictureBefore, await takeScreenshot(page)), path).toBe(0);
              await page.unroute(APP_CHUNK);
            }
          },
        );
      });

test('a first visit to a menu requests at most twelve scripts', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()));
  await page.goto(MENU);
  await expect(createCustomer(page).searchLink).toBeVisible();
  // The code for the next screens follows when the page is idle.
  const isLoaded = () => ['/item-', '/cart-', '/search-'].every((name) => [...scripts].join().includes(name));
  await expect.poll(isLoaded).toBe(true);
  await page.waitForLoadState('networkidle');
  expect([...scripts].length, [...scripts].join('\n')).toBeLessThanOrEqual(12);
});

test('a visitor with a stored cart sees the skeleton instead of an empty cart', async ({ page }) => {
  const customer = createCustomer(page);
  await page.goto(MENU);
  await customer.addDirectly(CROISSANT);
  const releaseApp = await holdApp(page);
  await page.reload();
  await expect(findFirstScreen(page)).toBeHidden();
  releaseApp();
  await expect(findCartBar(customer, 1)).toBeVisible();
});

// @spec calls/get-webapp-v5-first-screen-reference-id
test('an embedded element shows the menu before its code has loaded, under a strict policy', async ({
  page,
}) => {
  const consoleMessages = await recordConsole(page);
  await page.setViewportSize(TALL_VIEWPORT);
  const releaseApp = await holdApp(page);
  await openStrictPage(page, backend, readDocumentedPolicy('csp', backend));
  const customer = createEmbeddedCustomer(page);
  await expect(findFirstScreen(page).getByRole('link').first()).toBeVisible();
  await findFirstScreen(page)
    .getByRole('link', { name: customer.texts.containing('sellingType.car_pickup') })
    .first()
    .click();
  releaseApp();
  await expect(customer.searchLink).toBeVisible();
  expect(consoleMessages).toEqual([]);
});

test('the host page gets a cart event and one tracking event for a dish added before the app has loaded', async ({
  page,
}) => {
  const reportedCarts: { count: number; total: string | null }[] = [];
  const trackedNames: string[] = [];
  await page.exposeFunction('reportCart', (cart: (typeof reportedCarts)[number]) => reportedCarts.push(cart));
  await page.exposeFunction(
    'reportTracked',
    (name: string) => name === 'add_to_cart' && trackedNames.push(name),
  );
  await page.addInitScript(() => {
    const reporters = window as unknown as Record<string, (detail: unknown) => void>;
    addEventListener('cart-change', (event) => reporters.reportCart?.((event as CustomEvent).detail));
    addEventListener('track', (event) => reporters.reportTracked?.((event as CustomEvent).detail.event));
  });
  const releaseApp = await holdApp(page);
  await openHostPageOnOtherOrigin(page, backend, {
    body: '<order-app reference-id="demo-cafe" path="/car_pickup" consent="granted"></order-app>',
  });
  const customer = createEmbeddedCustomer(page);
  const addButtonName = { name: customer.texts.exact('menu.add', { name: CROISSANT }) };
  await findFirstScreen(page).getByRole('button', addButtonName).first().click();
  await expect(findEarlyCartBar(page)).toContainText('1');
  expect(
    await getElement(page).evaluate((element) => (element as HTMLElementTagNameMap['order-app']).cart.count),
  ).toBe(1);
  releaseApp();
  await expect(findCartBar(customer, 1)).toBeVisible();
  await expect
    .poll(() => reportedCarts.at(-1)?.total, 'the total, once the app has priced the cart')
    .not.toBeNull();
  await expect.poll(() => trackedNames).toEqual(['add_to_cart']);
  expect(new Set(reportedCarts.map(({ count }) => count))).toEqual(new Set([1]));
});

test('an element whose backend renders no screens shows the skeleton and then the app', async ({ page }) => {
  await page.route('**/first-screen/**', (route) => route.fulfill({ status: 404, json: { error: 1 } }));
  await page.goto(PLAIN_PAGE);
  await getElement(page).scrollIntoViewIfNeeded();
  await expect(createEmbeddedCustomer(page).landing).toBeVisible();
  await expect(findFirstScreen(page)).toHaveCount(0);
});
