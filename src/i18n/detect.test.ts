import { describe, expect, it, vi } from 'vitest';
import { buildLocaleCookie, listOfferedLocales, selectBusinessLocale } from './detect.ts';
import { getDirection } from './locales-list.ts';

vi.mock('../lib/shipped-locales.ts', () => ({ shippedLocales: ['ar', 'de', 'en'] }));

const wishes = { requestedLocale: undefined, cookies: '', browser: [] as string[] };

describe('selectBusinessLocale', () => {
  // @spec shell/browser-s-if-allowed-else
  it.each([
    [
      'the host’s language first',
      { requestedLocale: 'de', cookies: 'i18n_redirected=ar', browser: ['en'] },
      'de',
    ],
    [
      'the saved choice before the browser’s',
      { ...wishes, cookies: 'a=b; i18n_redirected=ar', browser: ['en'] },
      'ar',
    ],
    ["the browser's first that the business has", { ...wishes, browser: ['fr-FR', 'en-GB', 'ar'] }, 'en'],
    [
      "the browser's, when the saved one is not the business's",
      { ...wishes, cookies: 'i18n_redirected=fr', browser: ['en'] },
      'en',
    ],
    [
      'the first of the business, when nothing fits',
      { ...wishes, cookies: 'i18n_redirected=fr', browser: ['it'] },
      'de',
    ],
    ['the first of the business, when nothing is set', wishes, 'de'],
  ])('takes %s', (_rule, preferences, locale) =>
    expect(selectBusinessLocale(preferences, ['de', 'ar', 'en'])).toBe(locale),
  );

  // @spec shell/browser-s-if-allowed-else
  it('skips a language without a translation', () => {
    expect(selectBusinessLocale({ ...wishes, requestedLocale: 'fr', browser: ['fr'] }, ['fr', 'de'])).toBe(
      'de',
    );
  });

  // @spec shell/falls-back-english
  it('falls back to English for a business whose languages are not translated', () => {
    expect(selectBusinessLocale({ ...wishes, browser: ['ar'] }, ['tlh'])).toBe('en');
  });
});

describe('rememberingCookie', () => {
  // @spec constants/language-cookie-i18n-redirected-365
  it('sets the cookie for 365 days, the whole site and SameSite Lax', () => {
    expect(buildLocaleCookie('ar')).toBe('i18n_redirected=ar; Max-Age=31536000; Path=/; SameSite=Lax');
  });
});

describe('locales', () => {
  // @spec constants/right-left
  it('treats only ar, fa and ur as right-to-left', () => {
    expect(['ar', 'fa', 'ur', 'ku', 'hr', 'en'].map(getDirection)).toEqual([
      'rtl',
      'rtl',
      'rtl',
      'ltr',
      'ltr',
      'ltr',
    ]);
  });

  it('offers the translated languages of the business once each', () => {
    expect(listOfferedLocales(['ar-KW', 'en-US', 'tlh', 'en'])).toEqual(['ar', 'en']);
  });
});
