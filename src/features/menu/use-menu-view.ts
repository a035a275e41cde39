import { useEffect, useMemo, useState } from 'react';
import type { WireBusiness } from '../../api/schemas/business.ts';
import { type ShownMenu, servingIn, visibleMenu } from '../../domain/availability/visible.ts';
import type { LocalizedText, MenuItem, SellingType } from '../../domain/menu/types.ts';
import { zonedNow } from '../../domain/schedule/zoned.ts';
import { once } from '../../lib/once.ts';
import { useMenu } from '../../stores/context.tsx';
import { useNow } from '../shared/use-now.ts';
import { type MenuSection, sectionsOf } from './menu-sections.ts';

const MINUTE = 60_000;
const NONE: ShownMenu['opensAt'] = new Map();
const loadSearch = once(() => import('./search-sections.ts'));

export interface MenuView {
  /** Null until the menu is there. */
  readonly sections: readonly MenuSection[] | null;
  /** What the query leaves of them; the same sections when there is none. */
  readonly shown: readonly MenuSection[];
  /** The highlighted group, when something of it is served now; not while searching. */
  readonly highlighted: { readonly name: LocalizedText; readonly items: readonly MenuItem[] } | null;
  /** When those begin that are not served yet (minutes after midnight today). */
  readonly opensAt: ShownMenu['opensAt'];
  readonly isSearching: boolean;
  readonly complete: boolean;
}

/** The menu of a selling type as time passes, by the business's own clock, narrowed down by a query. */
export function useMenuView(business: WireBusiness | null, type: SellingType, query: string): MenuView {
  const timeZone = business?.timezone ?? 'UTC';
  const minute = Math.floor(useNow(MINUTE / 4) / MINUTE) * MINUTE;
  const { menu, complete, itemById, smartCategories, highlightedCategoryId, showSubcategories } = useMenu(
    (state) => state,
  );
  const now = useMemo(() => zonedNow(minute, timeZone), [minute, timeZone]);
  const visible = useMemo(() => menu && visibleMenu(menu, { kind: type, now }), [menu, type, now]);
  const sections = useMemo(
    () => visible && sectionsOf(visible, showSubcategories),
    [visible, showSubcategories],
  );
  const found = useSearch(sections, query, complete);
  const highlighted = useMemo(() => {
    const group = smartCategories.find(({ id }) => id === highlightedCategoryId);
    if (!menu || !group) return null;
    const serving = servingIn(menu, { kind: type, now });
    const items = group.itemIds.flatMap((id) => itemById(id) ?? []).filter((item) => serving(item) === 'now');
    return items.length ? { name: group.name, items } : null;
  }, [menu, itemById, smartCategories, highlightedCategoryId, type, now]);
  return {
    sections,
    shown: found ?? sections ?? [],
    highlighted: found ? null : highlighted,
    opensAt: visible?.opensAt ?? NONE,
    isSearching: found !== null,
    complete,
  };
}

/** What the query leaves; null when nothing is searched. The code for it comes when the menu stands, or with the first letter. */
function useSearch(sections: readonly MenuSection[] | null, query: string, complete: boolean) {
  const [search, setSearch] = useState<Awaited<ReturnType<typeof loadSearch>> | null>(null);
  useEffect(() => {
    if (complete || query)
      loadSearch().then(
        (loaded) => setSearch(loaded),
        () => undefined,
      );
  }, [complete, query]);
  return useMemo(
    () => (search && sections && search.searchSections(sections, query)) || null,
    [search, sections, query],
  );
}
