import { afterEach, describe, expect, it, vi } from 'vitest';
import { getIntlFallbackWords, LOCALES_WITHOUT_INTL } from '../../elements/build/intl-fallback-words.ts';
import { listLocaleTags } from '../domain/business/locale-tags.ts';
import { formatDuration } from './duration.ts';
import { createFormat } from './formatters.ts';
import { getIntl, intlFallbacks } from './get-intl.ts';
import { registerIntlFallback } from './intl-fallback.ts';

const INSTANT = '2026-12-01T09:05:00Z';

/** Registers the fallback as in a browser that does not support the language. Node supports all languages. */
function registerUnsupportedLocale(locale: string): void {
  vi.spyOn(Intl.ListFormat, 'supportedLocalesOf').mockReturnValue([]);
  registerIntlFallback(locale, getIntlFallbackWords(locale) ?? {});
}
const createFormatFor = (locale: string) =>
  createFormat({ locale, timeZone: 'Asia/Kuwait', country: 'KW', getCurrencyLabel: (code) => code });
const formatSamples = (locale: string) => {
  const { ListFormat, NumberFormat, RelativeTimeFormat } = getIntl(locale);
  const longUnits = { style: 'unit', unitDisplay: 'long' } as const;
  const tags = listLocaleTags(locale, '');
  return [
    ...[1, 2, 5, 21].map((count) => new NumberFormat(tags, { ...longUnits, unit: 'minute' }).format(count)),
    new NumberFormat(tags, { ...longUnits, unit: 'hour' }).format(3),
    new RelativeTimeFormat(tags).format(25, 'minute'),
    ...[[], ['a'], ['a', 'b']].map((items) => new ListFormat(tags).format(items)),
    ...[0.5, 1234, 12_345.67, 1_234_567.8].map((number) => new NumberFormat(tags).format(number)),
  ];
};

afterEach(() => {
  vi.restoreAllMocks();
  for (const locale of Object.keys(intlFallbacks)) delete intlFallbacks[locale];
});

describe('registerIntlFallback', () => {
  it.each([
    ['hy', 'երք 1 դեկ', 'երեքշաբթի 1 դեկտեմբերի 2026'],
    ['km', 'អង្គារ 1 ធ្នូ', 'អង្គារ 1 ធ្នូ 2026'],
    ['nn', 'ty 1 des', 'tysdag 1 desember 2026'],
  ])(
    'formats dates in the language %s if the browser does not support the language',
    (locale, shortDate, longDate) => {
      registerUnsupportedLocale(locale);
      const format = createFormatFor(locale);
      const dropPunctuation = (text: string) => text.replace(/[,.]/g, '');
      expect(dropPunctuation(format.formatDate(INSTANT))).toBe(shortDate);
      expect(dropPunctuation(format.formatDate(INSTANT, 'long'))).toBe(longDate);
      expect(format.formatTime(INSTANT)).toBe('12:05');
    },
  );

  it.each(LOCALES_WITHOUT_INTL)(
    'formats numbers, durations and lists in the language %s as CLDR does',
    (locale) => {
      const nativeSamples = formatSamples(locale);
      registerUnsupportedLocale(locale);
      expect(getIntl(locale)).not.toBe(Intl);
      expect(formatSamples(locale)).toEqual(nativeSamples);
    },
  );

  it('joins the two units of a duration with a comma, without "and"', () => {
    registerUnsupportedLocale('hy');
    expect(formatDuration('hy', '', 65 * 60_000)).toBe('1 ժամ, 5 րոպե');
  });
});

it('uses the browser’s own Intl data if the browser supports the language', () => {
  registerIntlFallback('hy', getIntlFallbackWords('hy') ?? {});
  expect(getIntl('hy')).toBe(Intl);
});

describe('the Intl data in locale files', () => {
  it('adds no Intl data to the locale file of a language that browsers support', () => {
    expect(getIntlFallbackWords('de')).toBeUndefined();
  });

  it.each(LOCALES_WITHOUT_INTL)(
    'names every weekday, month and unit in the Intl data of the language %s',
    (locale) => {
      const words = getIntlFallbackWords(locale) ?? {};
      const names = Object.keys(words);
      for (const style of ['short', 'long'])
        expect(names.filter((name) => name.startsWith(`${style} `))).toHaveLength(7 + 12);
      expect(Object.values(words).filter((word) => word === '')).toEqual([]);
      for (const unit of ['day', 'hour', 'minute', 'in minute']) expect(names).toContain(`${unit} other`);
    },
  );
});
