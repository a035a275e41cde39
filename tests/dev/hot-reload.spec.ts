import { expect, type Page, test } from '@playwright/test';
import { DevCopy } from './testing/dev-copy.ts';
import { serveHtml } from './testing/serve-html.ts';

const FRAME_FILE = 'src/ui/layout/landing-frame.tsx';
/** Maximum time from saving a file to the change on the page. */
const MAX_RELOAD_MS = 2_000;
/** At this time, every branch of the demo café is open. */
const DEMO_CLOCK = '2026-11-25T10:00:00Z';

const devCopy = new DevCopy();

test.beforeAll(() => devCopy.start({ DEMO_CLOCK }));
test.afterAll(() => devCopy.remove());

const findApp = (page: Page) => page.locator('order-app');
const readCartCount = (page: Page) =>
  findApp(page).evaluate(async (element: HTMLElementTagNameMap['order-app']) => {
    await customElements.whenDefined('order-app');
    return element.cart.count;
  });

/** Opens a page, adds a dish to the cart and marks the document, so that a full reload can be noticed. */
async function openWithDish(page: Page, path: string): Promise<void> {
  await page.goto(devCopy.origin + path);
  await expect(findApp(page).getByRole('heading', { level: 1 })).toHaveText('Bayt Coffee');
  const addedItem = await findApp(page).evaluate((element: HTMLElementTagNameMap['order-app']) => {
    document.documentElement.dataset.marked = 'yes';
    return element.addToCart({ itemId: 'karak' });
  });
  expect(addedItem).toMatchObject({ ok: true });
}
const wasReloaded = (page: Page) => page.evaluate(() => document.documentElement.dataset.marked !== 'yes');

const listMaxWidths = (element: Element): readonly string[] => {
  const widths = [];
  for (let box: Element | null = element; box; box = box.parentElement)
    widths.push(getComputedStyle(box).maxWidth);
  return widths;
};

for (const path of ['/demo-cafe', '/demo/plain.html'])
  test.describe(`on ${path}`, () => {
    test('the development server shows a changed component within two seconds, and the cart is kept', async ({
      page,
    }) => {
      await openWithDish(page, path);
      const title = findApp(page).getByRole('heading', { level: 1 });

      const restore = devCopy.replaceText(
        FRAME_FILE,
        '{name}\n            </Heading>',
        '{name} live\n            </Heading>',
      );
      await expect(title).toHaveText('Bayt Coffee live', { timeout: MAX_RELOAD_MS });
      expect(await readCartCount(page)).toBe(1);

      // The file watcher can miss a second write right after the first, so write until the change shows.
      await expect(async () => {
        restore();
        await expect(title).toHaveText('Bayt Coffee', { timeout: MAX_RELOAD_MS });
      }).toPass();
      expect(await readCartCount(page)).toBe(1);
      expect(await wasReloaded(page)).toBe(false);
    });
  });

test('the development server shows a changed style within two seconds', async ({ page }) => {
  await openWithDish(page, '/demo-cafe');
  const title = findApp(page).getByRole('heading', { level: 1 });

  const restore = devCopy.replaceText(FRAME_FILE, 'cover: { maxWidth: 960 }', 'cover: { maxWidth: 444 }');

  await expect
    .poll(() => title.evaluate(listMaxWidths), { timeout: MAX_RELOAD_MS, intervals: [50] })
    .toContain('444px');
  restore();
});

test('the development server reloads the page when a store changes, and the cart is kept', async ({
  page,
}) => {
  await openWithDish(page, '/demo-cafe');

  const restore = devCopy.replaceText(
    'src/stores/cart/cart-store.ts',
    'export function createCartStore(',
    'export const edited = true;\nexport function createCartStore(',
  );

  await expect.poll(() => wasReloaded(page)).toBe(true);
  await expect.poll(() => readCartCount(page)).toBe(1);
  restore();
});

test('the development server restarts the backend when a business file changes', async ({ page }) => {
  await page.goto(`${devCopy.origin}/demo-shop`);
  const title = findApp(page).getByRole('heading', { level: 1 });
  const name = (await title.textContent()) ?? '';

  const restore = devCopy.replaceText(
    'demo/businesses/demo-shop.json',
    `"en": "${name}"`,
    `"en": "${name} live"`,
  );

  await expect(async () => {
    await page.reload();
    await expect(title).toHaveText(`${name} live`, { timeout: 1_000 });
  }).toPass();
  restore();
});

test('the development server shows the element on a host page of a different origin', async ({ page }) => {
  const html = `<!doctype html><script async src="${devCopy.origin}/order-app.js"></script>
    <order-app reference-id="demo-cafe"></order-app>`;
  const host = await serveHtml(html);

  await page.goto(host.origin);

  await expect(findApp(page).getByRole('heading', { level: 1 })).toHaveText('Bayt Coffee');
  await host.close();
});

test('the development server names each store in the Redux DevTools after the store’s file', async ({
  page,
}) => {
  // Imitates the browser extension, as far as zustand uses it.
  await page.addInitScript(() => {
    const storeNames: string[] = [];
    const connection = { init: () => {}, send: () => {}, subscribe: () => () => {} };
    const connectStore = ({ name }: { name: string }) => {
      storeNames.push(name);
      return connection;
    };
    Object.assign(window, {
      storeNames,
      __REDUX_DEVTOOLS_EXTENSION__: { connect: connectStore },
    });
  });

  await page.goto(`${devCopy.origin}/demo-cafe`);
  await expect(findApp(page).getByRole('heading', { level: 1 })).toBeVisible();

  const storeNames: unknown = await page.evaluate('storeNames');
  expect(storeNames).toEqual(
    expect.arrayContaining(['cart-store', 'menu-store', 'business-store', 'session-store']),
  );
});
