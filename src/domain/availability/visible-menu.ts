import type { Category, Menu, MenuItem, MenuKind } from '../menu/menu-types.ts';
import type { ZonedTime } from '../schedule/zoned.ts';
import { type DailyWindow, isInsideWeeklyHours, isInsideWindow, type WeeklyHours } from './availability.ts';

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
export interface VisibleMenu extends Menu {
  /** Minutes after midnight at which an item is served today, by item id. Other items are served now. */
  readonly opensAt: ReadonlyMap<string, number>;
}

/** An entry and its parent categories, without those that have neither hours nor a window. All of them are visible. */
type Limits = readonly Timed[];

const appendLimit = (parentLimits: Limits, entry: Timed): Limits =>
  entry.window || entry.hours ? [...parentLimits, entry] : parentLimits;

/** Serving can only begin when a window or shift starts, so only these times are checked for a later serving. */
function evaluateLimits(limits: Limits, { dayIndex, minutes }: ZonedTime): Serving {
  const isInWindows = (at: number) => limits.every(({ window }) => !window || isInsideWindow(window, at));
  const isServed = (at: number) =>
    isInWindows(at) && limits.every(({ hours }) => !hours || isInsideWeeklyHours(hours, dayIndex, at));
  if (!isInWindows(minutes)) return null;
  if (isServed(minutes)) return 'now';
  const laterStarts = limits
    .flatMap(({ window, hours }) => [
      window?.from ?? 0,
      ...(hours?.[dayIndex]?.shifts ?? []).map(({ from }) => from),
    ])
    .filter((at) => at > minutes && isServed(at));
  return laterStarts.length ? Math.min(...laterStarts) : null;
}

const evaluateEntry = (above: Limits, entry: Timed, now: ZonedTime): Serving =>
  entry.visible ? evaluateLimits(appendLimit(above, entry), now) : null;

/**
 * Whether an item or category can be ordered now (spec, section 5). It is hidden when invisible, outside its daily window
 * or on a closed day. Before a shift of an open day it is visible, and the result is the start of that shift.
 */
export const getServing = (entry: Timed, now: ZonedTime): Serving => evaluateEntry([], entry, now);

/**
 * Whether a menu lists an item. The dine-in menu excludes reservation items, and the reservation menu has only those. The
 * general menu has every item that is sold as at least one type.
 */
export const isSoldAs = ({ types }: MenuItem, kind: MenuKind): boolean =>
  kind === 'general'
    ? Object.values(types).includes(true)
    : types[kind] && !(kind === 'dine_in' && types.reservation);

/** Whether a branch may sell the item. An item without a list of branches is sold in all of them. */
export const isSoldAtBranch = ({ branches }: MenuItem, branchId: string): boolean =>
  !branches.length || branches.includes(branchId);

/** Whether the business has hidden an item, or a category that contains it. False while the category is not loaded. */
export function isItemHidden({ categories }: Menu, item: MenuItem): boolean {
  const findPath = (list: readonly Category[]): readonly Category[] | undefined => {
    for (const category of list) {
      const below = category.id === item.categoryId ? [] : findPath(category.subcategories);
      if (below) return [category, ...below];
    }
    return undefined;
  };
  return [item, ...(findPath(categories) ?? [])].some(({ visible }) => !visible);
}

/** Whether a menu has a category or subcategory with this id that the business shows, at whatever hours. */
export const hasVisibleCategory = (categories: readonly Category[], id: string): boolean =>
  categories.some(
    (category) => category.visible && (category.id === id || hasVisibleCategory(category.subcategories, id)),
  );

/**
 * Returns a function that evaluates the hours of an item and its categories. It also works for items that are not loaded
 * into `menu` yet.
 */
export function createServingEvaluator(menu: Menu, { kind, now }: MenuQuery): (item: MenuItem) => Serving {
  const limits = new Map<string, Limits>();
  const visitCategories = (categories: readonly Category[], above: Limits): void => {
    for (const category of categories) {
      if (!category.visible) continue;
      limits.set(category.id, appendLimit(above, category));
      visitCategories(category.subcategories, appendLimit(above, category));
    }
  };
  visitCategories(menu.categories, []);
  return (item) => {
    const above = limits.get(item.categoryId);
    return above && isSoldAs(item, kind) ? evaluateEntry(above, item, now) : null;
  };
}

/**
 * Builds the menu that a customer sees now: items served now or later today, pinned entries first, no empty categories. An
 * item is served when it and all its categories are. Items of deeper categories move into their subcategory.
 */
export function filterVisibleMenu(menu: Menu, query: MenuQuery): VisibleMenu {
  const opensAt = new Map<string, number>();
  const serving = createServingEvaluator(menu, query);
  const isVisible = (item: MenuItem): boolean => {
    const from = serving(item);
    if (typeof from === 'number') opensAt.set(item.id, from);
    return from !== null;
  };
  const trimCategories = (categories: readonly Category[], isTop: boolean): Category[] =>
    sortPinnedFirst(categories)
      .map((category) => {
        const items = sortPinnedFirst(category.items.filter(isVisible));
        const subcategories = trimCategories(category.subcategories, false);
        return isTop
          ? { ...category, items, subcategories }
          : {
              ...category,
              items: [...items, ...subcategories.flatMap((one) => one.items)],
              subcategories: [],
            };
      })
      .filter(({ items, subcategories }) => items.length + subcategories.length > 0);
  return { categories: trimCategories(menu.categories, true), opensAt };
}

const sortPinnedFirst = <T extends { readonly pinned: boolean }>(entries: readonly T[]): T[] =>
  [...entries].sort((a, b) => Number(b.pinned) - Number(a.pinned));
