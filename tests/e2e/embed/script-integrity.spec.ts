import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import {
  type Integrity,
  renderIntegrityMap,
  renderPinnedTag,
} from '../../../elements/build/write-integrity.ts';
import { createEmbeddedCustomer, getElement, TALL_VIEWPORT } from '../testing/hosts/embedded.ts';
import { expect, test } from '../testing/test.ts';

const HOST = 'http://shop.test/';
const integrity = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../dist/widget/integrity.json'), 'utf8'),
) as Integrity;

test.use({ viewport: TALL_VIEWPORT });

/** Opens a site on another origin whose head has the output of `npm run integrity`. */
async function openPinnedPage(
  page: Page,
  backend: string | undefined,
  { hasImportMap }: { hasImportMap: boolean },
): Promise<void> {
  const base = `${backend}/`;
  const head = `${hasImportMap ? renderIntegrityMap(integrity, base) : ''}${renderPinnedTag(integrity, base)}`;
  const body = `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"><title>Shop</title>${head}</head>
<body><order-app reference-id="demo-cafe"></order-app></body></html>`;
  await page.route(`${HOST}**`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(HOST);
}

/** Changes the files that the server sends. */
const tamperWithFiles = (page: Page, files: string): Promise<unknown> =>
  page.route(files, async (route) => {
    const response = await route.fetch();
    const body = `globalThis.tampered = true;\n${await response.text()}`;
    await route.fulfill({
      response,
      body,
      headers: { ...response.headers(), 'content-encoding': 'identity' },
    });
  });

const isTampered = (page: Page): Promise<boolean> => page.evaluate(() => 'tampered' in globalThis);

test('the app runs if the page pins the script tag and the import map to an exact version', async ({
  page,
  baseURL,
}) => {
  await openPinnedPage(page, baseURL, { hasImportMap: true });
  await expect(createEmbeddedCustomer(page).tab('tabs.home')).toBeVisible();
  await createEmbeddedCustomer(page).choosePickup();
  expect(await isTampered(page)).toBe(false);
});

test('a script tag with an exact version does not run a changed loader', async ({ page, baseURL }) => {
  await tamperWithFiles(page, '**/order-app.js');
  const refusalPromise = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
  await openPinnedPage(page, baseURL, { hasImportMap: false });
  await refusalPromise;
  expect(await page.evaluate(() => customElements.get('order-app') !== undefined)).toBe(false);
  expect(await isTampered(page)).toBe(false);
});

test.describe('a page that refuses the app’s script', () => {
  test.use({ waitsForApp: false });

  test('the import map refuses a changed app script, and the customer can try again', async ({
    page,
    baseURL,
  }) => {
    await tamperWithFiles(page, '**/assets/app-*.js');
    await openPinnedPage(page, baseURL, { hasImportMap: true });
    await expect(getElement(page).getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await isTampered(page)).toBe(false);
  });
});

test('without an import map, `integrity` protects only the loader and not the app’s scripts, as the hosting guide says', async ({
  page,
  baseURL,
}) => {
  await tamperWithFiles(page, '**/assets/app-*.js');
  await openPinnedPage(page, baseURL, { hasImportMap: false });
  await expect(createEmbeddedCustomer(page).tab('tabs.home')).toBeVisible();
  await expect.poll(() => isTampered(page)).toBe(true);
});
