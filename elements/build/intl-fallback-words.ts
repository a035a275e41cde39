/**
 * Languages of the product that a widely used browser cannot format. Each is mapped to a supported language that
 * formats numbers in the same way. tests/e2e/app/languages.spec.ts checks the list.
 */
const NUMBER_FORMAT_SOURCES: Readonly<Record<string, string>> = {
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
export const LOCALES_WITHOUT_INTL = Object.keys(NUMBER_FORMAT_SOURCES);

const STYLES = ['short', 'long'] as const;
const UNITS = ['day', 'hour', 'minute'] as const;
const YEAR = 2026;

const weekdayInstants = Array.from({ length: 7 }, (_, day) => Date.UTC(YEAR, 0, day + 1));
const monthInstants = Array.from({ length: 12 }, (_, month) => Date.UTC(YEAR, month, 1));

/** The name of a weekday or month in the form that the language uses next to a day of the month. */
function formatDateName(
  locale: string,
  type: 'weekday' | 'month',
  style: 'short' | 'long',
  instant: number,
): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', [type]: style, timeZone: 'UTC' });
  return format.formatToParts(instant).find((part) => part.type === type)?.value ?? '';
}

/** The formatted text with `#` in place of the number. */
const createNumberPattern = (parts: readonly { type: string; value: string }[]): string =>
  parts.map(({ type, value }) => (type === 'integer' ? '#' : value)).join('');

/**
 * The words that a browser without support for `locale` lacks, from the CLDR data of the Node version that runs the
 * build. Keys: `short Mon` and `long May` (names in British English), `minute other` (unit and plural category; value
 * `# minutes`), `in minute other` (the same for the future), `and`, and `like` (the language that formats the numbers).
 * Undefined for languages that browsers support. Throws if Node lacks the language.
 */
export function getIntlFallbackWords(locale: string): Readonly<Record<string, string>> | undefined {
  const numberLocale = NUMBER_FORMAT_SOURCES[locale];
  if (!numberLocale) return undefined;
  if (!Intl.DateTimeFormat.supportedLocalesOf(locale).length)
    throw new Error(
      `This Node has no data for ${locale}. Build with a Node that contains the full ICU data.`,
    );
  const words: Record<string, string> = { like: numberLocale };
  for (const style of STYLES) {
    for (const day of weekdayInstants)
      words[`${style} ${formatDateName('en-GB', 'weekday', style, day)}`] = formatDateName(
        locale,
        'weekday',
        style,
        day,
      );
    for (const month of monthInstants)
      words[`${style} ${formatDateName('en-GB', 'month', style, month)}`] = formatDateName(
        locale,
        'month',
        style,
        month,
      );
  }
  const rules = new Intl.PluralRules(locale);
  for (const unit of UNITS) {
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
    for (let count = 30; count > 0; count--)
      words[`${unit} ${rules.select(count)}`] = createNumberPattern(format.formatToParts(count));
  }
  const relativeTime = new Intl.RelativeTimeFormat(locale);
  for (let count = 30; count > 0; count--)
    words[`in minute ${rules.select(count)}`] = createNumberPattern(
      relativeTime.formatToParts(count, 'minute'),
    );
  const pairParts = new Intl.ListFormat(locale).formatToParts(['a', 'b']);
  words.and = pairParts.find(({ type }) => type === 'literal')?.value ?? ', ';
  return words;
}
