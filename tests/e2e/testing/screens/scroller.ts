import type { Locator, Page } from '@playwright/test';

/** The scroll container inside the element. */
export const scrollerOf = (page: Page): Locator => page.locator('order-app').getByRole('main');

export const scrollTo = (page: Page, top: number | 'end') =>
  scrollerOf(page).evaluate((main, to) => {
    main.scrollTop = to === 'end' ? main.scrollHeight : to;
  }, top);

export const scrollTop = (page: Page): Promise<number> => scrollerOf(page).evaluate((main) => main.scrollTop);

/** Distance from the top of the viewport to an element, in px. */
export const topOf = async (what: Locator): Promise<number> => (await what.boundingBox())?.y ?? Number.NaN;
