import { useMemo } from 'react';
import { useMenuClock } from '../../components/menu/use-menu-clock.ts';
import { type ShownMenu, servingIn, visibleMenu } from '../../domain/availability/visible-menu.ts';
import type { Business } from '../../domain/business/business-types.ts';
import type { LocalizedText, MenuItem, OrderType } from '../../domain/menu/menu-types.ts';
import { findDiscount } from '../../domain/pricing/discount.ts';
import { zonedTimeAt } from '../../domain/schedule/zoned.ts';
import { useMenu } from '../../stores/stores-context.tsx';
import { type MenuSection, sectionsOf } from './menu-sections.ts';

const NONE: ShownMenu['opensAt'] = new Map();

/** So many of a group are to leaf through; the others are in their categories. */
const MOST = 16;

/** A group of dishes across the categories. */
export interface MenuStrip {
  readonly id: string;
  readonly name: LocalizedText;
  readonly items: readonly MenuItem[];
}

export interface MenuView {
  /** Null until the menu is there. */
  readonly sections: readonly MenuSection[] | null;
  /** What of the computed groups is served now, the highlighted one first. */
  readonly strips: readonly MenuStrip[];
  /** When those begin that are not served yet (minutes after midnight today). */
  readonly opensAt: ShownMenu['opensAt'];
  readonly complete: boolean;
}

/** The menu of a selling type as time passes, by the business's own clock. */
export function useMenuView(business: Business | null, type: OrderType): MenuView {
  const timeZone = business?.timezone ?? 'UTC';
  const { menu, isComplete, itemById, smartCategories, highlightedCategoryId, showSubcategories, discounts } =
    useMenu((state) => state);
  const instant = useMenuClock(menu, timeZone);
  const now = useMemo(() => zonedTimeAt(instant, timeZone), [instant, timeZone]);
  const visible = useMemo(() => menu && visibleMenu(menu, { kind: type, now }), [menu, type, now]);
  const sections = useMemo(
    () => visible && sectionsOf(visible, showSubcategories || !business?.isStandardMenu),
    [visible, showSubcategories, business],
  );
  const strips = useMemo(() => {
    if (!menu) return [];
    const serving = servingIn(menu, { kind: type, now });
    const isHighlighted = ({ id }: { readonly id: string }) => id === highlightedCategoryId;
    const groups = smartCategories.map(({ id, name, itemIds, kind }) => ({
      id,
      name,
      items: itemIds
        .flatMap((itemId) => itemById(itemId) ?? [])
        .filter((item) => kind !== 'discounted' || (discounts && findDiscount(item, discounts[type]))),
    }));
    // What is highlighted may be a category as well.
    const all = groups.some(isHighlighted) ? groups : [...menu.categories.filter(isHighlighted), ...groups];
    return all
      .map(({ id, name, items }) => ({
        id,
        name,
        items: items.filter((item) => serving(item) === 'now').slice(0, MOST),
      }))
      .filter(({ items }) => items.length)
      .sort((a, b) => Number(isHighlighted(b)) - Number(isHighlighted(a)));
  }, [menu, itemById, smartCategories, highlightedCategoryId, discounts, type, now]);
  return { sections, strips, opensAt: visible?.opensAt ?? NONE, complete: isComplete };
}
