import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters } from '../characters.ts';
import { type FieldRules, findFieldProblem, sanitizeFieldInput } from './field-rules.ts';

type Problem = 'missing' | 'pattern' | 'custom';
/** The rules of a required number of eight digits, such as the PACI number of a Kuwaiti building. */
const numberRules: FieldRules<Problem> = {
  required: 'missing',
  pattern: { matches: /^\d{8}$/, problem: 'pattern' },
  check: (value) => (value.startsWith('0') ? 'custom' : null),
  digitsOnly: true,
  maxLength: 8,
};

describe('sanitizeFieldInput', () => {
  // @spec validation/max-length-counts-characters
  it('cuts the text of a field at the maximum number of characters', () => {
    expect(sanitizeFieldInput({ maxLength: 2 }, '🏠🏠🏠')).toBe('🏠🏠');
  });

  // @spec validation/number-inputs-strip-what-no
  it('keeps only the digits of any script in a number field', () => {
    expect(sanitizeFieldInput(numberRules, 'No. ١٢٣ ۴۵۶-78 9')).toBe('12345678');
  });

  it('leaves the sanitised text of a field unchanged when the text is sanitised again', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.boolean(),
        fc.nat(9),
        (typedText, digitsOnly, maxLength) => {
          const rules = { digitsOnly, maxLength };
          const text = sanitizeFieldInput(rules, typedText);
          expect(countCharacters(text)).toBeLessThanOrEqual(maxLength);
          expect(sanitizeFieldInput(rules, text)).toBe(text);
        },
      ),
    );
  });
});

describe('findFieldProblem', () => {
  // @spec validation/form-fields-can-be-required
  it.each([
    ['', 'missing'],
    ['  ', 'missing'],
    ['1234', 'pattern'],
    ['01234567', 'custom'],
    ['12345678', null],
    [' 12345678 ', null],
  ])('checks the field text "%s" and finds the problem %s', (value, problem) => {
    expect(findFieldProblem(numberRules, value)).toBe(problem);
  });

  // @spec validation/form-fields-can-be-required
  it('accepts an empty text in an optional field', () => {
    expect(findFieldProblem({ ...numberRules, required: undefined }, '')).toBeNull();
  });

  it('gives the same result for a field on every call, even with a global regular expression', () => {
    const rules = { pattern: { matches: /\d/g, problem: 'pattern' } };
    expect([1, 2, 3].map(() => findFieldProblem(rules, '5'))).toEqual([null, null, null]);
  });
});
