import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createExcerpt, findMarks } from './highlight.ts';
import { toPlainText } from './plain-text.ts';

const listMarkedTexts = (text: string, query: string, terms?: readonly string[]) =>
  findMarks(text, query, terms).map(({ start, end }) => text.slice(start, end));

describe('findMarks', () => {
  it('highlights the words that start with the typed text', () => {
    expect(listMarkedTexts('Saffron latte, iced latte', 'lat')).toEqual(['lat', 'lat']);
    expect(listMarkedTexts('Saffron latte', 'LATTE saf')).toEqual(['Saf', 'latte']);
  });

  it('highlights the letters of a match together with their accents and vowel signs', () => {
    expect(listMarkedTexts('Crème brûlée', 'creme bru')).toEqual(['Crème', 'brû']);
    expect(listMarkedTexts('Cre\u0300me', 'creme')).toEqual(['Cre\u0300me']);
    expect(listMarkedTexts('قَهْوَة عربية', 'قهوه')).toEqual(['قَهْوَة']);
    expect(listMarkedTexts('شـــاي', 'شا')).toEqual(['شـــا']);
    expect(listMarkedTexts('Süßkartoffel', 'sus')).toEqual(['Süß']);
  });

  it('highlights an Arabic word without its article', () => {
    expect(listMarkedTexts('لاتيه الزعفران', 'الزعفران')).toEqual(['زعفران']);
  });

  it('highlights no Arabic articles while the article of a second word is being typed', () => {
    expect(listMarkedTexts('برياني الزعفران مع الأرز', 'برياني ال')).toEqual(['برياني']);
    expect(listMarkedTexts('برياني الزعفران', 'ال')).toEqual(['ال']);
  });

  it('never splits a lam-alef ligature when highlighting a match', () => {
    expect(listMarkedTexts('لاسي مانجو', 'ل')).toEqual(['لا']);
    expect(listMarkedTexts('لَأطباق', 'ل')).toEqual(['لَأ']);
    expect(listMarkedTexts('الأرز', 'ارز')).toEqual(['لأرز']);
    expect(listMarkedTexts('لبن لاتيه', 'ل')).toEqual(['ل', 'لا']);
  });

  it('highlights the middle of a word if no word starts with the typed text', () => {
    expect(listMarkedTexts('Apfelstrudel', 'strudel')).toEqual(['strudel']);
    expect(listMarkedTexts('Strudel, Apfelstrudel', 'strudel')).toEqual(['Strudel']);
  });

  it('highlights matches in scripts without spaces', () => {
    expect(listMarkedTexts('红烧牛肉面', '牛肉面')).toEqual(['牛肉面']);
    expect(listMarkedTexts('牛肉ラーメン', 'らーめん')).toEqual(['ラーメン']);
  });

  it('highlights the whole word if the search found it despite a typing error', () => {
    expect(listMarkedTexts('Saffron latte', 'safron', ['saffron'])).toEqual(['Saffron']);
  });

  it('highlights nothing for an empty or unmatched query', () => {
    expect(listMarkedTexts('Latte', '')).toEqual([]);
    expect(listMarkedTexts('', 'latte')).toEqual([]);
    expect(listMarkedTexts('Latte', 'x')).toEqual([]);
  });

  const letters = fc.constantFrom(...'abcdeéüçشايقهوةَّ');
  const anyWord = fc.string({ unit: letters, minLength: 1, maxLength: 8 });
  const anyText = fc.array(anyWord, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));

  it('highlights exactly the matching letters, in order and without overlap', () => {
    fc.assert(
      fc.property(anyText, anyWord, (text, query) => {
        const marks = findMarks(text, query);
        let lastEnd = 0;
        for (const { start, end } of marks) {
          expect(start).toBeGreaterThanOrEqual(lastEnd);
          expect(end).toBeGreaterThan(start);
          lastEnd = end;
          // Overlapping matches become one mark that starts and ends with the query.
          const searchedText = toPlainText(query).replace(/^(?:[وفبك]?ال|لل)(?=.{3})/, '');
          const markedText = toPlainText(text.slice(start, end));
          expect(markedText.startsWith(searchedText)).toBe(true);
          expect(markedText.endsWith(searchedText)).toBe(true);
        }
      }),
    );
  });

  it('highlights every word that starts with the typed text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'abé'), minLength: 1, maxLength: 6 }),
        fc.nat(6),
        (word, index) => {
          const typedText = word.slice(0, 1 + (index % word.length));
          const text = `x ${word} y ${word}`;
          expect(listMarkedTexts(text, toPlainText(typedText)).map(toPlainText)).toEqual([
            toPlainText(typedText),
            toPlainText(typedText),
          ]);
        },
      ),
    );
  });
});

describe('createExcerpt', () => {
  it('does not shorten a text whose match is near the start', () => {
    const marks = findMarks('Warm, with cardamom', 'card');
    expect(createExcerpt('Warm, with cardamom', marks)).toEqual({ text: 'Warm, with cardamom', marks });
  });

  it('cuts off the beginning of a long text before a word near the first match, and moves the highlights', () => {
    const text = `${'Slowly cooked over an open fire, '.repeat(4)}with saffron and honey`;
    const excerpt = createExcerpt(text, findMarks(text, 'saff'));
    expect(excerpt.text).toMatch(/^…\S.{0,30}saffron and honey$/);
    expect(excerpt.marks.map(({ start, end }) => excerpt.text.slice(start, end))).toEqual(['saff']);
  });
});
