import { useTranslation } from 'react-i18next';
import { useWordName } from '../../components/menu/use-word-name.ts';
import { type Currency, money } from '../../domain/money/money.ts';
import type { ItemFilters } from '../../domain/search/filter-items.ts';
import { useFormat, useText } from '../../i18n/i18n-context.tsx';
import { toggled } from './toggled.ts';
import type { ShownItems } from './use-shown-items.ts';

/** A filter that is on: what it is called, and what takes it off. */
export interface ActiveFilter {
  readonly key: string;
  readonly name: string;
  readonly off: Partial<ItemFilters>;
}

/** The filters that have no switch of their own in the row: they are shown while they are on. */
export function useActiveFilters(
  filters: ItemFilters,
  shown: ShownItems,
  currency: Currency | null,
): readonly ActiveFilter[] {
  const { t } = useTranslation();
  const text = useText();
  const format = useFormat();
  const nameOf = useWordName();
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
      name: nameOf('ingredients', word),
      off: { ingredients: toggled(ingredients, word) },
    })),
    ...without.map((word) => ({
      key: `without ${word}`,
      name: t('search.withoutOne', { name: nameOf('allergens', word) }),
      off: { without: toggled(without, word) },
    })),
    ...(price.length
      ? [{ key: 'price', name: price.join(' '), off: { minPrice: null, maxPrice: null } }]
      : []),
  ];
}
