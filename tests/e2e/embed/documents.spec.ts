import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { fullOnlyUnless } from '../../test-scope.ts';
import {
  CROISSANT,
  createEmbeddedCustomer,
  findCartBar,
  getElement,
  TALL_VIEWPORT,
} from '../testing/hosts/embedded.ts';
import { expect, test } from '../testing/test.ts';

const HOST = 'http://shop.test/';

// Narrow, so that the cart bar is below the menu.
test.use({ viewport: { ...TALL_VIEWPORT, width: 640 } });

/** The code blocks of a document in one language, in order. */
function readCodeBlocks(document: string, language: string): string[] {
  const text = readFileSync(resolve(import.meta.dirname, '../../../docs', document), 'utf8');
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)]
    .filter(([, kind]) => kind === language)
    .map(([, , code = '']) => code);
}

const examples = readCodeBlocks('guide.md', 'html');
const [
  wholeMenuExample = '',
  buttonExample = '',
  floatingExample = '',
  preloadExample = '',
  wholeDocumentExample = '',
] = examples;
const withDebug = examples.find((code) => code.includes(' debug>')) ?? '';

/** Opens a site on another origin with a snippet from the guide. Replaces the guide's example URL. */
async function openSiteWith(site: Page, backend: string | undefined, snippet: string): Promise<void> {
  const html = snippet.includes('<!doctype')
    ? snippet
    : `<!doctype html><title>Shop</title><h1>Shop</h1>${snippet}`;
  await site.route(`${HOST}**`, (route) =>
    route.request().url().endsWith('favicon.ico')
      ? route.fulfill({ status: 204 })
      : route.fulfill({
          contentType: 'text/html; charset=utf-8',
          body: html.replaceAll('https://orders.example', backend ?? ''),
        }),
  );
  await site.goto(HOST);
}

for (const [name, snippet] of [
  ['the whole menu', wholeMenuExample],
  ['a whole page', wholeDocumentExample],
] as const)
  test(
    `the embedding guide’s code for ${name} shows a menu that can fill a cart on a site of another origin`,
    fullOnlyUnless(snippet === wholeDocumentExample),
    async ({ page: site, baseURL }) => {
      await openSiteWith(site, baseURL, snippet);
      const customer = createEmbeddedCustomer(site);
      await customer.choosePickup();
      await customer.addDirectly(CROISSANT);
      await expect(findCartBar(customer, 1)).toBeVisible();
    },
  );

test('the embedding guide’s preload code requests the first screen once, before the app does', async ({
  page: site,
  baseURL,
}) => {
  const requests: string[] = [];
  site.on('request', (request) => requests.push(request.url()));
  await openSiteWith(site, baseURL, preloadExample + wholeMenuExample);
  await expect(createEmbeddedCustomer(site).landing).toBeVisible();
  const screenUrl = `${baseURL}/api/webapp/v5/first-screen/demo-cafe`;
  expect(requests.filter((url) => url.startsWith(screenUrl))).toEqual([screenUrl]);
  expect(requests.indexOf(screenUrl)).toBeLessThan(requests.findIndex((url) => url.includes('/assets/app-')));
});

for (const [name, snippet] of [
  ['a button', buttonExample],
  ['a button in the corner', floatingExample],
] as const)
  test(
    `the embedding guide’s code for ${name} opens the menu over the page`,
    fullOnlyUnless(snippet === buttonExample),
    async ({ page: site, baseURL }) => {
      await openSiteWith(site, baseURL, snippet);
      await site.getByRole('button', { name: /^Order/ }).click();
      const dialog = site.getByRole('dialog');
      await expect(dialog.getByRole('main')).toBeVisible();
    },
  );

test('the embedding guide’s example with the debug attribute shows the app', async ({
  page: site,
  baseURL,
}) => {
  await openSiteWith(site, baseURL, `${wholeMenuExample.replace(/<order-app.*/, '')}${withDebug}`);
  await expect(getElement(site)).toHaveAttribute('debug', '');
  await expect(createEmbeddedCustomer(site).tab('tabs.home')).toBeVisible();
});

test('the examples of the life cycle guide do what the guide says', async ({ page: site, baseURL }) => {
  const [addExample = '', listenExample = '', interceptExample = ''] = readCodeBlocks('life-cycle.md', 'js');
  await openSiteWith(site, baseURL, wholeMenuExample);
  const messages: string[] = [];
  site.on('console', (message) => messages.push(message.text()));
  // Modules allow top-level await.
  for (const code of [addExample, listenExample, interceptExample])
    await site.addScriptTag({ type: 'module', content: code });
  await expect.poll(() => site.evaluate(() => document.querySelector('order-app')?.cart.count)).toBe(2);
  expect(messages.filter((text) => text.includes('reason'))).toEqual([]);
});
