import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onlyDigits, plainDigits } from './digits.ts';

describe('digits', () => {
  it.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['০১২৩৪৫৬৭৮৯', '0123456789'],
    ['０１２３４５６７８９', '0123456789'],
    ['𝟘𝟙𝟚', '012'],
  ])('reads the digits %s as %s', (text, plain) => {
    expect(plainDigits(text)).toBe(plain);
  });

  it('keeps only the digits of a text', () => {
    expect(onlyDigits('PACI: ١٢ 34-x')).toBe('1234');
  });

  it('leaves plain digits unchanged', () => {
    fc.assert(fc.property(fc.stringMatching(/^[ -~]*$/), (text) => plainDigits(text) === text));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => /^[0-9]*$/.test(onlyDigits(text))));
  });
});
