import type { Locator, Page } from '@playwright/test';
import { FULL_ONLY } from '../../test-scope.ts';
import { findSeriousBarriers } from '../testing/accessibility/barriers.ts';
import { fullChromium } from '../testing/full-chromium.ts';
import { openPlainPage, PLAIN_PAGE } from '../testing/hosts/embedded.ts';
import { openHostPageOnOtherOrigin } from '../testing/hosts/other-origin-host-page.ts';
import { RESTAURANT_CALL, respondWithJson } from '../testing/servers/fake-responses.ts';
import { test as base, expect } from '../testing/test.ts';

/** The doctor's panel and its console messages. */
interface Doctor {
  readonly panel: Locator;
  readonly consoleMessages: readonly string[];
  /** The item of the panel that contains this text. */
  finding(text: string | RegExp): Locator;
}

/** Returns the doctor of a page. Call this before the page loads, so that every console message is recorded. */
function watchDoctor(page: Page, scope: Pick<Page, 'locator'> = page): Doctor {
  const consoleMessages: string[] = [];
  page.on('console', (message) => consoleMessages.push(message.text()));
  const panel = scope.locator('order-app-doctor').getByRole('region', { name: 'order-app doctor' });
  return {
    panel,
    consoleMessages,
    finding: (text) => panel.getByRole('listitem').filter({ hasText: text }),
  };
}

/** The full Chromium, because the headless shell reports less about frames and policies. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ...fullChromium }),
    { scope: 'worker' },
  ],
});

const buildElementTag = (attributes: string) => `<order-app debug ${attributes}></order-app>`;
const buildPolicyTag = (content: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${content}">`;
const toOrigin = (baseURL: string | undefined): string => baseURL ?? '';

test('loads the doctor’s code only with the debug attribute', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openPlainPage(page);
  await expect(page.locator('order-app').getByRole('main')).toBeVisible();
  expect(requests.filter((address) => address.includes('doctor'))).toEqual([]);
  await page.locator('order-app').evaluate((app) => app.setAttribute('debug', 'true'));
  await expect(watchDoctor(page).panel).toBeVisible();
});

test('the doctor reports facts about a page without problems, and copies the report', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const doctor = watchDoctor(page);
  await openPlainPage(page);
  await page.locator('order-app').evaluate((app) => app.setAttribute('debug', 'true'));
  const title = doctor.panel.getByRole('button', { name: /no problems/ });
  await expect(title).toHaveAttribute('aria-expanded', 'false');
  await title.press('Enter');
  await expect(doctor.panel.getByText('demo-cafe (')).toBeVisible();
  await expect(doctor.panel.getByText(/^\d+ ms, status 200$/)).toBeVisible();
  expect(await findSeriousBarriers(page)).toEqual([]);
  await doctor.panel.getByRole('button', { name: 'Copy the report' }).click();
  await expect(doctor.panel.getByText('Copied')).toBeAttached();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('order-app doctor: demo-cafe: no problems');
  expect(report).toMatch(/Version: \d+\.\d+\.\d+\n/);
  await page.keyboard.press('Escape');
  await expect(title).toHaveAttribute('aria-expanded', 'false');
  await expect(title).toBeFocused();
  await doctor.panel.getByRole('button', { name: 'Close the doctor' }).click();
  await expect(doctor.panel).toHaveCount(0);
});

test('the doctor suggests a complete policy when connect-src lacks the API', async ({ page, baseURL }) => {
  const doctor = watchDoctor(page);
  const backend = toOrigin(baseURL);
  await openHostPageOnOtherOrigin(page, backend, {
    head: buildPolicyTag(
      `default-src 'none'; script-src ${backend}; connect-src 'self'; style-src 'unsafe-inline'`,
    ),
    body: buildElementTag('reference-id="demo-cafe"'),
  });
  await expect(doctor.finding(`Add ${backend} to connect-src`)).toContainText(
    `connect-src 'self' ${backend};`,
  );
  expect(doctor.consoleMessages.join('\n')).toContain(
    "[order-app] csp: The page's Content-Security-Policy refuses",
  );
  await expect(doctor.finding('No server responds')).toHaveCount(0);
});

test.describe('a page whose policy blocks the app', () => {
  test.use({ waitsForApp: false });

  test('the loader reports that a policy blocks the app’s scripts', async ({ page, baseURL }) => {
    const doctor = watchDoctor(page);
    const backend = toOrigin(baseURL);
    await openHostPageOnOtherOrigin(page, backend, {
      head: buildPolicyTag(`script-src ${backend}/order-app.js`),
      body: buildElementTag('reference-id="demo-cafe"'),
    });
    await expect
      .poll(() => doctor.consoleMessages.filter((line) => line.startsWith('[order-app] files')).length)
      .toBeGreaterThan(0);
    await expect(page.locator('order-app').getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test(
  'the doctor recognises an older loader when the app’s script is missing',
  FULL_ONLY,
  async ({ page, baseURL }) => {
    const doctor = watchDoctor(page);
    await page.route('**/assets/app-*.js', (route) =>
      route.fulfill({ status: 404, headers: { 'access-control-allow-origin': '*' }, body: 'Not found' }),
    );
    await openHostPageOnOtherOrigin(page, toOrigin(baseURL), {
      body: buildElementTag('reference-id="demo-cafe"'),
    });
    await expect(doctor.finding('is gone (status 404)')).toContainText('older order-app.js');
  },
);

test('the doctor reports an unknown reference id', FULL_ONLY, async ({ page }) => {
  const doctor = watchDoctor(page);
  await page.route(PLAIN_PAGE, async (route) => {
    const body = (await (await route.fetch()).text()).replace(
      'reference-id="demo-cafe"',
      'debug reference-id="demo-kafe"',
    );
    await route.fulfill({ contentType: 'text/html', body });
  });
  await openPlainPage(page);
  await expect(doctor.finding('has no business "demo-kafe"')).toContainText('reference-id=');
  await page.locator('order-app').evaluate((app) => app.setAttribute('reference-id', 'demo-cafe'));
  await expect(doctor.panel.getByRole('button', { name: /no problems/ })).toBeVisible();
});

test('the doctor reports a business that is switched off', FULL_ONLY, async ({ page, baseURL }) => {
  const doctor = watchDoctor(page);
  await page.route(RESTAURANT_CALL, respondWithJson(433, { error: 1, code: 'off', message: 'Off' }));
  await openHostPageOnOtherOrigin(page, toOrigin(baseURL), {
    body: buildElementTag('reference-id="demo-cafe"'),
  });
  await expect(doctor.finding('"demo-cafe" is switched off')).toContainText('Nothing on this page is wrong');
});

test('the doctor reports an API that does not respond, and an API that the host page may not read', async ({
  page,
  baseURL,
}) => {
  const doctor = watchDoctor(page);
  const backend = toOrigin(baseURL);
  await openHostPageOnOtherOrigin(page, backend, {
    body: buildElementTag('reference-id="demo-cafe" api-base="http://127.0.0.1:9/api"'),
  });
  await expect(doctor.finding('No server responds at http://127.0.0.1:9')).toContainText('curl -v');

  // The demo pages have no CORS header, so the host page may not read them.
  await page
    .locator('order-app')
    .evaluate((app, base) => app.setAttribute('api-base', base), `${backend}/demo`);
  await expect(doctor.finding('does not let http://shop.test read it (CORS)')).toContainText(
    'Access-Control-Allow-Origin: *',
  );
});

test(
  'the doctor names the API’s real URL when the configured URL is not the API',
  FULL_ONLY,
  async ({ page, baseURL }) => {
    const backend = toOrigin(baseURL);
    const doctor = watchDoctor(page);
    await page.route(`${backend}/shop/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
        body: '<h1>Shop</h1>',
      }),
    );
    await openHostPageOnOtherOrigin(page, backend, {
      body: buildElementTag(`reference-id="demo-cafe" api-base="${backend}/shop"`),
    });
    await expect(doctor.finding('is not the ordering API: status 200, text/html')).toContainText(
      `api-base="${backend}/api"`,
    );
  },
);

test(
  'the doctor reports an http API on an https page as mixed content',
  FULL_ONLY,
  async ({ page, baseURL }) => {
    const doctor = watchDoctor(page);
    const backend = toOrigin(baseURL);
    const html = `<!doctype html><meta name="viewport" content="width=device-width"><title>Shop</title>
<script async src="${backend}/order-app.js"></script>${buildElementTag('reference-id="demo-cafe" api-base="http://api.test/api"')}`;
    await page.route('https://shop.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    );
    await page.goto('https://shop.test/');
    await expect(doctor.finding('the API is not: http://api.test/api')).toContainText(
      'api-base="https://api.test/api"',
    );
    await expect(doctor.finding('No server responds')).toHaveCount(0);
  },
);

test(
  'the doctor reports what a sandboxed frame cannot do, and that ordering still works there',
  FULL_ONLY,
  async ({ page, baseURL }) => {
    const frame = page.frameLocator('iframe');
    const doctor = watchDoctor(page, frame);
    const embedHtml = `<meta name=viewport content=width=device-width><script async src=${toOrigin(baseURL)}/order-app.js></script><order-app debug reference-id=demo-cafe></order-app>`;
    await openHostPageOnOtherOrigin(page, toOrigin(baseURL), {
      body: `<iframe title="Order" sandbox="allow-scripts" width="1000" height="900" srcdoc="${embedHtml}"></iframe>`,
    });
    await frame.getByRole('button', { name: /^! ?order-app: .*warning/ }).click();
    await expect(doctor.finding('sandboxed frame without allow-same-origin')).toContainText('allow-popups');
  },
);

test(
  'the doctor names the script version that is ignored on the page, and where that script comes from',
  FULL_ONLY,
  async ({ page, baseURL }) => {
    const doctor = watchDoctor(page);
    const backend = toOrigin(baseURL);
    await page.route('**/old/order-app.js', async (route) => {
      const response = await route.fetch({ url: `${backend}/order-app.js` });
      const body = (await response.text()).replaceAll(/(["'`])\d+\.\d+\.\d+\1/g, '"0.0.9"');
      await route.fulfill({ response, body });
    });
    await openPlainPage(page);
    await page.addScriptTag({ url: '/old/order-app.js' });
    await page.locator('order-app').evaluate((app) => app.setAttribute('debug', 'true'));
    await doctor.panel.getByRole('button', { name: /1 warning/ }).click();
    await expect(doctor.finding('0.0.9 does nothing')).toContainText(`${backend}/old/order-app.js`);
  },
);

test('the doctor reports how the host page hides the element', FULL_ONLY, async ({ page, baseURL }) => {
  const doctor = watchDoctor(page);
  await openHostPageOnOtherOrigin(page, toOrigin(baseURL), {
    body: `<div id="tab" style="display:none">${buildElementTag('reference-id="demo-cafe"')}</div>`,
  });
  await expect(doctor.finding('hidden by <div#tab>: display: none')).toBeVisible();
});
