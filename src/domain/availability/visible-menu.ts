import type { Category, Menu, MenuItem, MenuKind } from '../menu/menu-types.ts';
import type { ZonedTime } from '../schedule/zoned.ts';
import { type DailyWindow, insideWeekly, insideWindow, type WeeklyHours } from './availability.ts';

/** What says when an item or a category is there. */
export interface Timed {
  readonly visible: boolean;
  readonly window: DailyWindow | null;
  readonly hours: WeeklyHours | null;
}

/** `now`: can be ordered. A number: shown, and served from so many minutes after midnight today. Null: hidden. */
export type Serving = 'now' | number | null;

export interface MenuQuery {
  readonly kind: MenuKind;
  readonly now: ZonedTime;
}

/** A menu as it is shown. */
export interface ShownMenu extends Menu {
  /** By item id: minutes after midnight today at which it is served; items left out are served now. */
  readonly opensAt: ReadonlyMap<string, number>;
}

/** Those of the entries one above the other that say something about time; no entry of them is invisible. */
type Limits = readonly Timed[];

const under = (above: Limits, entry: Timed): Limits =>
  entry.window || entry.hours ? [...above, entry] : above;

/** Something begins to be served where the last of its limits begins: that is where to look. */
function servingWithin(limits: Limits, { dayIndex, minutes }: ZonedTime): Serving {
  const inWindows = (at: number) => limits.every(({ window }) => !window || insideWindow(window, at));
  const isServed = (at: number) =>
    inWindows(at) && limits.every(({ hours }) => !hours || insideWeekly(hours, dayIndex, at));
  if (!inWindows(minutes)) return null;
  if (isServed(minutes)) return 'now';
  const later = limits
    .flatMap(({ window, hours }) => [
      window?.from ?? 0,
      ...(hours?.[dayIndex]?.shifts ?? []).map(({ from }) => from),
    ])
    .filter((at) => at > minutes && isServed(at));
  return later.length ? Math.min(...later) : null;
}

const servingUnder = (above: Limits, entry: Timed, now: ZonedTime): Serving =>
  entry.visible ? servingWithin(under(above, entry), now) : null;

/**
 * Whether an item or category can be ordered now (spec, section 5). It is hidden when invisible, outside its daily window
 * or on a closed day. On an open day before one of its shifts it is shown with the time that it begins.
 */
export const servingOf = (entry: Timed, now: ZonedTime): Serving => servingUnder([], entry, now);

/**
 * Whether the item is on a menu; dine-in excludes items for reservation, which keeps only those. The general one has all
 * that is sold in any way.
 */
export const isSoldAs = ({ types }: MenuItem, kind: MenuKind): boolean =>
  kind === 'general'
    ? Object.values(types).includes(true)
    : types[kind] && !(kind === 'dine_in' && types.reservation);

/** Whether a branch sells the item, as far as the item says where it is sold. */
export const isSoldIn = ({ branches }: MenuItem, branchId: string): boolean =>
  !branches.length || branches.includes(branchId);

/**
 * How items are served now, each under the category it names and those above: also items that are not in `menu` itself,
 * which may still be read.
 */
export function servingIn(menu: Menu, { kind, now }: MenuQuery): (item: MenuItem) => Serving {
  const limits = new Map<string, Limits>();
  const walk = (categories: readonly Category[], above: Limits): void => {
    for (const category of categories) {
      if (!category.visible) continue;
      limits.set(category.id, under(above, category));
      walk(category.subcategories, under(above, category));
    }
  };
  walk(menu.categories, []);
  return (item) => {
    const above = limits.get(item.categoryId);
    return above && isSoldAs(item, kind) ? servingUnder(above, item, now) : null;
  };
}

/**
 * What a customer sees of the menu now, served or later today: pinned entries first, the rest in order, empty categories
 * dropped. An item is served when it and every category above it are. What lies deeper than a subcategory is shown in it.
 */
export function visibleMenu(menu: Menu, query: MenuQuery): ShownMenu {
  const opensAt = new Map<string, number>();
  const serving = servingIn(menu, query);
  const isShown = (item: MenuItem): boolean => {
    const from = serving(item);
    if (typeof from === 'number') opensAt.set(item.id, from);
    return from !== null;
  };
  const trim = (categories: readonly Category[], isTop: boolean): Category[] =>
    pinnedFirst(categories)
      .map((category) => {
        const items = pinnedFirst(category.items.filter(isShown));
        const below = trim(category.subcategories, false);
        return isTop
          ? { ...category, items, subcategories: below }
          : { ...category, items: [...items, ...below.flatMap((one) => one.items)], subcategories: [] };
      })
      .filter(({ items, subcategories }) => items.length + subcategories.length > 0);
  return { categories: trim(menu.categories, true), opensAt };
}

const pinnedFirst = <T extends { readonly pinned: boolean }>(entries: readonly T[]): T[] =>
  [...entries].sort((a, b) => Number(b.pinned) - Number(a.pinned));
