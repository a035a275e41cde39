import type { Page } from '@playwright/test';
import { FULL_ONLY, quickIf } from '../../test-scope.ts';
import { underLoad } from '../../timeouts.ts';
import {
  findLayoutProblems,
  type Reader,
  ZOOMED_FOUR_TIMES,
} from '../testing/accessibility/layout-problems.ts';
import { logIn } from '../testing/accounts.ts';
import { Customer } from '../testing/customer.ts';
import { ScreenTour } from '../testing/screens/screen-tour.ts';
import { testAt } from '../testing/servers/own-backend.ts';
import { expect } from '../testing/test.ts';
import {
  createTextPatterns,
  getMessages,
  type Locale,
  type MessageTree,
  type TextPatterns,
} from '../testing/text-patterns.ts';

/** As much longer as translations get. */
const LONGER = 0.4;
/** Words of the language's own script, in the lengths that words have. */
const FILLER = { en: 'ẃéłł mórę łóñğér ẃörds', ar: 'كلمات أطول مما هي عليه' } as const;

/** A message with its placeholders, two fifths longer, which is what other languages need. */
function longer(text: string, filler: string): string {
  const length = Math.ceil(text.replaceAll(/\{\{\w+\}\}/g, '').length * LONGER);
  return length < 2
    ? text
    : `${text} ${filler
        .repeat(3)
        .slice(0, length - 1)
        .trim()}`;
}

const inAll = (tree: MessageTree, filler: string): MessageTree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, part]) => [
      key,
      typeof part === 'string' ? longer(part, filler) : inAll(part, filler),
    ]),
  );

function longerMessages(locale: Locale): MessageTree {
  const { language = '', ...messages } = getMessages(locale);
  return { language, ...inAll(messages, FILLER[locale]) };
}

/** Has the app speak a language of long words, in the direction of `locale`. Answers what it then says. */
async function speakPseudoLanguage(page: Page, locale: Locale): Promise<TextPatterns> {
  const messages = longerMessages(locale);
  await page.route(`**/locales-*/${locale}.json`, (route) => route.fulfill({ json: messages }));
  return createTextPatterns(locale, messages);
}

/** A Wednesday noon in Kuwait. */
const test = testAt({
  now: '2026-03-04T12:00:00+03:00',
  businesses: ['demo-cafe', 'demo-restaurant', 'demo-shop'],
});

const READERS = [
  { locale: 'en', browser: 'en-GB', phone: 'light', direction: 'left to right', number: '50030001' },
  { locale: 'ar', browser: 'ar-KW', phone: 'dark', direction: 'right to left', number: '50030002' },
] as const;

/** Reports every trouble with the state it was seen in. */
async function startTour(page: Page, reader: Reader): Promise<ScreenTour> {
  const customer = new Customer(page, await speakPseudoLanguage(page, reader.locale));
  return new ScreenTour(customer, async (state) => {
    expect.soft(await findLayoutProblems(page, reader), state).toEqual([]);
  });
}

for (const { browser, direction, number, ...reader } of READERS)
  test.describe(`texts that are two fifths longer, ${direction}`, () => {
    test.use({
      viewport: ZOOMED_FOUR_TIMES,
      locale: browser,
      colorScheme: reader.phone,
    });
    test.setTimeout(underLoad(60_000));

    test('have no accessibility barrier from the landing page to an order', FULL_ONLY, async ({ page }) => {
      const tour = await startTour(page, reader);
      await tour.openPage('/demo-cafe');
      await tour.visitMenu();
      await tour.visitCartAndOrder();
    });

    test(
      'have no accessibility barrier from the area to the address and on the business pages',
      FULL_ONLY,
      async ({ page }) => {
        const tour = await startTour(page, reader);
        await tour.openPage('/demo-cafe');
        await tour.visitDelivery();
        await tour.visitBusinessPages();
      },
    );

    test(
      'have no accessibility barrier in a reservation and on a menu of tiles',
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
      'have no accessibility barrier in the account and the wallet',
      quickIf(reader.locale === 'ar'),
      async ({ page, backend }) => {
        await logIn(page, backend.origin, { phone: number, name: 'Hessa' });
        const tour = await startTour(page, reader);
        await tour.openPage('/demo-cafe');
        await tour.visitAccount();
      },
    );
  });
