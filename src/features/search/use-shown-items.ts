import { useMemo } from 'react';
import type { WireBusiness } from '../../api/contract/business-contract.ts';
import { useMenuClock } from '../../components/menu/use-menu-clock.ts';
import { type ShownMenu, servingIn, visibleMenu } from '../../domain/availability/visible.ts';
import type { Category, LocalizedText, MenuItem, SellingType } from '../../domain/menu/menu-types.ts';
import { zonedNow } from '../../domain/schedule/zoned.ts';
import { useMenu } from '../../stores/stores-context.tsx';

export interface Group {
  readonly id: string;
  readonly name: LocalizedText;
}

/** What can be found on the menu of a selling type, as time passes. */
export interface ShownItems {
  /** In menu order, each once. */
  readonly items: readonly MenuItem[];
  readonly byId: ReadonlyMap<string, MenuItem>;
  /** The item's own category. */
  readonly categoryOf: (item: MenuItem) => Group | undefined;
  /** Categories and smart categories with something in them, as they stand on the menu. */
  readonly categories: readonly Group[];
  readonly smartCategories: readonly Group[];
  readonly isIn: (item: MenuItem, group: string) => boolean;
  /** Whether an item the menu does not hold yet would be shown. */
  readonly wouldShow: (item: MenuItem) => boolean;
  /** Now, not only later today. */
  readonly isServed: (item: MenuItem) => boolean;
  /** When those begin that are not served yet (minutes after midnight today). */
  readonly opensAt: ShownMenu['opensAt'];
  readonly complete: boolean;
  /** The rest could not be fetched: these are all until the next try. */
  readonly isCutShort: boolean;
}

export function useShownItems(business: WireBusiness, type: SellingType): ShownItems {
  const { menu, complete, isCutShort, smartCategories } = useMenu((state) => ({
    menu: state.menu,
    complete: state.complete,
    isCutShort: state.isCutShort,
    smartCategories: state.smartCategories,
  }));
  const instant = useMenuClock(menu, business.timezone);
  return useMemo(() => {
    const now = zonedNow(instant, business.timezone);
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
  /** Most items stand in one category, and share its list of those above. */
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
