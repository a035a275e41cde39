import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MenuItem } from '../menu/menu-types.ts';
import { createCurrency } from '../money/money.ts';
import { buildersFor } from '../testing/build.ts';
import { createItemIndex, type IndexOptions } from './index-items.ts';
import { toPlainText } from './plain-text.ts';
import type { SearchResults } from './ranking.ts';
import { stripArticle } from './search-words.ts';

const { item } = buildersFor(createCurrency('KWD'));

const menu: readonly MenuItem[] = [
  item('latte', 1, {
    name: { en: 'Saffron latte', ar: 'لاتيه الزعفران' },
    description: { en: 'Warm, with cardamom', ar: 'دافئ بالهيل' },
    tags: ['vegetarian'],
  }),
  item('iced', 2, { name: { en: 'Iced Spanish latte', ar: 'لاتيه إسباني مثلّج' } }),
  item('coffee', 2, { name: { en: 'Arabic coffee', ar: 'قَهْوَة عَرَبِيَّة' } }),
  item('brulee', 3, { name: { en: 'Crème brûlée', de: 'Gebrannte Creme' }, ingredients: ['fava-bean'] }),
  item('strudel', 3, { name: { de: 'Apfelstrudel', en: 'Apple strudel' } }),
  item('noodles', 3, { name: { zh: '红烧牛肉面', ja: '牛肉ラーメン', th: 'ก๋วยเตี๋ยวเนื้อ' } }),
  item('steak', 9, { name: { en: 'Steak' }, description: { en: 'No coffee in it' } }),
  item('tea', 1, { name: { en: 'Tea' } }),
];

const buildIndex = (items: readonly MenuItem[] = menu, options?: IndexOptions) => {
  const index = createItemIndex(options);
  index.add(items);
  return index;
};
const index = buildIndex();
const listResultIds = (results: SearchResults) => results.items.map(({ id }) => id);
const listFoundIds = (query: string) => listResultIds(index.search(query));

describe('a search', () => {
  it('finds items by word prefixes in any order', () => {
    expect(listFoundIds('latte saf')).toEqual(['latte']);
    expect(listFoundIds('LATTE')).toEqual(['latte', 'iced']);
    expect(listFoundIds('s')).toContain('steak');
  });

  it('finds the same items while the Arabic article of a second word is being typed', () => {
    expect(listFoundIds('لاتيه ال')).toEqual(listFoundIds('لاتيه'));
    expect(index.search('لاتيه ال').getScoreAt(0)).toBe(index.search('لاتيه').getScoreAt(0));
    expect(listFoundIds('لاتيه الزع')).toEqual(['latte']);
  });

  it('ranks search matches in names above matches in descriptions', () => {
    expect(listFoundIds('coffee')).toEqual(['coffee', 'steak']);
  });

  it('finds items by tags and ingredients and by their translated names', () => {
    expect(listFoundIds('vegetarian')).toEqual(['latte']);
    expect(listFoundIds('fava')).toEqual(['brulee']);
    expect(listFoundIds('فول')).toEqual([]);
    const indexWithWordNames = buildIndex(menu, {
      getAlternativeNames: (word) => (word === 'fava-bean' ? ['Fava beans', 'فول'] : []),
    });
    expect(listResultIds(indexWithWordNames.search('فول'))).toEqual(['brulee']);
  });

  it('finds items by the names of their categories', () => {
    const indexWithGroupNames = buildIndex(menu, {
      getGroupNames: ({ id }) => (id === 'tea' ? ['Hot drinks', 'مشروبات'] : []),
    });
    expect(listResultIds(indexWithGroupNames.search('drinks'))).toEqual(['tea']);
    expect(indexWithGroupNames.search('مشروبات').items).toHaveLength(1);
  });

  it('searches only the visible items and returns the items’ current data', () => {
    const visibleItems = new Map(menu.map((entry) => [entry.id, { ...entry, calories: 7 }]));
    visibleItems.delete('latte');
    expect(index.search('latte', visibleItems).items).toEqual([visibleItems.get('iced')]);
    expect(index.search('saffron', visibleItems).items).toEqual([]);
    expect(listFoundIds('saffron')).toEqual(['latte']);
  });

  it('ignores accents and Arabic spelling variants in a search', () => {
    expect(listFoundIds('creme brulee')).toEqual(['brulee']);
    expect(listFoundIds('قهوه عربيه')).toEqual(['coffee']);
    expect(listFoundIds('اسباني')).toEqual(['iced']);
    expect(listFoundIds('زعفران')).toEqual(['latte']);
    expect(listFoundIds('الهيل')).toEqual(['latte']);
  });

  it('finds an item despite a typing error in each typed word', () => {
    expect(listFoundIds('safron latte')).toEqual(['latte']);
    expect(listFoundIds('psanish')).toEqual(['iced']);
    expect(listFoundIds('sapnish lattte')).toEqual(['iced']);
    expect(listFoundIds('strudle')).toEqual(['strudel']);
  });

  it('does not correct typing errors in short words', () => {
    expect(listFoundIds('tee')).toEqual([]);
    expect(listFoundIds('tea')).toEqual(['tea']);
  });

  it('finds items by parts of compound words', () => {
    expect(listFoundIds('strudel')).toEqual(['strudel']);
    expect(buildIndex([item('a', 1, { name: { de: 'Apfelstrudel' } })]).search('strudel').items).toHaveLength(
      1,
    );
  });

  it('finds an item by any part of its name in a script without spaces', () => {
    for (const textPart of ['红烧', '牛肉', '面', '红烧牛肉', 'らーめん', 'เนื้อ'])
      expect(listFoundIds(textPart)).toEqual(['noodles']);
  });

  it('scores an item lower if the item matches only some of the typed words', () => {
    expect(listFoundIds('brulee pizza')).toEqual(['brulee']);
    expect(index.search('brulee pizza').getScoreAt(0)).toBeLessThan(1);
    expect(index.search('brulee').getScoreAt(0)).toBeGreaterThan(3);
    expect(index.search('brulee').getScoreAt(1)).toBeUndefined();
  });

  it('finds no items for an empty or meaningless query', () => {
    expect(listFoundIds('')).toEqual([]);
    expect(listFoundIds('  ')).toEqual([]);
    expect(listFoundIds('!')).toEqual([]);
    expect(listFoundIds('xyzzyx')).toEqual([]);
  });

  it('searches the items that were added so far, and does not index an item twice', () => {
    const searchIndex = createItemIndex();
    expect(listResultIds(searchIndex.search('latte'))).toEqual([]);
    searchIndex.add(menu.slice(0, 1));
    searchIndex.add(menu.slice(0, 1));
    expect(searchIndex.size).toBe(1);
    const visibleItems = new Map(menu.map((entry) => [entry.id, entry]));
    expect(listResultIds(searchIndex.search('latte', visibleItems))).toEqual(['latte']);
    searchIndex.add(menu);
    expect(searchIndex.size).toBe(menu.length);
    expect(listResultIds(searchIndex.search('latte'))).toEqual(['latte', 'iced']);
    expect(listResultIds(searchIndex.search('latte', visibleItems))).toEqual(['latte', 'iced']);
  });

  it('returns the words that a query with a typing error matched, for highlighting', () => {
    expect(index.search('safron').getTypoTerms('latte')).toEqual(['saffron']);
    expect(index.search('safron').getTypoTerms('tea')).toEqual([]);
    expect(index.search('safron').getTypoTerms('nobody')).toEqual([]);
  });

  it('treats the names of object properties as ordinary search words', () => {
    expect(listFoundIds('constructor')).toEqual([]);
    expect(listFoundIds('__proto__')).toEqual([]);
    expect(
      buildIndex([item('x', 1, { name: { en: 'toString __proto__' } })]).search('proto').items,
    ).toHaveLength(1);
  });
});

describe('suggestions', () => {
  it('suggests similar words of the menu in their original spelling', () => {
    expect(index.suggest('cremme')).toContain('Crème');
    expect(index.suggest('qqqqq')).toEqual([]);
  });

  it('suggests only words that find an item on the menu of the customer', () => {
    const hiddenDish = item('secret', 1, { name: { en: 'Scones pudding' } });
    const visibleDish = item('shown', 1, { name: { en: 'Bread pudding' } });
    const searchIndex = buildIndex([hiddenDish, visibleDish]);
    const visibleItems = new Map([[visibleDish.id, visibleDish]]);
    expect(searchIndex.suggest('stones')).toEqual(['Scones']);
    expect(searchIndex.suggest('stones', visibleItems)).toEqual([]);
    expect(searchIndex.suggest('padding', visibleItems)).toEqual(['pudding']);
    expect(searchIndex.suggest('b', visibleItems), 'one letter is like any short word').toEqual([]);
  });
});

const LETTERS = {
  en: 'abcdefghijklmnopqrstuvwxyz',
  ar: 'بتثجحخدذرزسشصضطظعغفقكلمنهي',
  de: 'abcdeghklmnoprstuäöüß',
  zh: '牛肉面红烧鸡饭茶水果汁汤蛋糕',
  th: 'กขคงจชซดตถทนบปผพมยรลวสหอ',
};
const wordArbitrary = (letters: string, minLength = 2) =>
  fc.string({ unit: fc.constantFrom(...letters), minLength, maxLength: 9 });
const nameArbitrary = (letters: string) =>
  fc.array(wordArbitrary(letters), { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const arbitraryNames = fc.record({
  en: nameArbitrary(LETTERS.en),
  ar: nameArbitrary(LETTERS.ar),
  de: nameArbitrary(LETTERS.de),
  zh: nameArbitrary(LETTERS.zh),
  th: nameArbitrary(LETTERS.th),
});
const anyMenu = fc
  .array(arbitraryNames, { minLength: 1, maxLength: 12 })
  .map((names) => names.map((name, index) => item(`item-${index}`, 1, { name })));

describe('laws', () => {
  it('finds every item by its name in each language', () => {
    fc.assert(
      fc.property(anyMenu, (items) => {
        const searchIndex = buildIndex(items);
        for (const { id, name } of items)
          for (const text of Object.values(name))
            expect(listResultIds(searchIndex.search(text))).toContain(id);
      }),
      { numRuns: 40 },
    );
  });

  it('finds an item by its name, whatever characters the name contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
        fc.pre(toPlainText(name).trim() !== '');
        expect(buildIndex([item('odd', 1, { name: { en: name } })]).search(name).items).toHaveLength(1);
      }),
    );
  });

  it('finds items whether or not the query has accents and diacritics', () => {
    const arbitraryMarkedLetters = fc.array(
      fc.tuple(
        fc.constantFrom(...LETTERS.en, ...LETTERS.ar),
        fc.constantFrom('', '\u0301', '\u064e', '\u0651'),
      ),
      { minLength: 2, maxLength: 8 },
    );
    fc.assert(
      fc.property(arbitraryMarkedLetters, (letters) => {
        const markedWord = letters.join('').replaceAll(',', '');
        const plainWord = letters.map(([letter]) => letter).join('');
        expect(buildIndex([item('x', 1, { name: { en: markedWord } })]).search(plainWord).items).toHaveLength(
          1,
        );
        expect(buildIndex([item('x', 1, { name: { en: plainWord } })]).search(markedWord).items).toHaveLength(
          1,
        );
      }),
    );
  });

  it('finds words of five or more letters despite a missing letter or two swapped letters', () => {
    const anyTypo = fc.record({
      word: fc.oneof(wordArbitrary(LETTERS.en, 5), wordArbitrary(LETTERS.ar, 5)),
      position: fc.nat(8),
      isSwapped: fc.boolean(),
      otherItems: anyMenu,
    });
    fc.assert(
      fc.property(anyTypo, ({ word, position, isSwapped, otherItems }) => {
        fc.pre(stripArticle(toPlainText(word)).length >= 5);
        const swapPosition = position % (word.length - 1);
        const [firstLetter = '', secondLetter = ''] = word.slice(swapPosition, swapPosition + 2);
        const typedWord =
          word.slice(0, swapPosition) +
          (isSwapped ? secondLetter + firstLetter : secondLetter) +
          word.slice(swapPosition + 2);
        const searchIndex = buildIndex([item('meant', 1, { name: { xx: word } })]);
        expect(listResultIds(searchIndex.search(typedWord))).toContain('meant');
        searchIndex.add(otherItems);
        expect(
          searchIndex.suggest(typedWord).length + searchIndex.search(typedWord).items.length,
        ).toBeGreaterThan(0);
      }),
    );
  });

  it('gives items the same search scores for any order of the menu', () => {
    const shuffledMenu = anyMenu.chain((items) =>
      fc.record({
        items: fc.constant(items),
        shuffledItems: fc.shuffledSubarray(items, { minLength: items.length, maxLength: items.length }),
        query: fc.constantFrom(...items.flatMap(({ name }) => Object.values(name))),
      }),
    );
    fc.assert(
      fc.property(shuffledMenu, ({ items, shuffledItems, query }) => {
        const getScores = (menuItems: readonly MenuItem[]) => {
          const results = buildIndex(menuItems).search(query);
          return new Map(
            results.items
              .map(({ id }, rank) => [id, results.getScoreAt(rank)] as const)
              .sort(([a], [b]) => (a < b ? -1 : 1)),
          );
        };
        expect(getScores(shuffledItems)).toEqual(getScores(items));
      }),
      { numRuns: 40 },
    );
  });
});
