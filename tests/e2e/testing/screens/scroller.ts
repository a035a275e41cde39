import type { Locator, Page } from '@playwright/test';

/** The scroll container inside the element. */
export const getScroller = (page: Page): Locator => page.locator('order-app').getByRole('main');

export const scrollTo = (page: Page, top: number | 'end') =>
  getScroller(page).evaluate((main, to) => {
    main.scrollTop = to === 'end' ? main.scrollHeight : to;
  }, top);

export const scrollTop = (page: Page): Promise<number> =>
  getScroller(page).evaluate((main) => main.scrollTop);

/** Distance from the top of the viewport to an element, in px. */
export const getTop = async (what: Locator): Promise<number> => (await what.boundingBox())?.y ?? Number.NaN;
