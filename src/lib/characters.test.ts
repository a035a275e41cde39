import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characterCount, firstCharacters } from './characters.ts';

const FAMILY = '👨‍👩‍👧';

describe('the length of a text', () => {
  // @spec validation/max-length-counts-characters
  it('counts characters, not UTF-16 units', () => {
    expect(characterCount('🍕🍕')).toBe(2);
    expect(characterCount('شارع')).toBe(4);
    expect(firstCharacters('🍕🍕🍕', 2)).toBe('🍕🍕');
  });

  it('never cuts within a grapheme', () => {
    expect(firstCharacters(`ab${FAMILY}`, 4)).toBe('ab');
    expect(firstCharacters('cafe\u0301', 4)).toBe('caf');
  });

  it('returns the longest prefix within the limit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, max) => {
        const prefix = firstCharacters(text, max);
        expect(characterCount(prefix)).toBeLessThanOrEqual(max);
        expect(text.startsWith(prefix)).toBe(true);
        expect(firstCharacters(prefix, max)).toBe(prefix);
        if (characterCount(text) <= max) expect(prefix).toBe(text);
      }),
    );
  });
});
