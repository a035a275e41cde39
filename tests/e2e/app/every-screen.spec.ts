import type { Page } from '@playwright/test';
import { FULL_ONLY, fullOnlyUnless } from '../../test-scope.ts';
import { scaleTimeout } from '../../timeouts.ts';
import {
  findLayoutProblems,
  type Reader,
  ZOOMED_FOUR_TIMES,
} from '../testing/accessibility/layout-problems.ts';
import { logIn } from '../testing/accounts.ts';
import { Customer } from '../testing/customer.ts';
import { ScreenTour } from '../testing/screens/screen-tour.ts';
import { testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';
import {
  createTextPatterns,
  getMessages,
  type Locale,
  type MessageTree,
  type TextPatterns,
} from '../testing/text-patterns.ts';

/** The largest increase in text length from English to another language, as a share of the English text. */
const ADDED_LENGTH = 0.4;
/** Filler text in the script of the language, with words of typical lengths. */
const FILLER = { en: 'ẃéłł mórę łóñğér ẃörds', ar: 'كلمات أطول مما هي عليه' } as const;

/** Makes a message two fifths longer, as translations can be. Keeps its placeholders. */
function lengthen(text: string, filler: string): string {
  const addedLength = Math.ceil(text.replaceAll(/\{\{\w+\}\}/g, '').length * ADDED_LENGTH);
  return addedLength < 2
    ? text
    : `${text} ${filler
        .repeat(3)
        .slice(0, addedLength - 1)
        .trim()}`;
}

const lengthenAll = (tree: MessageTree, filler: string): MessageTree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, message]) => [
      key,
      typeof message === 'string' ? lengthen(message, filler) : lengthenAll(message, filler),
    ]),
  );

function getLongMessages(locale: Locale): MessageTree {
  const { language = '', ...messages } = getMessages(locale);
  return { language, ...lengthenAll(messages, FILLER[locale]) };
}

/** Serves a pseudo-language of long words, in the direction of `locale`. Returns the patterns for its texts. */
async function servePseudoLanguage(page: Page, locale: Locale): Promise<TextPatterns> {
  const messages = getLongMessages(locale);
  await page.route(`**/locales-*/${locale}.json`, (route) => route.fulfill({ json: messages }));
  return createTextPatterns(locale, messages);
}

/** A Wednesday noon in Kuwait. */
const test = testAt({
  now: '2026-03-04T12:00:00+03:00',
  businesses: ['demo-cafe', 'demo-restaurant', 'demo-shop'],
});

const READERS = [
  {
    locale: 'en',
    browserLocale: 'en-GB',
    phoneColorScheme: 'light',
    direction: 'left to right',
    number: '50030001',
  },
  {
    locale: 'ar',
    browserLocale: 'ar-KW',
    phoneColorScheme: 'dark',
    direction: 'right to left',
    number: '50030002',
  },
] as const;

/** Starts a tour that reports each layout problem with the state of the screen. */
async function startTour(page: Page, reader: Reader): Promise<ScreenTour> {
  const customer = new Customer(page, await servePseudoLanguage(page, reader.locale));
  return new ScreenTour(customer, async (state) => {
    expect.soft(await findLayoutProblems(page, reader), state).toEqual([]);
  });
}

for (const { browserLocale, direction, number, ...reader } of READERS)
  test.describe(`with texts that are two fifths longer, ${direction}`, () => {
    test.use({
      viewport: ZOOMED_FOUR_TIMES,
      locale: browserLocale,
      colorScheme: reader.phoneColorScheme,
    });
    test.setTimeout(scaleTimeout(60_000));

    test(
      'screens with long texts have no accessibility barrier from the landing page to an order',
      FULL_ONLY,
      async ({ page }) => {
        const tour = await startTour(page, reader);
        await tour.openPage('/demo-cafe');
        await tour.visitMenu();
        await tour.visitCartAndOrder();
      },
    );

    test(
      'screens with long texts have no accessibility barrier in delivery and on the pages about the business',
      FULL_ONLY,
      async ({ page }) => {
        const tour = await startTour(page, reader);
        await tour.openPage('/demo-cafe');
        await tour.visitDelivery();
        await tour.visitBusinessPages();
      },
    );

    test(
      'screens with long texts have no accessibility barrier in a reservation and on a menu of tiles',
      FULL_ONLY,
      async ({ page }) => {
        const tour = await startTour(page, reader);
        await tour.openPage('/demo-shop');
        await tour.visit('/demo-shop', '/car_pickup', '/car_pickup/bread');
        await tour.openPage('/demo-restaurant');
        await tour.visitReservation();
      },
    );

    test(
      'screens with long texts have no accessibility barrier in the account and the wallet',
      fullOnlyUnless(reader.locale === 'ar'),
      async ({ page, backend }) => {
        await logIn(page, backend.origin, { phone: number, name: 'Hessa' });
        const tour = await startTour(page, reader);
        await tour.openPage('/demo-cafe');
        await tour.visitAccount();
      },
    );
  });
