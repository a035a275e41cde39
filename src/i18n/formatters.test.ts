import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCurrency, createMoney } from '../domain/money/money.ts';
import { isolateForeign } from './bidi.ts';
import { createFormat } from './formatters.ts';

const currencyLabels: Record<string, Record<string, string>> = {
  en: { KWD: 'KD', EUR: '€' },
  ar: { KWD: 'د.ك', EUR: '€' },
};
const createFormatFor = (locale: string, options: { timeZone?: string; country?: string } = {}) =>
  createFormat({
    locale,
    timeZone: 'Asia/Kuwait',
    country: 'KW',
    getCurrencyLabel: (code) => currencyLabels[locale]?.[code],
    ...options,
  });

/** The use of narrow and no-break spaces differs between versions of the locale data. */
const normalizeSpaces = (text: string) => text.replace(/\s/g, ' ');
const stripBidiMarks = (text: string) =>
  normalizeSpaces(text).replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '');

const KWD = createCurrency('KWD');
const EUR = createCurrency('EUR', 2);
const JPY = createCurrency('JPY', 0);

describe('money', () => {
  // @spec constants/amounts-have-business-s-digits
  it.each([
    ['en', '1.450 KD', createMoney(1450, KWD)],
    ['en', '12,345.67 €', createMoney(1234567, EUR)],
    ['en', '1,500 ¥', createMoney(1500, JPY)],
    ['en', '-0.650 KD', createMoney(-650, KWD)],
    ['de', '12,50 €', createMoney(1250, EUR)],
    ['ar', '١٫٤٥٠ د.ك', createMoney(1450, KWD)],
    ['ar', '١٢٫٥٠ €', createMoney(1250, EUR)],
    ['fa', '1.450 KWD', createMoney(1450, createCurrency('KWD'))],
  ])(
    'formats an amount in the language %s with the decimals and the label of the currency as "%s"',
    (locale, text, amount) => expect(stripBidiMarks(createFormatFor(locale).formatMoney(amount))).toBe(text),
  );

  it('shows every minor unit of an amount exactly', () => {
    const format = createFormatFor('en');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.constantFrom(KWD, EUR, JPY),
        (minor, currency) => {
          expect(Number(format.formatMoney(createMoney(minor, currency)).replace(/\D/g, ''))).toBe(minor);
        },
      ),
    );
  });

  it('isolates amounts from the text direction in Arabic, and adds no invisible characters in English', () => {
    expect(createFormatFor('ar').formatMoney(createMoney(1, KWD))).toMatch(/^\u2067.*\u2069$/);
    expect(createFormatFor('en').formatMoney(createMoney(1, KWD))).not.toMatch(/[\u2066-\u2069]/);
    expect(
      createFormat({ locale: 'en', timeZone: 'UTC', getCurrencyLabel: () => 'د.ك' }).formatMoney(
        createMoney(1, KWD),
      ),
    ).toMatch(/^\u2066.*\u2069$/);
  });

  it('keeps an amount and its currency label on one line with a no-break space', () => {
    expect(createFormatFor('en').formatMoney(createMoney(1, KWD))).toContain('\u00a0');
  });
});

describe('dates and times', () => {
  const instant = '2025-11-21T21:30:00Z';

  // @spec constants/dates-en-ar
  it('formats times in the time zone of the business', () => {
    expect(normalizeSpaces(createFormatFor('en').formatTime(instant))).toBe('12:30 AM');
    expect(normalizeSpaces(createFormatFor('en').formatDate(instant))).toBe('Sat, Nov 22');
    expect(normalizeSpaces(createFormatFor('en', { timeZone: 'Europe/Berlin' }).formatTime(instant))).toBe(
      '10:30 PM',
    );
    expect(normalizeSpaces(createFormatFor('en').formatDate(Date.parse(instant), 'long'))).toBe(
      'Saturday, November 22, 2025',
    );
    expect(normalizeSpaces(createFormatFor('en').formatDateTime(instant))).toBe('Sat, Nov 22, 12:30 AM');
  });

  it('formats times in the style of the business’s country', () => {
    expect(createFormatFor('en', { timeZone: 'Europe/Berlin', country: 'DE' }).formatTime(instant)).toBe(
      '22:30',
    );
    expect(createFormatFor('de', { timeZone: 'Europe/Berlin', country: 'DE' }).formatTime(instant)).toBe(
      '22:30',
    );
  });

  // @spec constants/dates-en-ar
  it.each([
    ['ar', 'KW', '١٢:٣٠ ص'],
    ['ar', 'EG', '١٢:٣٠ ص'],
    ['ar', 'MA', '0:30'],
    ['ar', 'DZ', '12:30 ص'],
    ['ar', 'TN', '12:30 ص'],
    ['ar', 'LY', '12:30 ص'],
    ['ar', 'DE', '12:30 ص'],
    ['fa', 'IR', '۰:۳۰'],
    ['fa', 'DE', '0:30'],
  ])('formats times in the language %s with the numerals of the country %s', (locale, country, text) => {
    expect(stripBidiMarks(createFormatFor(locale, { country }).formatTime(instant))).toBe(text);
  });
});

describe('other formats', () => {
  it('formats numbers, rates and lists by locale', () => {
    expect(createFormatFor('en').formatPercent('8.25')).toBe('8.25%');
    expect(stripBidiMarks(createFormatFor('ar').formatPercent(20))).toBe('٢٠٪');
    expect(createFormatFor('ar').formatNumber(1200)).toBe('١٬٢٠٠');
    expect(createFormatFor('en').formatList(['milk', 'egg', 'nuts'])).toBe('milk, egg, and nuts');
    expect(createFormatFor('fa').formatList(['Tea', 'Milk'])).toBe('\u2068Tea\u2069 و \u2068Milk\u2069');
  });

  it.each([
    ['ar', 'KW', '١٬٢٣٤٫٥'],
    ['ar', 'EG', '١٬٢٣٤٫٥'],
    ['ar', 'MA', '1,234.5'],
    ['ar', 'DZ', '1,234.5'],
    ['ar', 'TN', '1,234.5'],
    ['ar', 'LY', '1,234.5'],
    ['ar', '', '1,234.5'],
    ['fa', 'AF', '۱٬۲۳۴٫۵'],
    ['fa', 'IR', '۱٬۲۳۴٫۵'],
    ['fa', 'KW', '1,234.5'],
    ['bn', 'BD', '1,234.5'],
    ['ur', 'PK', '1,234.5'],
    ['th', 'TH', '1,234.5'],
    ['de', 'KW', '1.234,5'],
  ])('formats numbers in the language %s with the numerals of the country %s', (locale, country, text) => {
    expect(stripBidiMarks(createFormatFor(locale, { country }).formatNumber(1234.5))).toBe(text);
  });

  it('joins a list of words by the rules of its language', () => {
    expect(stripBidiMarks(createFormatFor('ar').formatList(['حليب', 'بيض', 'جوز']))).toBe('حليب وبيض وجوز');
    expect(createFormatFor('ja').formatList(['牛乳', '卵', 'ナッツ'])).toBe('牛乳、卵、ナッツ');
    expect(createFormatFor('de').formatList(['Milch', 'Ei', 'Nüsse'])).toBe('Milch, Ei und Nüsse');
  });

  it('isolates each Latin name in an Arabic list from the text direction', () => {
    expect(createFormatFor('ar').formatList(['Flat white', 'شاي', 'V60'])).toBe(
      '\u2068Flat white\u2069 وشاي و\u2068V60\u2069',
    );
  });

  it.each([
    ['sv', ['Zucchini', 'Ärtor', 'Apelsin'], ['Apelsin', 'Zucchini', 'Ärtor']],
    ['de', ['Zwiebel', 'Äpfel', 'Apfelsaft'], ['Äpfel', 'Apfelsaft', 'Zwiebel']],
    ['es', ['Oca', 'Ñoquis', 'Nuez'], ['Nuez', 'Ñoquis', 'Oca']],
    ['et', ['Tee', 'Šokolaad', 'Sai', 'Zen', 'Vesi'], ['Sai', 'Šokolaad', 'Zen', 'Tee', 'Vesi']],
    ['ar', ['شاي', 'أرز', 'بصل'], ['أرز', 'بصل', 'شاي']],
  ])('sorts words by the alphabet of the language %s', (locale, names, sortedNames) => {
    expect([...names].sort(createFormatFor(locale).compare)).toEqual(sortedNames);
  });

  it('keeps a phone number left to right in Arabic', () => {
    expect(createFormatFor('ar').isolateLtr('+965 2222 1111')).toBe('\u2066+965 2222 1111\u2069');
    expect(createFormatFor('en').isolateLtr('+965 2222 1111')).toBe('+965 2222 1111');
  });

  it('formats numbers in English for a language that the browser does not know', () => {
    expect(createFormatFor('qq').formatNumber(1200)).toBe('1,200');
  });
});

describe('isolateForeign', () => {
  it('isolates only text of the opposite direction, and never isolates a text twice', () => {
    expect(isolateForeign('Flat white', 'ltr')).toBe('Flat white');
    expect(isolateForeign('فلات وايت', 'rtl')).toBe('فلات وايت');
    const isolatedText = isolateForeign('Flat white', 'rtl');
    expect(isolatedText).toBe('\u2068Flat white\u2069');
    expect(isolateForeign(isolatedText, 'rtl')).toBe(isolatedText);
    expect(isolateForeign('فلات', 'ltr')).toBe('\u2068فلات\u2069');
  });
});
