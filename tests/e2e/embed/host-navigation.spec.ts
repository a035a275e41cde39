import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { CROISSANT, createEmbeddedCustomer, getElement, TALL_VIEWPORT } from '../testing/hosts/embedded.ts';
import { openHostPage } from '../testing/hosts/same-origin-host-page.ts';
import { expect, test } from '../testing/test.ts';

// Host pages that replace their content without loading a page, while a sheet of the element is open.

test.use({ viewport: TALL_VIEWPORT });

const PACKAGES_FOLDER = resolve(import.meta.dirname, '../../../node_modules');
const OTHER_PATH = '/demo/other-page-of-the-test.html';
const ELEMENT_TAG = '<order-app reference-id="demo-cafe" api-base="/api" path="/car_pickup"></order-app>';

interface HostWindow {
  htmx: { ajax(method: string, path: string, target: string): Promise<void> };
  Turbo: { visit(path: string): void };
}

/** Serves the other page of the site: a heading instead of the element. */
const serveOtherPage = (page: Page) =>
  page.route(
    ({ pathname }) => pathname === OTHER_PATH,
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><head><title>Other</title></head><body><h1>About us</h1><button>Beside</button></body></html>',
      }),
  );

/** Opens the page with the element, then opens a dish in the element. */
async function openDish(page: Page) {
  await serveOtherPage(page);
  await openHostPage(page, `<button>Beside</button><main id="content">${ELEMENT_TAG}</main>`);
  const customer = createEmbeddedCustomer(page, getElement(page));
  await customer.addDirectly(CROISSANT);
  await customer.openDish(CROISSANT);
  return customer;
}

/** Expects that the page without the element can be used. */
async function expectUsablePage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'About us' })).toBeVisible();
  await expect(getElement(page)).toHaveCount(0);
  // Playwright presses a button only if nothing is above it.
  await page.getByRole('button', { name: 'Beside' }).first().click();
}

test('the host page stays usable after htmx removes the element with an open dish, and after it adds the element again', async ({
  page,
}) => {
  const customer = await openDish(page);
  await page.addScriptTag({ path: resolve(PACKAGES_FOLDER, 'htmx.org/dist/htmx.js') });
  const replacePage = (path: string) =>
    page.evaluate((url) => (window as unknown as HostWindow).htmx.ajax('GET', url, '#content'), path);
  await page.route(
    ({ pathname }) => pathname === '/demo/element-of-the-test.html',
    (route) => route.fulfill({ contentType: 'text/html', body: ELEMENT_TAG }),
  );
  await replacePage(OTHER_PATH);
  await expectUsablePage(page);
  await replacePage('/demo/element-of-the-test.html');
  await page.getByRole('button', { name: 'Beside' }).click();
  await customer.openDish(CROISSANT);
  await page.keyboard.press('Escape');
  await expect(customer.dialog).toBeHidden();
  await expect(customer.cartLine(CROISSANT)).toBeVisible();
});

test('the host pages stay usable when Turbo leaves the page with an open dish and comes back', async ({
  page,
}) => {
  const customer = await openDish(page);
  await page.addScriptTag({ path: resolve(PACKAGES_FOLDER, '@hotwired/turbo/dist/turbo.es2017-umd.js') });
  await page.evaluate((path) => (window as unknown as HostWindow).Turbo.visit(path), OTHER_PATH);
  await expectUsablePage(page);
  await page.goBack();
  await page.getByRole('button', { name: 'Beside' }).click();
  await customer.openDish(CROISSANT);
  await page.keyboard.press('Escape');
  await expect(customer.dialog).toBeHidden();
  await expect(customer.cartLine(CROISSANT)).toBeVisible();
});
