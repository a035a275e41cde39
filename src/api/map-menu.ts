import { parseAvailable, parseWeekly } from '../domain/availability/parse.ts';
import type { Category, Menu, MenuItem } from '../domain/menu/types.ts';
import type { Currency } from '../domain/money/money.ts';
import { type Report, toName, toPicture } from './map-common.ts';
import { type ItemContext, toItem } from './map-item.ts';
import { parseLenient } from './parse-lenient.ts';
import {
  item as itemSchema,
  subcategory as subcategorySchema,
  type WireCategory,
  type WireMenu,
  type WireSubcategory,
} from './schemas/menu.ts';

/**
 * Reads a menu piece by piece: thousands of items must not block the page. An item is checked and mapped the first time
 * it is asked for, and kept; a bad one is left out and told to `report`, once.
 */
export interface MenuReader {
  /** An item by id, read now if it was not yet. */
  readonly item: (id: string) => MenuItem | undefined;
  /** Reads items in menu order as long as `more` says so. True when all are read. */
  readonly read: (more: (count: number) => boolean) => boolean;
  /** The menu with the items read so far. */
  readonly menu: () => Menu;
}

/** An item as it came, with where it lies, and what it was read as. */
interface Entry {
  readonly raw: unknown;
  readonly place: Pick<ItemContext, 'categoryId' | 'grandCategoryId'>;
  item?: MenuItem | null;
}

interface Branch {
  readonly of: Omit<Category, 'items' | 'subcategories'>;
  readonly entries: readonly Entry[];
  readonly below: readonly Branch[];
}

/** How many categories may lie one below the other. */
const DEEPEST = 5;

const idOf = (raw: unknown): unknown => Object(raw).id;

/** Groups of options that must be answered. */
const countRequired = (groups: unknown): number =>
  Array.isArray(groups) ? groups.filter((group) => Object(group).min !== 0).length : 0;

export function readMenu(wire: WireMenu, currency: Currency, apiOrigin: string, report: Report): MenuReader {
  const entries: Entry[] = [];
  const byId = new Map<unknown, Entry>();
  const categoryIds = new Set<string>();
  const twice = new Set<unknown>();
  let next = 0;

  /** The first of an id wins. */
  const enter = (raws: readonly unknown[], place: Entry['place']): Entry[] =>
    raws.flatMap((raw) => {
      const id = idOf(raw);
      if (byId.has(id)) {
        if (!twice.has(id)) report(new TypeError('An id twice'), `item ${id}`);
        twice.add(id);
        return [];
      }
      const entry = { raw, place };
      if (typeof id === 'string') byId.set(id, entry);
      entries.push(entry);
      return [entry];
    });

  const branches = (
    raws: readonly (WireCategory | WireSubcategory | unknown)[],
    above: readonly string[],
  ): Branch[] =>
    raws.flatMap((raw) => {
      const what = `category ${idOf(raw)}`;
      const complain = (text: unknown) => report(new TypeError(`Unreadable time ${text}`), what);
      try {
        if (above.length >= DEEPEST) throw new RangeError('Too deep');
        // The first two levels are checked with the answer they come in.
        const wired =
          above.length < 2 ? (raw as WireSubcategory) : parseLenient(subcategorySchema, raw, report);
        const { id } = wired;
        // Also how a category under itself shows.
        if (categoryIds.has(id)) throw new TypeError('An id twice');
        const of = {
          id,
          name: toName(wired.name),
          description: wired.description ?? {},
          image: toPicture(wired.image, apiOrigin, (problem) => report(problem, what)),
          visible: wired.visible,
          pinned: wired.pin,
          window: parseAvailable(wired.available, complain),
          hours: parseWeekly(wired.availability, complain),
        };
        categoryIds.add(id);
        const items = enter(wired.items, { categoryId: id, grandCategoryId: above.at(-1) ?? null });
        return [{ of, entries: items, below: branches(wired.subcategories, [...above, id]) }];
      } catch (error) {
        report(error, what);
        return [];
      }
    });
  const tree = branches(wire.categories, []);

  const one = (entry: Entry): MenuItem | null => {
    if (entry.item === undefined) {
      const what = `item ${idOf(entry.raw)}`;
      const { modifier_groups: groups, price, price_labels: labels } = Object(entry.raw);
      let problems: unknown[] = [];
      const complain = (problem: unknown) => problems.push(problem);
      try {
        const wired = parseLenient(itemSchema, entry.raw, complain);
        if (countRequired(groups) > countRequired(wired.modifier_groups))
          throw new TypeError('A group to choose from cannot be read');
        const isPriced = price != null || labels?.length > 0;
        entry.item = toItem(wired, { ...entry.place, currency, apiOrigin, isPriced, complain });
      } catch (error) {
        entry.item = null;
        problems = [error];
      }
      for (const problem of problems) report(problem, what);
    }
    return entry.item ?? null;
  };

  const toCategory = ({ of, entries: inside, below }: Branch): Category => ({
    ...of,
    items: inside.flatMap(({ item }) => item ?? []),
    subcategories: below.map(toCategory),
  });

  return {
    item(id) {
      const entry = byId.get(id);
      return (entry && one(entry)) ?? undefined;
    },
    read(more) {
      for (let count = 0; next < entries.length && more(count); count++, next++) one(entries[next] as Entry);
      return next >= entries.length;
    },
    menu: () => ({ categories: tree.map(toCategory) }),
  };
}

/** The whole menu at once. A bad item is left out and told to `report`; `apiOrigin` makes picture addresses absolute. */
export function toMenu(wire: WireMenu, currency: Currency, apiOrigin: string, report: Report): Menu {
  const reader = readMenu(wire, currency, apiOrigin, report);
  reader.read(() => true);
  return reader.menu();
}
