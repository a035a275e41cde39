import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { fullOnlyUnless } from '../../test-scope.ts';
import { bundleForPage } from '../testing/hosts/bundle-for-page.ts';
import { CROISSANT, createEmbeddedCustomer, getElement } from '../testing/hosts/embedded.ts';
import { openHostPage } from '../testing/hosts/same-origin-host-page.ts';
import { swipe } from '../testing/hosts/swipe.ts';
import { getScroller, scrollTop, waitForApp, waitUntilStill } from '../testing/screens/scroller.ts';
import { expect, test } from '../testing/test.ts';

// Host pages with sliders and drawers that react to the finger, the wheel and the keys.

const PACKAGES_FOLDER = resolve(import.meta.dirname, '../../../node_modules');
const ELEMENT_TAG =
  '<order-app reference-id="demo-cafe" api-base="/api" path="/car_pickup" style="height: 600px"></order-app>';

/** The libraries' own globals in the host page. */
interface HostWindow {
  Swiper: new (element: string, options: object) => { activeIndex: number };
  Splide: new (element: string, options: object) => { mount(): { index: number } };
  /** Describes the state of the library, which must not change. */
  readState: () => string;
}

interface Library {
  readonly name: string;
  readonly body: string;
  readonly start: (page: Page) => Promise<unknown>;
}

const SWIPER: Library = {
  name: 'Swiper',
  body: `<div class="swiper"><div class="swiper-wrapper">
    <div class="swiper-slide">One</div><div class="swiper-slide">${ELEMENT_TAG}</div><div class="swiper-slide">Three</div>
  </div></div>`,
  start: async (page) => {
    await page.addStyleTag({ path: resolve(PACKAGES_FOLDER, 'swiper/swiper-bundle.css') });
    await page.addScriptTag({ path: resolve(PACKAGES_FOLDER, 'swiper/swiper-bundle.js') });
    await page.evaluate(() => {
      const host = window as unknown as HostWindow;
      const swiper = new host.Swiper('.swiper', {
        initialSlide: 1,
        speed: 0,
        keyboard: { enabled: true },
        mousewheel: { releaseOnEdges: true },
      });
      host.readState = () => `slide ${swiper.activeIndex}`;
    });
  },
};

/** Splide listens during the capture phase. */
const SPLIDE: Library = {
  name: 'Splide',
  body: `<div class="splide"><div class="splide__track"><ul class="splide__list">
    <li class="splide__slide">One</li><li class="splide__slide">${ELEMENT_TAG}</li><li class="splide__slide">Three</li>
  </ul></div></div>`,
  start: async (page) => {
    await page.addStyleTag({ path: resolve(PACKAGES_FOLDER, '@splidejs/splide/dist/css/splide.min.css') });
    await page.addScriptTag({ path: resolve(PACKAGES_FOLDER, '@splidejs/splide/dist/js/splide.js') });
    await page.evaluate(() => {
      const host = window as unknown as HostWindow;
      const options = { start: 1, speed: 0, keyboard: 'global', wheel: true, releaseWheel: true };
      const splide = new host.Splide('.splide', options).mount();
      host.readState = () => `slide ${splide.index}`;
    });
  },
};

/** A drawer of Vaul, which is a dialog of Radix and locks the scrolling with react-remove-scroll. */
const VAUL: Library = {
  name: 'Vaul',
  body: '<div id="mount"></div>',
  start: async (page) => {
    const script = await bundleForPage(`
      import { createElement as h } from 'react';
      import { createRoot } from 'react-dom/client';
      import { Drawer } from 'vaul';
      const style = { position: 'fixed', inset: '40px 0 0', background: 'white' };
      createRoot(document.querySelector('#mount')).render(
        h(Drawer.Root, null,
          h(Drawer.Trigger, null, 'Open'),
          h(Drawer.Portal, null, h(Drawer.Overlay),
            h(Drawer.Content, { id: 'drawer', style, 'aria-describedby': undefined },
              h(Drawer.Title, null, 'Order'),
              h('div', { dangerouslySetInnerHTML: { __html: ${JSON.stringify(ELEMENT_TAG)} } })))));
      window.readState = () => {
        const drawer = document.querySelector('#drawer');
        return drawer ? drawer.dataset.state + drawer.style.transform : 'closed';
      };
    `);
    await page.addScriptTag({ content: script });
    await page.getByRole('button', { name: 'Open' }).click();
  },
};

/** A page that prevents all scrolling by finger and by wheel. */
const SCROLL_LOCK: Library = {
  name: 'a script that cancels all scrolling',
  body: `<style>body { margin: 0 }</style>${ELEMENT_TAG}`,
  start: (page) =>
    page.evaluate(() => {
      for (const type of ['touchmove', 'wheel'])
        document.addEventListener(type, (event) => event.preventDefault(), { passive: false, capture: true });
      (window as unknown as HostWindow).readState = () => `position ${scrollY}`;
    }),
};

/** `npm test` checks a library that listens to gestures, and a page that cancels them. */
const QUICK_LIBRARIES: readonly Library[] = [SWIPER, SCROLL_LOCK];

async function openMenu(page: Page, { body, start }: Library) {
  await openHostPage(page, body);
  await start(page);
  const customer = createEmbeddedCustomer(page, getElement(page));
  await expect(customer.searchLink).toBeVisible();
  await waitForApp(page);
  const readState = () => page.evaluate(() => (window as unknown as HostWindow).readState());
  return { customer, readState };
}

const readScrollLeft = (list: Locator) => list.evaluate((element) => element.scrollLeft);

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const library of [SWIPER, SPLIDE, VAUL, SCROLL_LOCK])
    test(
      `on a page with ${library.name}, a swipe scrolls the menu, its tabs and a sheet, and moves nothing else`,
      fullOnlyUnless(QUICK_LIBRARIES.includes(library)),
      async ({ page }) => {
        const { customer, readState } = await openMenu(page, library);
        const stateBefore = await readState();
        await swipe(page, getScroller(page), 0, -220);
        await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
        await waitUntilStill(page);
        const tabs = getElement(page).getByRole('tablist').first();
        const leftBefore = await readScrollLeft(tabs);
        await swipe(page, tabs, -160, 0);
        await expect.poll(() => readScrollLeft(tabs)).toBeGreaterThan(leftBefore + 40);
        expect(await readState()).toBe(stateBefore);
        const dialog = await customer.openDish(CROISSANT);
        await swipe(page, dialog, 0, -300);
        await swipe(page, dialog, -200, 0);
        await dialog.getByRole('textbox').tap({ timeout: 10_000 });
        await page.keyboard.type('No sugar');
        await expect(dialog.getByRole('textbox')).toHaveValue('No sugar');
        expect(await readState()).toBe(stateBefore);
      },
    );
});

test.describe('with keys and the wheel', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const library of [SWIPER, SPLIDE, SCROLL_LOCK])
    test(
      `on a page with ${library.name}, keys and the wheel move the menu and its tabs, and nothing else`,
      fullOnlyUnless(QUICK_LIBRARIES.includes(library)),
      async ({ page }) => {
        const { customer, readState } = await openMenu(page, library);
        const stateBefore = await readState();
        await getElement(page).getByRole('article').first().getByRole('link').first().focus();
        await page.keyboard.press('PageDown');
        await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
        await getScroller(page).hover();
        const scrollTopBefore = await scrollTop(page);
        await page.mouse.wheel(0, 300);
        await expect.poll(() => scrollTop(page)).toBeGreaterThan(scrollTopBefore + 100);
        const tabs = getElement(page).getByRole('tab');
        await tabs.first().focus();
        await page.keyboard.press('ArrowRight');
        await expect(tabs.first()).not.toBeFocused();
        expect(await readState()).toBe(stateBefore);
        const dialog = await customer.openDish(CROISSANT);
        await dialog.getByRole('button').first().focus();
        for (const key of ['ArrowRight', 'PageDown', 'ArrowDown']) await page.keyboard.press(key);
        await page.keyboard.press('Escape');
        await expect(customer.dialog).toBeHidden();
        expect(await readState()).toBe(stateBefore);
      },
    );

  test('keys in an open dish do not scroll the page behind it', async ({ page }) => {
    await openHostPage(page, `${ELEMENT_TAG}<div style="height: 3000px">Below</div>`);
    const customer = createEmbeddedCustomer(page, getElement(page));
    const dialog = await customer.openDish(CROISSANT);
    await dialog.getByRole('button').first().focus();
    for (const key of ['PageDown', 'End', 'ArrowDown']) await page.keyboard.press(key);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
