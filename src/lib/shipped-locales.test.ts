import { describe, expect, it } from 'vitest';
import { chooseLocaleWithoutBusiness, shippedLocales } from './shipped-locales.ts';

describe('the language without a business', () => {
  it('chooses among all languages of the interface when no business is known', () => {
    expect(chooseLocaleWithoutBusiness(undefined, '', ['tlh', 'de-AT', 'en'])).toBe('de');
    expect(chooseLocaleWithoutBusiness(undefined, 'i18n_redirected=ja', ['de'])).toBe('ja');
  });

  it('falls back to English when no business is known and no requested language is translated', () => {
    expect(chooseLocaleWithoutBusiness('tlh', '', ['tlh'])).toBe('en');
    expect(shippedLocales).toContain('en');
  });
});
