import { describe, expect, it, vi } from 'vitest';
import { getDirection } from './direction.ts';
import { buildLocaleCookie, listOfferedLocales, selectBusinessLocale } from './select-locale.ts';

vi.mock('../lib/shipped-locales.ts', () => ({ shippedLocales: ['ar', 'de', 'en'] }));

const preferences = { requestedLocale: undefined, cookies: '', browserLocales: [] as string[] };

describe('selectBusinessLocale', () => {
  // @spec shell/browser-s-if-allowed-else
  it.each([
    [
      'the language of the host page rather than the saved language',
      { requestedLocale: 'de', cookies: 'i18n_redirected=ar', browserLocales: ['en'] },
      'de',
    ],
    [
      'the saved language rather than the browser’s',
      { ...preferences, cookies: 'a=b; i18n_redirected=ar', browserLocales: ['en'] },
      'ar',
    ],
    [
      "the browser's first language that the business offers",
      { ...preferences, browserLocales: ['fr-FR', 'en-GB', 'ar'] },
      'en',
    ],
    [
      "the browser's language if the business does not offer the saved language",
      { ...preferences, cookies: 'i18n_redirected=fr', browserLocales: ['en'] },
      'en',
    ],
    [
      'the business’s first language if it offers no preferred language',
      { ...preferences, cookies: 'i18n_redirected=fr', browserLocales: ['it'] },
      'de',
    ],
    ['the business’s first language if no language is preferred', preferences, 'de'],
  ])('starts the app in %s', (_rule, preferences, locale) =>
    expect(selectBusinessLocale(preferences, ['de', 'ar', 'en'])).toBe(locale),
  );

  // @spec shell/browser-s-if-allowed-else
  it('selects only a language into which the app is translated', () => {
    expect(
      selectBusinessLocale({ ...preferences, requestedLocale: 'fr', browserLocales: ['fr'] }, ['fr', 'de']),
    ).toBe('de');
  });

  // @spec shell/falls-back-english
  it('falls back to English for a business without translated languages', () => {
    expect(selectBusinessLocale({ ...preferences, browserLocales: ['ar'] }, ['tlh'])).toBe('en');
  });
});

describe('buildLocaleCookie', () => {
  // @spec constants/language-cookie-i18n-redirected-365
  it('sets the language cookie for 365 days, the whole site and SameSite Lax', () => {
    expect(buildLocaleCookie('ar')).toBe('i18n_redirected=ar; Max-Age=31536000; Path=/; SameSite=Lax');
  });
});

describe('locales', () => {
  // @spec constants/right-left
  it('treats only Arabic, Persian and Urdu as right-to-left', () => {
    expect(['ar', 'fa', 'ur', 'ku', 'hr', 'en'].map(getDirection)).toEqual([
      'rtl',
      'rtl',
      'rtl',
      'ltr',
      'ltr',
      'ltr',
    ]);
  });

  it('offers each translated language of the business once', () => {
    expect(listOfferedLocales(['ar-KW', 'en-US', 'tlh', 'en'])).toEqual(['ar', 'en']);
  });
});
