import { listLocaleTags } from '../domain/business/locale-tags.ts';
import type { Money } from '../domain/money/money.ts';
import { isolate, isolateForeign, isolateLtr } from './bidi.ts';
import { getDirection } from './direction.ts';
import { getIntl } from './get-intl.ts';

/** Milliseconds since the epoch, or ISO 8601 with offset. */
export type InstantOrText = number | string;

export interface FormatOptions {
  readonly locale: string;
  /** IANA name of the business's time zone. All times are formatted in it. */
  readonly timeZone: string;
  /** ISO 3166 code of the business's country. It decides the digits and the format of dates and times. */
  readonly country?: string;
  /** The translated label of a currency; undefined if there is none. */
  readonly getCurrencyLabel: (code: string) => string | undefined;
}

export interface Format {
  /** The amount with the business's digits, followed by the translated currency label (spec, section 9). */
  formatMoney(amount: Money): string;
  formatNumber(value: number): string;
  /** Formats a rate that is given in percent: 8.25 becomes "8.25%". */
  formatPercent(rate: number | string): string;
  /** Weekday, day and month. `long` spells them out and adds the year. */
  formatDate(instant: InstantOrText, style?: 'short' | 'long'): string;
  formatTime(instant: InstantOrText): string;
  formatDateTime(instant: InstantOrText): string;
  /** Joins the items. Isolates each item whose direction differs from the language's. */
  formatList(items: readonly string[]): string;
  /** Compares texts in the language's alphabetical order. */
  compare(one: string, other: string): number;
  /** Isolates a text that reads left to right in every language, such as a phone number or an email address. */
  isolateLtr(text: string): string;
}

/**
 * Returns a function that formats numbers with the separators of the locale and the digits of a business in `country`.
 */
export function createNumberFormat(
  locale: string,
  country: string,
  options: Intl.NumberFormatOptions = {},
): (value: number) => string {
  const format = new (getIntl(locale).NumberFormat)(listLocaleTags(locale, country), options);
  return (value) => format.format(value);
}

const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;
const SHORT_DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const SHORT_DAY_WITH_TIME = { ...SHORT_DAY, ...CLOCK };
const LONG_DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

function memoise<K, V>(make: (key: K) => V): (key: K) => V {
  const cache = new Map<K, V>();
  return (key) => {
    const value = cache.get(key) ?? make(key);
    cache.set(key, value);
    return value;
  };
}

const findNarrowSymbol = (locale: string, currency: string): string =>
  new Intl.NumberFormat([locale, 'en'], { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/**
 * Creates the formatters of a locale and time zone. Intl objects are created lazily and cached, because a menu has many
 * prices.
 */
export function createFormat({ locale, timeZone, country = '', getCurrencyLabel }: FormatOptions): Format {
  const dir = getDirection(locale);
  const getNumberFormat = memoise((decimals: number | null) =>
    createNumberFormat(
      locale,
      country,
      decimals === null ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals },
    ),
  );
  const getPercentFormat = memoise((_: null) =>
    createNumberFormat(locale, country, { style: 'percent', maximumFractionDigits: 3 }),
  );
  const getLabel = memoise((code: string) => getCurrencyLabel(code) ?? findNarrowSymbol(locale, code));
  const intl = getIntl(locale);
  const getDateFormat = memoise(
    (parts: Intl.DateTimeFormatOptions) =>
      new intl.DateTimeFormat(listLocaleTags(locale, country, true), { ...parts, timeZone }),
  );
  const getCollator = memoise((_: null) => new Intl.Collator([locale, 'en']));
  const getListFormat = memoise((_: null) => new intl.ListFormat([locale, 'en']));
  const formatMoment = (parts: Intl.DateTimeFormatOptions, instant: InstantOrText) =>
    getDateFormat(parts).format(new Date(instant));

  return {
    formatMoney: ({ minor, currency: { code, digits } }) =>
      isolate(`${getNumberFormat(digits)(minor / 10 ** digits)}\u00a0${getLabel(code)}`, dir),
    formatNumber: (value) => getNumberFormat(null)(value),
    formatPercent: (rate) => getPercentFormat(null)(Number(rate) / 100),
    formatDate: (instant, style = 'short') => formatMoment(style === 'long' ? LONG_DAY : SHORT_DAY, instant),
    formatTime: (instant) => formatMoment(CLOCK, instant),
    formatDateTime: (instant) => formatMoment(SHORT_DAY_WITH_TIME, instant),
    // Without isolation, one name of the other direction would reorder the whole list.
    formatList: (items) => getListFormat(null).format(items.map((item) => isolateForeign(item, dir))),
    compare: (one, other) => getCollator(null).compare(one, other),
    isolateLtr: (text) => isolateLtr(text, dir),
  };
}
