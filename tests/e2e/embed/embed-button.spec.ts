import type { Page } from '@playwright/test';
import { CROISSANT, createEmbeddedCustomer, TALL_VIEWPORT } from '../testing/hosts/embedded.ts';
import { openHostPage } from '../testing/hosts/same-origin-host-page.ts';
import { expect, test } from '../testing/test.ts';

test.use({ viewport: TALL_VIEWPORT });

const LONG_PAGE = '<p style="height: 6000px">A long page</p>';
const BUTTON_TAG = '<order-button reference-id="demo-cafe" api-base="/api"></order-button>';

/** Records the requests of the widget, except the one for the loader. */
function recordWidgetRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(assets|api)\//.test(pathname)) requests.push(pathname);
  });
  return requests;
}

const storeCart = (page: Page, count: number) =>
  page.addInitScript(
    ([units]) => {
      const line = { key: 'a', itemId: 'x', priceLabelId: null, modifiers: [], note: '', count: units };
      localStorage.setItem(
        'order-app:demo-cafe:cart',
        JSON.stringify({ v: 2, d: { branchId: '', lines: [line] } }),
      );
    },
    [count],
  );

test('a button loads nothing until it is near the viewport, and then only what the app needs first', async ({
  page,
}) => {
  const requests = recordWidgetRequests(page);
  await openHostPage(page, LONG_PAGE + BUTTON_TAG);
  await expect(page.locator('order-button')).toBeAttached();
  // No event marks the absence of requests, so the test waits for a fixed time.
  await page.waitForTimeout(500);
  expect(requests).toEqual([]);
  await page.locator('order-button').scrollIntoViewIfNeeded();
  await expect.poll(() => requests.length).toBeGreaterThan(2);
  // Wait again, to notice requests that must not follow.
  await page.waitForTimeout(500);
  expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([
    '/api/webapp/v5/restaurant/demo-cafe',
  ]);
  await expect(page.locator('order-app')).toHaveCount(0);
});

test('a button far from the viewport loads the app when it gets the keyboard focus', async ({ page }) => {
  const requests = recordWidgetRequests(page);
  await openHostPage(page, `<div style="position: absolute; inset-block-start: 6000px">${BUTTON_TAG}</div>`);
  await page
    .locator('order-button')
    .evaluate((button) => button.shadowRoot?.querySelector('button')?.focus({ preventScroll: true }));
  await expect.poll(() => requests.length).toBeGreaterThan(2);
});

test('a button opens the menu in a dialog, even if it was pressed before the app loaded', async ({
  page,
}) => {
  const requests = recordWidgetRequests(page);
  await openHostPage(page, BUTTON_TAG);
  const bodyBefore = await page.evaluate(() => document.body.innerHTML);
  await page.getByRole('button', { name: 'Order' }).click();
  const customer = createEmbeddedCustomer(page, page.locator('order-app'));
  await expect(customer.landing).toBeVisible();
  expect(requests.filter((path) => path.includes('/restaurant/'))).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(customer.landing).toBeHidden();
  await expect(page.locator('order-button')).toBeFocused();
  expect(await page.evaluate(() => document.body.innerHTML)).toBe(bodyBefore);
});

test('a button shows the number of items in the stored cart before any app is loaded', async ({ page }) => {
  await storeCart(page, 3);
  await page.route('**/assets/**', (route) => route.abort());
  await openHostPage(page, BUTTON_TAG);
  await expect(page.getByRole('button')).toHaveText(/Order\s*3/);
});

test('two buttons and the app show the same number of items in the cart', async ({ page, context }) => {
  await openHostPage(page, BUTTON_TAG + BUTTON_TAG);
  const countBadges = page.locator('order-button').locator('[part=count]');
  await page.getByRole('button', { name: 'Order' }).first().click();
  const customer = createEmbeddedCustomer(page, page.locator('order-app'));
  await customer.choosePickup();
  await customer.addDirectly(CROISSANT);
  await page.keyboard.press('Escape');
  await expect(countBadges.nth(0)).toHaveText('1');
  await expect(countBadges.nth(1)).toHaveText('1');
  // Another tab shows the count too, and its changes arrive here.
  const otherPage = await context.newPage();
  await openHostPage(otherPage, BUTTON_TAG);
  await expect(otherPage.locator('[part=count]')).toHaveText('1');
  await otherPage.evaluate(() => localStorage.clear());
  await expect(countBadges.nth(0)).toHaveText('');
});

test('a button counts only the items in the cart of its own API', async ({ page }) => {
  await page.addInitScript(() => {
    const storeCart = (key: string, api: string, count: number) =>
      localStorage.setItem(key, JSON.stringify({ v: 2, d: { branchId: '', lines: [{ count }] }, api }));
    storeCart('order-app:demo-cafe:cart', 'https://first.example', 2);
    storeCart('order-app:demo-cafe:cart@https://second.example', 'https://second.example', 5);
  });
  const buildButton = (api: string) => BUTTON_TAG.replace('"/api"', `"${api}"`);
  await openHostPage(
    page,
    buildButton('https://first.example/api') + buildButton('https://second.example/api') + BUTTON_TAG,
  );
  const countBadges = page.locator('order-button').locator('[part=count]');
  await expect(countBadges).toHaveText(['2', '5', '']);
  // A change to the cart of this page's API does not change the counts of the other buttons.
  await page.getByRole('button', { name: 'Order' }).last().click();
  const customer = createEmbeddedCustomer(page, page.locator('order-app'));
  await customer.choosePickup();
  await customer.addDirectly(CROISSANT);
  await page.keyboard.press('Escape');
  await expect(countBadges).toHaveText(['2', '5', '1']);
});

test('a floating button stays above everything, moves nothing, and opens the app named in “for”', async ({
  page,
}) => {
  await openHostPage(
    page,
    `<div style="position: fixed; inset: 0; z-index: 2147483647; background: pink">Cover</div>
     <div style="transform: translateX(200px)">
       <order-button for="shop" placement="floating">Food</order-button>
     </div>
     <order-app id="shop" mode="modal" reference-id="demo-cafe" api-base="/api"></order-app>`,
  );
  const button = page.getByRole('button', { name: 'Food' });
  const box = await button.boundingBox();
  expect(Math.round(1280 - (box?.x ?? 0) - (box?.width ?? 0))).toBe(16);
  await button.click();
  await expect(createEmbeddedCustomer(page, page.locator('#shop')).landing).toBeVisible();
  await expect(page.locator('order-app')).toHaveCount(1);
});

test('a button has its text in the customer’s language, or keeps the text that the host page gives it', async ({
  page,
}) => {
  await openHostPage(
    page,
    `${BUTTON_TAG.replace('api-base', 'locale="ar" api-base')}<order-button reference-id="demo-cafe" api-base="/api">Eat</order-button>`,
  );
  await expect(page.locator('order-button').first().locator('button')).toHaveText('اطلب الآن');
  await expect(page.getByRole('button', { name: 'Eat' })).toBeVisible();
});
