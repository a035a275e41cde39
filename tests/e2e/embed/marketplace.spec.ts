import type { Page } from '@playwright/test';
import { KITCHENS } from '../../../demo/market/kitchens.ts';
import { FULL_ONLY } from '../../test-scope.ts';
import { createEmbeddedCustomer, findCartBar, getElement, recordConsole } from '../testing/hosts/embedded.ts';
import { expect, test } from '../testing/test.ts';

const BUSINESS_IDS = KITCHENS.map(({ id }) => id);

test.use({ viewport: { width: 1280, height: 800 } });

/** Records the URLs of all requests in order. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  return requests;
}

const listStartedBusinesses = (requests: readonly string[]): string[] =>
  requests.flatMap((url) => /\/restaurant\/(market-[\w-]+)/.exec(url)?.[1] ?? []);

const listDuplicates = (urls: readonly string[]): string[] =>
  urls.filter((url, index) => urls.indexOf(url) !== index);

/** Whether each element still shows its skeleton, and its height in px. */
const readStates = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('order-app')].map((element) => [
        element.getAttribute('reference-id'),
        {
          isWaiting: !!element.shadowRoot?.querySelector('.boot'),
          height: element.getBoundingClientRect().height,
        },
      ]),
    ),
  );

/** Counts three things: distinct style sheets, style sheets that each element adopts, and inline style sheets. */
const countStyleSheets = (page: Page) =>
  page.evaluate(() => {
    const shadowRoots = [...document.querySelectorAll('order-app')].map(({ shadowRoot }) => shadowRoot);
    return {
      distinct: new Set(shadowRoots.flatMap((root) => root?.adoptedStyleSheets ?? [])).size,
      perElement: [...new Set(shadowRoots.map((root) => root?.adoptedStyleSheets.length))],
      inline: shadowRoots.reduce((sum, root) => sum + (root?.querySelectorAll('style, link').length ?? 0), 0),
    };
  });

/** Scrolls to each business in turn. */
async function scrollThroughAll(page: Page): Promise<void> {
  for (const id of BUSINESS_IDS) {
    await getElement(page, id).scrollIntoViewIfNeeded();
    await expect(getElement(page, id).getByRole('region').first()).toBeVisible();
  }
}

test('a page of forty elements starts only those near the viewport, which share code, styles and messages', async ({
  page,
}) => {
  const consoleMessages = await recordConsole(page);
  const requests = recordRequests(page);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const layoutShift of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset.shift = `${Number(document.documentElement.dataset.shift ?? 0) + layoutShift.value}`;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/demo/market.html');
  await expect(getElement(page, BUSINESS_IDS[0]).getByRole('region').first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  const startedBusinesses = listStartedBusinesses(requests);
  expect(startedBusinesses.toSorted()).toEqual(BUSINESS_IDS.slice(0, startedBusinesses.length).toSorted());
  expect(startedBusinesses.length).toBeGreaterThan(2);
  expect(startedBusinesses.length).toBeLessThan(13);
  const elementStates = await readStates(page);
  expect(Object.keys(elementStates)).toEqual(BUSINESS_IDS);
  for (const id of BUSINESS_IDS)
    expect([id, elementStates[id]]).toEqual([
      id,
      { isWaiting: !startedBusinesses.includes(id), height: 640 },
    ]);

  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await scrollThroughAll(page);
  expect(listStartedBusinesses(requests).toSorted(), 'each business is requested once').toEqual(
    BUSINESS_IDS.toSorted(),
  );
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0)), 'layout shift').toBe(
    0,
  );

  await page.waitForLoadState('networkidle');
  const code = requests.filter((url) => /\.js$/.test(new URL(url).pathname));
  expect(code.length).toBeGreaterThan(1);
  expect(listDuplicates(code), 'scripts requested twice').toEqual([]);
  expect(requests.filter((url) => /\/locales-\w+\/en\.json$/.test(url))).toHaveLength(1);
  expect(await countStyleSheets(page)).toEqual({ distinct: 3, perElement: [3], inline: 0 });
  expect(consoleMessages).toEqual([]);
});

test(
  'keeps one cart for each business, which two elements of the same business share',
  FULL_ONLY,
  async ({ page }) => {
    const [firstId = '', secondId = ''] = BUSINESS_IDS;
    await page.goto('/demo/market.html');
    await getElement(page, secondId).evaluate((element) => {
      const section = element.closest('section');
      section?.after(section.cloneNode(true));
    });
    const firstShop = createEmbeddedCustomer(page, getElement(page, firstId));
    const secondShop = createEmbeddedCustomer(page, getElement(page, secondId).nth(0));
    const secondShopCopy = createEmbeddedCustomer(page, getElement(page, secondId).nth(1));
    for (const customer of [firstShop, secondShop, secondShopCopy])
      await expect(customer.searchLink.or(customer.landing).first()).toBeVisible();
    const dish = KITCHENS[1]?.cuisine === 'burgers' ? 'The house burger' : '';
    for (const customer of [firstShop, secondShop, secondShopCopy])
      if (await customer.landing.isVisible()) await customer.choosePickup();
    await secondShop.addDirectly(dish);
    await expect(findCartBar(secondShop, 1)).toBeVisible();
    await expect(findCartBar(secondShopCopy, 1)).toBeVisible();
    await expect(firstShop.link('menu.viewCart')).toHaveCount(0);
    const carts = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':cart')));
    expect(carts).toEqual([`order-app:${secondId}:cart`]);
  },
);
