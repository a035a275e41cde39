import type { Category, Menu, MenuItem } from '../../domain/menu/menu-types.ts';
import type { Currency } from '../../domain/money/money.ts';
import { bad } from '../../lib/shape.ts';
import { Fields } from '../contract/read-fields.ts';
import type { Report } from './map-common.ts';
import { type ItemEdge, readEntry, toItem } from './map-item.ts';

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

/** A menu as it came: what is in it is looked at here. */
export interface RawMenu {
  readonly categories: readonly unknown[];
}

/** An item as it came, until it is read, with where it lies, and what it was read as. */
interface Entry {
  raw: unknown;
  readonly place: Pick<ItemEdge, 'categoryId' | 'grandCategoryId'>;
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

export function readMenu(wire: RawMenu, currency: Currency, apiOrigin: string, report: Report): MenuReader {
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
        if (!twice.has(id)) report(bad('id: twice'), `item ${id}`);
        twice.add(id);
        return [];
      }
      const entry = { raw, place };
      if (typeof id === 'string') byId.set(id, entry);
      entries.push(entry);
      return [entry];
    });

  const branches = (raws: readonly unknown[], above: readonly string[]): Branch[] =>
    raws.flatMap((raw) => {
      const what = `category ${idOf(raw)}`;
      const complain = (problem: unknown) => report(problem, what);
      try {
        if (above.length >= DEEPEST) throw bad('depth');
        const fields = new Fields(raw, { apiOrigin, complain });
        const of = readEntry(fields);
        // Also how a category under itself shows.
        if (categoryIds.has(of.id)) throw bad('id: twice');
        categoryIds.add(of.id);
        const [items, below] = ['items', 'subcategories'].map((key) => fields.get(key, Array.isArray) ?? []);
        const place = { categoryId: of.id, grandCategoryId: above.at(-1) ?? null };
        return [{ of, entries: enter(items ?? [], place), below: branches(below ?? [], [...above, of.id]) }];
      } catch (error) {
        complain(error);
        return [];
      }
    });
  const tree = branches(wire.categories, []);

  const one = (entry: Entry): MenuItem | null => {
    if (entry.item === undefined) {
      let problems: unknown[] = [];
      try {
        const complain = (problem: unknown) => problems.push(problem);
        entry.item = toItem(entry.raw, { ...entry.place, currency, apiOrigin, complain });
      } catch (error) {
        entry.item = null;
        problems = [error];
      }
      for (const problem of problems) report(problem, `item ${idOf(entry.raw)}`);
      // Thousands of them would be kept twice.
      entry.raw = undefined;
    }
    return entry.item;
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
export function toMenu(wire: RawMenu, currency: Currency, apiOrigin: string, report: Report): Menu {
  const reader = readMenu(wire, currency, apiOrigin, report);
  reader.read(() => true);
  return reader.menu();
}
