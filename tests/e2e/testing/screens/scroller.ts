import type { Locator, Page } from '@playwright/test';

/** What scrolls inside the element. */
export const scrollerOf = (page: Page): Locator => page.locator('order-app').getByRole('main');

export const scrollTo = (page: Page, top: number | 'end') =>
  scrollerOf(page).evaluate((main, to) => {
    main.scrollTop = to === 'end' ? main.scrollHeight : to;
  }, top);

export const scrollTop = (page: Page): Promise<number> => scrollerOf(page).evaluate((main) => main.scrollTop);

/** Where on the screen something begins. */
export const topOf = async (what: Locator): Promise<number> => (await what.boundingBox())?.y ?? Number.NaN;
