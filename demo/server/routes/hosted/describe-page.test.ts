import { describe, expect, it } from 'vitest';
import { getDirection } from '../../../../src/i18n/direction.ts';
import { productLocales } from '../../../../tests/locales/product-locales.ts';
import { demoBusiness } from '../../services/testing/demo-business.ts';
import { describePage } from './describe-page.ts';

const cafe = demoBusiness('demo-cafe');
const TODAY = '2026-03-04';
const origin = 'https://orders.example';
const noHints = { requestedLocale: undefined, cookies: '', acceptLanguage: '' };
const describePageAt = (
  path: string,
  hints: Partial<typeof noHints> | { requestedLocale: string } = {},
  business = cafe,
) =>
  describePage(business, productLocales, {
    path,
    origin,
    hints: { ...noHints, ...hints },
    smartCategoryIds: ['popular'],
    today: TODAY,
  });
const cafeWithLocales = (locales: string[]) =>
  demoBusiness('demo-cafe', (file) => ({ ...file, settings: { ...file.settings, locales } }));

describe('the language of a page', () => {
  it.each([
    [
      'the language of ?lang',
      { requestedLocale: 'ar', cookies: 'i18n_redirected=en', acceptLanguage: 'en' },
      'ar',
    ],
    ['the saved language', { cookies: 'a=b; i18n_redirected=ar', acceptLanguage: 'en' }, 'ar'],
    ['the browser’s first supported language', { acceptLanguage: 'fr, ar-KW;q=0.8, en;q=0.5' }, 'ar'],
    ['a language that the browser does not exclude with q=0', { acceptLanguage: 'ar;q=0, en;q=0.1' }, 'en'],
    ['the first language of the business', { acceptLanguage: 'fr' }, 'en'],
    [
      'the first language of the business when the business does not support ?lang',
      { requestedLocale: 'de' },
      'en',
    ],
  ])('chooses the language of a hosted page: %s', (_choice, languageHints, expectedLocale) => {
    expect(describePageAt('', languageHints)).toMatchObject({
      locale: expectedLocale,
      dir: getDirection(expectedLocale),
    });
  });

  it('never serves a page in a language that the app does not support', () => {
    const page = describePage(cafeWithLocales(['de', 'en']), ['ar', 'en'], {
      path: '',
      origin,
      hints: { ...noHints, acceptLanguage: 'de' },
      smartCategoryIds: [],
      today: TODAY,
    });
    expect(page.locale).toBe('en');
  });

  it('gives the hosted page the writing direction of its language', () => {
    for (const code of productLocales)
      expect(describePageAt('', {}, cafeWithLocales([code]))).toMatchObject({
        locale: code,
        dir: getDirection(code),
      });
  });

  it('sets the app’s language only if the URL of the hosted page names a language', () => {
    expect(describePageAt('', { requestedLocale: 'ar' }).requestedLocale).toBe('ar');
    expect(describePageAt('', { acceptLanguage: 'ar' }).requestedLocale).toBeUndefined();
  });
});

describe('the URLs of a page', () => {
  it('lists one URL of the hosted page per language, and a default URL without ?lang', () => {
    const expectedAlternates = [
      { locale: 'en', address: 'https://orders.example/demo-cafe' },
      { locale: 'ar', address: 'https://orders.example/demo-cafe?lang=ar' },
      { locale: 'x-default', address: 'https://orders.example/demo-cafe' },
    ];
    expect(describePageAt('')).toMatchObject({
      alternates: expectedAlternates,
      canonical: 'https://orders.example/demo-cafe',
    });
    expect(describePageAt('', { requestedLocale: 'ar' })).toMatchObject({
      alternates: expectedAlternates,
      canonical: 'https://orders.example/demo-cafe?lang=ar',
    });
  });

  it.each([
    ['/dine_in/tea', '/demo-cafe/car_pickup/tea'],
    ['/dine_in', '/demo-cafe/car_pickup'],
    ['/pickup/breakfast/karak', '/demo-cafe/car_pickup/tea/karak'],
    ['/car_pickup/popular', '/demo-cafe/car_pickup'],
    ['/delivery/tea', '/demo-cafe/car_pickup/tea'],
    ['/nonsense', '/demo-cafe'],
  ])('gives the hosted page at %s the canonical URL %s', (path, canonical) => {
    expect(describePageAt(path)).toMatchObject({ status: 200, canonical: origin + canonical });
  });

  it('responds with 404 for the page of a smart category that has no dishes today', () => {
    expect(describePageAt('/car_pickup/new').status).toBe(404);
    expect(describePageAt('/car_pickup/popular').status).toBe(200);
  });

  it('uses the home page as the canonical URL of an order type that is not offered', () => {
    const shop = demoBusiness('demo-shop', (file) => ({
      ...file,
      settings: { ...file.settings, checkoutDineIn: { enabled: false } },
    }));
    expect(describePageAt('/dine_in', {}, shop)).toMatchObject({
      status: 200,
      canonical: `${origin}/demo-shop`,
    });
  });

  it.each([
    '/car_pickup/cart',
    '/car_pickup/checkout',
    '/order/abc',
    '/settings',
    '/login',
    '/orders/history',
  ])('keeps the private screen %s out of search engines', (path) => {
    expect(describePageAt(path)).toMatchObject({
      status: 200,
      canonical: null,
      alternates: [],
      structuredData: null,
    });
  });

  it.each([
    '/car_pickup/no-such-category',
    '/car_pickup/tea/no-such-dish',
    '/car_pickup/tea/%ff',
    '/car_pickup/tea/karak/more',
    '/order',
    '/orders',
    '/orders/all',
    '/wallet',
    '/payment',
    '/reservation/success',
    '/settings/more',
    '//car_pickup',
    '/car_pickup//tea',
    '/car_pickup/cart/more',
    '/%E0%A4%A',
    '/login/',
  ])('responds with 404 for the hosted page %s', (path) => {
    expect(describePageAt(path)).toMatchObject({ status: 404, canonical: null });
  });
});

describe('the description of a page', () => {
  it('puts the name of the dish or category into the title and description of its page', () => {
    expect(describePageAt('/car_pickup/tea/karak', { requestedLocale: 'ar' })).toMatchObject({
      title: 'شاي كرك · بيت القهوة',
      siteName: 'بيت القهوة',
    });
    const categoryPage = describePageAt('/car_pickup/coffee');
    expect(categoryPage.title).toBe('Coffee · Bayt Coffee');
    expect(categoryPage.description).toBe('Roasted in Shuwaikh every Sunday');
  });

  it('shows the dish’s picture in the link preview, or else the business’s picture or icon', () => {
    const dishPicture = describePageAt('/car_pickup/tea/karak').picture;
    const homePicture = describePageAt('').picture;
    expect(dishPicture?.src).toMatch(/^https:\/\/orders\.example\/media\/[0-9a-f]{32}\/share\.jpg$/);
    expect(dishPicture?.src).not.toBe(homePicture?.src);
    const cafeWithoutPictures = demoBusiness(
      'demo-cafe',
      ({ settings: { cover: _c, logo: _l, ...settings }, ...file }) => ({
        ...file,
        settings,
      }),
    );
    expect(describePageAt('', {}, cafeWithoutPictures).picture).toMatchObject({
      src: expect.stringMatching(/^https:\/\/orders\.example\/demo-cafe\/icons\/[\w-]+\/512\.png$/),
      type: 'image/png',
      width: 512,
    });
  });

  it('responds for every page of a switched-off business with 433 and no data for search engines', () => {
    const switchedOffCafe = demoBusiness('demo-cafe', (file) => ({ ...file, switched_off: true }));
    for (const path of ['', '/car_pickup/tea/karak'])
      expect(describePageAt(path, {}, switchedOffCafe)).toMatchObject({
        status: 433,
        canonical: null,
        structuredData: null,
      });
  });
});
