import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCurrency } from '../money/money.ts';
import { buildersFor } from '../testing/build.ts';
import {
  countFacets,
  countFilters,
  type ItemFilters,
  type ItemLookups,
  listTagsByFrequency,
  noFilters,
  passesFilters,
} from './filter-items.ts';

const { item } = buildersFor(createCurrency('KWD'));
const lookups: ItemLookups = {
  getLowestPrice: ({ price }) => price?.minor ?? null,
  isServed: ({ id }) => id !== 'later',
  isInGroup: ({ categoryId }, group) => categoryId === group,
};
const hummus = item('hummus', 2, {
  tags: ['vegan', 'popular'],
  ingredients: ['chickpea', 'tahini'],
  allergens: ['sesame'],
});
const steak = item('steak', 9, { ingredients: ['beef'], categoryId: 'grill' });
const soup = item('later', 3, { tags: ['vegetarian'], soldOut: false });
const cake = item('cake', null, { soldOut: true, tags: ['vegetarian'], allergens: ['milk', 'gluten'] });
const allItems = [hummus, steak, soup, cake];
const listFilteredIds = (filters: Partial<ItemFilters>) =>
  allItems.filter((entry) => passesFilters(entry, { ...noFilters, ...filters }, lookups)).map(({ id }) => id);

describe('filters', () => {
  it('finds all items when no search filter is set', () => {
    expect(listFilteredIds({})).toHaveLength(4);
    expect(countFilters(noFilters)).toBe(0);
  });

  it('finds vegetarian and vegan items if the customer filters for vegetarian items', () => {
    expect(listFilteredIds({ vegetarian: true })).toEqual(['hummus', 'later', 'cake']);
  });

  it('finds items that have all selected tags and ingredients and none of the avoided allergens', () => {
    expect(listFilteredIds({ tags: ['popular', 'vegan'] })).toEqual(['hummus']);
    expect(listFilteredIds({ ingredients: ['chickpea', 'beef'] })).toEqual([]);
    expect(listFilteredIds({ without: ['sesame', 'milk'] })).toEqual(['steak', 'later']);
  });

  it('hides sold-out items and items served later if the customer wants only available items', () => {
    expect(listFilteredIds({ availableNow: true })).toEqual(['hummus', 'steak']);
  });

  it('finds items in a price range, including both ends', () => {
    expect(listFilteredIds({ minPrice: 2000, maxPrice: 3000 })).toEqual(['hummus', 'later']);
    expect(listFilteredIds({ minPrice: 3001 })).toEqual(['steak']);
    expect(listFilteredIds({ maxPrice: 0 })).toEqual([]);
  });

  it('finds the items of a selected category or smart category', () => {
    expect(listFilteredIds({ group: 'grill' })).toEqual(['steak']);
  });

  it('counts each search filter once, and a price range as one filter', () => {
    expect(countFilters({ ...noFilters, tags: ['a', 'b'], minPrice: 1, maxPrice: 2, vegetarian: true })).toBe(
      4,
    );
  });
});

describe('facets', () => {
  const anyWords = fc.subarray(['a', 'b', 'c', 'vegan']);
  const anyItems = fc.array(
    fc
      .record({ tags: anyWords, ingredients: anyWords, allergens: anyWords, soldOut: fc.boolean() })
      .map((facetValues) => item('any', 1, facetValues)),
  );

  it('counts for each search filter how many items pass the filter', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const facets = countFacets(items, lookups);
        const countPassing = (filters: Partial<ItemFilters>) =>
          items.filter((entry) => passesFilters(entry, { ...noFilters, ...filters }, lookups)).length;
        expect(facets.total).toBe(items.length);
        expect(facets.vegetarianCount).toBe(countPassing({ vegetarian: true }));
        expect(facets.availableCount).toBe(countPassing({ availableNow: true }));
        for (const [word, count] of facets.tags) expect(count).toBe(countPassing({ tags: [word] }));
        for (const [word, count] of facets.ingredients)
          expect(count).toBe(countPassing({ ingredients: [word] }));
        for (const [word, count] of facets.countsWithoutAllergen)
          expect(count).toBe(countPassing({ without: [word] }));
      }),
    );
  });
});

describe('the tags of some items', () => {
  it('sorts the tags of items by number of items, then alphabetically', () => {
    const dishWithRepeatedTag = item('twice', 1, { tags: ['spicy', 'spicy', 'new'] });
    const newColdDish = item('both', 1, { tags: ['new', 'cold'] });
    expect(listTagsByFrequency([dishWithRepeatedTag, newColdDish])).toEqual(['new', 'cold', 'spicy']);
    expect(countFacets([dishWithRepeatedTag, newColdDish], lookups).tags).toEqual(
      new Map([
        ['spicy', 1],
        ['new', 2],
        ['cold', 1],
      ]),
    );
  });
});
