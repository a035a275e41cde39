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
  ])(
    'parses the phone number %s with the default calling code %s',
    (text, defaultDialCode, dialCode, nationalNumber) => {
      expect(parsePhone(text, defaultDialCode)).toMatchObject({
        ok: true,
        dialCode,
        national: nationalNumber,
      });
    },
  );

  it.each([
    ['tel:+49-30-901820', '+49', '30901820'],
    ['TEL:+49%2030%20901820', '+49', '30901820'],
    ['tel:%2B4930901820', '+49', '30901820'],
    ['tel:030-901820;phone-context=+49', '+49', '30901820'],
    ['tel:5551-2345;phone-context=shop.example', '+965', '55512345'],
    ['tel:+49-30-901820;ext=12', '+49', '30901820'],
    ['tel:+49-30-901820;isub=1411', '+49', '30901820'],
    ['tel://00493090182', '+49', '3090182'],
    ['\u202atel:+49-30-901820\u202c', '+49', '30901820'],
  ])('reads the link %j as a phone number', (text, dialCode, nationalNumber) => {
    expect(parsePhone(text, '+965')).toMatchObject({ ok: true, dialCode, national: nationalNumber });
  });

  it.each([
    ['\u200e+49 30 901820', '+49', '30901820'],
    ['\u202a+49 30 901820\u202c', '+49', '30901820'],
    ['\u2066+965 5551 2345\u2069', '+965', '55512345'],
    ['\u061c٠٠٩٦٥ ٥٥٥١ ٢٣٤٥', '+965', '55512345'],
    ['+49\u200b30\u00a0901820', '+49', '30901820'],
    ['\ufeff5551 2345', '+965', '55512345'],
    ['＋９６５ ５５５１２３４５', '+965', '55512345'],
    ['+۹۶۵ ۵۵۵۱۲۳۴۵', '+965', '55512345'],
    ['+९६५ ५५५१२३४५', '+965', '55512345'],
  ])(
    'ignores invisible characters and reads the digits of any script in the phone number %j',
    (text, dialCode, nationalNumber) => {
      expect(parsePhone(text, '+965')).toMatchObject({ ok: true, dialCode, national: nationalNumber });
    },
  );

  it.each([
    ['+4949 151 23456789', '+49', '15123456789'],
    ['+49 49 170 1234567', '+49', '1701234567'],
    ['+49 49 30 901820', '+49', '30901820'],
    ['+49 0049 151 23456789', '+49', '15123456789'],
    ['+49+49 151 23456789', '+49', '15123456789'],
    ['0049 49 151 23456789', '+49', '15123456789'],
    ['00 43 0664 1234567', '+43', '6641234567'],
    ['+43 43 664 1234567', '+43', '6641234567'],
    ['+43 (0) 664 1234567', '+43', '6641234567'],
    ['+965 965 5551 2345', '+965', '55512345'],
    ['965 5551 2345', '+965', '55512345'],
    ['+1 1 416 555 0123', '+1', '4165550123'],
    ['+39 39 333 1234567', '+39', '3331234567'],
    ['+39 (0)6 12345678', '+39', '0612345678'],
    ['+44 44 7911 123456', '+44', '7911123456'],
    ['+44 (0)20 7946 0000', '+44', '2079460000'],
    ['+20 20 100 123 4567', '+20', '1001234567'],
    ['+90 90 532 123 4567', '+90', '5321234567'],
    ['+91 91 98765 43210', '+91', '9876543210'],
    ['+971 971 50 123 4567', '+971', '501234567'],
  ])(
    'separates the calling code from the national number in "%s", even if the code is repeated',
    (text, dialCode, nationalNumber) => {
      expect(parsePhone(text, '+965')).toMatchObject({ ok: true, dialCode, national: nationalNumber });
    },
  );

  it.each([
    ['+49 491 12345678', '+49', '49112345678'],
    ['+49 4931 12345', '+49', '493112345'],
    ['+49 4941 123456', '+49', '4941123456'],
    ['+39 391 1234567', '+39', '3911234567'],
    ['+91 91234 56789', '+91', '9123456789'],
    ['+62 62 1234567', '+62', '621234567'],
    ['+81 81 234 5678', '+81', '812345678'],
    ['+44 2000 123456', '+44', '2000123456'],
  ])(
    'keeps the area code of the phone number "%s" although it looks like the calling code',
    (text, dialCode, nationalNumber) => {
      expect(parsePhone(text, '+965')).toMatchObject({ ok: true, dialCode, national: nationalNumber });
    },
  );

  it.each([
    '+49 30 901820 ext. 12',
    '+49 30 901820 extension 12',
    '+49 30 901820x12',
    '+49 30 901820 #12',
    '+49 30 901820 Durchwahl 12',
    '+49 30 901820 DW: 12',
    '+49 30 901820 poste 12',
    '+49 30 901820 anexo 12',
    '+49 30 901820 dahili 12',
    '+49 30 901820 доб. 12',
    '+49 30 901820 داخلي ١٢',
    '+49 30 901820 (ext 12)',
  ])('leaves the extension out of the phone number "%s"', (text) => {
    expect(parsePhone(text, '+965')).toMatchObject({ ok: true, dialCode: '+49', national: '30901820' });
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
    'refuses the phone number "%s" with the default calling code "%s" and reports the problem %s',
    (text, defaultDialCode, problem) => {
      expect(parsePhone(text, defaultDialCode)).toEqual({ ok: false, problem });
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
