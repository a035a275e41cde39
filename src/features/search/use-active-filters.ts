import { useTranslation } from 'react-i18next';
import { useFoodTermFormatter } from '../../components/menu/food-terms.ts';
import { type Currency, createMoney } from '../../domain/money/money.ts';
import type { ItemFilters } from '../../domain/search/filter-items.ts';
import { useFormat, useLocalize } from '../../i18n/i18n-context.tsx';
import type { SearchableItems } from './use-searchable-items.ts';

/** Removes `value` from the list, or adds it if it is missing. */
export const toggleValue = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** An active filter. `clearPatch` is the change to the filters that clears it. */
export interface ActiveFilter {
  readonly key: string;
  readonly name: string;
  readonly clearPatch: Partial<ItemFilters>;
}

/** The active filters that have no permanent chip in the filter row. */
export function useActiveFilters(
  filters: ItemFilters,
  searchableItems: SearchableItems,
  currency: Currency | null,
): readonly ActiveFilter[] {
  const { t } = useTranslation();
  const localize = useLocalize();
  const format = useFormat();
  const formatFoodTerm = useFoodTermFormatter();
  const { group, ingredients, without, minPrice, maxPrice } = filters;
  const formatAmount = (minor: number | null) =>
    minor === null || !currency ? '' : format.formatMoney(createMoney(minor, currency));
  const groups = [...searchableItems.smartCategories, ...searchableItems.categories];
  const priceTexts = [
    minPrice !== null && `${t('search.priceFrom')} ${formatAmount(minPrice)}`,
    maxPrice !== null && `${t('search.priceTo')} ${formatAmount(maxPrice)}`,
  ].filter(Boolean);
  return [
    ...(group === null
      ? []
      : [
          {
            key: 'group',
            name: localize(groups.find(({ id }) => id === group)?.name ?? {}) || group,
            clearPatch: { group: null },
          },
        ]),
    ...ingredients.map((value) => ({
      key: `with ${value}`,
      name: formatFoodTerm('ingredients', value),
      clearPatch: { ingredients: toggleValue(ingredients, value) },
    })),
    ...without.map((value) => ({
      key: `without ${value}`,
      name: t('search.withoutOne', { name: formatFoodTerm('allergens', value) }),
      clearPatch: { without: toggleValue(without, value) },
    })),
    ...(priceTexts.length
      ? [{ key: 'price', name: priceTexts.join(' '), clearPatch: { minPrice: null, maxPrice: null } }]
      : []),
  ];
}
