import type { Category, Discounts, Menu, MenuItem, SmartCategory } from '../../domain/menu/menu-types.ts';
import type { Currency } from '../../domain/money/money.ts';
import type { Pagination } from '../contract/common-contract.ts';
import type { MenuResponse, RawMenu } from '../contract/menu-contract.ts';
import { parseLenient, type ReportProblem } from '../contract/parse-lenient.ts';
import { createProblem, type Report } from './map-common.ts';
import { toDiscounts } from './map-discounts.ts';
import { type ItemContext, rawCategory, toCommonFields, toItem } from './map-item.ts';

/** A branch's menu and discounts, from the restaurant call or the menu call. */
export interface BranchMenu {
  /** The menu before parsing. `readMenu` parses it item by item. */
  readonly rawMenu: RawMenu;
  readonly currency: Currency;
  readonly discounts: Discounts;
  /** Null if the branch has no smart categories of its own. In that case the business's smart categories are shown. */
  readonly smartCategorySettings: {
    readonly smartCategories: readonly SmartCategory[];
    readonly highlightedCategoryId: string | null;
  } | null;
  /** The number of today's banners; undefined if unknown. */
  readonly bannerCount: number | undefined;
  /** Whether the response contains only the first page of a long menu. */
  readonly isPaged: boolean;
}

/** Maps the response of the menu call, except for the menu's categories, which `readMenu` parses. */
export function toBranchMenu(
  wire: MenuResponse & { readonly pagination?: Pagination | undefined },
  currency: Currency,
  report: Report,
): BranchMenu {
  const { smart_categories: smartCategories, highlightedCat, pagination } = wire;
  return {
    rawMenu: wire.menu,
    currency,
    discounts: toDiscounts(wire.discounts, currency, report),
    smartCategorySettings: smartCategories
      ? {
          smartCategories: smartCategories.map(({ id, name, item_ids: itemIds, kind = null }) => ({
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
 * Maps a menu piece by piece, because mapping thousands of items at once would block the page. An item is mapped when
 * it is first needed, then cached. A bad item is omitted and reported once.
 */
export interface MenuReader {
  /** An item by id. Maps the item if it has not been mapped yet. */
  readonly getItem: (id: string) => MenuItem | undefined;
  /** Maps items in menu order while `shouldContinue(count)` is true. Returns true once all items are mapped. */
  readonly readItems: (shouldContinue: (count: number) => boolean) => boolean;
  /** The menu with the items mapped so far. */
  readonly getMenu: () => Menu;
}

/** An item: its raw value until it is mapped, its categories, and the mapped item (null if it is bad). */
interface MenuEntry {
  raw: unknown;
  readonly parentIds: Pick<ItemContext, 'categoryId' | 'grandCategoryId'>;
  item?: MenuItem | null;
}

interface CategoryNode {
  readonly category: Omit<Category, 'items' | 'subcategories'>;
  readonly entries: readonly MenuEntry[];
  readonly children: readonly CategoryNode[];
}

/** The maximum depth of nested categories. */
const MAX_DEPTH = 5;

const readId = (raw: unknown): unknown => Object(raw).id;

/**
 * Creates the reader of a menu. Relative picture URLs are resolved against `apiOrigin`. Bad items and categories are
 * omitted and reported.
 */
export function readMenu(wire: RawMenu, currency: Currency, apiOrigin: string, report: Report): MenuReader {
  const entries: MenuEntry[] = [];
  const byId = new Map<unknown, MenuEntry>();
  const categoryIds = new Set<string>();
  const duplicateIds = new Set<unknown>();
  let nextIndex = 0;

  /** Keeps only the first item with each id. */
  const addEntries = (rawElements: readonly unknown[], parentIds: MenuEntry['parentIds']): MenuEntry[] =>
    rawElements.flatMap((raw) => {
      const id = readId(raw);
      if (byId.has(id)) {
        if (!duplicateIds.has(id)) report(createProblem('id: duplicate'), `item ${id}`);
        duplicateIds.add(id);
        return [];
      }
      const entry = { raw, parentIds };
      if (typeof id === 'string') byId.set(id, entry);
      entries.push(entry);
      return [entry];
    });

  const readCategories = (rawElements: readonly unknown[], ancestorIds: readonly string[]): CategoryNode[] =>
    rawElements.flatMap((raw) => {
      const subject = `category ${readId(raw)}`;
      const reportForCategory: ReportProblem = (error) => report(error, subject);
      try {
        if (ancestorIds.length >= MAX_DEPTH) throw createProblem('depth');
        const wireCategory = parseLenient(rawCategory, raw, reportForCategory);
        const category = toCommonFields(wireCategory, { apiOrigin, report: reportForCategory });
        const { id } = category;
        // This also catches a category that is nested in itself.
        if (categoryIds.has(id)) throw createProblem('id: duplicate');
        categoryIds.add(id);
        const parentIds = { categoryId: id, grandCategoryId: ancestorIds.at(-1) ?? null };
        const categoryEntries = addEntries(wireCategory.items, parentIds);
        const children = readCategories(wireCategory.subcategories, [...ancestorIds, id]);
        return [{ category, entries: categoryEntries, children }];
      } catch (error) {
        report(error, subject);
        return [];
      }
    });
  const tree = readCategories(wire.categories, []);

  const readEntry = (entry: MenuEntry): MenuItem | null => {
    if (entry.item === undefined) {
      let problems: unknown[] = [];
      try {
        const collect = (error: unknown) => problems.push(error);
        entry.item = toItem(entry.raw, { ...entry.parentIds, currency, apiOrigin, report: collect });
      } catch (error) {
        entry.item = null;
        problems = [error];
      }
      for (const error of problems) report(error, `item ${readId(entry.raw)}`);
      // Frees the raw value, so that memory does not hold thousands of items twice.
      entry.raw = undefined;
    }
    return entry.item;
  };

  const toCategory = ({ category, entries: categoryEntries, children }: CategoryNode): Category => ({
    ...category,
    items: categoryEntries.flatMap(({ item }) => item ?? []),
    subcategories: children.map(toCategory),
  });

  return {
    getItem(id) {
      const entry = byId.get(id);
      return (entry && readEntry(entry)) ?? undefined;
    },
    readItems(shouldContinue) {
      for (let count = 0; nextIndex < entries.length && shouldContinue(count); count++, nextIndex++)
        readEntry(entries[nextIndex] as MenuEntry);
      return nextIndex >= entries.length;
    },
    getMenu: () => ({ categories: tree.map(toCategory) }),
  };
}

/** Maps the whole menu at once. Omits and reports bad items. `apiOrigin` makes picture URLs absolute. */
export function toMenu(wire: RawMenu, currency: Currency, apiOrigin: string, report: Report): Menu {
  const reader = readMenu(wire, currency, apiOrigin, report);
  reader.readItems(() => true);
  return reader.getMenu();
}
