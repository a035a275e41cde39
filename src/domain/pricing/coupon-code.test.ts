import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeCouponCode } from './coupon-code.ts';

const CODE_CHARACTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-'];
const anyCode = fc.string({ unit: fc.constantFrom(...CODE_CHARACTERS), minLength: 2, maxLength: 40 });
/** All spellings of a code character that keyboards produce. */
const listSpellings = (character: string): string[] =>
  character === 'I'
    ? ['I', 'i', '\u0131', '\u0130', 'i\u0307']
    : [
        character,
        character.toLowerCase(),
        character.toLocaleLowerCase('tr'),
        ` ${character}`,
        `${character}\u200b`,
      ];

describe('normalizeCouponCode', () => {
  it('matches a coupon code regardless of case, spaces, and the Turkish dotted and dotless i', () => {
    fc.assert(
      fc.property(anyCode, fc.infiniteStream(fc.nat()), (couponCode, spellingChoices) => {
        const typedCode = [...couponCode]
          .map((character) => {
            const spellings = listSpellings(character);
            return spellings[(spellingChoices.next().value ?? 0) % spellings.length];
          })
          .join('');
        expect(normalizeCouponCode(typedCode)).toBe(couponCode);
      }),
    );
  });

  it('matches a coupon code in Turkish lower or upper case, or with Arabic digits', () => {
    expect(normalizeCouponCode('INDIRIM10'.toLocaleLowerCase('tr'))).toBe('INDIRIM10');
    expect(normalizeCouponCode('indirim10'.toLocaleUpperCase('tr'))).toBe('INDIRIM10');
    expect(normalizeCouponCode('indirim١٠')).toBe('INDIRIM10');
  });

  it('leaves a normalised coupon code unchanged when it is normalised again', () => {
    fc.assert(
      fc.property(fc.string(), (typedCode) => {
        const normalised = normalizeCouponCode(typedCode);
        expect(normalizeCouponCode(normalised)).toBe(normalised);
      }),
    );
  });
});
