import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { fullOnlyUnless } from '../../test-scope.ts';
import { CROISSANT, createEmbeddedCustomer, getElement } from '../testing/hosts/embedded.ts';
import { openHostPage } from '../testing/hosts/same-origin-host-page.ts';
import { DeliveryMapScreen } from '../testing/screens/delivery-map-screen.ts';
import { getScroller, scrollTo, scrollTop, waitForApp, waitUntilStill } from '../testing/screens/scroller.ts';
import { expect, test } from '../testing/test.ts';

// Host pages with libraries that cancel every wheel event and scroll the page themselves.

const PACKAGES_FOLDER = resolve(import.meta.dirname, '../../../node_modules');

interface HostWindow {
  Lenis: new (options: object) => unknown;
  lenis: unknown;
  locomotiveScroll: new (options: object) => unknown;
}

const addScript = (page: Page, path: string) => page.addScriptTag({ path: resolve(PACKAGES_FOLDER, path) });

const LIBRARIES = [
  {
    name: 'Lenis',
    start: async (page: Page) => {
      await addScript(page, 'lenis/dist/lenis.js');
      await page.evaluate(() => {
        const { Lenis } = window as unknown as HostWindow;
        new Lenis({ autoRaf: true, respectReducedMotion: false });
      });
    },
  },
  {
    name: 'Locomotive Scroll',
    start: async (page: Page) => {
      await addScript(page, 'lenis/dist/lenis.js');
      await page.evaluate(() => {
        const host = window as unknown as HostWindow;
        // The name under which Locomotive Scroll looks for Lenis.
        host.lenis = host.Lenis;
      });
      await addScript(page, 'locomotive-scroll/dist/locomotive-scroll.umd.js');
      await page.evaluate(() => {
        const { locomotiveScroll: LocomotiveScroll } = window as unknown as HostWindow;
        new LocomotiveScroll({ lenisOptions: { respectReducedMotion: false } });
      });
    },
  },
  {
    name: 'an own wheel handler',
    start: (page: Page) =>
      page.evaluate(() => {
        const scrollPage = (event: WheelEvent) => {
          event.preventDefault();
          window.scrollBy(0, event.deltaY);
        };
        window.addEventListener('wheel', scrollPage, { passive: false });
      }),
  },
];

/** Opens a long page with the element in the middle of the viewport, and starts the library. */
async function openLongPage(page: Page, startLibrary: (page: Page) => Promise<void>, attributes: string) {
  await openHostPage(
    page,
    `<div style="height: 300px">Above</div>
     <button id="opener" onclick="document.querySelector('order-app').open()">Open</button>
     <order-app reference-id="demo-cafe" api-base="/api" style="height: 600px" ${attributes}></order-app>
     <div style="height: 3000px">Below</div>`,
  );
  await startLibrary(page);
  return createEmbeddedCustomer(page, getElement(page));
}

const readPagePosition = (page: Page) => page.evaluate(() => window.scrollY);
const readScrollTop = (box: Locator) => box.evaluate((element) => element.scrollTop);

/** Turns the wheel over an element. Mouse wheels send few large steps, trackpads many small ones. */
async function turnWheel(page: Page, target: Locator, deltaX: number, deltaY: number): Promise<void> {
  // Unlike `hover()`, this does not scroll anything.
  const box = await target.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height, 400) / 2);
  const STEPS = 10;
  for (let step = 0; step < STEPS; step += 1) await page.mouse.wheel(deltaX / STEPS, deltaY / STEPS);
}

/** Waits two frames, in which a library would scroll the page. */
const waitForFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((finish) => requestAnimationFrame(() => requestAnimationFrame(() => finish(null)))),
  );

async function expectPageStill(page: Page, position: number): Promise<void> {
  await waitForFrames(page);
  expect(await readPagePosition(page)).toBe(position);
}

for (const { name, start } of LIBRARIES)
  test.describe(`on a page with ${name}`, () => {
    test.use({ viewport: { width: 1280, height: 800 } });

    test(
      'the wheel scrolls the menu and its tabs, and the page only at the end of the menu',
      fullOnlyUnless(name !== 'Locomotive Scroll'),
      async ({ page }) => {
        await page.setViewportSize({ width: 420, height: 1000 });
        const customer = await openLongPage(page, start, 'path="/car_pickup"');
        await expect(customer.searchLink).toBeVisible();
        await waitForApp(page);
        const positionBefore = await readPagePosition(page);
        await turnWheel(page, getScroller(page), 0, 400);
        await expect.poll(() => scrollTop(page)).toBeGreaterThan(200);
        await waitUntilStill(page);
        const tabs = getElement(page).getByRole('tablist').first();
        await turnWheel(page, tabs, 300, 0);
        await expect.poll(() => tabs.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
        await expectPageStill(page, positionBefore);
        await scrollTo(page, 'end');
        await turnWheel(page, getScroller(page), 0, 400);
        await expect.poll(() => readPagePosition(page)).toBeGreaterThan(positionBefore + 100);
      },
    );

    test(
      'the wheel scrolls a sheet and a long text in it, and never the page',
      fullOnlyUnless(name === 'Lenis'),
      async ({ page }) => {
        const customer = await openLongPage(page, start, 'path="/car_pickup"');
        const dialog = await customer.openDish(CROISSANT);
        const positionBefore = await readPagePosition(page);
        const note = dialog.getByRole('textbox', { name: customer.texts.containing('item.note') });
        await note.fill('A long note.\n'.repeat(12));
        // Imitates browsers whose text fields do not grow with their text.
        await note.evaluate((field) => field.style.setProperty('field-sizing', 'fixed'));
        await note.evaluate((field) => field.scrollTo(0, 0));
        await turnWheel(page, note, 0, 60);
        await expect.poll(() => readScrollTop(note)).toBeGreaterThan(20);
        const readContentTop = () =>
          dialog.locator('div').evaluateAll((boxes) => Math.max(...boxes.map(({ scrollTop: top }) => top)));
        await turnWheel(page, dialog, 0, -2000);
        await expect.poll(readContentTop).toBe(0);
        await turnWheel(page, dialog, 0, 2000);
        await expect.poll(readContentTop).toBeGreaterThan(100);
        await turnWheel(page, dialog, 0, 2000);
        await expectPageStill(page, positionBefore);
      },
    );

    test(
      'the wheel scrolls the menu in the dialog of the element, and never the page',
      fullOnlyUnless(name === 'Lenis'),
      async ({ page }) => {
        const customer = await openLongPage(page, start, 'path="/car_pickup" mode="modal"');
        await page.locator('#opener').click();
        await expect(customer.searchLink).toBeVisible();
        const positionBefore = await readPagePosition(page);
        await turnWheel(page, getScroller(page), 0, 400);
        await expect.poll(() => scrollTop(page)).toBeGreaterThan(200);
        await scrollTo(page, 'end');
        await turnWheel(page, getScroller(page), 0, 2000);
        await page.mouse.move(20, 400);
        await page.mouse.wheel(0, 900);
        await expectPageStill(page, positionBefore);
      },
    );

    test(
      'the wheel zooms a map that has the focus, and does not scroll the page',
      fullOnlyUnless(name === 'Lenis'),
      async ({ page }) => {
        await openLongPage(page, start, 'path="/delivery"');
        const screen = new DeliveryMapScreen(page, getElement(page));
        await getElement(page).evaluate((element: HTMLElement & { navigate(path: string): Promise<void> }) =>
          element.navigate('/delivery/map'),
        );
        await screen.expectShown();
        await screen.map.focus();
        const positionBefore = await readPagePosition(page);
        const zoom = await screen.zoom();
        await turnWheel(page, screen.map, 0, -600);
        await expect.poll(() => screen.zoom()).toBeGreaterThan(zoom);
        await expectPageStill(page, positionBefore);
      },
    );
  });
