import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerptOf, marksOf } from './highlight.ts';
import { plainText } from './plain-text.ts';

const marked = (text: string, query: string, terms?: readonly string[]) =>
  marksOf(text, query, terms).map(({ start, end }) => text.slice(start, end));

describe('marksOf', () => {
  it('marks the word prefixes that were typed', () => {
    expect(marked('Saffron latte, iced latte', 'lat')).toEqual(['lat', 'lat']);
    expect(marked('Saffron latte', 'LATTE saf')).toEqual(['Saf', 'latte']);
  });

  it('marks the original letters with their accents and signs', () => {
    expect(marked('Crème brûlée', 'creme bru')).toEqual(['Crème', 'brû']);
    expect(marked('Cre\u0300me', 'creme')).toEqual(['Cre\u0300me']);
    expect(marked('قَهْوَة عربية', 'قهوه')).toEqual(['قَهْوَة']);
    expect(marked('شـــاي', 'شا')).toEqual(['شـــا']);
    expect(marked('Süßkartoffel', 'sus')).toEqual(['Süß']);
  });

  it('does not mark the Arabic article', () => {
    expect(marked('لاتيه الزعفران', 'الزعفران')).toEqual(['زعفران']);
  });

  it('marks no articles while the article of a second word is typed', () => {
    expect(marked('برياني الزعفران مع الأرز', 'برياني ال')).toEqual(['برياني']);
    expect(marked('برياني الزعفران', 'ال')).toEqual(['ال']);
  });

  it('never splits the ligature of lam and alef', () => {
    expect(marked('لاسي مانجو', 'ل')).toEqual(['لا']);
    expect(marked('لَأطباق', 'ل')).toEqual(['لَأ']);
    expect(marked('الأرز', 'ارز')).toEqual(['لأرز']);
    expect(marked('لبن لاتيه', 'ل')).toEqual(['ل', 'لا']);
  });

  it('marks the inside of a word when no word starts with the text', () => {
    expect(marked('Apfelstrudel', 'strudel')).toEqual(['strudel']);
    expect(marked('Strudel, Apfelstrudel', 'strudel')).toEqual(['Strudel']);
  });

  it('marks text in scripts without spaces', () => {
    expect(marked('红烧牛肉面', '牛肉面')).toEqual(['牛肉面']);
    expect(marked('牛肉ラーメン', 'らーめん')).toEqual(['ラーメン']);
  });

  it('marks the whole word that was found despite a typing error', () => {
    expect(marked('Saffron latte', 'safron', ['saffron'])).toEqual(['Saffron']);
  });

  it('marks nothing for an empty or unmatched query', () => {
    expect(marked('Latte', '')).toEqual([]);
    expect(marked('', 'latte')).toEqual([]);
    expect(marked('Latte', 'x')).toEqual([]);
  });

  const letters = fc.constantFrom(...'abcdeéüçشايقهوةَّ');
  const word = fc.string({ unit: letters, minLength: 1, maxLength: 8 });
  const text = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));

  it('marks exactly the matching letters, in order and without overlap', () => {
    fc.assert(
      fc.property(text, word, (whole, query) => {
        const marks = marksOf(whole, query);
        let last = 0;
        for (const { start, end } of marks) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
          // Overlapping finds make one mark: it begins and ends with what was looked for.
          const searched = plainText(query).replace(/^(?:[وفبك]?ال|لل)(?=.{3})/, '');
          const plain = plainText(whole.slice(start, end));
          expect(plain.startsWith(searched)).toBe(true);
          expect(plain.endsWith(searched)).toBe(true);
        }
      }),
    );
  });

  it('marks every word that starts with the typed text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'abé'), minLength: 1, maxLength: 6 }),
        fc.nat(6),
        (one, at) => {
          const typed = one.slice(0, 1 + (at % one.length));
          const whole = `x ${one} y ${one}`;
          expect(marked(whole, plainText(typed)).map(plainText)).toEqual([
            plainText(typed),
            plainText(typed),
          ]);
        },
      ),
    );
  });
});

describe('excerptOf', () => {
  it('keeps a text whose first mark is near its start', () => {
    const marks = marksOf('Warm, with cardamom', 'card');
    expect(excerptOf('Warm, with cardamom', marks)).toEqual({ text: 'Warm, with cardamom', marks });
  });

  it('cuts a long text at a word before the first mark and moves the marks', () => {
    const text = `${'Slowly cooked over an open fire, '.repeat(4)}with saffron and honey`;
    const cut = excerptOf(text, marksOf(text, 'saff'));
    expect(cut.text).toMatch(/^…\S.{0,30}saffron and honey$/);
    expect(cut.marks.map(({ start, end }) => cut.text.slice(start, end))).toEqual(['saff']);
  });
});
