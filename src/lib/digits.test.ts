import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepDigits, sanitizeAmountInput, toAsciiDigits } from './digits.ts';

describe('digits', () => {
  it.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['০১২৩৪৫৬৭৮৯', '0123456789'],
    ['０１２３４５６７８９', '0123456789'],
    ['𝟘𝟙𝟚', '012'],
  ])('converts the digits %s to %s', (text, asciiDigits) => {
    expect(toAsciiDigits(text)).toBe(asciiDigits);
  });

  it('keeps only the digits of a text', () => {
    expect(keepDigits('PACI: ١٢ 34-x')).toBe('1234');
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => /^[0-9]*$/.test(keepDigits(text))));
  });

  it('changes no ASCII character of a text whose digits are converted', () => {
    fc.assert(fc.property(fc.stringMatching(/^[ -~]*$/), (text) => toAsciiDigits(text) === text));
  });

  // @spec validation/number-inputs-strip-what-no
  it.each([
    ['12', 3, '12'],
    ['KD 1.5', 3, '1.5'],
    ['1,25', 3, '1,25'],
    ['١٫٢٥', 3, '1.25'],
    ['1.2.3', 3, '1.23'],
    ['1,234.50', 2, '1234.50'],
    ['1.234,50', 2, '1234,50'],
    ['1.23456', 3, '1.234'],
    ['300.9', 0, '300'],
    ['-1e3', 2, '13'],
  ])('reduces the typed amount "%s", with at most %i decimals, to "%s"', (text, decimals, expected) => {
    expect(sanitizeAmountInput(text, decimals)).toBe(expected);
  });

  it('leaves a sanitised amount unchanged when the amount is sanitised again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9.,٫a ]{0,12}$/), fc.nat(3), (text, decimals) => {
        const amount = sanitizeAmountInput(text, decimals);
        expect(sanitizeAmountInput(amount, decimals)).toBe(amount);
      }),
    );
  });
});
