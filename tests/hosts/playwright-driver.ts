import type { Page } from 'playwright';
import type { Driver } from './driver.ts';

/** Chromium, as the other journeys drive it. */
export const playwrightDriver = (page: Page): Driver => ({
  tolerance: 0,
  open: async (address) => {
    await page.goto(address, { waitUntil: 'commit' });
  },
  ask: (expression) => page.evaluate(expression) as Promise<string>,
  press: async (x, y) => {
    await page.mouse.click(x, y);
    // Nothing is under the pointer when the next screen is looked at.
    await page.mouse.move(0, 0);
  },
  type: (text) => page.keyboard.type(text),
  picture: () => page.screenshot({ animations: 'allow', caret: 'hide' }),
  close: () => page.close(),
});
