import { createEmbeddedCustomer, getElement } from '../testing/hosts/embedded.ts';
import { demoFile, testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

const test = testAt({ now: '2026-03-04T12:00:00+03:00', businesses: [] });

// @spec calls/get-webapp-v5-restaurant-domain-domain
test('shows the business of the page’s domain when the element names none', async ({ page, backend }) => {
  await backend.import({ ...demoFile('demo-cafe'), domains: ['shop.test'] });
  const html = `<!doctype html><meta name="viewport" content="width=device-width"><title>Shop</title>
<script async src="${backend.origin}/order-app.js"></script><order-app></order-app>`;
  await page.route('http://shop.test/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('http://shop.test/');
  await expect(createEmbeddedCustomer(page).landing).toBeVisible();
  await expect(getElement(page)).toHaveAttribute('reference-id', 'demo-cafe');
});
