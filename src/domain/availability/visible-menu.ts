import type { Category, Menu, MenuItem, MenuKind, SetPart } from '../menu/menu-types.ts';
import type { ZonedTime } from '../schedule/zoned.ts';
import { type AvailabilityLimit, isInsideWeeklyHours, isInsideWindow } from './availability.ts';

const DAY_MINUTES = 1440;

/** The properties of an item or category that decide when it is available. */
export interface TimedEntry extends AvailabilityLimit {
  readonly visible: boolean;
}

/** `now`: can be ordered. A number: visible, and served from that minute after midnight today. Null: not visible. */
export type Availability = 'now' | number | null;

export interface MenuQuery {
  readonly kind: MenuKind;
  /** The time in the business day, see `getBusinessTime`. */
  readonly now: ZonedTime;
}

/** The part of a menu that customers see. */
export interface VisibleMenu extends Menu {
  /** Minutes after midnight at which an item is served today, by item id. Other items are served now. */
  readonly startMinutesById: ReadonlyMap<string, number>;
}

/**
 * The hours of an entry and of its parent categories, all of which are visible. Entries without hours are left out.
 */
type Limits = readonly AvailabilityLimit[];
/** One entry for each required part of a set: the hours of the dishes to choose from. One available dish is enough. */
type PartLimits = readonly (readonly Limits[])[];

const appendLimit = (parentLimits: Limits, entry: AvailabilityLimit): Limits =>
  entry.window || entry.hours ? [...parentLimits, entry] : parentLimits;

/** Day and minute, counted as in `getBusinessTime`. */
type MenuTime = Pick<ZonedTime, 'dayIndex' | 'minutes'>;

/**
 * When an entry with these hours and parts is available. To find a later start, only the starts of windows and shifts
 * are checked, because an entry never becomes available at another time.
 */
function evaluateLimits(limits: Limits, parts: PartLimits, { dayIndex, minutes }: MenuTime): Availability {
  const isInWindow = ({ window }: AvailabilityLimit, at: number) => !window || isInsideWindow(window, at);
  const isInHours = ({ hours }: AvailabilityLimit, at: number) =>
    !hours || isInsideWeeklyHours(hours, dayIndex, at);
  const passesForAll = (check: (limit: AvailabilityLimit) => boolean): boolean =>
    limits.every(check) && parts.every((dishes) => dishes.some((dish) => dish.every(check)));
  const isServed = (at: number) => passesForAll((limit) => isInWindow(limit, at) && isInHours(limit, at));
  if (!passesForAll((limit) => isInWindow(limit, minutes))) return null;
  if (isServed(minutes)) return 'now';
  if (minutes >= DAY_MINUTES) {
    const today = { dayIndex: (dayIndex + 1) % 7, minutes: minutes - DAY_MINUTES };
    const availability = evaluateLimits(limits, parts, today);
    // `now` can only mean that the new date is open all day. That day begins only after the night, so the entry is not
    // served yet.
    return availability === 'now' ? null : availability;
  }
  const laterStarts = [...limits, ...parts.flat(2)]
    .flatMap(({ window, hours }) => [
      window?.from ?? 0,
      ...(hours?.[dayIndex]?.shifts ?? []).map(({ from }) => from),
    ])
    .filter((at) => at > minutes && isServed(at));
  return laterStarts.length ? Math.min(...laterStarts) : null;
}

const NO_PARTS: PartLimits = [];

const evaluateItem = (parentLimits: Limits, item: MenuItem, kind: MenuKind, now: ZonedTime): Availability =>
  item.visible && isSoldForType(item, kind)
    ? evaluateLimits(appendLimit(parentLimits, item), listPartLimits(item, kind), now)
    : null;

/**
 * The hours of the required parts of a set. Contains only available dishes that are sold as `kind`. Omits parts whose
 * dishes have no hours.
 */
const listPartLimits = ({ modifierGroups }: MenuItem, kind: MenuKind): PartLimits =>
  modifierGroups
    .filter(({ min, modifiers }) => min > 0 && modifiers.some(({ part }) => part?.hours.length))
    .map(({ modifiers }) =>
      modifiers.flatMap(({ available, part }) =>
        part && available && isSoldForType(part, kind) ? [part.hours] : [],
      ),
    );

/**
 * When an entry can be ordered (spec, section 5). It is hidden when invisible, outside its daily window or on a
 * closed day. Before a shift of an open day it is visible, and the result is the start of that shift.
 */
export const getAvailability = (entry: TimedEntry, now: ZonedTime): Availability =>
  entry.visible ? evaluateLimits(appendLimit([], entry), NO_PARTS, now) : null;

/**
 * When an item can be ordered, by its own hours and those of its parts. Ignores the hours of its categories. Also null
 * if the item is hidden or not sold as `kind`.
 */
export const getItemAvailability = (item: MenuItem, { kind, now }: MenuQuery): Availability =>
  evaluateItem([], item, kind, now);

/** When a dish of a set is served: now, later today, or not today. */
export const getPartAvailability = ({ hours }: SetPart, now: ZonedTime): Availability =>
  evaluateLimits(hours, NO_PARTS, now);

/**
 * Whether a menu lists an item. The dine-in menu excludes reservation items, and the reservation menu has only those.
 * The general menu has every item that is sold for at least one type.
 */
export const isSoldForType = ({ types }: Pick<MenuItem, 'types'>, kind: MenuKind): boolean =>
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
      const pathBelow = category.id === item.categoryId ? [] : findPath(category.subcategories);
      if (pathBelow) return [category, ...pathBelow];
    }
    return undefined;
  };
  return [item, ...(findPath(categories) ?? [])].some(({ visible }) => !visible);
}

/** Whether a menu has a category or subcategory with this id that the business shows. Ignores its hours. */
export const hasVisibleCategory = (categories: readonly Category[], id: string): boolean =>
  categories.some(
    (category) => category.visible && (category.id === id || hasVisibleCategory(category.subcategories, id)),
  );

/**
 * Returns a function that evaluates the hours of an item and its categories. The function also works for items that are
 * not loaded into `menu` yet. It returns null if `menu` does not show the item's category.
 */
export function createAvailabilityEvaluator(
  menu: Menu,
  { kind, now }: MenuQuery,
): (item: MenuItem) => Availability {
  const limitsByCategory = new Map<string, Limits>();
  const visitCategories = (categories: readonly Category[], parentLimits: Limits): void => {
    for (const category of categories) {
      if (!category.visible) continue;
      limitsByCategory.set(category.id, appendLimit(parentLimits, category));
      visitCategories(category.subcategories, appendLimit(parentLimits, category));
    }
  };
  visitCategories(menu.categories, []);
  return (item) => {
    const parentLimits = limitsByCategory.get(item.categoryId);
    return parentLimits ? evaluateItem(parentLimits, item, kind, now) : null;
  };
}

/**
 * Builds the menu that a customer sees now: items served now or later today, pinned entries first, no empty categories.
 * An item is served when its own hours and those of all its categories allow it. Items of deeper categories are listed
 * in their subcategory.
 */
export function filterVisibleMenu(menu: Menu, query: MenuQuery): VisibleMenu {
  const startMinutesById = new Map<string, number>();
  const evaluateAvailability = createAvailabilityEvaluator(menu, query);
  const isVisible = (item: MenuItem): boolean => {
    const availability = evaluateAvailability(item);
    if (typeof availability === 'number') startMinutesById.set(item.id, availability);
    return availability !== null;
  };
  const trimCategories = (categories: readonly Category[], isTopLevel: boolean): Category[] =>
    sortPinnedFirst(categories)
      .map((category) => {
        const items = sortPinnedFirst(category.items.filter(isVisible));
        const subcategories = trimCategories(category.subcategories, false);
        return isTopLevel
          ? { ...category, items, subcategories }
          : {
              ...category,
              items: [...items, ...subcategories.flatMap((subcategory) => subcategory.items)],
              subcategories: [],
            };
      })
      .filter(({ items, subcategories }) => items.length + subcategories.length > 0);
  return { categories: trimCategories(menu.categories, true), startMinutesById };
}

const sortPinnedFirst = <T extends { readonly pinned: boolean }>(entries: readonly T[]): T[] =>
  [...entries].sort((a, b) => Number(b.pinned) - Number(a.pinned));
