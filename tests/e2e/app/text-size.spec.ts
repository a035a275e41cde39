import type { Page } from '@playwright/test';
import { FULL_ONLY, fullOnlyUnless } from '../../test-scope.ts';
import { scaleTimeout } from '../../timeouts.ts';
import { findTextProblems } from '../testing/accessibility/text-problems.ts';
import { logIn } from '../testing/accounts.ts';
import { Customer } from '../testing/customer.ts';
import { openHostPage } from '../testing/hosts/same-origin-host-page.ts';
import { ScreenTour } from '../testing/screens/screen-tour.ts';
import { readTourTexts, type TourLanguage } from '../testing/screens/tour-languages.ts';
import { testAt } from '../testing/servers/in-process-backend.ts';
import { expect } from '../testing/test.ts';

// `tests/browsers/firefox-text-size.spec.ts` reads the same screens with text-only zoom.

/** A Wednesday noon in Kuwait. */
const test = testAt({
  now: '2026-03-04T12:00:00+03:00',
  businesses: ['demo-cafe', 'demo-restaurant', 'demo-shop'],
});
test.use({ viewport: { width: 320, height: 700 } });

const LARGE_FONT_PX = 24;

/** Sets the default font size of the browser, in px. Returns a function that sets another size. */
async function setDefaultFontSize(page: Page, sizePx: number): Promise<(sizePx: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const changeFontSize = async (standard: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
  };
  await changeFontSize(sizePx);
  return changeFontSize;
}

/** Starts a tour in the given language. The tour reports each text problem with the state of the screen. */
async function startTour(page: Page, language: TourLanguage): Promise<ScreenTour> {
  const { locale, messages, patterns } = readTourTexts(language);
  await page.route(`**/locales-*/${locale}.json`, (route) => route.fulfill({ json: messages }));
  await setDefaultFontSize(page, LARGE_FONT_PX);
  return new ScreenTour(new Customer(page, patterns), async (state) => {
    await expect(page.locator('order-app [aria-busy=true]')).toHaveCount(0);
    expect.soft(await page.evaluate(findTextProblems), state).toEqual([]);
  });
}

test('texts follow the font size of the reader’s browser, not the font sizes of the host page', async ({
  page,
}) => {
  const changeFontSize = await setDefaultFontSize(page, LARGE_FONT_PX);
  await openHostPage(
    page,
    `<style>html { font-size: 62.5% } * { font-size: .8rem }</style>
<order-app reference-id="demo-cafe"></order-app> <order-button reference-id="demo-cafe"></order-button>`,
  );
  const readSize = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

  await expect.poll(() => readSize('order-app [data-surface]')).toBe((14 * LARGE_FONT_PX) / 16);
  expect(await readSize('order-app h1')).toBe((28 * LARGE_FONT_PX) / 16);
  expect(await readSize('order-button button')).toBe(LARGE_FONT_PX);

  await changeFontSize(16);
  await page.reload();
  await expect.poll(() => readSize('order-app [data-surface]')).toBe(14);
  expect(await readSize('order-app h1')).toBe(28);
  expect(await readSize('order-button button')).toBe(16);
});

for (const [index, language] of (['de', 'ar', 'ta'] as const).entries())
  test.describe(`in the language ${language}`, () => {
    test.use({ locale: language === 'ar' ? 'ar-KW' : 'en-GB' });
    test.setTimeout(scaleTimeout(90_000));

    test(
      `a default font size of 24 px cuts off no text from the menu to an order on a phone, in the language ${language}`,
      fullOnlyUnless(language === 'de'),
      async ({ page }) => {
        const tour = await startTour(page, language);
        await tour.openPage('/demo-cafe');
        await tour.visitMenu();
        await tour.visitCartAndOrder();
      },
    );

    test(
      `a default font size of 24 px cuts off no text in delivery, reservation and account on a phone, in the language ${language}`,
      FULL_ONLY,
      async ({ page, backend }) => {
        const tour = await startTour(page, language);
        await tour.openPage('/demo-cafe');
        await tour.visitDelivery();
        await tour.visitBusinessPages();
        await tour.openPage('/demo-shop');
        await tour.visit('/demo-shop', '/car_pickup', '/car_pickup/bread');
        await tour.openPage('/demo-restaurant');
        await tour.visitReservation();
        await logIn(page, backend.origin, { phone: `5004200${index}`, name: 'Hessa' });
        await tour.openPage('/demo-cafe');
        await tour.visitAccount();
      },
    );
  });
