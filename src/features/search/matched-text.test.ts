import { describe, expect, it } from 'vitest';
import { findMatchedText } from './matched-text.ts';

const name = { en: 'Saffron latte', ar: 'لاتيه الزعفران' };

describe('findMatchedText', () => {
  it('returns the text of the interface language when it matches', () => {
    expect(findMatchedText(name, 'Saffron latte', 'saff', [])).toEqual({
      text: 'Saffron latte',
      marks: [{ start: 0, end: 4 }],
      lang: null,
    });
  });

  it('returns the text of another language when only that one matches', () => {
    const match = findMatchedText(name, 'Saffron latte', 'زعفران', []);
    expect(match.lang).toBe('ar');
    expect(match.text.slice(match.marks[0]?.start, match.marks[0]?.end)).toBe('زعفران');
  });

  it('returns the text without marks when nothing matches or the query is empty', () => {
    expect(findMatchedText(name, 'Saffron latte', 'tea', [])).toEqual({
      text: 'Saffron latte',
      marks: [],
      lang: null,
    });
    expect(findMatchedText(name, 'Saffron latte', '', [])).toEqual({
      text: 'Saffron latte',
      marks: [],
      lang: null,
    });
  });
});
