import { type IntlConstructors, intlFallbacks } from './get-intl.ts';

/** Words for dates, durations and lists, by the keys in elements/build/intl-fallback-words.ts. */
export type IntlWords = Readonly<Record<string, string>>;

/**
 * Whether the browser has locale data for a language. Checks `ListFormat`, because Chromium claims to support numbers
 * and dates in some languages but formats a day as "M11 22".
 */
export const isSupported = (locale: string): boolean => Intl.ListFormat.supportedLocalesOf(locale).length > 0;

/** A fallback for Intl: British English order of dates and times, with the words of the language. */
function createIntlFallback(locale: string, words: IntlWords): IntlConstructors {
  // `like` names a language that writes numbers in the same way.
  const { like: numberLocale = 'en', and = ', ' } = words;
  const pluralRules = new Intl.PluralRules(locale);
  const numberFormat = new Intl.NumberFormat(numberLocale);
  const formatUnitCount = (unit: string, count: number) =>
    (words[`${unit} ${pluralRules.select(count)}`] ?? words[`${unit} other`])?.replace(
      '#',
      numberFormat.format(count),
    );
  class DateTimeFormat extends Intl.DateTimeFormat {
    readonly #options: Intl.DateTimeFormatOptions;
    constructor(_tags: unknown, options: Intl.DateTimeFormatOptions = {}) {
      super('en-GB', options);
      this.#options = options;
      // `format` is a getter on the prototype, so it is overridden on the instance.
      Object.defineProperty(this, 'format', { value: (date?: Date | number) => this.#formatDate(date) });
    }
    #formatDate(date?: Date | number): string {
      return this.formatToParts(date)
        .map(({ type, value }) => words[`${this.#options[type as 'month']} ${value}`] ?? value)
        .join('');
    }
  }
  class NumberFormat extends Intl.NumberFormat {
    constructor(_tags: unknown, options: Intl.NumberFormatOptions = {}) {
      super(numberLocale, options);
      const { style, unit = '', unitDisplay } = options;
      if (style === 'unit' && unitDisplay === 'long' && words[`${unit} other`])
        Object.defineProperty(this, 'format', { value: (count: number) => formatUnitCount(unit, count) });
    }
  }
  class ListFormat extends Intl.ListFormat {
    readonly #and: string;
    constructor(_tags: unknown, { type }: Intl.ListFormatOptions = {}) {
      super('en');
      this.#and = type === 'unit' ? ', ' : and;
    }
    override format(items: Iterable<string>): string {
      const texts = [...items];
      return [texts.slice(0, -1).join(', '), ...texts.slice(-1)].filter(Boolean).join(this.#and);
    }
  }
  class RelativeTimeFormat extends Intl.RelativeTimeFormat {
    override format(count: number, unit: Intl.RelativeTimeFormatUnit): string {
      return formatUnitCount(`in ${unit}`, count) ?? super.format(count, unit);
    }
  }
  return { DateTimeFormat, ListFormat, NumberFormat, RelativeTimeFormat } as unknown as IntlConstructors;
}

/** Registers the Intl fallback for a language that the browser does not support. */
export function registerIntlFallback(locale: string, words: IntlWords): void {
  if (!isSupported(locale)) intlFallbacks[locale] = createIntlFallback(locale, words);
}
