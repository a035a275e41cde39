import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCurrency, createMoney } from '../domain/money/money.ts';
import { isolateForeign } from './bidi.ts';
import { createFormat } from './formatters.ts';

const labels: Record<string, Record<string, string>> = {
  en: { KWD: 'KD', EUR: '€' },
  ar: { KWD: 'د.ك', EUR: '€' },
};
const formatIn = (locale: string, options: { timeZone?: string; country?: string } = {}) =>
  createFormat({
    locale,
    timeZone: 'Asia/Kuwait',
    country: 'KW',
    getCurrencyLabel: (code) => labels[locale]?.[code],
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
    ['en', createMoney(1450, KWD), '1.450 KD'],
    ['en', createMoney(1234567, EUR), '12,345.67 €'],
    ['en', createMoney(1500, JPY), '1,500 ¥'],
    ['en', createMoney(-650, KWD), '-0.650 KD'],
    ['de', createMoney(1250, EUR), '12,50 €'],
    ['ar', createMoney(1450, KWD), '١٫٤٥٠ د.ك'],
    ['ar', createMoney(1250, EUR), '١٢٫٥٠ €'],
    ['fa', createMoney(1450, createCurrency('KWD')), '1.450 KWD'],
  ])(
    'formats amounts in the language %s with the currency’s decimals and label: %#',
    (locale, amount, text) => expect(stripBidiMarks(formatIn(locale).money(amount))).toBe(text),
  );

  it('shows every minor unit of an amount exactly', () => {
    const format = formatIn('en');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.constantFrom(KWD, EUR, JPY),
        (minor, currency) => {
          expect(Number(format.money(createMoney(minor, currency)).replace(/\D/g, ''))).toBe(minor);
        },
      ),
    );
  });

  it('isolates amounts in Arabic and adds no invisible characters in English', () => {
    expect(formatIn('ar').money(createMoney(1, KWD))).toMatch(/^\u2067.*\u2069$/);
    expect(formatIn('en').money(createMoney(1, KWD))).not.toMatch(/[\u2066-\u2069]/);
    expect(
      createFormat({ locale: 'en', timeZone: 'UTC', getCurrencyLabel: () => 'د.ك' }).money(
        createMoney(1, KWD),
      ),
    ).toMatch(/^\u2066.*\u2069$/);
  });

  it('keeps an amount and its currency label on one line with a no-break space', () => {
    expect(formatIn('en').money(createMoney(1, KWD))).toContain('\u00a0');
  });
});

describe('dates and times', () => {
  const instant = '2025-11-21T21:30:00Z';

  // @spec constants/dates-en-ar
  it('formats times in the time zone of the business', () => {
    expect(normalizeSpaces(formatIn('en').time(instant))).toBe('12:30 AM');
    expect(normalizeSpaces(formatIn('en').date(instant))).toBe('Sat, Nov 22');
    expect(normalizeSpaces(formatIn('en', { timeZone: 'Europe/Berlin' }).time(instant))).toBe('10:30 PM');
    expect(normalizeSpaces(formatIn('en').date(Date.parse(instant), 'long'))).toBe(
      'Saturday, November 22, 2025',
    );
    expect(normalizeSpaces(formatIn('en').dateTime(instant))).toBe('Sat, Nov 22, 12:30 AM');
  });

  it('formats times in the style of the business’s country', () => {
    expect(formatIn('en', { timeZone: 'Europe/Berlin', country: 'DE' }).time(instant)).toBe('22:30');
    expect(formatIn('de', { timeZone: 'Europe/Berlin', country: 'DE' }).time(instant)).toBe('22:30');
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
    expect(stripBidiMarks(formatIn(locale, { country }).time(instant))).toBe(text);
  });
});

describe('other formats', () => {
  it('formats numbers, rates and lists by locale', () => {
    expect(formatIn('en').percent('8.25')).toBe('8.25%');
    expect(stripBidiMarks(formatIn('ar').percent(20))).toBe('٢٠٪');
    expect(formatIn('ar').number(1200)).toBe('١٬٢٠٠');
    expect(formatIn('en').list(['milk', 'egg', 'nuts'])).toBe('milk, egg, and nuts');
    expect(formatIn('fa').list(['Tea', 'Milk'])).toBe('\u2068Tea\u2069 و \u2068Milk\u2069');
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
    expect(stripBidiMarks(formatIn(locale, { country }).number(1234.5))).toBe(text);
  });

  it('joins a list of words by the rules of its language', () => {
    expect(stripBidiMarks(formatIn('ar').list(['حليب', 'بيض', 'جوز']))).toBe('حليب وبيض وجوز');
    expect(formatIn('ja').list(['牛乳', '卵', 'ナッツ'])).toBe('牛乳、卵、ナッツ');
    expect(formatIn('de').list(['Milch', 'Ei', 'Nüsse'])).toBe('Milch, Ei und Nüsse');
  });

  it('isolates each Latin name in an Arabic list from the text direction', () => {
    expect(formatIn('ar').list(['Flat white', 'شاي', 'V60'])).toBe(
      '\u2068Flat white\u2069 وشاي و\u2068V60\u2069',
    );
  });

  it.each([
    ['sv', ['Zucchini', 'Ärtor', 'Apelsin'], ['Apelsin', 'Zucchini', 'Ärtor']],
    ['de', ['Zwiebel', 'Äpfel', 'Apfelsaft'], ['Äpfel', 'Apfelsaft', 'Zwiebel']],
    ['es', ['Oca', 'Ñoquis', 'Nuez'], ['Nuez', 'Ñoquis', 'Oca']],
    ['et', ['Tee', 'Šokolaad', 'Sai', 'Zen', 'Vesi'], ['Sai', 'Šokolaad', 'Zen', 'Tee', 'Vesi']],
    ['ar', ['شاي', 'أرز', 'بصل'], ['أرز', 'بصل', 'شاي']],
  ])('sorts words by the alphabet of %s', (locale, names, sorted) => {
    expect([...names].sort(formatIn(locale).compare)).toEqual(sorted);
  });

  it('keeps a phone number left to right in Arabic', () => {
    expect(formatIn('ar').phone('+965 2222 1111')).toBe('\u2066+965 2222 1111\u2069');
    expect(formatIn('en').phone('+965 2222 1111')).toBe('+965 2222 1111');
  });

  it('formats numbers in English for a language that the browser does not know', () => {
    expect(formatIn('qq').number(1200)).toBe('1,200');
  });
});

describe('isolateForeign', () => {
  it('isolates only text of the other direction, and only once', () => {
    expect(isolateForeign('Flat white', 'ltr')).toBe('Flat white');
    expect(isolateForeign('فلات وايت', 'rtl')).toBe('فلات وايت');
    const isolated = isolateForeign('Flat white', 'rtl');
    expect(isolated).toBe('\u2068Flat white\u2069');
    expect(isolateForeign(isolated, 'rtl')).toBe(isolated);
    expect(isolateForeign('فلات', 'ltr')).toBe('\u2068فلات\u2069');
  });
});
