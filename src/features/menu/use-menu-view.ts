import { useMemo } from 'react';
import type { WireBusiness } from '../../api/schemas/business.ts';
import { servedNow } from '../../domain/availability/served.ts';
import type { LocalizedText, MenuItem, SellingType } from '../../domain/menu/types.ts';
import { zonedNow } from '../../domain/schedule/zoned.ts';
import { useMenu } from '../../stores/context.tsx';
import { useNow } from '../shared/use-now.ts';
import { type MenuSection, sectionsOf } from './menu-sections.ts';

const MINUTE = 60_000;

export interface MenuView {
  /** Null until the menu is there. */
  readonly sections: readonly MenuSection[] | null;
  /** The highlighted group, when something of it is served now. */
  readonly highlighted: { readonly name: LocalizedText; readonly items: readonly MenuItem[] } | null;
  readonly complete: boolean;
}

/** The menu of a selling type as time passes, by the business's own clock. */
export function useMenuView(business: WireBusiness | null, type: SellingType): MenuView {
  const timeZone = business?.timezone ?? 'UTC';
  const minute = Math.floor(useNow(MINUTE / 4) / MINUTE) * MINUTE;
  const { menu, complete, itemById, smartCategories, highlightedCategoryId, showSubcategories } = useMenu(
    (state) => state,
  );
  const now = useMemo(() => zonedNow(minute, timeZone), [minute, timeZone]);
  const sections = useMemo(
    () => menu && sectionsOf(menu, type, now, showSubcategories),
    [menu, type, now, showSubcategories],
  );
  const highlighted = useMemo(() => {
    const group = smartCategories.find(({ id }) => id === highlightedCategoryId);
    if (!menu || !group) return null;
    const items = servedNow(
      group.itemIds.flatMap((id) => itemById(id) ?? []),
      menu,
      { type, now },
    );
    return items.length ? { name: group.name, items } : null;
  }, [menu, itemById, smartCategories, highlightedCategoryId, type, now]);
  return { sections, highlighted, complete };
}
