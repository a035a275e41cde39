import type { Page } from '@playwright/test';
import { CROISSANT, createEmbeddedCustomer, getElement, TALL_VIEWPORT } from '../testing/hosts/embedded.ts';
import { orderFromHostPage } from '../testing/hosts/order-from-host-page.ts';
import { expect, test } from '../testing/test.ts';

const backend = `http://127.0.0.1:${process.env.E2E_PORT}`;
const ATTACKER_ORIGIN = 'http://attacker.test';

test.use({ viewport: TALL_VIEWPORT });

const DOCUMENT_PROPERTIES = [
  'currentScript',
  'baseURI',
  'URL',
  'documentURI',
  'body',
  'head',
  'documentElement',
  'cookie',
  'hidden',
  'referrer',
  'title',
  'visibilityState',
  'readyState',
  'scripts',
  'activeElement',
  'elementFromPoint',
];
/** Globals that some browsers lack. In those browsers, an element with such an id becomes the global variable. */
const OPTIONAL_GLOBALS = [
  'scheduler',
  'requestIdleCallback',
  'cancelIdleCallback',
  'trustedTypes',
  'Notification',
];
const FORGED_RESPONSE = JSON.stringify({
  status: 200,
  body: { restaurant: { name: 'Forged', locales: ['en'] } },
});

/** Markup without runnable scripts, such as a visitor's comment on the host page may contain. */
const HOSTILE_MARKUP = [
  ...DOCUMENT_PROPERTIES.map(
    (name) => `<img name="${name}" src="${ATTACKER_ORIGIN}/${name}/order-app.js" data-order-app="hosted">`,
  ),
  ...OPTIONAL_GLOBALS.map(
    (name) => `<form id="${name}"><input name="yield"><input name="createPolicy"></form>`,
  ),
  `<form id="order-app:demo-cafe"><input name="matches"><input name="remove"><input name="textContent"></form>`,
  `<div data-order-app="hosted"><script type="application/json" id="order-app:demo-cafe">${FORGED_RESPONSE}</script></div>`,
  `<script type="application/json" id="order-app:demo-cafe">${FORGED_RESPONSE}</script>`,
].join('\n');

interface HostilePage {
  readonly origin: string;
  /** Attributes of the loader's script tag. */
  readonly script?: string;
  readonly htmlBefore?: string;
  readonly policy?: string;
}

/**
 * Opens a host page whose hostile markup has loaded before the loader runs. Returns the URLs requested from the
 * attacker.
 */
async function openHostilePage(
  page: Page,
  { origin, script = '', htmlBefore = '', policy }: HostilePage,
): Promise<string[]> {
  const attackerUrls: string[] = [];
  await page.route(`${ATTACKER_ORIGIN}/**`, (route) => {
    if (route.request().resourceType() !== 'image') attackerUrls.push(route.request().url());
    return route.abort();
  });
  await page.route(`${origin}/hostile.html`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      ...(policy && { headers: { 'content-security-policy': policy } }),
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>${htmlBefore}</head>
<body>${HOSTILE_MARKUP}<order-app reference-id="demo-cafe" type="pickup"></order-app>
<script src="${backend}/order-app.js" ${script}></script></body></html>`,
    }),
  );
  await page.goto(`${origin}/hostile.html`);
  return attackerUrls;
}

test('takes an order on a page whose elements are named like properties of the document', async ({
  page,
  operator,
}) => {
  const attackerUrls = await openHostilePage(page, { origin: 'http://shop.test' });
  expect(
    await page.evaluate(() => Reflect.get(document, 'currentScript') instanceof HTMLImageElement),
    'the page hides the property',
  ).toBe(true);
  const customerName = await orderFromHostPage(page);
  expect(await operator.listOrderNumbers(customerName)).toHaveLength(1);
  expect(attackerUrls).toEqual([]);
});

test('ignores a forged first screen on a page of the API’s origin that is not a hosted page', async ({
  page,
}) => {
  const attackerUrls = await openHostilePage(page, { origin: backend });
  await expect(getElement(page).getByRole('heading', { name: 'Forged' })).toHaveCount(0);
  await createEmbeddedCustomer(page).addDirectly(CROISSANT);
  expect(attackerUrls).toEqual([]);
});

test('a loader that runs as a module uses its own URL, not the URL of a script tag that the page’s policy blocks', async ({
  page,
}) => {
  const attackerUrls = await openHostilePage(page, {
    origin: 'http://shop.test',
    policy: "script-src 'nonce-r4nd0m'",
    htmlBefore: `<script src="${ATTACKER_ORIGIN}/order-app.js"></script>`,
    script: 'type="module" nonce="r4nd0m"',
  });
  await createEmbeddedCustomer(page).addDirectly(CROISSANT);
  expect(attackerUrls).toEqual([]);
});
