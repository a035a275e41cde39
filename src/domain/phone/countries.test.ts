import { describe, expect, it } from 'vitest';
import { getDialCode, getPhoneCountry, listPhoneCountries } from './countries.ts';

describe('the countries of phone numbers', () => {
  it('lists every country with a calling code', () => {
    const countries = listPhoneCountries();
    expect(countries).toContainEqual({ iso: 'KW', dialCode: '+965' });
    expect(countries.length).toBeGreaterThan(240);
    expect(countries.filter(({ dialCode }) => !/^\+\d{1,4}$/.test(dialCode))).toEqual([]);
  });

  it('returns no calling code for an unknown country, and no country for an unknown calling code', () => {
    expect(getDialCode('DE')).toBe('+49');
    expect(getDialCode('XX')).toBe('');
    expect(getPhoneCountry({ dialCode: '+999', phone: '' }, ['KW'])).toBeNull();
  });

  it.each([
    ['+965', '', [], 'KW'],
    ['+965', '', ['DE'], 'KW'],
    ['+1', '', [], 'US'],
    ['+1', '', ['KW', 'CA'], 'CA'],
    ['+1', '4165550123', ['US'], 'CA'],
    ['+44', '', ['JE'], 'JE'],
    ['+44', '2079460000', ['JE'], 'GB'],
  ])(
    'finds the country of the phone number "%s %s", if the likely countries are %j: %s',
    (dialCode, phone, likelyCountries, iso) => {
      expect(getPhoneCountry({ dialCode, phone }, likelyCountries)).toBe(iso);
    },
  );
});
