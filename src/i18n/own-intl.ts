import { isKnown, tagsOf } from './tags.ts';

/** Words of dates, durations and lists, which the files of languages bring along that some browsers do not know (elements/build/intl-words.ts). */
type IntlWords = Readonly<Record<string, string>>;

const brought: Record<string, IntlWords | undefined> = {};

/** Keeps what a locale's file brought along: the same for all elements of a page. */
export const learnIntl = (locale: string, words: unknown): void => {
  brought[locale] = words as IntlWords | undefined;
};

/** The words of a language; undefined where the browser knows it, or there are none. */
const wordsOf = (locale: string): IntlWords | undefined => (isKnown(locale) ? undefined : brought[locale]);

/** Writes instants (epoch ms, or ISO 8601 with offset) in a language. */
export function dateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
  country?: string,
): (instant: number | string) => string {
  const words = wordsOf(locale);
  const format = new Intl.DateTimeFormat(words ? 'en-GB' : tagsOf(locale, country), options);
  if (!words) return (instant) => format.format(new Date(instant));
  return (instant) =>
    format
      .formatToParts(new Date(instant))
      .map(({ type, value }) => words[`${options[type as 'month']} ${value}`] ?? value)
      .join('');
}

/** "a, b and c". */
export function listFormat(locale: string): (items: readonly string[]) => string {
  const words = wordsOf(locale);
  if (!words) {
    const format = new Intl.ListFormat(tagsOf(locale));
    return (items) => format.format(items);
  }
  return (items) => [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(words.and);
}

/** "12 minutes", or with `in` before the unit's name "in 12 minutes". */
export function unitText(
  locale: string,
  unit: 'day' | 'hour' | 'minute' | 'in minute',
  count: number,
): string {
  const said = wordsOf(locale)?.[`${unit} ${new Intl.PluralRules(locale).select(count)}`];
  const tags = tagsOf(locale);
  if (said) return said.replace('#', new Intl.NumberFormat(tags).format(count));
  return unit === 'in minute'
    ? new Intl.RelativeTimeFormat(tags).format(count, 'minute')
    : new Intl.NumberFormat(tags, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
