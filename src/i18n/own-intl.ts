import type { OwnIntl } from './tags.ts';

/** Words of dates, durations and lists, by the names that elements/build/intl-words.ts gives them. */
export type IntlWords = Readonly<Record<string, string>>;

/** Writes dates as British English does, whose order and clock all read, in a language's own words. */
function writeDates(
  words: IntlWords,
  options: Intl.DateTimeFormatOptions,
): (instant: number | string) => string {
  const format = new Intl.DateTimeFormat('en-GB', options);
  return (instant) =>
    format
      .formatToParts(new Date(instant))
      .map(({ type, value }) => words[`${options[type as 'month']} ${value}`] ?? value)
      .join('');
}

/** What stands in for the browser's own knowledge of a language. A lazy chunk: most never need it. */
export function ownIntlOf(locale: string, words: IntlWords): OwnIntl {
  const { like = 'en', and = ', ' } = words;
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(like);
  return {
    like,
    date: (options) => writeDates(words, options),
    list: (items) => [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(and),
    unit: (unit, count) =>
      (words[`${unit} ${rules.select(count)}`] ?? words[`${unit} other`] ?? '#').replace(
        '#',
        numbers.format(count),
      ),
  };
}
