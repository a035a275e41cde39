import type { Page } from '@playwright/test';
import { createCustomer } from '../testing/customer.ts';
import { CROISSANT, findCartBar } from '../testing/hosts/embedded.ts';
import { holdApp } from '../testing/hosts/hold-app.ts';
import { openHostPageOnOtherOrigin } from '../testing/hosts/other-origin-host-page.ts';
import { expect, test } from '../testing/test.ts';

const MENU = '/demo-cafe/car_pickup';
const backend = `http://127.0.0.1:${process.env.E2E_PORT}`;

test.use({ viewport: { width: 390, height: 844 }, waitsForApp: false });

/** What one or more consecutive frames show. */
interface Shown {
  /** `nothing` until the page has an element. */
  readonly screen: 'nothing' | 'skeleton' | 'server' | 'app';
  /** Text colour and direction of the screen. */
  readonly color?: string;
  readonly dir?: string;
}

/** Records every change in what the frames of the page show. */
const recordFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const frames: object[] = [];
    Object.assign(window, { frames });
    const isVisible = (element: Element | null | undefined): element is Element =>
      !!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const readFrame = (): object => {
      const root = document.querySelector('order-app')?.shadowRoot;
      const surfaces = {
        server: root?.querySelector('.first-screen')?.shadowRoot?.querySelector('[data-surface]'),
        app: root?.querySelector('[data-surface]'),
      };
      for (const [screen, surface] of Object.entries(surfaces))
        if (isVisible(surface)) {
          const { color, direction } = getComputedStyle(surface);
          return { screen, color, dir: direction };
        }
      return { screen: isVisible(root?.querySelector('.boot')) ? 'skeleton' : 'nothing' };
    };
    const recordFrame = () => {
      const now = readFrame();
      if (JSON.stringify(now) !== JSON.stringify(frames.at(-1))) frames.push(now);
      requestAnimationFrame(recordFrame);
    };
    requestAnimationFrame(recordFrame);
  });

/** What the frames have shown since the first one with content. */
async function readFrames(page: Page): Promise<readonly Shown[]> {
  await expect(page.locator('order-app .first-screen')).toHaveCount(0);
  const frames = await page.evaluate(() => (window as unknown as { frames: Shown[] }).frames);
  return frames.slice(frames.findIndex(({ screen }) => screen !== 'nothing'));
}

for (const { scheme, lang, dir } of [
  { scheme: 'dark', lang: 'en', dir: 'ltr' },
  { scheme: 'light', lang: 'ar', dir: 'rtl' },
] as const)
  test(`every frame of a loading menu in ${scheme} mode and the language ${lang} has the same text colour and direction`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await context.addCookies([{ name: 'i18n_redirected', value: lang, url: backend }]);
    // Wait until the server sends the screen. If rendering takes long, the first visitor gets the skeleton.
    await expect.poll(async () => (await page.request.get(MENU)).text()).toContain('part="first-screen"');
    await recordFrames(page);
    await page.goto(MENU);
    await expect(createCustomer(page, lang).searchLink).toBeVisible();
    const frames = await readFrames(page);
    expect(frames.map(({ screen }) => screen)).toEqual(['server', 'app']);
    expect(new Set(frames.map(({ color }) => color)).size).toBe(1);
    expect(frames.map((frame) => frame.dir)).toEqual([dir, dir]);
  });

test('no frame shows the server-rendered screen to a visitor with a stored cart', async ({ page }) => {
  const customer = createCustomer(page);
  await page.goto(MENU);
  await customer.addDirectly(CROISSANT);
  await recordFrames(page);
  const releaseApp = await holdApp(page);
  await page.reload();
  await expect(page.locator('order-app .boot')).toBeVisible();
  releaseApp();
  await expect(findCartBar(customer, 1)).toBeVisible();
  expect((await readFrames(page)).map(({ screen }) => screen)).toEqual(['skeleton', 'app']);
});

test('an embed shows the skeleton, the server-rendered screen and the app, and no empty frame in between', async ({
  page,
}) => {
  await recordFrames(page);
  const releaseApp = await holdApp(page);
  await openHostPageOnOtherOrigin(page, backend, {
    body: '<order-app reference-id="demo-cafe" path="/car_pickup"></order-app>',
  });
  await expect(page.locator('order-app .first-screen main')).toBeVisible();
  releaseApp();
  expect((await readFrames(page)).map(({ screen }) => screen)).toEqual(['skeleton', 'server', 'app']);
});
