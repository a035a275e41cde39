import { createAvailabilityEvaluator, type MenuQuery } from '../availability/visible-menu.ts';
import type { Category, Menu, MenuItem } from './menu-types.ts';

const MAX_RELATED_ITEMS = 6;

export interface RelatedItems {
  readonly items: readonly MenuItem[];
  /** Whether the business chose the items. If not, they are other items of the same category. */
  readonly isChosenByBusiness: boolean;
}

/**
 * Suggests items to show with an item: those that the business chose, else up to six from the item's category, starting
 * with those that share the most tags. Suggests only items that can be ordered now.
 */
export function findRelatedItems(
  item: MenuItem,
  menu: Menu,
  findItem: (id: string) => MenuItem | undefined,
  query: MenuQuery,
): RelatedItems {
  const evaluate = createAvailabilityEvaluator(menu, query);
  const keepOrderable = (items: readonly MenuItem[]) =>
    items.filter((other) => other.id !== item.id && !other.soldOut && evaluate(other) === 'now');
  const chosenByBusiness = keepOrderable([...new Set(item.related)].flatMap((id) => findItem(id) ?? []));
  if (chosenByBusiness.length) return { items: chosenByBusiness, isChosenByBusiness: true };
  const countSharedTags = ({ tags }: MenuItem) => tags.filter((tag) => item.tags.includes(tag)).length;
  const fromSameCategory = keepOrderable(listCategoryItems(menu.categories, item.categoryId));
  return {
    items: [...fromSameCategory]
      .sort((a, b) => countSharedTags(b) - countSharedTags(a))
      .slice(0, MAX_RELATED_ITEMS),
    isChosenByBusiness: false,
  };
}

function listCategoryItems(categories: readonly Category[], id: string): readonly MenuItem[] {
  for (const category of categories) {
    const items = category.id === id ? category.items : listCategoryItems(category.subcategories, id);
    if (items.length) return items;
  }
  return [];
}
