/**
 * Languages of the product that a browser in wide use has no dates, numbers or lists for (tests/e2e/app/languages.spec.ts asks it),
 * each with one it knows that writes its numbers alike.
 */
const WRITTEN_LIKE: Readonly<Record<string, string>> = {
  az: 'id',
  ha: 'en',
  hy: 'hu',
  ka: 'hu',
  km: 'en',
  ku: 'tr',
  lo: 'id',
  mn: 'en',
  nn: 'nb',
  sq: 'hu',
};
export const UNKNOWN_TO_BROWSERS = Object.keys(WRITTEN_LIKE);

const STYLES = ['short', 'long'] as const;
const UNITS = ['day', 'hour', 'minute'] as const;
const YEAR = 2026;

const days = Array.from({ length: 7 }, (_, day) => Date.UTC(YEAR, 0, day + 1));
const months = Array.from({ length: 12 }, (_, month) => Date.UTC(YEAR, month, 1));

/** One part of a date, as it reads beside its day. */
function partOf(locale: string, type: 'weekday' | 'month', style: 'short' | 'long', instant: number): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', [type]: style, timeZone: 'UTC' });
  return format.formatToParts(instant).find((part) => part.type === type)?.value ?? '';
}

/** The number of a text, as where it goes. */
const open = (parts: readonly { type: string; value: string }[]): string =>
  parts.map(({ type, value }) => (type === 'integer' ? '#' : value)).join('');

/**
 * What such a browser cannot say in `locale`, from CLDR as the build's Node has it: `short Mon` and `long May` by their names in
 * British English, `minute other` (`# minutes`), `in minute other`, `and` and `like`. Undefined for languages that browsers know.
 * Throws when Node itself does not know the language.
 */
export function intlWords(locale: string): Readonly<Record<string, string>> | undefined {
  const like = WRITTEN_LIKE[locale];
  if (!like) return undefined;
  if (!Intl.DateTimeFormat.supportedLocalesOf(locale).length)
    throw new Error(`This Node has no ${locale}: build with one that has all of ICU`);
  const words: Record<string, string> = { like };
  for (const style of STYLES) {
    for (const day of days)
      words[`${style} ${partOf('en-GB', 'weekday', style, day)}`] = partOf(locale, 'weekday', style, day);
    for (const month of months)
      words[`${style} ${partOf('en-GB', 'month', style, month)}`] = partOf(locale, 'month', style, month);
  }
  const rules = new Intl.PluralRules(locale);
  for (const unit of UNITS) {
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
    for (let count = 30; count > 0; count--)
      words[`${unit} ${rules.select(count)}`] = open(format.formatToParts(count));
  }
  const until = new Intl.RelativeTimeFormat(locale);
  for (let count = 30; count > 0; count--)
    words[`in minute ${rules.select(count)}`] = open(until.formatToParts(count, 'minute'));
  const pair = new Intl.ListFormat(locale).formatToParts(['a', 'b']);
  words.and = pair.find(({ type }) => type === 'literal')?.value ?? ', ';
  return words;
}
