import type { Page } from 'playwright';
import type { Driver } from './driver.ts';

/** Drives a page of Chromium through Playwright, like the other browser tests. */
export const createPlaywrightDriver = (page: Page): Driver => ({
  tolerancePx: 0,
  open: async (address) => {
    await page.goto(address, { waitUntil: 'commit' });
  },
  evaluate: (expression) => page.evaluate(expression) as Promise<string>,
  press: async (x, y) => {
    await page.mouse.click(x, y);
    // Move the pointer away, so that no control is hovered in a screenshot.
    await page.mouse.move(0, 0);
  },
  type: (text) => page.keyboard.type(text),
  takeScreenshot: () => page.screenshot({ animations: 'allow', caret: 'hide' }),
  close: () => page.close(),
});
