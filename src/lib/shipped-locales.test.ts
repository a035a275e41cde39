import { describe, expect, it } from 'vitest';
import { chooseLocaleWithoutBusiness, shippedLocales } from './shipped-locales.ts';

describe('the language without a business', () => {
  it('returns any language into which the interface is translated', () => {
    expect(chooseLocaleWithoutBusiness(undefined, '', ['tlh', 'de-AT', 'en'])).toBe('de');
    expect(chooseLocaleWithoutBusiness(undefined, 'i18n_redirected=ja', ['de'])).toBe('ja');
  });

  it('falls back to English', () => {
    expect(chooseLocaleWithoutBusiness('tlh', '', ['tlh'])).toBe('en');
    expect(shippedLocales).toContain('en');
  });
});
