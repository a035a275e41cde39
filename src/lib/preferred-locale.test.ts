import { describe, expect, it } from 'vitest';
import { choosePreferredLocale, filterOfferedLocales } from './preferred-locale.ts';

const offeredLocales = ['ar', 'de', 'en', 'fr', 'no'];

describe('the preferred language', () => {
  // @spec shell/language
  it('prefers the language in the URL to the saved language and the browser’s languages', () => {
    expect(choosePreferredLocale('ar', 'i18n_redirected=de', ['fr'], offeredLocales)).toBe('ar');
  });

  // @spec shell/language
  it('uses the saved language if the URL names no language', () => {
    expect(choosePreferredLocale(undefined, 'a=1; i18n_redirected=de; b=2', ['fr'], offeredLocales)).toBe(
      'de',
    );
  });

  it('ignores a cookie whose name only resembles the name of the language cookie', () => {
    expect(choosePreferredLocale(undefined, 'xi18n_redirected=de', ['fr'], offeredLocales)).toBe('fr');
  });

  // @spec shell/language
  it('uses the browser’s first language that the business offers', () => {
    expect(choosePreferredLocale(undefined, '', ['tlh', 'ar-KW', 'en'], offeredLocales)).toBe('ar');
    expect(choosePreferredLocale(undefined, '', ['nb-NO'], offeredLocales)).toBe('no');
    expect(choosePreferredLocale('xx', '', ['fr'], ['de', 'fr'])).toBe('fr');
  });

  it('falls back to the first offered language if the business offers no preferred language', () => {
    expect(choosePreferredLocale('xx', 'i18n_redirected=zz', ['tlh'], offeredLocales)).toBe('ar');
  });

  it('normalises the language tags of a business', () => {
    expect(choosePreferredLocale('en', '', [], ['ar-KW', 'EN-us'])).toBe('en');
    expect(choosePreferredLocale(undefined, '', ['nn'], ['nb'])).toBe('no');
  });

  it('returns no preferred language if the business offers no language', () => {
    expect(choosePreferredLocale('ar', '', ['fr'], [])).toBeUndefined();
  });
});

describe('the offered languages of a business', () => {
  it('lists each supported language of a business once, in the order of the business', () => {
    expect(filterOfferedLocales(['fr-CA', 'tlh', 'ar', 'fr'], offeredLocales)).toEqual(['fr', 'ar']);
  });

  it('offers English if the app is translated into none of the business’s languages', () => {
    expect(filterOfferedLocales(['tlh'], offeredLocales)).toEqual(['en']);
  });
});
