import type { Page } from '@playwright/test';
import { DESKTOP } from '../devices.ts';
import { expect } from '../test.ts';
import type { Locale } from '../words.ts';
import { barriers, colourBarriers } from './barriers.ts';
import { cutOffTexts } from './cut-off-text.ts';
import { undersizedTargets } from './target-size.ts';

/** What 1280 px are at 400% and at 200% zoom. */
export const ZOOMED_FOUR_TIMES = { width: 320, height: 640 };
const ZOOMED_TWICE = { width: 640, height: 400 };

/** Text as far apart as readers may set it (WCAG 2.2, 1.4.12); Arabic letters join and are not spaced. */
const spacing = (locale: Locale): string =>
  `*{line-height:1.5!important;word-spacing:.16em!important;${locale === 'ar' ? '' : 'letter-spacing:.12em!important'}}p{margin-block-end:2em!important}`;

const withSpacing = async <T>(page: Page, locale: Locale, look: () => Promise<T>): Promise<T> => {
  const app = page.locator('order-app');
  await app.evaluate((element, css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    element.shadowRoot?.adoptedStyleSheets.push(sheet);
  }, spacing(locale));
  const seen = await look();
  await app.evaluate((element) => void element.shadowRoot?.adoptedStyleSheets.pop());
  return seen;
};

/** What moves although the reader asked for stillness. */
const moving = (page: Page): Promise<string[]> =>
  page
    .locator('order-app')
    .evaluate((app) =>
      (app.shadowRoot?.getAnimations() ?? []).map(({ effect }) =>
        effect instanceof KeyframeEffect ? `${effect.target?.outerHTML.slice(0, 80)}` : '?',
      ),
    );

/** The app has heard of its width when a frame has passed. */
const hasPassedAFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((passed) => requestAnimationFrame(() => requestAnimationFrame(() => passed()))),
  );

export interface Reader {
  readonly locale: Locale;
  /** Which of the two looks a phone has; a desktop has the other. */
  readonly phone: 'light' | 'dark';
}

/**
 * What keeps somebody from reading or pressing what is on the screen: as a window zoomed four times has it, twice, with
 * text set wide, and on a desktop in the other colours. Once nothing loads any more; leaves it zoomed four times.
 */
export async function layoutProblems(page: Page, { locale, phone }: Reader): Promise<string[]> {
  await expect(page.locator('order-app [aria-busy=true]')).toHaveCount(0);
  const marked = (mark: string, found: readonly string[]) => found.map((problem) => `${mark}: ${problem}`);
  const found = [
    ...marked('moves', await moving(page)),
    ...marked('zoomed 4x', await cutOffTexts(page)),
    ...marked('spaced', await withSpacing(page, locale, () => cutOffTexts(page))),
    ...marked(
      'small',
      (await undersizedTargets(page)).map(({ name, size }) => `${name}, ${size}`),
    ),
    ...marked(phone, await barriers(page)),
  ];
  await page.setViewportSize(ZOOMED_TWICE);
  found.push(...marked('zoomed 2x', await cutOffTexts(page)));
  const other = phone === 'light' ? 'dark' : 'light';
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: other });
  await hasPassedAFrame(page);
  found.push(...marked(`${other}, wide`, await colourBarriers(page)));
  await page.emulateMedia({ colorScheme: phone });
  await page.setViewportSize(ZOOMED_FOUR_TIMES);
  await hasPassedAFrame(page);
  return found;
}
