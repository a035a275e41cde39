import puppeteer, { type Page } from 'puppeteer-core';
import { findFirefox } from '../firefox.mjs';
import { scaleTimeout } from '../timeouts.ts';
import type { Driver } from './driver.ts';
import type { Size } from './host.ts';

/** Starts Firefox through WebDriver BiDi, without animations, in a window of the given size. `preferences` are added. */
export async function startFirefox(
  window: Size,
  preferences: Readonly<Record<string, unknown>> = {},
): Promise<Driver & { readonly page: Page }> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    // On a machine's first start, the browser is read from a cold disk.
    timeout: scaleTimeout(30_000),
    defaultViewport: window,
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-GB',
      'ui.caretBlinkTime': 0,
      'ui.prefersReducedMotion': 1,
      ...preferences,
    },
  });
  const page = await browser.newPage();
  return {
    page,
    tolerancePx: 0,
    open: async (address) => {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    evaluate: (expression) => page.evaluate(expression) as Promise<string>,
    press: async (x, y) => {
      await page.mouse.click(x, y);
      await page.mouse.move(0, 0);
    },
    type: (text) => page.keyboard.type(text),
    takeScreenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
