import type { Page } from '@playwright/test';
import { LOCALES_WITHOUT_INTL } from '../../../elements/build/intl-fallback-words.ts';
import de from '../../../locales/de.json' with { type: 'json' };
import { productLocales } from '../../locales/product-locales.ts';
import { FULL_ONLY, fullOnlyUnless } from '../../test-scope.ts';
import { type Customer, createCustomer } from '../testing/customer.ts';
import { readDemoNames } from '../testing/data/demo-names.ts';
import { expect, test } from '../testing/test.ts';

const PLAIN_PAGE = '/demo/plain.html';
const findLandingRegion = (customer: Customer) =>
  customer.app.getByRole('region', { name: customer.texts.exact('landing.title') });

/** The text direction of the app. */
const readDirection = (customer: Customer): Promise<string> =>
  findLandingRegion(customer).evaluate((element) => getComputedStyle(element).direction);

/** Records the locale files that the page requests. */
function recordLocaleFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const file = /\/locales-\w+\/([\w.]+)$/.exec(request.url())?.[1];
    if (file) files.push(file);
  });
  return files;
}

/** Chooses a language on the settings screen by its native name. */
async function switchLanguage(customer: Customer, language: 'English' | 'العربية'): Promise<void> {
  await customer.tab('tabs.more').click();
  await customer.app.getByRole('radio', { name: language }).check();
}

for (const [browserLocale, locale, dir] of [
  ['en-GB', 'en', 'ltr'],
  ['ar-KW', 'ar', 'rtl'],
  ['ar', 'ar', 'rtl'],
] as const)
  test.describe(`in a browser that prefers ${browserLocale}`, () => {
    test.use({ locale: browserLocale });

    // @spec shell/language, constants/languages
    test(
      `shows the app in ${locale} to a browser that prefers ${browserLocale}`,
      fullOnlyUnless(browserLocale !== 'ar'),
      async ({ page }) => {
        const customer = createCustomer(page, locale);
        await page.goto(PLAIN_PAGE);
        await expect(findLandingRegion(customer)).toBeVisible();
        await expect.poll(() => readDirection(customer)).toBe(dir);
        await expect(
          customer.app.getByRole('heading', { name: readDemoNames('demo-cafe', locale).business }),
        ).toBeVisible();
      },
    );
  });

test.describe('a browser that prefers a language the business does not offer', () => {
  test.use({ locale: 'fr-FR' });

  test('shows the business’s first language if the business lacks the browser’s language, and loads no other language', async ({
    page,
  }) => {
    const customer = createCustomer(page, 'en');
    const files = recordLocaleFiles(page);
    await page.goto(PLAIN_PAGE);
    await expect(findLandingRegion(customer)).toBeVisible();
    await page
      .locator('order-app')
      .evaluate((element: HTMLElementTagNameMap['order-app']) => element.whenReady());
    expect(files).toEqual(['en.json']);
  });

  // @spec shell/browser-s-if-allowed-else
  test(
    'prefers the first language of the business to English when the business lacks the browser’s language',
    FULL_ONLY,
    async ({ page }) => {
      await page.goto('/demo-shop');
      await expect(page.getByRole('region', { name: de.landing.title })).toBeVisible();
    },
  );
});

// @spec constants/language-cookie-i18n-redirected-365
// @spec shell/language
test('remembers a chosen language for a year', async ({ page, context }) => {
  const englishCustomer = createCustomer(page, 'en');
  const arabicCustomer = createCustomer(page, 'ar');
  await page.goto('/demo-cafe');
  await switchLanguage(englishCustomer, 'العربية');
  await expect(arabicCustomer.heading('settings.title')).toBeVisible();

  const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
  expect(cookie).toMatchObject({ value: 'ar', path: '/', sameSite: 'Lax' });
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);

  await page.goto('/demo-cafe');
  await expect(findLandingRegion(arabicCustomer)).toBeVisible();
  await switchLanguage(arabicCustomer, 'English');
  await expect(englishCustomer.heading('settings.title')).toBeVisible();
  await page.goto('/demo-cafe');
  await expect(findLandingRegion(englishCustomer)).toBeVisible();
});

// @spec constants/right-left
test('switching to Arabic changes the direction of the element, but nothing on the host page around it', async ({
  page,
}) => {
  const englishCustomer = createCustomer(page, 'en');
  const arabicCustomer = createCustomer(page, 'ar');
  await page.goto(PLAIN_PAGE);
  const readHostPage = () =>
    page.evaluate(() => ({
      dir: document.documentElement.dir,
      lang: document.documentElement.lang,
      body: getComputedStyle(document.body).direction,
      title: document.title,
    }));
  const hostPageBefore = await readHostPage();
  await expect(findLandingRegion(englishCustomer)).toBeVisible();
  await expect.poll(() => readDirection(englishCustomer)).toBe('ltr');
  await switchLanguage(englishCustomer, 'العربية');
  await arabicCustomer.tab('tabs.home').click();
  await expect(findLandingRegion(arabicCustomer)).toBeVisible();
  expect(await readDirection(arabicCustomer)).toBe('rtl');
  expect(await readHostPage()).toEqual(hostPageBefore);
});

test('keeps the items in the cart when the language changes', async ({ page }) => {
  const englishCustomer = createCustomer(page, 'en');
  const arabicCustomer = createCustomer(page, 'ar');
  await page.goto('/demo-cafe/car_pickup');
  await englishCustomer.addDirectly(readDemoNames('demo-cafe', 'en').dish('balaleet'));
  await switchLanguage(englishCustomer, 'العربية');
  await arabicCustomer.tab('tabs.cart').click();
  await expect(arabicCustomer.cartLine(readDemoNames('demo-cafe', 'ar').dish('balaleet'))).toContainText(
    arabicCustomer.texts.money(2.25, 'KWD'),
  );
});

test('the `locale` attribute overrides the customer’s language, and each change of it applies at once', async ({
  page,
}) => {
  const englishCustomer = createCustomer(page, 'en');
  const arabicCustomer = createCustomer(page, 'ar');
  await page.goto('/demo/rtl.html');
  await expect(findLandingRegion(arabicCustomer)).toBeVisible();
  const element = page.locator('order-app');
  await element.evaluate((app) => app.setAttribute('locale', 'en'));
  await expect(findLandingRegion(englishCustomer)).toBeVisible();
  expect(await readDirection(englishCustomer), 'on a right-to-left page').toBe('ltr');
  await element.evaluate((app) => app.setAttribute('locale', 'ar'));
  await expect(findLandingRegion(arabicCustomer)).toBeVisible();
  await element.evaluate((app) => app.removeAttribute('locale'));
  await expect(findLandingRegion(englishCustomer)).toBeVisible();
});

test.describe('when a locale file does not load', () => {
  test.use({ locale: 'ar-KW' });

  // @spec shell/falls-back-english
  test(
    'shows the app in English when the file of the customer’s language fails to load',
    FULL_ONLY,
    async ({ page }) => {
      const customer = createCustomer(page, 'en');
      await page.route('**/locales-*/ar.json', (route) => route.abort('connectionreset'));
      await page.goto(PLAIN_PAGE);
      await expect(findLandingRegion(customer)).toBeVisible();
      await customer.choosePickup();
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  );

  // @spec errors/locale-fails-load
  // @spec errors/missing-messages
  test(
    'falls back to the English texts that the app’s script contains when no locale file loads',
    FULL_ONLY,
    async ({ page }) => {
      const customer = createCustomer(page, 'en');
      await page.route('**/locales-*/*.json', (route) => route.fulfill({ status: 404, body: 'Not found' }));
      await page.goto(PLAIN_PAGE);
      await expect(findLandingRegion(customer)).toBeVisible();
      await customer.tab('tabs.cart').click();
      await expect(customer.heading('cart.empty')).toBeVisible();
      await expect(page.getByText(customer.texts.exact('cart.emptyHint'))).toBeVisible();
    },
  );

  test('shows English texts when a locale file is invalid', FULL_ONLY, async ({ page }) => {
    const customer = createCustomer(page, 'en');
    await page.route('**/locales-*/ar.json', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
    );
    await page.goto(PLAIN_PAGE);
    await expect(findLandingRegion(customer)).toBeVisible();
  });
});

test(
  'keeps the current language when the locale file of the chosen language fails to load',
  FULL_ONLY,
  async ({ page }) => {
    const customer = createCustomer(page, 'en');
    await page.goto(PLAIN_PAGE);
    await expect(findLandingRegion(customer)).toBeVisible();
    await page.route('**/locales-*/ar.json', (route) => route.abort('connectionreset'));
    await customer.tab('tabs.more').click();
    await customer.app.getByRole('radio', { name: 'العربية' }).click();
    await expect(
      page.getByText(customer.texts.exact('settings.languageFailed', { language: 'العربية' })),
    ).toBeVisible();
    await expect(customer.app.getByRole('radio', { name: 'English' })).toBeChecked();
    await expect(customer.heading('settings.title')).toBeVisible();
  },
);

test.describe('a browser that prefers German, at the restaurant in Berlin', () => {
  test.use({ locale: 'de-DE' });

  test('shows all texts and dishes in German to a browser that prefers German', async ({ page }) => {
    const files = recordLocaleFiles(page);
    await page.goto('/demo-restaurant');
    const landingRegion = page.getByRole('region', { name: de.landing.title });
    await expect(landingRegion).toBeVisible();
    await landingRegion.getByRole('link').first().click();
    await expect(page.getByRole('article').first()).toHaveAccessibleName(/\S/);
    await expect(page.getByRole('link', { name: de.menu.search })).toBeVisible();
    expect(files).toEqual(['de.json']);
  });
});

test('ships date and list formats for every language for which the browser has none', async ({ page }) => {
  const unsupportedLocales = await page.evaluate(
    (codes) => codes.filter((code) => !Intl.ListFormat.supportedLocalesOf(code).length),
    productLocales,
  );
  expect(unsupportedLocales.filter((code) => !LOCALES_WITHOUT_INTL.includes(code))).toEqual([]);
});

test.describe('a browser that prefers Arabic, on a slow connection', () => {
  test.use({ locale: 'ar-KW' });

  test('shows the ingredients of a dish in Arabic at once, because their names load before the dish opens', async ({
    page,
  }) => {
    const customer = createCustomer(page, 'ar');
    const namesResponse = page.waitForResponse('**/tags-ingredients**');
    await page.goto('/demo-cafe/car_pickup');
    await (await namesResponse).finished();
    await page.route('**/tags-ingredients**', () => undefined);
    const dialog = await customer.openDish(readDemoNames('demo-cafe', 'ar').dish('butter-croissant'));
    const ingredientsLabel = dialog
      .locator('dt')
      .filter({ hasText: customer.texts.exact('item.ingredients') });
    await expect(ingredientsLabel.locator('+ dd')).toHaveText(/^[\p{Script=Arabic}\s،]+$/u);
  });
});
