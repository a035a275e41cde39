import type { Category, Menu, MenuItem, MenuKind } from '../menu/menu-types.ts';
import type { ZonedTime } from '../schedule/zoned.ts';
import { type DailyWindow, insideWeekly, insideWindow, type WeeklyHours } from './availability.ts';

/** The parts of an item or category that decide when it is available. */
export interface Timed {
  readonly visible: boolean;
  readonly window: DailyWindow | null;
  readonly hours: WeeklyHours | null;
}

/** `now`: can be ordered. A number: visible, and served from that minute after midnight today. Null: hidden. */
export type Serving = 'now' | number | null;

export interface MenuQuery {
  readonly kind: MenuKind;
  readonly now: ZonedTime;
}

/** The part of a menu that customers see. */
export interface ShownMenu extends Menu {
  /** Minutes after midnight at which an item is served today, by item id. Other items are served now. */
  readonly opensAt: ReadonlyMap<string, number>;
}

/** The entries with hours or a window on the path from the top category to an entry. All of them are visible. */
type Limits = readonly Timed[];

const withLimit = (parentLimits: Limits, entry: Timed): Limits =>
  entry.window || entry.hours ? [...parentLimits, entry] : parentLimits;

/** Checks only the starts of the limits, because serving can only begin at one of them. */
function servingWithin(limits: Limits, { dayIndex, minutes }: ZonedTime): Serving {
  const inWindows = (at: number) => limits.every(({ window }) => !window || insideWindow(window, at));
  const isServed = (at: number) =>
    inWindows(at) && limits.every(({ hours }) => !hours || insideWeekly(hours, dayIndex, at));
  if (!inWindows(minutes)) return null;
  if (isServed(minutes)) return 'now';
  const laterStarts = limits
    .flatMap(({ window, hours }) => [
      window?.from ?? 0,
      ...(hours?.[dayIndex]?.shifts ?? []).map(({ from }) => from),
    ])
    .filter((at) => at > minutes && isServed(at));
  return laterStarts.length ? Math.min(...laterStarts) : null;
}

const servingUnder = (above: Limits, entry: Timed, now: ZonedTime): Serving =>
  entry.visible ? servingWithin(withLimit(above, entry), now) : null;

/**
 * Whether an item or category can be ordered now (spec, section 5). It is hidden when invisible, outside its daily window
 * or on a closed day. Before a shift of an open day it is visible with the start of that shift.
 */
export const servingOf = (entry: Timed, now: ZonedTime): Serving => servingUnder([], entry, now);

/**
 * Whether an item belongs to a menu. Dine-in excludes reservation items, and the reservation menu has only those. The
 * general menu has every item that is sold in any way.
 */
export const isSoldAs = ({ types }: MenuItem, kind: MenuKind): boolean =>
  kind === 'general'
    ? Object.values(types).includes(true)
    : types[kind] && !(kind === 'dine_in' && types.reservation);

/** Whether a branch may sell the item. An item without a list of branches is sold in all of them. */
export const isSoldIn = ({ branches }: MenuItem, branchId: string): boolean =>
  !branches.length || branches.includes(branchId);

/**
 * Returns a function that evaluates the hours of an item and its categories. It also works for items that are not loaded
 * into `menu` yet.
 */
export function servingIn(menu: Menu, { kind, now }: MenuQuery): (item: MenuItem) => Serving {
  const limits = new Map<string, Limits>();
  const visitCategories = (categories: readonly Category[], above: Limits): void => {
    for (const category of categories) {
      if (!category.visible) continue;
      limits.set(category.id, withLimit(above, category));
      visitCategories(category.subcategories, withLimit(above, category));
    }
  };
  visitCategories(menu.categories, []);
  return (item) => {
    const above = limits.get(item.categoryId);
    return above && isSoldAs(item, kind) ? servingUnder(above, item, now) : null;
  };
}

/**
 * The menu that a customer sees now: items served now or later today, pinned entries first, without empty categories. An
 * item is served when it and all its categories are. Items deeper than a subcategory are listed in the subcategory.
 */
export function visibleMenu(menu: Menu, query: MenuQuery): ShownMenu {
  const opensAt = new Map<string, number>();
  const serving = servingIn(menu, query);
  const isVisible = (item: MenuItem): boolean => {
    const from = serving(item);
    if (typeof from === 'number') opensAt.set(item.id, from);
    return from !== null;
  };
  const trim = (categories: readonly Category[], isTop: boolean): Category[] =>
    pinnedFirst(categories)
      .map((category) => {
        const items = pinnedFirst(category.items.filter(isVisible));
        const subcategories = trim(category.subcategories, false);
        return isTop
          ? { ...category, items, subcategories }
          : {
              ...category,
              items: [...items, ...subcategories.flatMap((one) => one.items)],
              subcategories: [],
            };
      })
      .filter(({ items, subcategories }) => items.length + subcategories.length > 0);
  return { categories: trim(menu.categories, true), opensAt };
}

const pinnedFirst = <T extends { readonly pinned: boolean }>(entries: readonly T[]): T[] =>
  [...entries].sort((a, b) => Number(b.pinned) - Number(a.pinned));
