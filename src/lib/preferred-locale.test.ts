import { describe, expect, it } from 'vitest';
import { offeredLocales, preferredLocale } from './preferred-locale.ts';

const offered = ['ar', 'de', 'en', 'fr', 'no'];

describe('the preferred language', () => {
  // @spec shell/language
  it('is the one asked for, before the saved and the browser’s', () => {
    expect(preferredLocale('ar', 'i18n_redirected=de', ['fr'], offered)).toBe('ar');
  });

  // @spec shell/language
  it('is the saved one when nothing is asked for', () => {
    expect(preferredLocale(undefined, 'a=1; i18n_redirected=de; b=2', ['fr'], offered)).toBe('de');
  });

  it('does not take another cookie for the saved one', () => {
    expect(preferredLocale(undefined, 'xi18n_redirected=de', ['fr'], offered)).toBe('fr');
  });

  // @spec shell/language
  it('matches the browser’s preferences by language, first offered one', () => {
    expect(preferredLocale(undefined, '', ['tlh', 'ar-KW', 'en'], offered)).toBe('ar');
    expect(preferredLocale(undefined, '', ['nb-NO'], offered)).toBe('no');
  });

  it('passes over a language that is not offered, and ends at the first that is', () => {
    expect(preferredLocale('xx', 'i18n_redirected=zz', ['tlh'], offered)).toBe('ar');
    expect(preferredLocale('xx', '', ['fr'], ['de', 'fr'])).toBe('fr');
  });

  it('is our code, however a business writes it', () => {
    expect(preferredLocale('en', '', [], ['ar-KW', 'EN-us'])).toBe('en');
    expect(preferredLocale(undefined, '', ['nn'], ['nb'])).toBe('no');
  });

  it('is none where none is offered', () => {
    expect(preferredLocale('ar', '', ['fr'], [])).toBeUndefined();
  });
});

describe('the offered languages of a business', () => {
  it('are those the interface speaks, each once, in its order', () => {
    expect(offeredLocales(['fr-CA', 'tlh', 'ar', 'fr'], offered)).toEqual(['fr', 'ar']);
  });

  it('are English where it speaks none of them', () => {
    expect(offeredLocales(['tlh'], offered)).toEqual(['en']);
  });
});
