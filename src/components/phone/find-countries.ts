import type { PhoneCountry } from '../../domain/phone/countries.ts';
import { toPlainText } from '../../domain/search/plain-text.ts';

export interface NamedCountry extends PhoneCountry {
  /** In the customer's language. */
  readonly name: string;
  /** Names, ISO code and calling code (with and without the plus), each preceded by a space. */
  readonly searchText: string;
}

/** Adds names in `locale` and sorts by name. The countries with the ISO codes `firstIsoCodes` come first. */
export function addCountryNames(
  countries: readonly PhoneCountry[],
  locale: string,
  firstIsoCodes: readonly string[],
): NamedCountry[] {
  const localNames = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  const englishNames = new Intl.DisplayNames('en', { type: 'region' });
  const { compare } = new Intl.Collator([locale, 'en']);
  const rank = (iso: string) =>
    firstIsoCodes.includes(iso) ? firstIsoCodes.indexOf(iso) : firstIsoCodes.length;
  return countries
    .map(({ iso, dialCode }) => {
      const name = localNames.of(iso) ?? iso;
      const searchText = toPlainText(
        ` ${name} ${englishNames.of(iso) ?? ''} ${iso} ${dialCode} ${dialCode.slice(1)}`,
      );
      return { iso, dialCode, name, searchText };
    })
    .sort((a, b) => rank(a.iso) - rank(b.iso) || compare(a.name, b.name));
}

/**
 * Finds countries whose name or code has a word that starts with `term`. A country whose ISO or calling code equals the term comes first.
 */
export function findCountries(countries: readonly NamedCountry[], term: string): readonly NamedCountry[] {
  const query = toPlainText(term).trim().replace(/^00/, '+');
  if (!query) return countries;
  const matches = countries.filter(({ searchText }) => searchText.includes(` ${query}`));
  const isExactMatch = ({ iso, dialCode }: NamedCountry) =>
    iso === query.toUpperCase() || dialCode === query || dialCode.slice(1) === query;
  return [...matches].sort((a, b) => Number(isExactMatch(b)) - Number(isExactMatch(a)));
}
