import { describe, expect, it } from 'vitest';
import { listPhoneCountries } from '../../domain/phone/countries.ts';
import { addCountryNames, findCountries } from './find-countries.ts';

const englishCountries = addCountryNames(listPhoneCountries(), 'en', ['KW', 'US']);
const findIsoCodes = (term: string, countries = englishCountries) =>
  findCountries(countries, term).map(({ iso }) => iso);

describe('findCountries', () => {
  it('lists the likely countries first and all other countries by name', () => {
    expect(findIsoCodes('').slice(0, 4)).toEqual(['KW', 'US', 'AF', 'AX']);
  });

  it.each([
    ['kuw', 'KW'],
    ['KW', 'KW'],
    ['+965', 'KW'],
    ['965', 'KW'],
    ['00965', 'KW'],
    ['٩٦٥', 'KW'],
    ['cote', 'CI'],
    ['emirates', 'AE'],
    ['kingdom', 'GB'],
  ])('matches the search text "%s" with the country %s', (term, iso) => {
    expect(findIsoCodes(term)).toContain(iso);
  });

  it("finds a country by its name in the app's language or in English", () => {
    const arabicCountries = addCountryNames(listPhoneCountries(), 'ar', ['KW']);
    expect(findIsoCodes('المانيا', arabicCountries)).toEqual(['DE']);
    expect(findIsoCodes('germ', arabicCountries)).toEqual(['DE']);
    expect(arabicCountries[0]?.name).toBe('الكويت');
  });

  it('puts the country whose code equals the search text at the top of the list', () => {
    expect(findIsoCodes('de')[0]).toBe('DE');
    expect(findIsoCodes('1')[0]).toBe('US');
  });

  it('returns an empty list when no country matches the search text', () => {
    expect(findIsoCodes('atlantis')).toEqual([]);
  });
});
