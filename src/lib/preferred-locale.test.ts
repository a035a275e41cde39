import { describe, expect, it } from 'vitest';
import { choosePreferredLocale, filterOfferedLocales } from './preferred-locale.ts';

const offered = ['ar', 'de', 'en', 'fr', 'no'];

describe('the preferred language', () => {
  // @spec shell/language
  it('prefers the language that the URL names to the saved language and the browser’s', () => {
    expect(choosePreferredLocale('ar', 'i18n_redirected=de', ['fr'], offered)).toBe('ar');
  });

  // @spec shell/language
  it('uses the saved language if the URL names none', () => {
    expect(choosePreferredLocale(undefined, 'a=1; i18n_redirected=de; b=2', ['fr'], offered)).toBe('de');
  });

  it('ignores a cookie whose name resembles that of the language cookie', () => {
    expect(choosePreferredLocale(undefined, 'xi18n_redirected=de', ['fr'], offered)).toBe('fr');
  });

  // @spec shell/language
  it('uses the browser’s first language that the business offers', () => {
    expect(choosePreferredLocale(undefined, '', ['tlh', 'ar-KW', 'en'], offered)).toBe('ar');
    expect(choosePreferredLocale(undefined, '', ['nb-NO'], offered)).toBe('no');
  });

  it('skips browser languages that the business does not offer, and falls back to the first offered one', () => {
    expect(choosePreferredLocale('xx', 'i18n_redirected=zz', ['tlh'], offered)).toBe('ar');
    expect(choosePreferredLocale('xx', '', ['fr'], ['de', 'fr'])).toBe('fr');
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
    expect(filterOfferedLocales(['fr-CA', 'tlh', 'ar', 'fr'], offered)).toEqual(['fr', 'ar']);
  });

  it('offers English if the app is translated into none of the business’s languages', () => {
    expect(filterOfferedLocales(['tlh'], offered)).toEqual(['en']);
  });
});
