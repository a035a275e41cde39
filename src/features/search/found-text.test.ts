import { describe, expect, it } from 'vitest';
import { foundText } from './found-text.ts';

const name = { en: 'Saffron latte', ar: 'لاتيه الزعفران' };

describe('foundText', () => {
  it('is the text that is shown anyway where something was found in it', () => {
    expect(foundText(name, 'Saffron latte', 'saff', [])).toEqual({
      text: 'Saffron latte',
      marks: [{ start: 0, end: 4 }],
      lang: null,
    });
  });

  it('is the one of the language it was found in where that is another', () => {
    const found = foundText(name, 'Saffron latte', 'زعفران', []);
    expect(found.lang).toBe('ar');
    expect(found.text.slice(found.marks[0]?.start, found.marks[0]?.end)).toBe('زعفران');
  });

  it('stays what it is where nothing was found, or nothing was looked for', () => {
    expect(foundText(name, 'Saffron latte', 'tea', [])).toEqual({
      text: 'Saffron latte',
      marks: [],
      lang: null,
    });
    expect(foundText(name, 'Saffron latte', '', [])).toEqual({
      text: 'Saffron latte',
      marks: [],
      lang: null,
    });
  });
});
