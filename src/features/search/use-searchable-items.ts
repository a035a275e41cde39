import { useMemo } from 'react';
import { useMenuClock } from '../../components/menu/use-menu-clock.ts';
import {
  createAvailabilityEvaluator,
  filterVisibleMenu,
  type VisibleMenu,
} from '../../domain/availability/visible-menu.ts';
import { getBranchTime } from '../../domain/business/branch-opening-hours.ts';
import type { Business } from '../../domain/business/business-types.ts';
import type { Category, LocalizedText, MenuItem, OrderType } from '../../domain/menu/menu-types.ts';
import { useBusiness, useMenu } from '../../stores/stores-context.tsx';

export interface ItemGroup {
  readonly id: string;
  readonly name: LocalizedText;
}

/** The items that the search can find: those on an order type's menu now or later today. */
export interface SearchableItems {
  /** In menu order, without duplicates. */
  readonly items: readonly MenuItem[];
  readonly itemsById: ReadonlyMap<string, MenuItem>;
  readonly findCategory: (item: MenuItem) => ItemGroup | undefined;
  /** Categories and smart categories that have items, in menu order. */
  readonly categories: readonly ItemGroup[];
  readonly smartCategories: readonly ItemGroup[];
  readonly isInGroup: (item: MenuItem, groupId: string) => boolean;
  /** True when an item is on the menu now or later today, even if its part of the menu has not loaded yet. */
  readonly isOnMenu: (item: MenuItem) => boolean;
  /** True when the item is served now. */
  readonly isServed: (item: MenuItem) => boolean;
  /** Start times of items that are served later today, by item id, in minutes after midnight. */
  readonly startMinutesById: VisibleMenu['startMinutesById'];
  readonly isComplete: boolean;
  /** True when the rest of the menu failed to load. `items` is then incomplete. */
  readonly isCutShort: boolean;
}

export function useSearchableItems(business: Business, type: OrderType): SearchableItems {
  const { menu, isComplete, isCutShort, smartCategories } = useMenu((state) => ({
    menu: state.menu,
    isComplete: state.isComplete,
    isCutShort: state.isCutShort,
    smartCategories: state.smartCategories,
  }));
  const branch = useBusiness((state) => state.branch);
  const instant = useMenuClock(menu, business.timezone, type);
  return useMemo(() => {
    const now = getBranchTime(branch, type, instant, business.timezone);
    const query = { kind: type, now };
    const visibleMenu: VisibleMenu = menu
      ? filterVisibleMenu(menu, query)
      : { categories: [], startMinutesById: new Map() };
    const evaluateAvailability = createAvailabilityEvaluator(menu ?? { categories: [] }, query);
    const { itemsById, categoriesById, groupIdsByItem } = indexCategories(visibleMenu.categories);
    const filledSmartCategories = smartCategories.filter(({ itemIds }) =>
      itemIds.some((id) => itemsById.has(id)),
    );
    const smartItemIds = new Map(filledSmartCategories.map(({ id, itemIds }) => [id, new Set(itemIds)]));
    return {
      items: [...itemsById.values()],
      itemsById,
      findCategory: (item) => categoriesById.get(item.categoryId),
      categories: visibleMenu.categories,
      smartCategories: filledSmartCategories,
      isInGroup: ({ id }, groupId) =>
        (groupIdsByItem.get(id)?.includes(groupId) || smartItemIds.get(groupId)?.has(id)) ?? false,
      isOnMenu: (item) => evaluateAvailability(item) !== null,
      isServed: (item) => evaluateAvailability(item) === 'now',
      startMinutesById: visibleMenu.startMinutesById,
      isComplete,
      isCutShort,
    };
  }, [menu, isComplete, isCutShort, smartCategories, instant, business, branch, type]);
}

function indexCategories(categories: readonly Category[]) {
  const itemsById = new Map<string, MenuItem>();
  const categoriesById = new Map<string, ItemGroup>();
  // Most items are in one category only, so they share one array per category.
  const groupIdsByItem = new Map<string, readonly string[]>();
  const visitCategories = (categories: readonly Category[], ancestorIds: readonly string[]) => {
    for (const category of categories) {
      const path = [...ancestorIds, category.id];
      categoriesById.set(category.id, category);
      for (const item of category.items) {
        if (!itemsById.has(item.id)) itemsById.set(item.id, item);
        const otherGroups = groupIdsByItem.get(item.id);
        groupIdsByItem.set(item.id, otherGroups ? [...otherGroups, ...path] : path);
      }
      visitCategories(category.subcategories, path);
    }
  };
  visitCategories(categories, []);
  return { itemsById, categoriesById, groupIdsByItem };
}
