import { describe, expect, it } from 'vitest';
import { phoneCountries } from '../../domain/phone/countries.ts';
import { findCountries, nameCountries } from './find-countries.ts';

const inEnglish = nameCountries(phoneCountries(), 'en', ['KW', 'US']);
const found = (term: string, countries = inEnglish) => findCountries(countries, term).map(({ iso }) => iso);

describe('the country chooser', () => {
  it("begins with the business's country, the rest by name", () => {
    expect(found('').slice(0, 4)).toEqual(['KW', 'US', 'AF', 'AX']);
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
  ])('finds %s', (term, iso) => {
    expect(found(term)).toContain(iso);
  });

  it('finds a country by its name in the language of the page, and in English', () => {
    const inArabic = nameCountries(phoneCountries(), 'ar', ['KW']);
    expect(found('المانيا', inArabic)).toEqual(['DE']);
    expect(found('germ', inArabic)).toEqual(['DE']);
    expect(inArabic[0]?.name).toBe('الكويت');
  });

  it('puts the country with that very code first', () => {
    expect(found('de')[0]).toBe('DE');
    expect(found('1')[0]).toBe('US');
  });

  it('finds nothing where there is nothing', () => {
    expect(found('atlantis')).toEqual([]);
  });
});
