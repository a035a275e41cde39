import type { Category, Discounts, Menu, MenuItem, SmartCategory } from '../../domain/menu/menu-types.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { Pagination } from '../contract/common-contract.ts';
import type { MenuResponse, UnreadMenu } from '../contract/menu-contract.ts';
import { parseLenient, type ReportProblem } from '../contract/parse-lenient.ts';
import { problem, type Report } from './map-common.ts';
import { toDiscounts } from './map-discounts.ts';
import { type ItemEdge, toEntry, toItem, unreadCategory } from './map-item.ts';

/** What a branch sells, as it comes with the business or by itself. */
export interface BranchMenu {
  /** Read by `readMenu`, item by item. */
  readonly unread: UnreadMenu;
  readonly currency: Currency;
  readonly discounts: Discounts;
  /** Null: the branch has no groups of its own, and the business's are shown. */
  readonly groups: {
    readonly smartCategories: readonly SmartCategory[];
    readonly highlightedCategoryId: string | null;
  } | null;
  /** How many banners today has; undefined: not known. */
  readonly bannerCount: number | undefined;
  /** The first page only of a long menu. */
  readonly isPaged: boolean;
}

export function toBranchMenu(
  wire: MenuResponse & { readonly pagination?: Pagination | undefined },
  currency: Currency,
  report: Report,
): BranchMenu {
  const { smart_categories: groups, highlightedCat, pagination } = wire;
  return {
    unread: wire.menu,
    currency,
    discounts: toDiscounts(wire.discounts, currency, report),
    groups: groups
      ? {
          smartCategories: groups.map(({ id, name, item_ids: itemIds, kind = null }) => ({
            id,
            name,
            itemIds,
            kind,
          })),
          highlightedCategoryId: highlightedCat ?? null,
        }
      : null,
    bannerCount: wire.banners,
    isPaged: (pagination?.pages ?? 1) > 1,
  };
}

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

export function readMenu(
  wire: UnreadMenu,
  currency: Currency,
  apiOrigin: string,
  report: Report,
): MenuReader {
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
        if (!twice.has(id)) report(problem('id: twice'), `item ${id}`);
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
      const reportHere: ReportProblem = (error) => report(error, what);
      try {
        if (above.length >= DEEPEST) throw problem('depth');
        const category = parseLenient(unreadCategory, raw, reportHere);
        const of = toEntry(category, { apiOrigin, report: reportHere });
        // Also how a category under itself shows.
        if (categoryIds.has(of.id)) throw problem('id: twice');
        categoryIds.add(of.id);
        const place = { categoryId: of.id, grandCategoryId: above.at(-1) ?? null };
        const entriesHere = enter(category.items, place);
        return [{ of, entries: entriesHere, below: branches(category.subcategories, [...above, of.id]) }];
      } catch (error) {
        report(error, what);
        return [];
      }
    });
  const tree = branches(wire.categories, []);

  const one = (entry: Entry): MenuItem | null => {
    if (entry.item === undefined) {
      let problems: unknown[] = [];
      try {
        const collect = (error: unknown) => problems.push(error);
        entry.item = toItem(entry.raw, { ...entry.place, currency, apiOrigin, report: collect });
      } catch (error) {
        entry.item = null;
        problems = [error];
      }
      for (const error of problems) report(error, `item ${idOf(entry.raw)}`);
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
export function toMenu(wire: UnreadMenu, currency: Currency, apiOrigin: string, report: Report): Menu {
  const reader = readMenu(wire, currency, apiOrigin, report);
  reader.read(() => true);
  return reader.menu();
}
