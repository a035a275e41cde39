import { useMemo } from 'react';
import type { WireBusiness } from '../../api/schemas/business.ts';
import { type ShownMenu, servingIn, visibleMenu } from '../../domain/availability/visible.ts';
import type { LocalizedText, MenuItem, SellingType } from '../../domain/menu/types.ts';
import { zonedNow } from '../../domain/schedule/zoned.ts';
import { useMenu } from '../../stores/context.tsx';
import { useNow } from '../shared/use-now.ts';
import { type MenuSection, sectionsOf } from './menu-sections.ts';

const MINUTE = 60_000;
const NONE: ShownMenu['opensAt'] = new Map();

export interface MenuView {
  /** Null until the menu is there. */
  readonly sections: readonly MenuSection[] | null;
  /** The highlighted group, when something of it is served now. */
  readonly highlighted: { readonly name: LocalizedText; readonly items: readonly MenuItem[] } | null;
  /** When those begin that are not served yet (minutes after midnight today). */
  readonly opensAt: ShownMenu['opensAt'];
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
  const visible = useMemo(() => menu && visibleMenu(menu, { kind: type, now }), [menu, type, now]);
  const sections = useMemo(
    () => visible && sectionsOf(visible, showSubcategories || !business?.is_standard_menu),
    [visible, showSubcategories, business],
  );
  const highlighted = useMemo(() => {
    const group = smartCategories.find(({ id }) => id === highlightedCategoryId);
    if (!menu || !group) return null;
    const serving = servingIn(menu, { kind: type, now });
    const items = group.itemIds.flatMap((id) => itemById(id) ?? []).filter((item) => serving(item) === 'now');
    return items.length ? { name: group.name, items } : null;
  }, [menu, itemById, smartCategories, highlightedCategoryId, type, now]);
  return { sections, highlighted, opensAt: visible?.opensAt ?? NONE, complete };
}
