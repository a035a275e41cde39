import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createExcerpt, findMarks } from './highlight.ts';
import { toPlainText } from './plain-text.ts';

const markedTexts = (text: string, query: string, terms?: readonly string[]) =>
  findMarks(text, query, terms).map(({ start, end }) => text.slice(start, end));

describe('findMarks', () => {
  it('highlights the words that start with the typed text', () => {
    expect(markedTexts('Saffron latte, iced latte', 'lat')).toEqual(['lat', 'lat']);
    expect(markedTexts('Saffron latte', 'LATTE saf')).toEqual(['Saf', 'latte']);
  });

  it('highlights the original letters of a match with their accents and vowel signs', () => {
    expect(markedTexts('Crème brûlée', 'creme bru')).toEqual(['Crème', 'brû']);
    expect(markedTexts('Cre\u0300me', 'creme')).toEqual(['Cre\u0300me']);
    expect(markedTexts('قَهْوَة عربية', 'قهوه')).toEqual(['قَهْوَة']);
    expect(markedTexts('شـــاي', 'شا')).toEqual(['شـــا']);
    expect(markedTexts('Süßkartoffel', 'sus')).toEqual(['Süß']);
  });

  it('does not highlight the Arabic article', () => {
    expect(markedTexts('لاتيه الزعفران', 'الزعفران')).toEqual(['زعفران']);
  });

  it('highlights no Arabic articles while the article of a second word is being typed', () => {
    expect(markedTexts('برياني الزعفران مع الأرز', 'برياني ال')).toEqual(['برياني']);
    expect(markedTexts('برياني الزعفران', 'ال')).toEqual(['ال']);
  });

  it('never splits a lam-alef ligature when it highlights a match', () => {
    expect(markedTexts('لاسي مانجو', 'ل')).toEqual(['لا']);
    expect(markedTexts('لَأطباق', 'ل')).toEqual(['لَأ']);
    expect(markedTexts('الأرز', 'ارز')).toEqual(['لأرز']);
    expect(markedTexts('لبن لاتيه', 'ل')).toEqual(['ل', 'لا']);
  });

  it('highlights the middle of a word if no word starts with the typed text', () => {
    expect(markedTexts('Apfelstrudel', 'strudel')).toEqual(['strudel']);
    expect(markedTexts('Strudel, Apfelstrudel', 'strudel')).toEqual(['Strudel']);
  });

  it('highlights matches in scripts without spaces', () => {
    expect(markedTexts('红烧牛肉面', '牛肉面')).toEqual(['牛肉面']);
    expect(markedTexts('牛肉ラーメン', 'らーめん')).toEqual(['ラーメン']);
  });

  it('highlights the whole word if the search found it despite a typing error', () => {
    expect(markedTexts('Saffron latte', 'safron', ['saffron'])).toEqual(['Saffron']);
  });

  it('highlights nothing for an empty or unmatched query', () => {
    expect(markedTexts('Latte', '')).toEqual([]);
    expect(markedTexts('', 'latte')).toEqual([]);
    expect(markedTexts('Latte', 'x')).toEqual([]);
  });

  const letters = fc.constantFrom(...'abcdeéüçشايقهوةَّ');
  const word = fc.string({ unit: letters, minLength: 1, maxLength: 8 });
  const text = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));

  it('highlights exactly the matching letters, in order and without overlap', () => {
    fc.assert(
      fc.property(text, word, (fullText, query) => {
        const marks = findMarks(fullText, query);
        let last = 0;
        for (const { start, end } of marks) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
          // Overlapping matches become one mark that starts and ends with the query.
          const searched = toPlainText(query).replace(/^(?:[وفبك]?ال|لل)(?=.{3})/, '');
          const plain = toPlainText(fullText.slice(start, end));
          expect(plain.startsWith(searched)).toBe(true);
          expect(plain.endsWith(searched)).toBe(true);
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
          const typed = word.slice(0, 1 + (index % word.length));
          const text = `x ${word} y ${word}`;
          expect(markedTexts(text, toPlainText(typed)).map(toPlainText)).toEqual([
            toPlainText(typed),
            toPlainText(typed),
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

  it('shortens a long text to start with a word before the first match, and moves the highlights', () => {
    const text = `${'Slowly cooked over an open fire, '.repeat(4)}with saffron and honey`;
    const excerpt = createExcerpt(text, findMarks(text, 'saff'));
    expect(excerpt.text).toMatch(/^…\S.{0,30}saffron and honey$/);
    expect(excerpt.marks.map(({ start, end }) => excerpt.text.slice(start, end))).toEqual(['saff']);
  });
});
