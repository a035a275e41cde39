import type { MenuItem } from '../menu/menu-types.ts';

/** The customer's filters. The price limits are in minor units and inclusive; null means no limit. */
export interface ItemFilters {
  /** The item must have all of these tags. */
  readonly tags: readonly string[];
  /** The item must have all of these ingredients. */
  readonly ingredients: readonly string[];
  /** The item must have none of these allergens. */
  readonly without: readonly string[];
  readonly vegetarian: boolean;
  /** Whether to exclude items that are sold out or not served now. */
  readonly availableNow: boolean;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  /** Id of a category or smart category. */
  readonly group: string | null;
}

export const noFilters: ItemFilters = {
  tags: [],
  ingredients: [],
  without: [],
  vegetarian: false,
  availableNow: false,
  minPrice: null,
  maxPrice: null,
  group: null,
};

/** Properties of an item that depend on the menu, the time and the settings. */
export interface ItemLookups {
  /** The item's lowest price in minor units; null if it has no visible price. */
  readonly getLowestPrice: (item: MenuItem) => number | null;
  readonly isServed: (item: MenuItem) => boolean;
  readonly isInGroup: (item: MenuItem, group: string) => boolean;
}

const VEGETARIAN_TAGS = ['vegetarian', 'vegan'];

/** Whether an item is tagged as vegetarian or vegan. */
export const isVegetarian = ({ tags }: MenuItem): boolean =>
  tags.some((tag) => VEGETARIAN_TAGS.includes(tag));

/** Number of active filters. A price range counts once. */
export const countFilters = (filters: ItemFilters): number =>
  filters.tags.length +
  filters.ingredients.length +
  filters.without.length +
  Number(filters.vegetarian) +
  Number(filters.availableNow) +
  Number(filters.minPrice !== null || filters.maxPrice !== null) +
  Number(filters.group !== null);

/** Whether an item passes all filters. An item without a price fails every price range. */
export function passesFilters(item: MenuItem, filters: ItemFilters, lookups: ItemLookups): boolean {
  const { tags, ingredients, without, vegetarian, availableNow, minPrice, maxPrice, group } = filters;
  return (
    tags.every((tag) => item.tags.includes(tag)) &&
    ingredients.every((ingredient) => item.ingredients.includes(ingredient)) &&
    !without.some((allergen) => item.allergens.includes(allergen)) &&
    (!vegetarian || isVegetarian(item)) &&
    (!availableNow || (!item.soldOut && lookups.isServed(item))) &&
    (group === null || lookups.isInGroup(item, group)) &&
    ((minPrice === null && maxPrice === null) || isWithin(lookups.getLowestPrice(item), minPrice, maxPrice))
  );
}

const isWithin = (price: number | null, min: number | null, max: number | null): boolean =>
  price !== null && price >= (min ?? 0) && price <= (max ?? Number.POSITIVE_INFINITY);

/** Number of items that each filter would keep. */
export interface Facets {
  readonly total: number;
  readonly vegetarianCount: number;
  readonly availableCount: number;
  readonly tags: ReadonlyMap<string, number>;
  readonly ingredients: ReadonlyMap<string, number>;
  /** Number of items without the allergen. */
  readonly countsWithoutAllergen: ReadonlyMap<string, number>;
}

/**
 * Counts the items that have each value, such as a tag. Allocates nothing per item, because opening the search screen
 * counts thousands of items.
 */
function countItemsByValue(
  items: readonly MenuItem[],
  getValues: (item: MenuItem) => readonly string[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) {
    const values = getValues(item);
    for (let index = 0; index < values.length; index++) {
      const value = values[index] ?? '';
      if (values.indexOf(value) === index) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

/** The tags of the items, most frequent first; ties are sorted alphabetically. */
export const listTagsByFrequency = (items: readonly MenuItem[]): string[] =>
  [...countItemsByValue(items, ({ tags }) => tags)]
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .map(([tag]) => tag);

/** Counts the items for each filter on the search screen. */
export function countFacets(items: readonly MenuItem[], lookups: ItemLookups): Facets {
  const allergens = countItemsByValue(items, (item) => item.allergens);
  let vegetarianCount = 0;
  let availableCount = 0;
  for (const item of items) {
    if (isVegetarian(item)) vegetarianCount++;
    if (!item.soldOut && lookups.isServed(item)) availableCount++;
  }
  const countsWithoutAllergen = new Map(
    [...allergens].map(([allergen, itemCount]) => [allergen, items.length - itemCount]),
  );
  return {
    total: items.length,
    vegetarianCount,
    availableCount,
    tags: countItemsByValue(items, ({ tags }) => tags),
    ingredients: countItemsByValue(items, ({ ingredients }) => ingredients),
    countsWithoutAllergen,
  };
}
