import type { Page } from '@playwright/test';
import { fullOnlyUnless } from '../../test-scope.ts';
import { scaleTimeout } from '../../timeouts.ts';
import { findNarrowColumns } from '../testing/accessibility/narrow-columns.ts';
import { logIn } from '../testing/accounts.ts';
import { Customer } from '../testing/customer.ts';
import { ScreenTour } from '../testing/screens/screen-tour.ts';
import { readTourTexts, type TourLanguage } from '../testing/screens/tour-languages.ts';
import { testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

/** A Wednesday noon in Kuwait. */
const test = testAt({ now: '2026-03-04T12:00:00+03:00', businesses: ['demo-cafe', 'demo-restaurant'] });

/** Common widths of phones, in px. */
const WIDTHS = [320, 360, 390, 430];
const HEIGHT = 800;
const LANGUAGES: readonly TourLanguage[] = ['en', 'de', 'fr', 'ru', 'ar'];

/** Starts a tour in the given language. The tour reports each narrow column with the state of the screen. */
async function startTour(page: Page, language: TourLanguage): Promise<ScreenTour> {
  const { locale, messages, patterns } = readTourTexts(language);
  await page.route(`**/locales-*/${locale}.json`, (route) => route.fulfill({ json: messages }));
  return new ScreenTour(new Customer(page, patterns), async (state) => {
    await expect(page.locator('order-app [aria-busy=true]')).toHaveCount(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      expect.soft(await findNarrowColumns(page), `${state} at ${width} px`).toEqual([]);
    }
  });
}

for (const [index, language] of LANGUAGES.entries())
  test.describe(`in the language ${language}`, () => {
    test.use({
      viewport: { width: WIDTHS[0] ?? 0, height: HEIGHT },
      locale: language === 'ar' ? 'ar-KW' : 'en-GB',
    });
    test.setTimeout(scaleTimeout(90_000));

    test(
      `squeezes no text of a screen into a narrow column on a phone, in the language ${language}`,
      fullOnlyUnless(language === 'de'),
      async ({ page, backend }) => {
        const tour = await startTour(page, language);
        await tour.openPage('/demo-cafe');
        await tour.visitMenu();
        await tour.visitDelivery();
        await tour.visitBusinessPages();
        await tour.visitCartAndOrder();
        await tour.openPage('/demo-restaurant');
        await tour.visitReservation();
        await logIn(page, backend.origin, { phone: `5004000${index}`, name: 'Hessa' });
        await tour.openPage('/demo-cafe');
        await tour.visitAccount();
      },
    );
  });
