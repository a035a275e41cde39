import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePhone } from './parse-phone.ts';

describe('parsePhone', () => {
  // @spec validation/phone-parsing
  it.each([
    ['5551 2345', '+965', '+965', '55512345'],
    ['٥٥٥١٢٣٤٥', '+965', '+965', '55512345'],
    ['0049 30 123456', '+965', '+49', '30123456'],
    ['٠٠٩٦٥ ٥٥٥١٢٣٤٥', '+49', '+965', '55512345'],
    ['+49 30 123456', '+965', '+49', '30123456'],
    ['0151 23456789', '+49', '+49', '15123456789'],
    ['12', '+965', '+965', '12'],
  ])('parses the phone number %s with the default calling code %s', (text, code, dialCode, national) => {
    expect(parsePhone(text, code)).toMatchObject({ ok: true, dialCode, national });
  });

  // @spec validation/phone-parsing
  it.each([
    ['', '+965', 'NOT_A_NUMBER'],
    ['call me', '+965', 'NOT_A_NUMBER'],
    ['call 55512345', '+965', 'NOT_A_NUMBER'],
    ['1', '+965', 'TOO_SHORT'],
    ['1'.repeat(18), '+965', 'TOO_LONG'],
    ['1'.repeat(251), '+965', 'TOO_LONG'],
    ['55512345', '+999', 'INVALID_COUNTRY'],
    ['55512345', '', 'INVALID_COUNTRY'],
    ['+999 55512345', '+965', 'INVALID_COUNTRY'],
  ])(
    'reports the problem of the phone number "%s" with the default calling code "%s"',
    (text, code, problem) => {
      expect(parsePhone(text, code)).toEqual({ ok: false, problem });
    },
  );

  // @spec validation/phone-parsing
  it('parses any text as a phone number without throwing, and accepts only numbers that fit the API format', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\+?[\d -]{0,20}$/)), (text) => {
        const phone = parsePhone(text, '+965');
        if (!phone.ok) return;
        expect(phone.national).toMatch(/^\d{2,17}$/);
        expect(phone.dialCode).toMatch(/^\+\d{1,4}$/);
      }),
    );
  });
});
