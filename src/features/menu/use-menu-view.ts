import { useMemo } from 'react';
import { useMenuClock } from '../../components/menu/use-menu-clock.ts';
import {
  createAvailabilityEvaluator,
  filterVisibleMenu,
  type VisibleMenu,
} from '../../domain/availability/visible-menu.ts';
import { getBranchTime } from '../../domain/business/branch-opening-hours.ts';
import type { Business } from '../../domain/business/business-types.ts';
import type { LocalizedText, MenuItem, OrderType } from '../../domain/menu/menu-types.ts';
import { findDiscount } from '../../domain/pricing/discount.ts';
import { useBusiness, useMenu } from '../../stores/stores-context.tsx';
import { buildSections, type MenuSection } from './menu-sections.ts';

const NO_START_TIMES: VisibleMenu['startMinutesById'] = new Map();

/** A strip shows at most this many items. The categories show all of them. */
const MAX_STRIP_ITEMS = 16;

/** A smart category, or a highlighted category. */
export interface MenuStrip {
  readonly id: string;
  readonly name: LocalizedText;
  readonly items: readonly MenuItem[];
}

export interface MenuView {
  /** Null until the menu has loaded. */
  readonly sections: readonly MenuSection[] | null;
  /** The highlighted category, and after it the smart categories. All contain only items that are served now. */
  readonly strips: readonly MenuStrip[];
  /** Start times by item id of the items that are not served yet, in minutes after midnight today. */
  readonly startMinutesById: VisibleMenu['startMinutesById'];
  readonly isComplete: boolean;
}

/** Returns the menu of an order type at the time of the order: the chosen slot, or else now. */
export function useMenuView(business: Business | null, type: OrderType): MenuView {
  const timeZone = business?.timezone ?? 'UTC';
  const {
    menu,
    isComplete,
    findItem,
    smartCategories,
    highlightedCategoryId,
    showsSubcategories,
    discounts,
  } = useMenu((state) => state);
  const instant = useMenuClock(menu, timeZone, type);
  const branch = useBusiness((state) => state.branch);
  const now = useMemo(
    () => getBranchTime(branch, type, instant, timeZone),
    [branch, type, instant, timeZone],
  );
  const visibleMenu = useMemo(() => menu && filterVisibleMenu(menu, { kind: type, now }), [menu, type, now]);
  const sections = useMemo(
    () => visibleMenu && buildSections(visibleMenu, showsSubcategories || !business?.isStandardMenu),
    [visibleMenu, showsSubcategories, business],
  );
  const strips = useMemo(() => {
    if (!menu) return [];
    const evaluateAvailability = createAvailabilityEvaluator(menu, { kind: type, now });
    const isHighlighted = ({ id }: { readonly id: string }) => id === highlightedCategoryId;
    // If the whole menu is discounted, the strip of discounted items would repeat the menu.
    const discountBook = discounts && !discounts[type].allMenu ? discounts[type] : null;
    const smartStrips = smartCategories.map(({ id, name, itemIds, kind }) => ({
      id,
      name,
      items: itemIds
        .flatMap((itemId) => findItem(itemId) ?? [])
        .filter((item) => kind !== 'discounted' || (discountBook && findDiscount(item, discountBook))),
    }));
    // The highlighted category may be an ordinary category. Then it is not among the smart categories.
    const candidates = smartStrips.some(isHighlighted)
      ? smartStrips
      : [...menu.categories.filter(isHighlighted), ...smartStrips];
    return candidates
      .map(({ id, name, items }) => ({
        id,
        name,
        items: items.filter((item) => evaluateAvailability(item) === 'now').slice(0, MAX_STRIP_ITEMS),
      }))
      .filter(({ items }) => items.length)
      .sort((a, b) => Number(isHighlighted(b)) - Number(isHighlighted(a)));
  }, [menu, findItem, smartCategories, highlightedCategoryId, discounts, type, now]);
  return { sections, strips, startMinutesById: visibleMenu?.startMinutesById ?? NO_START_TIMES, isComplete };
}
