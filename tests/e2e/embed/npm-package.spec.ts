import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildHost, HOSTS, type HostName } from '../../package/build-consumers.ts';
import { buildNextHost, type NextBundler } from '../../package/build-next.ts';
import { installPackage } from '../../package/install-package.ts';
import { FULL_ONLY, fullOnlyUnless } from '../../test-scope.ts';
import { Customer } from '../testing/customer.ts';
import {
  CROISSANT,
  createEmbeddedCustomer,
  findCartBar,
  getElement,
  TALL_VIEWPORT,
} from '../testing/hosts/embedded.ts';
import { BALALEET, PHONE_NUMBER } from '../testing/screens/cafe-order.ts';
import { expect, test } from '../testing/test.ts';
import { createTextPatterns } from '../testing/text-patterns.ts';

const HOST = 'http://shop.test/';
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  html: 'text/html',
  css: 'text/css',
  svg: 'image/svg+xml',
};
/** Most of this time is for installing and building Next.js. */
const NEXT_TIMEOUT_MS = 240_000;

// Narrow, so that the cart bar is below the menu.
test.use({ viewport: { ...TALL_VIEWPORT, width: 640 } });
// All tests share one installation.
test.describe.configure({ mode: 'default' });

let project = '';
test.beforeAll(() => {
  project = installPackage('mounted');
});

/** Serves the files of `folder` as a site on another origin and opens it. */
async function openSite(page: Page, folder: string, query: string): Promise<void> {
  await page.route(`${HOST}**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    const contentType = CONTENT_TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return existsSync(join(folder, path))
      ? route.fulfill({ contentType, body: readFileSync(join(folder, path)) })
      : route.fulfill({ status: path === 'favicon.ico' ? 204 : 404 });
  });
  await page.goto(`${HOST}?${query}`);
}

for (const name of Object.keys(HOSTS) as HostName[])
  test(
    `the npm package works in ${name}: order journey, events, language change, removal and return`,
    fullOnlyUnless(name === 'react 19'),
    async ({ page, baseURL }) => {
      await openSite(page, await buildHost(project, name), `api=${encodeURIComponent(`${baseURL}/api`)}`);
      await expect(page.getByRole('status')).toHaveText('demo-cafe');
      await expect(getElement(page)).toHaveClass('menu');
      // The Svelte host sets no customer name.
      if (name !== 'svelte') await expect(getElement(page)).toHaveAttribute('customer-name', 'Salma');
      const customer = createEmbeddedCustomer(page);
      await customer.choosePickup();
      await customer.addDirectly(CROISSANT);
      await expect(findCartBar(customer, 1)).toBeVisible();

      const toggleButton = page.getByRole('button', { name: 'Toggle' });
      await toggleButton.click();
      await expect(getElement(page)).toHaveCount(0);
      await toggleButton.click();
      await createEmbeddedCustomer(page).choosePickup();
      await expect(findCartBar(createEmbeddedCustomer(page), 1)).toBeVisible();

      await page.getByRole('button', { name: 'Arabic' }).click();
      await expect(new Customer(page, createTextPatterns('ar'), getElement(page)).searchLink).toBeVisible();
    },
  );

for (const bundler of ['turbopack', 'webpack'] satisfies NextBundler[])
  test(
    `the npm package works in Next.js built with ${bundler}: menu, cart, and the flags of the phone field`,
    FULL_ONLY,
    async ({ page, baseURL }) => {
      test.setTimeout(NEXT_TIMEOUT_MS);
      await openSite(page, buildNextHost(project, bundler), `api=${encodeURIComponent(`${baseURL}/api`)}`);
      const customer = createEmbeddedCustomer(page);
      await customer.choosePickup();
      await customer.prepareOrder(BALALEET, { name: 'Salma', phone: PHONE_NUMBER });
      await customer.app.getByRole('button', { name: customer.texts.containing('phone.country') }).click();
      const flag = customer.dialog.getByRole('img').or(customer.dialog.locator('img')).first();
      await expect(flag).not.toHaveJSProperty('naturalWidth', 0);
    },
  );
