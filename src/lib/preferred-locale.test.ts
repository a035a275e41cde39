import { describe, expect, it } from 'vitest';
import { preferredLocale } from './preferred-locale.ts';

const supported = ['ar', 'de', 'en', 'fr', 'no'];

describe('the language guessed before the business is known', () => {
  it('is the one asked for, before the saved and the browser’s', () => {
    expect(preferredLocale('ar', 'i18n_redirected=de', ['fr'], supported)).toBe('ar');
  });

  it('is the saved one when nothing is asked for', () => {
    expect(preferredLocale(undefined, 'a=1; i18n_redirected=de; b=2', ['fr'], supported)).toBe('de');
  });

  it('does not take another cookie for the saved one', () => {
    expect(preferredLocale(undefined, 'xi18n_redirected=de', ['fr'], supported)).toBe('fr');
  });

  it('matches the browser’s preferences by language, first supported one', () => {
    expect(preferredLocale(undefined, '', ['tlh', 'ar-KW', 'en'], supported)).toBe('ar');
    expect(preferredLocale(undefined, '', ['nb-NO'], supported)).toBe('no');
  });

  it('passes over a language that is not supported, and ends at English', () => {
    expect(preferredLocale('xx', 'i18n_redirected=zz', ['tlh'], supported)).toBe('en');
  });

  it('stays within a narrower list', () => {
    expect(preferredLocale('ar', '', ['fr'], ['de', 'fr'])).toBe('fr');
    expect(preferredLocale('ar', '', [], ['de'])).toBe('de');
  });
});
