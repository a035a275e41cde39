import { useTranslation } from 'react-i18next';
import { useFoodTermFormatter } from '../../components/menu/food-terms.ts';
import { type Currency, money } from '../../domain/money/money.ts';
import type { ItemFilters } from '../../domain/search/filter-items.ts';
import { useFormat, useText } from '../../i18n/i18n-context.tsx';
import type { SearchableItems } from './use-searchable-items.ts';

/** The list without `word` if it has it, else with it. */
export const toggleWord = (words: readonly string[], word: string): readonly string[] =>
  words.includes(word) ? words.filter((other) => other !== word) : [...words, word];

/** A filter that is on: its name, and the change that turns it off. */
export interface ActiveFilter {
  readonly key: string;
  readonly name: string;
  readonly off: Partial<ItemFilters>;
}

/** Filters that are on and have no chip of their own in the row. */
export function useActiveFilters(
  filters: ItemFilters,
  shown: SearchableItems,
  currency: Currency | null,
): readonly ActiveFilter[] {
  const { t } = useTranslation();
  const text = useText();
  const format = useFormat();
  const formatFoodTerm = useFoodTermFormatter();
  const { group, ingredients, without, minPrice, maxPrice } = filters;
  const amount = (minor: number | null) =>
    minor === null || !currency ? '' : format.money(money(minor, currency));
  const groups = [...shown.smartCategories, ...shown.categories];
  const price = [
    minPrice !== null && `${t('search.priceFrom')} ${amount(minPrice)}`,
    maxPrice !== null && `${t('search.priceTo')} ${amount(maxPrice)}`,
  ].filter(Boolean);
  return [
    ...(group === null
      ? []
      : [
          {
            key: 'group',
            name: text(groups.find(({ id }) => id === group)?.name ?? {}) || group,
            off: { group: null },
          },
        ]),
    ...ingredients.map((word) => ({
      key: `with ${word}`,
      name: formatFoodTerm('ingredients', word),
      off: { ingredients: toggleWord(ingredients, word) },
    })),
    ...without.map((word) => ({
      key: `without ${word}`,
      name: t('search.withoutOne', { name: formatFoodTerm('allergens', word) }),
      off: { without: toggleWord(without, word) },
    })),
    ...(price.length
      ? [{ key: 'price', name: price.join(' '), off: { minPrice: null, maxPrice: null } }]
      : []),
  ];
}
