/**
 * `npm run shots [-- de ja ...]` takes pictures of every screen and its states, in English, German, Arabic and Japanese or
 * in the named languages, at four widths, light and dark. Writes one contact sheet for each state and width, and a page
 * with all sheets, to `.cache/shots`. Needs a build (npm run build).
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { getDirection } from '../../src/i18n/direction.ts';
import { findTestChromium } from '../chromium.mjs';
import { makeTemplate } from '../database-template.ts';
import { logIn } from '../e2e/testing/accounts.ts';
import { Customer } from '../e2e/testing/customer.ts';
import { ScreenTour } from '../e2e/testing/screens/screen-tour.ts';
import { InProcessBackend } from '../e2e/testing/servers/in-process-backend.ts';
import { expect } from '../e2e/testing/test.ts';
import { createTextPatterns, type MessageTree } from '../e2e/testing/text-patterns.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { buildReviewBoard } from './review-board.ts';

const outputFolder = resolve(import.meta.dirname, '../../.cache/shots');
/** In px. */
const WIDTHS_PX = [360, 768, 1024, 1440];
const HEIGHT_PX = 800;
const MODES = ['light', 'dark'] as const;
/** A Wednesday noon in Kuwait, when the café is open. */
const NOON = '2026-03-04T12:00:00+03:00';

/** A visit to all screens in one language and one colour mode. */
interface Visit {
  readonly language: string;
  readonly mode: (typeof MODES)[number];
  readonly phone: string;
}

interface Picture {
  readonly state: string;
  readonly width: number;
  /** For example `de dark`. */
  readonly label: string;
  readonly image: Buffer;
}

/**
 * Adds singular forms with the text of the plural, where they are missing. The interface runs in English or Arabic, which
 * need them. Languages such as Japanese have none.
 */
const addSingularForms = (tree: MessageTree): MessageTree =>
  Object.fromEntries(
    Object.entries(tree).flatMap(([key, part]) => {
      const one = key.replace(/_other$/, '_one');
      const value = typeof part === 'string' ? part : addSingularForms(part);
      return one in tree
        ? [[key, value]]
        : [
            [one, value],
            [key, value],
          ];
    }),
  );

async function startTour(page: Page, { language, mode }: Visit, pictures: Picture[]): Promise<ScreenTour> {
  // The demo businesses have English and Arabic texts. The interface's texts are replaced by those of the language.
  const locale = getDirection(language) === 'rtl' ? 'ar' : 'en';
  const path = new URL(`../../locales/${language}.json`, import.meta.url);
  const messages = addSingularForms(JSON.parse(readFileSync(path, 'utf8')) as MessageTree);
  await page.route(`**/locales-*/${locale}.json`, (route) => route.fulfill({ json: messages }));
  return new ScreenTour(new Customer(page, createTextPatterns(locale, messages)), async (state) => {
    await expect(page.locator('order-app [aria-busy=true]')).toHaveCount(0);
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: HEIGHT_PX });
      await page.evaluate(() => new Promise(requestAnimationFrame));
      pictures.push({ state, width, label: `${language} ${mode}`, image: await page.screenshot() });
    }
    await page.setViewportSize({ width: WIDTHS_PX[0] ?? 0, height: HEIGHT_PX });
  });
}

async function visitAllScreens(
  browser: Browser,
  backend: InProcessBackend,
  visit: Visit,
): Promise<Picture[]> {
  const context = await browser.newContext({
    baseURL: backend.origin,
    viewport: { width: WIDTHS_PX[0] ?? 0, height: HEIGHT_PX },
    locale: getDirection(visit.language) === 'rtl' ? 'ar-KW' : 'en-GB',
    colorScheme: visit.mode,
    reducedMotion: 'reduce',
    // Requests of a service worker would not reach the route that replaces the texts.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const pictures: Picture[] = [];
  const tour = await startTour(page, visit, pictures);
  await tour.openPage('/demo-cafe');
  await tour.visitMenu();
  await tour.visitDelivery();
  await tour.visitBusinessPages();
  await tour.visitCartAndOrder();
  await tour.openPage('/demo-shop');
  await tour.visit('/demo-shop', '/car_pickup', '/car_pickup/bread');
  await tour.openPage('/demo-restaurant');
  await tour.visitReservation();
  await logIn(page, backend.origin, { phone: visit.phone, name: 'Hessa' });
  await tour.openPage('/demo-cafe');
  await tour.visitAccount();
  await context.close();
  return pictures;
}

/** A file name without characters that have a meaning in paths. */
const toFileName = (state: string, width: number): string =>
  `${state.replace(/^\//, '').replaceAll(/[^\w-]+/g, '_')}-${width}.png`;

const requestedLanguages = process.argv.slice(2);
const languages = requestedLanguages.length ? requestedLanguages : ['en', 'de', 'ar', 'ja'];
const visits = languages
  .flatMap((language) => MODES.map((mode) => ({ language, mode })))
  .map((visit, index): Visit => ({ ...visit, phone: `${50_070_000 + index}` }));

rmSync(outputFolder, { recursive: true, force: true });
mkdirSync(outputFolder, { recursive: true });
process.env.E2E_DATABASE_TEMPLATE = await makeTemplate();
const backend = await InProcessBackend.start({
  now: NOON,
  businesses: ['demo-cafe', 'demo-restaurant', 'demo-shop'],
});
const browser = await chromium.launch({
  executablePath: findTestChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
try {
  const pictures: Picture[] = [];
  for (const visit of visits) {
    pictures.push(...(await visitAllScreens(browser, backend, visit)));
    console.log(`${visit.language} ${visit.mode}: done`);
  }
  const states = [...new Set(pictures.map(({ state }) => state))];
  for (const state of states)
    for (const width of WIDTHS_PX) {
      const matches = pictures.filter((picture) => picture.state === state && picture.width === width);
      const file = join(outputFolder, toFileName(state, width));
      await writeContactSheet(
        matches.map(({ image }) => image),
        matches.map(({ label }) => label),
        file,
      );
    }
  const board = join(outputFolder, 'index.html');
  writeFileSync(
    board,
    buildReviewBoard(
      states.map((state) => ({ state, sheets: WIDTHS_PX.map((width) => toFileName(state, width)) })),
    ),
  );
  console.log(board);
} finally {
  await browser.close();
  await backend.close();
}
