import { describe, expect, it } from 'vitest';
import { localeWithoutBusiness, shippedLocales } from './shipped-locales.ts';

describe('the language without a business', () => {
  it('is any that the interface speaks', () => {
    expect(localeWithoutBusiness(undefined, '', ['tlh', 'de-AT', 'en'])).toBe('de');
    expect(localeWithoutBusiness(undefined, 'i18n_redirected=ja', ['de'])).toBe('ja');
  });

  it('is English for who reads none of them', () => {
    expect(localeWithoutBusiness('tlh', '', ['tlh'])).toBe('en');
    expect(shippedLocales).toContain('en');
  });
});
