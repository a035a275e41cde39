import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterPhoneCharacters } from './phone-text.ts';
import { applyPhoneTyping, formatPhoneForDisplay, type PhoneKeyPress } from './type-phone.ts';

const KUWAIT = { dialCode: '+965', country: 'KW' };
const GERMANY = { dialCode: '+49', country: 'DE' };
/** Splits a text in which `|` marks the caret. Without a mark, the caret is at the end. */
const parseMarkedText = (markedText: string): PhoneKeyPress => ({
  text: markedText.replace('|', ''),
  caret: markedText.includes('|') ? markedText.indexOf('|') : markedText.length,
});
const markCaret = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;
const typeText = (text: string, defaultCountry = KUWAIT, keyPress: Partial<PhoneKeyPress> = {}) => {
  const { dialCode, ...typedPhone } = applyPhoneTyping(
    { ...parseMarkedText(text), ...keyPress },
    defaultCountry,
  );
  return `${dialCode} ${markCaret(typedPhone)}`;
};

describe('a phone number during typing', () => {
  it.each([
    ['5', '+965 5|'],
    ['55512', '+965 555 12|'],
    ['٥٥٥١٢٣٤٥', '+965 555 12345|'],
    ['۵۵۵۱۲', '+965 555 12|'],
    ['555-123-45', '+965 555 12345|'],
  ])('groups the digits of the phone number %s', (text, expected) => {
    expect(typeText(text)).toBe(expected);
  });

  it.each([
    ['+965 5551 2345', '+965 555 12345|'],
    ['00965 55512345', '+965 555 12345|'],
    ['+49 1512 3456789', '+49 1512 3456789|'],
    ['\u202a+49 (30) 901820\u202c', '+49 30 901820|'],
    ['tel:+49-30-901820', '+49 30 901820|'],
    ['tel:%2B49-30-901820;ext=12', '+49 30 901820|'],
    ['tel:030-901820;phone-context=+49', '+49 030 901820|'],
    ['+49 30 901820 ext. 12', '+49 30 901820|'],
    ['\u200e\u2066+49 30 901820\u2069', '+49 30 901820|'],
    ['+٤٩ ٣٠ ٩٠١٨٢٠', '+49 30 901820|'],
    ['+1 868 622 3456', '+1 868 622 3456|'],
    ['+4', '+965 +4|'],
    ['+49', '+49 |'],
  ])('recognises the calling code in the phone number %s', (text, expected) => {
    expect(typeText(text)).toBe(expected);
  });

  // @spec validation/number-inputs-strip-what-no
  it('drops characters that cannot be part of a phone number, and keeps the caret after the same digit', () => {
    expect(typeText('call |me 5551')).toBe('+965 |555 1');
    expect(typeText('55a|512')).toBe('+965 55|5 12');
    expect(typeText('Tel. +965 5551 2345 (Noor)')).toBe('+965 555 12345|');
    expect(typeText('555+1|')).toBe('+965 555 1|');
  });

  it('does not group the digits of a phone number with an unknown calling code', () => {
    expect(typeText('+999 12|3')).toBe('+965 +99912|3');
  });

  it('keeps the caret after the same digit when a typed phone number is grouped', () => {
    expect(typeText('59|512345')).toBe('+965 59|5 12345');
    expect(typeText('555 91|345')).toBe('+965 555 91|345');
    expect(typeText('|555 12345')).toBe('+965 |555 12345');
    expect(typeText('0|151 2345', GERMANY)).toBe('+49 0|1512 345');
  });

  it('deletes the digit next to a space of a phone number when the customer deletes the space', () => {
    expect(typeText('555|12345', KUWAIT, { before: '555 12345', deleted: 'backward' })).toBe(
      '+965 55|1 2345',
    );
    expect(typeText('555|12345', KUWAIT, { before: '555 12345', deleted: 'forward' })).toBe('+965 555| 2345');
  });

  const anyDigits = fc.stringMatching(/^[1-9]\d{0,19}$/);
  const anyCountry = fc.constantFrom(
    KUWAIT,
    GERMANY,
    { dialCode: '+1', country: 'US' },
    { dialCode: '', country: null },
  );

  it('keeps exactly the typed digits of a phone number, and the caret after the same digit', () => {
    fc.assert(
      fc.property(anyDigits, fc.nat(20), anyCountry, (digits, caretPosition, country) => {
        const caret = Math.min(caretPosition, digits.length);
        const result = applyPhoneTyping({ text: digits, caret }, country);
        if (result.dialCode !== country.dialCode) return;
        expect(filterPhoneCharacters(result.text)).toBe(digits);
        expect(filterPhoneCharacters(result.text.slice(0, result.caret))).toBe(digits.slice(0, caret));
        expect(applyPhoneTyping(result, country)).toEqual(result);
        if (country.dialCode) expect(formatPhoneForDisplay(digits, country.dialCode)).toBe(result.text);
      }),
    );
  });

  it('keeps the caret inside the text of the phone field, whatever the customer types', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[+\d ()-]{0,20}$/)),
        fc.nat(20),
        fc.constantFrom('backward', 'forward', undefined),
        anyCountry,
        (text, caretPosition, deletedDirection, country) => {
          const caret = Math.min(caretPosition, text.length);
          const result = applyPhoneTyping({ text, caret, before: text, deleted: deletedDirection }, country);
          expect(result.caret).toBeGreaterThanOrEqual(0);
          expect(result.caret).toBeLessThanOrEqual(result.text.length);
        },
      ),
    );
  });
});
