import { describe, expect, it } from 'vitest';
import { getDialCode, getPhoneCountry, listPhoneCountries } from './countries.ts';

describe('the countries of phone numbers', () => {
  it('lists every country with a calling code', () => {
    const all = listPhoneCountries();
    expect(all).toContainEqual({ iso: 'KW', dialCode: '+965' });
    expect(all.length).toBeGreaterThan(240);
    expect(all.filter(({ dialCode }) => !/^\+\d{1,4}$/.test(dialCode))).toEqual([]);
  });

  it('returns no calling code or country for an unknown phone number', () => {
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
    'finds for the calling code %s, the number "%s" and the likely countries %j the country %s',
    (dialCode, phone, likely, iso) => {
      expect(getPhoneCountry({ dialCode, phone }, likely)).toBe(iso);
    },
  );
});
