import { describe, expect, it } from 'vitest';
import { findMatchedText } from './matched-text.ts';

const name = { en: 'Saffron latte', ar: 'لاتيه الزعفران' };

describe('findMatchedText', () => {
  it('shows an item’s text in the interface language when that text matches the search', () => {
    expect(findMatchedText(name, 'Saffron latte', 'saff', [])).toEqual({
      text: 'Saffron latte',
      marks: [{ start: 0, end: 4 }],
      lang: null,
    });
  });

  it('shows an item’s text in another language when only that text matches the search', () => {
    const match = findMatchedText(name, 'Saffron latte', 'زعفران', []);
    expect(match.lang).toBe('ar');
    expect(match.text.slice(match.marks[0]?.start, match.marks[0]?.end)).toBe('زعفران');
  });

  it('shows an item’s text without highlights when nothing matches or the query is empty', () => {
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
