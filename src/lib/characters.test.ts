import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCharacters, takeCharacters } from './characters.ts';

const FAMILY = '👨‍👩‍👧';

describe('the length of a text', () => {
  // @spec validation/max-length-counts-characters
  it('counts the characters of a text, not its UTF-16 units', () => {
    expect(countCharacters('🍕🍕')).toBe(2);
    expect(countCharacters('شارع')).toBe(4);
    expect(takeCharacters('🍕🍕🍕', 2)).toBe('🍕🍕');
  });

  it('never cuts a text inside a visible character', () => {
    expect(takeCharacters(`ab${FAMILY}`, 4)).toBe('ab');
    expect(takeCharacters('cafe\u0301', 4)).toBe('caf');
  });

  it('cuts a text to the longest prefix within the limit of characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, max) => {
        const prefix = takeCharacters(text, max);
        expect(countCharacters(prefix)).toBeLessThanOrEqual(max);
        expect(text.startsWith(prefix)).toBe(true);
        expect(takeCharacters(prefix, max)).toBe(prefix);
        if (countCharacters(text) <= max) expect(prefix).toBe(text);
      }),
    );
  });
});
