import type { Page } from '@playwright/test';
import { DESKTOP } from '../devices.ts';
import { expect } from '../test.ts';
import type { Locale } from '../text-patterns.ts';
import { findBarriers, findColourBarriers } from './barriers.ts';
import { findCutOffTexts } from './cut-off-text.ts';
import { findUndersizedTargets } from './target-size.ts';

/** Viewport widths of a 1280 px window at 400% and at 200% zoom. */
export const ZOOMED_FOUR_TIMES = { width: 320, height: 640 };
const ZOOMED_TWICE = { width: 640, height: 400 };

/**
 * The widest text spacing that users may set (WCAG 2.2, 1.4.12). Arabic letters join, so they get no letter spacing.
 */
const buildSpacingStyle = (locale: Locale): string =>
  `*{line-height:1.5!important;word-spacing:.16em!important;${locale === 'ar' ? '' : 'letter-spacing:.12em!important'}}p{margin-block-end:2em!important}`;

const checkWithSpacing = async <T>(page: Page, locale: Locale, check: () => Promise<T>): Promise<T> => {
  const app = page.locator('order-app');
  await app.evaluate((element, css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    element.shadowRoot?.adoptedStyleSheets.push(sheet);
  }, buildSpacingStyle(locale));
  const problems = await check();
  await app.evaluate((element) => void element.shadowRoot?.adoptedStyleSheets.pop());
  return problems;
};

/** Animations that run although the reader prefers reduced motion. */
const findAnimations = (page: Page): Promise<string[]> =>
  page
    .locator('order-app')
    .evaluate((app) =>
      (app.shadowRoot?.getAnimations() ?? []).map(({ effect }) =>
        effect instanceof KeyframeEffect ? `${effect.target?.outerHTML.slice(0, 80)}` : '?',
      ),
    );

/** Waits two frames, so that the app knows its new width. */
const waitForFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((passed) => requestAnimationFrame(() => requestAnimationFrame(() => passed()))),
  );

export interface Reader {
  readonly locale: Locale;
  /** The colour mode that is tested on a phone. The desktop test uses the other mode. */
  readonly phoneColorScheme: 'light' | 'dark';
}

/**
 * Lists problems that keep a user from reading or pressing parts of the screen: at 400% and 200% zoom, with wide text
 * spacing, and on a desktop in the other colour mode. Waits until nothing loads. Leaves the page at 400% zoom.
 */
export async function findLayoutProblems(
  page: Page,
  { locale, phoneColorScheme }: Reader,
): Promise<string[]> {
  await expect(page.locator('order-app [aria-busy=true]')).toHaveCount(0);
  const addLabel = (label: string, problems: readonly string[]) =>
    problems.map((problem) => `${label}: ${problem}`);
  const problems = [
    ...addLabel('animated', await findAnimations(page)),
    ...addLabel('zoomed 4x', await findCutOffTexts(page)),
    ...addLabel('wide spacing', await checkWithSpacing(page, locale, () => findCutOffTexts(page))),
    ...addLabel(
      'small target',
      (await findUndersizedTargets(page)).map(({ name, size }) => `${name}, ${size}`),
    ),
    ...addLabel(phoneColorScheme, await findBarriers(page)),
  ];
  await page.setViewportSize(ZOOMED_TWICE);
  problems.push(...addLabel('zoomed 2x', await findCutOffTexts(page)));
  const otherScheme = phoneColorScheme === 'light' ? 'dark' : 'light';
  await page.setViewportSize(DESKTOP);
  await page.emulateMedia({ colorScheme: otherScheme });
  await waitForFrame(page);
  problems.push(...addLabel(`${otherScheme}, wide`, await findColourBarriers(page)));
  await page.emulateMedia({ colorScheme: phoneColorScheme });
  await page.setViewportSize(ZOOMED_FOUR_TIMES);
  await waitForFrame(page);
  return problems;
}
