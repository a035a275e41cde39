import { afterEach, describe, expect, it, vi } from 'vitest';
import { intlWords, UNKNOWN_TO_BROWSERS } from '../../elements/build/intl-words.ts';
import { durationText } from './duration.ts';
import { createFormat } from './format.ts';
import { listFormat, minutesAhead } from './intl.ts';
import { ownIntlOf } from './own-intl.ts';
import { keepIntl, tagsOf } from './tags.ts';
import { unitText } from './unit-text.ts';

const NOON = '2026-12-01T09:05:00Z';

/** This Node knows all languages: one that a browser does not know is played. */
function browserWithout(...unknown: string[]): void {
  vi.spyOn(Intl.ListFormat, 'supportedLocalesOf').mockImplementation((locales) =>
    [String(locales)].filter((locale) => !unknown.includes(locale)),
  );
}
const learn = (locale: string) => keepIntl(locale, ownIntlOf(locale, intlWords(locale) ?? {}));
const formatIn = (locale: string) =>
  createFormat({ locale, timeZone: 'Asia/Kuwait', country: 'KW', currencyLabel: (code) => code });

afterEach(() => vi.restoreAllMocks());

describe('in a language the browser does not know', () => {
  it.each([
    ['hy', 'երք, 1 դեկ', 'երեքշաբթի 1 դեկտեմբերի 2026'],
    ['km', 'អង្គារ, 1 ធ្នូ', 'អង្គារ 1 ធ្នូ 2026'],
    ['nn', 'ty., 1. des.', 'tysdag 1. desember 2026'],
  ])('dates are in it all the same: %s', (locale, short, long) => {
    learn(locale);
    browserWithout(locale);
    const format = formatIn(locale);
    const plain = (text: string) => text.replace(/[,.]/g, '');
    expect(plain(format.date(NOON))).toBe(plain(short));
    expect(plain(format.date(NOON, 'long'))).toBe(plain(long));
    expect(format.time(NOON)).toBe('12:05');
  });

  it.each(UNKNOWN_TO_BROWSERS)('durations and lists read as in CLDR: %s', (locale) => {
    const said = () => [
      unitText(locale, 'day', 2),
      ...[1, 2, 5, 21].map((count) => unitText(locale, 'minute', count)),
      minutesAhead(locale, 25),
      unitText(locale, 'hour', 3),
      listFormat(locale)(['a', 'b']),
      listFormat(locale)(['a']),
      listFormat(locale)([]),
    ];
    const known = said();
    learn(locale);
    browserWithout(locale);
    expect(said()).toEqual(known);
    expect(durationText(locale, 65 * 60_000)).toContain(unitText(locale, 'minute', 5));
  });

  it.each(UNKNOWN_TO_BROWSERS)('numbers are written as it writes them: %s', (locale) => {
    learn(locale);
    browserWithout(locale);
    const [kin] = tagsOf(locale);
    for (const number of [0.5, 1234, 12_345.67, 1_234_567.8])
      expect(new Intl.NumberFormat(kin).format(number)).toBe(new Intl.NumberFormat(locale).format(number));
  });

  it('English stands in where nothing came along', () => {
    browserWithout('de');
    expect(unitText('de', 'minute', 5)).toBe('5 minutes');
  });
});

describe('what a language’s file brings along', () => {
  it('is nothing where browsers know the language', () => {
    expect(intlWords('de')).toBeUndefined();
  });

  it.each(UNKNOWN_TO_BROWSERS)('has every weekday, month and unit: %s', (locale) => {
    const words = intlWords(locale) ?? {};
    const names = Object.keys(words);
    for (const style of ['short', 'long'])
      expect(names.filter((name) => name.startsWith(`${style} `))).toHaveLength(19);
    expect(Object.values(words).filter((word) => word === '')).toEqual([]);
    for (const unit of ['day', 'hour', 'minute', 'in minute']) expect(names).toContain(`${unit} other`);
  });
});
