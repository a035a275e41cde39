/**
 * `npm run shots [-- de ja ...]` takes pictures of the main screens on a phone in every language, or in the named ones.
 * Writes one contact sheet per screen to `.cache/shots`. Needs a build (npm run build).
 */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { getDirection } from '../../src/i18n/locales-list.ts';
import { findTestChromium } from '../chromium.mjs';
import { makeTemplate } from '../database-template.ts';
import { createCustomer } from '../e2e/testing/customer.ts';
import { InProcessBackend, readDemoFile } from '../e2e/testing/servers/in-process-backend.ts';
import { productLocales } from '../locales/product-locales.ts';
import { writeContactSheet } from './contact-sheet.ts';

const outputFolder = resolve(import.meta.dirname, '../../.cache/shots');
const PHONE = { width: 360, height: 740 };
/** A Wednesday noon in Kuwait, when the café is open. */
const NOON = '2026-03-04T12:00:00+03:00';
const CAFE = '/demo-cafe';

const SCREENS = {
  landing: CAFE,
  menu: `${CAFE}/car_pickup`,
  item: `${CAFE}/car_pickup/tea/karak`,
  cart: `${CAFE}/car_pickup/cart`,
  checkout: `${CAFE}/car_pickup/checkout`,
  address: `${CAFE}/delivery/address`,
  login: `${CAFE}/login`,
  settings: `${CAFE}/settings`,
} as const;

/** Adds the English text wherever a text of the business file lacks a language. */
function fillLanguages(node: unknown, languages: readonly string[]): unknown {
  if (Array.isArray(node)) return node.map((part) => fillLanguages(part, languages));
  if (typeof node !== 'object' || node === null) return node;
  const texts = node as Readonly<Record<string, unknown>>;
  if (typeof texts.en === 'string')
    return { ...Object.fromEntries(languages.map((code) => [code, texts.en])), ...texts };
  return Object.fromEntries(
    Object.entries(texts).map(([key, part]) => [key, fillLanguages(part, languages)]),
  );
}

/** Waits until the screen is rendered and no request is pending. */
async function waitUntilSettled(page: Page): Promise<void> {
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Captures a screen in each language, alternating between light and dark mode. */
async function captureAll(
  context: BrowserContext,
  codes: readonly string[],
  path: string,
): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const [index, code] of codes.entries()) {
    const page = await context.newPage();
    await page.emulateMedia({ colorScheme: index % 2 ? 'dark' : 'light', reducedMotion: 'reduce' });
    await page.goto(`${path}?lang=${code}`);
    await waitUntilSettled(page);
    const lang = await page.locator('[data-surface]').first().getAttribute('lang');
    if (lang !== code) throw new Error(`${path} is in ${lang} instead of ${code}`);
    const dir = await page.locator('[data-surface]').first().getAttribute('dir');
    if (dir !== getDirection(code)) throw new Error(`The direction of ${code} is ${dir}`);
    pictures.push(await page.screenshot());
    await page.close();
  }
  return pictures;
}

const requestedCodes = process.argv.slice(2);
const codes = requestedCodes.length ? requestedCodes : [...productLocales].sort();
mkdirSync(outputFolder, { recursive: true });
process.env.E2E_DATABASE_TEMPLATE = await makeTemplate();
const backend = await InProcessBackend.start({ now: NOON, businesses: [] });
const browser = await chromium.launch({
  executablePath: findTestChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
try {
  const languages = [...new Set(['en', 'ar', ...codes])];
  const cafe = fillLanguages(readDemoFile('demo-cafe'), languages) as Readonly<Record<string, unknown>>;
  const settings = { ...(cafe.settings as object), locales: languages, dark_mode: 'auto' };
  await backend.import({ ...cafe, settings });
  const context = await browser.newContext({ baseURL: backend.origin, viewport: PHONE, locale: 'en-GB' });
  const page = await context.newPage();
  const customer = createCustomer(page);
  await page.goto(`${CAFE}/car_pickup`);
  await customer.addDirectly('Balaleet');
  await page.close();
  for (const [name, path] of Object.entries(SCREENS)) {
    const file = resolve(outputFolder, `${name}.png`);
    await writeContactSheet(await captureAll(context, codes, path), codes, file);
    console.log(file);
  }
} finally {
  await browser.close();
  await backend.close();
}
