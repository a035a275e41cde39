import type { Category, ItemType, Menu, MenuItem } from '../menu/types.ts';
import type { ZonedNow } from '../schedule/zoned.ts';
import type { DailyWindow, WeeklyHours } from './types.ts';
import { insideWeekly } from './weekly.ts';
import { insideWindow } from './window.ts';

/** Whether an item or category shows now: visible, inside its window, on an open day (spec, section 5). */
export const isVisibleNow = (
  entry: {
    readonly visible: boolean;
    readonly window: DailyWindow | null;
    readonly hours: WeeklyHours | null;
  },
  now: ZonedNow,
): boolean =>
  entry.visible &&
  (!entry.window || insideWindow(entry.window, now.minutes)) &&
  (!entry.hours || insideWeekly(entry.hours, now.dayIndex, now.minutes));

/** Whether the item is sold this way; dine-in excludes items for reservation, which keeps only those. */
export const isSoldAs = ({ types }: MenuItem, type: ItemType): boolean =>
  types[type] && !(type === 'dine_in' && types.reservation);

/** What a customer sees of the menu now: pinned entries first, the rest in order, empty categories dropped. */
export function visibleMenu(
  menu: Menu,
  { type, now }: { readonly type: ItemType; readonly now: ZonedNow },
): Menu {
  const trim = (categories: readonly Category[]): Category[] =>
    pinnedFirst(categories.filter((category) => isVisibleNow(category, now)))
      .map((category) => ({
        ...category,
        items: pinnedFirst(category.items.filter((item) => isSoldAs(item, type) && isVisibleNow(item, now))),
        subcategories: trim(category.subcategories),
      }))
      .filter(({ items, subcategories }) => items.length + subcategories.length > 0);
  return { categories: trim(menu.categories) };
}

const pinnedFirst = <T extends { readonly pinned: boolean }>(entries: T[]): T[] =>
  entries.sort((a, b) => Number(b.pinned) - Number(a.pinned));
