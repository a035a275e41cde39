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

/** The items the search can find: the menu of a selling type as it is served now or later today. */
export interface SearchableItems {
  /** In menu order, without duplicates. */
  readonly items: readonly MenuItem[];
  readonly byId: ReadonlyMap<string, MenuItem>;
  /** The item's own category. */
  readonly categoryOf: (item: MenuItem) => Group | undefined;
  /** Categories and smart categories that have items, in menu order. */
  readonly categories: readonly Group[];
  readonly smartCategories: readonly Group[];
  readonly isIn: (item: MenuItem, group: string) => boolean;
  /** Whether an item that the loaded part of the menu does not have yet would be on it. */
  readonly wouldShow: (item: MenuItem) => boolean;
  /** Whether the item is served now, not only later today. */
  readonly isServed: (item: MenuItem) => boolean;
  /** By item id, minutes after midnight at which it is served today. Items served now are left out. */
  readonly opensAt: ShownMenu['opensAt'];
  readonly complete: boolean;
  /** The rest of the menu could not be fetched. These items are all until the next attempt. */
  readonly isCutShort: boolean;
}

export function useSearchableItems(business: Business, type: OrderType): SearchableItems {
  const { menu, complete, isCutShort, smartCategories } = useMenu((state) => ({
    menu: state.menu,
    complete: state.isComplete,
    isCutShort: state.isCutShort,
    smartCategories: state.smartCategories,
  }));
  const instant = useMenuClock(menu, business.timezone);
  return useMemo(() => {
    const now = zonedTimeAt(instant, business.timezone);
    const query = { kind: type, now };
    const shown: ShownMenu = menu ? visibleMenu(menu, query) : { categories: [], opensAt: new Map() };
    const serving = servingIn(menu ?? { categories: [] }, query);
    const { byId, homes, groupsOf } = readShown(shown.categories);
    const smart = smartCategories.filter(({ itemIds }) => itemIds.some((id) => byId.has(id)));
    const smartIds = new Map(smart.map(({ id, itemIds }) => [id, new Set(itemIds)]));
    return {
      items: [...byId.values()],
      byId,
      categoryOf: (item) => homes.get(item.categoryId),
      categories: shown.categories,
      smartCategories: smart,
      isIn: ({ id }, group) => (groupsOf.get(id)?.includes(group) || smartIds.get(group)?.has(id)) ?? false,
      wouldShow: (item) => serving(item) !== null,
      isServed: (item) => serving(item) === 'now',
      opensAt: shown.opensAt,
      complete,
      isCutShort,
    };
  }, [menu, complete, isCutShort, smartCategories, instant, business, type]);
}

function readShown(categories: readonly Category[]) {
  const byId = new Map<string, MenuItem>();
  const homes = new Map<string, Group>();
  /** Most items are in one category and share its list of ancestors. */
  const groupsOf = new Map<string, readonly string[]>();
  const walk = (some: readonly Category[], above: readonly string[]) => {
    for (const category of some) {
      const path = [...above, category.id];
      homes.set(category.id, category);
      for (const item of category.items) {
        if (!byId.has(item.id)) byId.set(item.id, item);
        const others = groupsOf.get(item.id);
        groupsOf.set(item.id, others ? [...others, ...path] : path);
      }
      walk(category.subcategories, path);
    }
  };
  walk(categories, []);
  return { byId, homes, groupsOf };
}
