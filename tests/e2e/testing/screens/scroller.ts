import type { Locator, Page } from '@playwright/test';
import { expect } from '../test.ts';

/** The scroll container inside the element. */
export const getScroller = (page: Page): Locator => page.locator('order-app').getByRole('main');

/** Waits until the app has replaced the server-rendered first screen. */
export const waitForApp = (page: Page): Promise<void> =>
  expect(page.locator('order-app .first-screen')).toHaveCount(0);

export const scrollTo = async (page: Page, top: number | 'end') => {
  await waitForApp(page);
  await getScroller(page).evaluate((main, target) => {
    main.scrollTop = target === 'end' ? main.scrollHeight : target;
  }, top);
};

export const scrollTop = (page: Page): Promise<number> =>
  getScroller(page).evaluate((main) => main.scrollTop);

/** Distance from the top of the viewport to an element, in px. */
export const getTop = async (locator: Locator): Promise<number> =>
  (await locator.boundingBox())?.y ?? Number.NaN;

/** Waits until the menu has stopped scrolling. Everything in it moves until then. */
export async function waitUntilStill(page: Page): Promise<void> {
  let previousTop = Number.NaN;
  await expect
    .poll(async () => {
      const top = await scrollTop(page);
      const isStill = top === previousTop;
      previousTop = top;
      return isStill;
    })
    .toBe(true);
}
