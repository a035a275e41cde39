import type { PhoneCountry } from '../../domain/phone/countries.ts';
import { plainText } from '../../domain/search/plain-text.ts';

export interface NamedCountry extends PhoneCountry {
  /** In the customer's language. */
  readonly name: string;
  /** What it is found by: names, code, calling code. */
  readonly words: string;
}

/** Countries with their names in `locale`, by name; the first ones of `first` before all others. */
export function namedCountries(
  countries: readonly PhoneCountry[],
  locale: string,
  first: readonly string[],
): NamedCountry[] {
  const own = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const { compare } = new Intl.Collator([locale, 'en']);
  const rank = (iso: string) => (first.includes(iso) ? first.indexOf(iso) : first.length);
  return countries
    .map(({ iso, dialCode }) => {
      const name = own.of(iso) ?? iso;
      const words = plainText(` ${name} ${english.of(iso) ?? ''} ${iso} ${dialCode} ${dialCode.slice(1)}`);
      return { iso, dialCode, name, words };
    })
    .sort((a, b) => rank(a.iso) - rank(b.iso) || compare(a.name, b.name));
}

/** Those of which a word begins like what was typed; a country's code before what only sounds like it. */
export function findCountries(countries: readonly NamedCountry[], term: string): readonly NamedCountry[] {
  const wanted = plainText(term).trim().replace(/^00/, '+');
  if (!wanted) return countries;
  const found = countries.filter(({ words }) => words.includes(` ${wanted}`));
  const exact = wanted.toUpperCase();
  const isExact = ({ iso, dialCode }: NamedCountry) =>
    Number(iso === exact || dialCode === wanted || dialCode.slice(1) === wanted);
  return [...found].sort((a, b) => isExact(b) - isExact(a));
}
