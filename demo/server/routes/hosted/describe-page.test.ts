import { describe, expect, it } from 'vitest';
import { directionOf } from '../../../../src/i18n/locales-list.ts';
import { productLocales } from '../../../../tests/locales/product-locales.ts';
import { demoBusiness } from '../../services/testing/demo-business.ts';
import { describePage } from './describe-page.ts';

const cafe = demoBusiness('demo-cafe');
const origin = 'https://orders.example';
const none = { asked: undefined, cookies: '', acceptLanguage: '' };
const at = (path: string, hints: Partial<typeof none> | { asked: string } = {}, business = cafe) =>
  describePage(business, productLocales, { path, origin, hints: { ...none, ...hints } });
const withLocales = (locales: string[]) =>
  demoBusiness('demo-cafe', (file) => ({ ...file, settings: { ...file.settings, locales } }));

describe('the language of a page', () => {
  it.each([
    ['?lang', { asked: 'ar', cookies: 'i18n_redirected=en', acceptLanguage: 'en' }, 'ar'],
    ['the saved choice', { cookies: 'a=b; i18n_redirected=ar', acceptLanguage: 'en' }, 'ar'],
    ['the browser’s', { acceptLanguage: 'fr, ar-KW;q=0.8, en;q=0.5' }, 'ar'],
    ['not one the browser refuses', { acceptLanguage: 'ar;q=0, en;q=0.1' }, 'en'],
    ['the business’s first', { acceptLanguage: 'fr' }, 'en'],
    ['the business’s first, not one it does not have', { asked: 'de' }, 'en'],
  ])('is %s', (_what, hints, expected) => {
    expect(at('', hints)).toMatchObject({ locale: expected, dir: directionOf(expected) });
  });

  it('is one the app speaks', () => {
    const page = describePage(withLocales(['de', 'en']), ['ar', 'en'], {
      path: '',
      origin,
      hints: { ...none, acceptLanguage: 'de' },
    });
    expect(page.locale).toBe('en');
  });

  it('is written in its direction, whichever it is', () => {
    for (const code of productLocales)
      expect(at('', {}, withLocales([code]))).toMatchObject({ locale: code, dir: directionOf(code) });
  });

  it('is handed to the app where the address names it, and else left to the customer’s own choice', () => {
    expect(at('', { asked: 'ar' }).askedLocale).toBe('ar');
    expect(at('', { acceptLanguage: 'ar' }).askedLocale).toBeUndefined();
  });
});

describe('addresses of a page', () => {
  it('are one for each language, the first without a word of it, and one for who reads none', () => {
    const expected = [
      { locale: 'en', address: 'https://orders.example/demo-cafe' },
      { locale: 'ar', address: 'https://orders.example/demo-cafe?lang=ar' },
      { locale: 'x-default', address: 'https://orders.example/demo-cafe' },
    ];
    expect(at('')).toMatchObject({ alternates: expected, canonical: 'https://orders.example/demo-cafe' });
    expect(at('', { asked: 'ar' })).toMatchObject({
      alternates: expected,
      canonical: 'https://orders.example/demo-cafe?lang=ar',
    });
  });

  it.each([
    ['/dine_in/tea', '/demo-cafe/car_pickup/tea'],
    ['/dine_in', '/demo-cafe/car_pickup'],
    ['/pickup/breakfast/karak', '/demo-cafe/car_pickup/tea/karak'],
    ['/car_pickup/no-such-category', '/demo-cafe/car_pickup'],
    ['/delivery/tea', '/demo-cafe/car_pickup/tea'],
    ['/nonsense', '/demo-cafe'],
  ])('however a customer came to %s, search engines know %s', (path, canonical) => {
    expect(at(path)).toMatchObject({ status: 200, canonical: origin + canonical });
  });

  it('of a way of ordering that is not offered are the business’s own', () => {
    const shop = demoBusiness('demo-shop', (file) => ({
      ...file,
      settings: { ...file.settings, checkoutDineIn: { enabled: false } },
    }));
    expect(at('/dine_in', {}, shop)).toMatchObject({ status: 200, canonical: `${origin}/demo-shop` });
  });

  it.each([
    '/car_pickup/cart',
    '/car_pickup/checkout',
    '/order/abc',
    '/settings',
    '/login',
    '/orders/history',
  ])('%s is somebody’s own: no search engine knows it', (path) => {
    expect(at(path)).toMatchObject({ status: 200, canonical: null, alternates: [], structuredData: null });
  });

  it.each(['/car_pickup/tea/no-such-dish', '/car_pickup/tea/%ff', '/car_pickup/tea/karak/more'])(
    '%s is missing',
    (path) => {
      expect(at(path)).toMatchObject({ status: 404, canonical: null });
    },
  );
});

describe('a page', () => {
  it('of a dish, and of a section, is about that', () => {
    expect(at('/car_pickup/tea/karak', { asked: 'ar' })).toMatchObject({
      title: 'شاي كرك · بيت القهوة',
      siteName: 'بيت القهوة',
    });
    const section = at('/car_pickup/coffee');
    expect(section.title).toBe('Coffee · Bayt Coffee');
    expect(section.description).toBe('Roasted in Shuwaikh every Sunday');
  });

  it('is shown with a picture by a whole address: the dish’s, else the business’s, else its icon', () => {
    const dish = at('/car_pickup/tea/karak').picture;
    const home = at('').picture;
    expect(dish?.src).toMatch(/^https:\/\/orders\.example\/media\/[0-9a-f]{32}\/share\.jpg$/);
    expect(dish?.src).not.toBe(home?.src);
    const bare = demoBusiness('demo-cafe', ({ settings: { cover: _c, logo: _l, ...settings }, ...file }) => ({
      ...file,
      settings,
    }));
    expect(at('', {}, bare).picture).toMatchObject({
      src: expect.stringMatching(/^https:\/\/orders\.example\/demo-cafe\/icons\/[\w-]+\/512\.png$/),
      type: 'image/png',
      width: 512,
    });
  });

  it('of a business that is switched off says so with 433, wherever in it, and search engines leave it', () => {
    const off = demoBusiness('demo-cafe', (file) => ({ ...file, switched_off: true }));
    for (const path of ['', '/car_pickup/tea/karak'])
      expect(at(path, {}, off)).toMatchObject({ status: 433, canonical: null, structuredData: null });
  });
});
