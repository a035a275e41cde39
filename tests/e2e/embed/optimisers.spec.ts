import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { OrderAppElement } from '../../../elements/loader/order-app-element.ts';
import { fullOnlyUnless } from '../../test-scope.ts';
import { CROISSANT, createEmbeddedCustomer, getElement, TALL_VIEWPORT } from '../testing/hosts/embedded.ts';
import {
  AUTOPTIMIZE,
  EVALUATED_LOADER,
  LITESPEED_COMBINED,
  LITESPEED_DELAYED,
  LOADER_URL,
  openOptimisedPage,
  ROCKET_LOADER,
  WP_ROCKET,
} from '../testing/hosts/optimised-page.ts';
import { orderFromHostPage } from '../testing/hosts/order-from-host-page.ts';
import { expect, test } from '../testing/test.ts';

test.use({ viewport: TALL_VIEWPORT, hasTouch: true });

const backend = new URL(LOADER_URL).origin;
const createTag = (attributes = '') =>
  `<order-app reference-id="demo-cafe" path="car_pickup" ${attributes}></order-app>`;

/** Waits for the app and adds a dish to the cart. Without the wait, the server-rendered screen could add the dish. */
async function expectApp(page: Page): Promise<void> {
  await page.waitForFunction(() => customElements.get('order-app'));
  await getElement(page).evaluate((app: OrderAppElement) => app.whenReady());
  await createEmbeddedCustomer(page).addDirectly(CROISSANT);
}

/** The finding of the doctor with this text. */
const findFinding = (page: Page, text: string) =>
  page
    .locator('order-app-doctor')
    .getByRole('region', { name: 'order-app doctor' })
    .locator('li')
    .filter({ hasText: text });

/** Runs the check bookmark, a `javascript:` link in `docs/guide.md`, on the page. */
async function pressBookmark(page: Page): Promise<void> {
  const guide = readFileSync(new URL('../../../docs/guide.md', import.meta.url), 'utf8');
  const bookmark = /^javascript:(.+)$/m.exec(guide)?.[1] ?? '';
  await page.evaluate(bookmark.replace('https://orders.example', backend));
}

test('takes an order on a page where Autoptimize combined the script and the element names the script’s URL', async ({
  page,
  operator,
}) => {
  await openOptimisedPage(page, AUTOPTIMIZE, createTag(`script-url="${LOADER_URL}" debug`));
  const customerName = await orderFromHostPage(page);
  expect(await operator.listOrderNumbers(customerName)).toHaveLength(1);
  expect(await page.evaluate(() => Reflect.get(window, 'otherScripts'))).toBe(2);
  await page.getByRole('button', { name: /warning/ }).click();
  await expect(findFinding(page, 'Autoptimize has put order-app.js into another file')).toContainText(
    'Exclude scripts from Autoptimize',
  );
});

test('shows the menu where LiteSpeed combined the script and the element names the address of the API', async ({
  page,
}) => {
  await openOptimisedPage(page, LITESPEED_COMBINED, createTag(`api-base="${backend}/api"`));
  await page.touchscreen.tap(4, 4);
  await expectApp(page);
});

test('an element names the optimiser’s setting that keeps the app from loading, in the visitor’s language', async ({
  page,
}) => {
  const button = '<order-button reference-id="demo-cafe">Order now</order-button>';
  await openOptimisedPage(page, AUTOPTIMIZE, `${createTag('locale="ar"')}${button}`);
  const app = page.locator('order-app');
  const sentence = app.getByText('لا يمكن عرض القائمة هنا.');
  await expect(sentence).toHaveAttribute('lang', 'ar');
  await expect(sentence).toHaveCSS('direction', 'rtl');
  await expect(app).toContainText('Exclude scripts from Autoptimize');
  await page.getByRole('button', { name: 'Order now' }).click();
  await expect(page.locator('order-button')).toContainText('The menu cannot be shown here.');
  await pressBookmark(page);
  await expect(findFinding(page, 'Autoptimize has put order-app.js into another file')).toContainText(
    'Exclude scripts from Autoptimize',
  );
});

for (const { name, optimised, setting } of [
  { name: 'WP Rocket', optimised: WP_ROCKET, setting: 'Delay JavaScript execution' },
  { name: 'LiteSpeed Cache', optimised: LITESPEED_DELAYED, setting: 'JS Deferred / Delayed Excludes' },
])
  test(
    `where ${name} delays the script, the check bookmark names the setting, and the menu appears at the first touch`,
    fullOnlyUnless(optimised === WP_ROCKET),
    async ({ page }) => {
      await openOptimisedPage(page, optimised, createTag());
      await pressBookmark(page);
      await expect(findFinding(page, `${name} holds back order-app.js`)).toContainText(setting);
      await page.touchscreen.tap(4, 4);
      await expectApp(page);
    },
  );

test('the doctor warns that WP Rocket delayed the loader, even when the loader has run', async ({ page }) => {
  await openOptimisedPage(page, WP_ROCKET, createTag('debug'));
  await page.touchscreen.tap(4, 4);
  await page.getByRole('button', { name: /warning/ }).click();
  await expect(findFinding(page, 'WP Rocket delays order-app.js')).toBeVisible();
});

test('shows the menu where Cloudflare Rocket Loader runs a copy of the tag and hides the running script', async ({
  page,
}) => {
  await openOptimisedPage(page, ROCKET_LOADER, createTag('debug'));
  await expectApp(page);
  await page.getByRole('button', { name: /warning/ }).click();
  await expect(findFinding(page, 'Cloudflare Rocket Loader delays')).toContainText('data-cfasync="false"');
});

test('shows the menu when an optimiser evaluates the loader’s text and leaves the script tag on the page', async ({
  page,
}) => {
  await openOptimisedPage(page, EVALUATED_LOADER, createTag());
  await expectApp(page);
});

test('the check bookmark reports a missing script, a script of a type that does not run, and one that fails to load', async ({
  page,
}) => {
  await openOptimisedPage(page, { head: '' }, createTag());
  await pressBookmark(page);
  await expect(findFinding(page, 'has no script tag of order-app.js')).toContainText(
    'Paste the whole snippet',
  );
  await openOptimisedPage(page, { head: `<script type="text/plain" src="${LOADER_URL}"></script>` }, '');
  await pressBookmark(page);
  await expect(findFinding(page, 'has the type text/plain')).toContainText('consent tool');
  await expect(findFinding(page, 'no order-app and no order-button')).toBeVisible();
  await openOptimisedPage(
    page,
    { head: `<script src="${backend}/assets/order-app.js"></script>` },
    createTag(),
  );
  await pressBookmark(page);
  await expect(findFinding(page, 'did not load: status 404')).toBeVisible();
});
