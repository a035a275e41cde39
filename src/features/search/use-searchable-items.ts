import { useMemo } from 'react';
import { useMenuClock } from '../../components/menu/use-menu-clock.ts';
import { type ShownMenu, servingIn, visibleMenu } from '../../domain/availability/visible-menu.ts';
import type { Business } from '../../domain/business/business-types.ts';
import type { Category, LocalizedText, MenuItem, OrderType } from '../../domain/menu/menu-types.ts';
import { zonedTimeAt } from '../../domain/schedule/zoned.ts';
import { useMenu } from '../../stores/stores-context.tsx';

export interface Group {
  readonly id: string;
  readonly name: LocalizedText;
}

/** What the search can find: the menu of an order type as it is served now or later today. */
export interface SearchableItems {
  /** In menu order, without duplicates. */
  readonly items: readonly MenuItem[];
  readonly byId: ReadonlyMap<string, MenuItem>;
  /** The item's own category. */
  readonly findCategory: (item: MenuItem) => Group | undefined;
  /** Categories and smart categories that have items, in menu order. */
  readonly categories: readonly Group[];
  readonly smartCategories: readonly Group[];
  readonly isIn: (item: MenuItem, group: string) => boolean;
  /** Whether an item is on the menu now or later today, even if its menu page is not loaded yet. */
  readonly isOnMenu: (item: MenuItem) => boolean;
  /** Whether the item is served now, not only later today. */
  readonly isServed: (item: MenuItem) => boolean;
  /** By item id, minutes after midnight at which it is served today. Items served now are left out. */
  readonly opensAt: ShownMenu['opensAt'];
  readonly isComplete: boolean;
  /** The rest of the menu failed to load. `items` has only what was loaded before. */
  readonly isCutShort: boolean;
}

export function useSearchableItems(business: Business, type: OrderType): SearchableItems {
  const { menu, isComplete, isCutShort, smartCategories } = useMenu((state) => ({
    menu: state.menu,
    isComplete: state.isComplete,
    isCutShort: state.isCutShort,
    smartCategories: state.smartCategories,
  }));
  const instant = useMenuClock(menu, business.timezone);
  return useMemo(() => {
    const now = zonedTimeAt(instant, business.timezone);
    const query = { kind: type, now };
    const visible: ShownMenu = menu ? visibleMenu(menu, query) : { categories: [], opensAt: new Map() };
    const serving = servingIn(menu ?? { categories: [] }, query);
    const { byId, categoriesById, groupIdsByItem } = indexCategories(visible.categories);
    const filledSmartCategories = smartCategories.filter(({ itemIds }) => itemIds.some((id) => byId.has(id)));
    const smartItemIds = new Map(filledSmartCategories.map(({ id, itemIds }) => [id, new Set(itemIds)]));
    return {
      items: [...byId.values()],
      byId,
      findCategory: (item) => categoriesById.get(item.categoryId),
      categories: visible.categories,
      smartCategories: filledSmartCategories,
      isIn: ({ id }, group) =>
        (groupIdsByItem.get(id)?.includes(group) || smartItemIds.get(group)?.has(id)) ?? false,
      isOnMenu: (item) => serving(item) !== null,
      isServed: (item) => serving(item) === 'now',
      opensAt: visible.opensAt,
      isComplete,
      isCutShort,
    };
  }, [menu, isComplete, isCutShort, smartCategories, instant, business, type]);
}

function indexCategories(categories: readonly Category[]) {
  const byId = new Map<string, MenuItem>();
  const categoriesById = new Map<string, Group>();
  // Most items are in one category only; those share the category's array.
  const groupIdsByItem = new Map<string, readonly string[]>();
  const visitCategories = (level: readonly Category[], ancestorIds: readonly string[]) => {
    for (const category of level) {
      const path = [...ancestorIds, category.id];
      categoriesById.set(category.id, category);
      for (const item of category.items) {
        if (!byId.has(item.id)) byId.set(item.id, item);
        const otherGroups = groupIdsByItem.get(item.id);
        groupIdsByItem.set(item.id, otherGroups ? [...otherGroups, ...path] : path);
      }
      visitCategories(category.subcategories, path);
    }
  };
  visitCategories(categories, []);
  return { byId, categoriesById, groupIdsByItem };
}
