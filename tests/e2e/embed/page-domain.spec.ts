import type { Page } from '@playwright/test';
import { createEmbeddedCustomer, getElement } from '../testing/hosts/embedded.ts';
import { readDemoFile, testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

const test = testAt({ now: '2026-03-04T12:00:00+03:00', businesses: [] });

test.beforeEach(({ backend }) => backend.import({ ...readDemoFile('demo-cafe'), domains: ['shop.test'] }));

/** Opens a page at `host` that contains `body`. Returns a growing list of its requests for businesses and menus. */
async function openBusinessPage(
  page: Page,
  origin: string,
  body: string,
  host = 'shop.test',
): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => {
    const path = decodeURIComponent(new URL(request.url()).pathname).replace('/api/webapp/v5/', '');
    if (/^(restaurant|menu)/.test(path)) requests.push(path);
  });
  const html = `<!doctype html><meta name="viewport" content="width=device-width"><title>Shop</title>
<script async src="${origin}/order-app.js"></script>${body}`;
  await page.route(`http://${host}/`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(`http://${host}/`);
  return requests;
}

// @spec calls/get-webapp-v5-restaurant-domain-domain
test('an element without a reference id shows the business of the page’s domain', async ({
  page,
  backend,
}) => {
  const requests = await openBusinessPage(page, backend.origin, '<order-app></order-app>');
  await expect(createEmbeddedCustomer(page).landing).toBeVisible();
  await expect(getElement(page)).toHaveAttribute('reference-id', 'demo-cafe');
  expect(requests).toEqual(['restaurant-domain/shop.test']);
});

// @spec calls/get-webapp-v5-restaurant-domain-domain-active-branch-ref
test('an element that names only a branch shows this branch, or the landing page if the domain’s business lacks it', async ({
  page,
  backend,
}) => {
  const body = '<order-app branch="demo-cafe~kuwait-city" path="car_pickup"></order-app>';
  const requests = await openBusinessPage(page, backend.origin, body);
  await expect(page.locator('order-app').getByText('Kuwait City', { exact: true }).first()).toBeVisible();
  expect(requests).toEqual(['restaurant-domain/shop.test/demo-cafe~kuwait-city']);
  await openBusinessPage(page, backend.origin, '<order-app branch="mars"></order-app>', 'shop.test');
  await expect(createEmbeddedCustomer(page).landing).toBeVisible();
});

// @spec calls/get-webapp-v5-restaurant-domain-domain
test('a button without a reference id opens the menu of the page’s domain', async ({ page, backend }) => {
  await openBusinessPage(page, backend.origin, '<order-button>Order now</order-button>');
  await page.getByRole('button', { name: 'Order now' }).click();
  await expect(createEmbeddedCustomer(page).landing).toBeVisible();
  await expect(page.locator('order-button')).toHaveAttribute('reference-id', 'demo-cafe');
});

// @spec calls/get-webapp-v5-restaurant-domain-domain
test('the doctor names the business of the domain, or says that the domain belongs to none', async ({
  page,
  backend,
}) => {
  const panel = page.locator('order-app-doctor').getByRole('region', { name: 'order-app doctor' });
  const findFinding = (text: string) => panel.locator('li').filter({ hasText: text });
  await openBusinessPage(page, backend.origin, '<order-app debug></order-app>', 'other.test');
  await expect(findFinding('no business with the domain other.test')).toContainText('add "other.test"');
  await openBusinessPage(page, backend.origin, '<order-app debug></order-app>');
  await expect(createEmbeddedCustomer(page).landing).toBeVisible();
  // The server-rendered landing page stays until the app has started.
  await getElement(page).evaluate((app: HTMLElementTagNameMap['order-app']) => app.whenReady());
  await panel.getByRole('button', { name: /1 warning/ }).click();
  await expect(findFinding('the domain shop.test belongs')).toContainText('It is "demo-cafe"');
});
