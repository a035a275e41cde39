import { menu as menuSchema } from '../../../../src/api/contract/menu-contract.ts';
import { toMenu } from '../../../../src/api/mappers/map-menu.ts';
import type { Category, Menu, MenuItem } from '../../../../src/domain/menu/menu-types.ts';
import type { Currency } from '../../../../src/domain/money/money.ts';
import type { BusinessDocument } from '../business/business-document.ts';
import type { BusinessFile, FileBranch } from '../business-file/business-file.ts';
import { createLruCache } from '../shared/lru-cache.ts';
import { createMenuWire, type WireCategoryInput, type WireItemInput } from './menu-wire.ts';

/** A branch's menu in several forms. Each form is computed once. */
export interface BranchMenu {
  /** Identifies the menu. Branches with the same menu have the same key. */
  readonly key: string;
  /** The complete menu as sent to clients. */
  readonly categories: readonly WireCategoryInput[];
  /** The items as sent to clients, by id, in menu order. */
  readonly items: ReadonlyMap<string, WireItemInput>;
  readonly getMenu: () => Menu;
  /** Visible items in visible categories, by id, in menu order. */
  readonly getVisibleItems: () => ReadonlyMap<string, MenuItem>;
}

/** Number of different menus that stay in memory. Others are recomputed on request. */
const MAX_CACHED_MENUS = 16;

const memoize = <T>(compute: () => T): (() => T) => {
  let computed: { readonly value: T } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
};

const listItems = ({ items, subcategories = [] }: WireCategoryInput): WireItemInput[] =>
  [items, ...subcategories.map((sub) => sub.items)].flat() as WireItemInput[];

function collectVisibleItems({ categories }: Menu): Map<string, MenuItem> {
  const visibleItems = new Map<string, MenuItem>();
  const addVisibleItems = (list: readonly Category[]): void => {
    for (const { visible, items, subcategories } of list) {
      if (!visible) continue;
      for (const item of items) if (item.visible) visibleItems.set(item.id, item);
      addVisibleItems(subcategories);
    }
  };
  addVisibleItems(categories);
  return visibleItems;
}

const throwUnreadable = (error: unknown, subject: string): never => {
  throw new Error(
    `The stored menu of a business cannot be read: ${subject}. Import its business file again.`,
    {
      cause: error,
    },
  );
};

/** Ids of the branches whose menu differs from the common one. */
function listDifferingBranches({ categories }: BusinessFile): Set<string> {
  const sections = categories.flatMap((category) => [category, ...(category.subcategories ?? [])]);
  const entries = sections.flatMap((section) => [section, ...section.items]);
  return new Set(entries.flatMap(({ branches }) => Object.keys(branches ?? {})));
}

/** Creates the menus of a business by branch. Branches with identical menus share one menu. */
export function createBranchMenus(document: BusinessDocument, currency: Currency) {
  const toCategories = createMenuWire(document);
  const differingIds = listDifferingBranches(document.file);
  const cache = createLruCache<string, BranchMenu>({ maxWeight: MAX_CACHED_MENUS });

  const createBranchMenu = (key: string): BranchMenu => {
    const categories = toCategories(key);
    // Picture URLs stay relative to the API. The client resolves them.
    const getMenu = memoize(() => toMenu(menuSchema.parse({ categories }), currency, '', throwUnreadable));
    return {
      key,
      categories,
      items: new Map(categories.flatMap(listItems).map((item) => [item.id, item])),
      getMenu,
      getVisibleItems: memoize(() => collectVisibleItems(getMenu())),
    };
  };

  return ({ id }: FileBranch): BranchMenu => {
    const key = differingIds.has(id) ? id : '';
    const branchMenu = cache.get(key) ?? createBranchMenu(key);
    cache.set(key, branchMenu);
    return branchMenu;
  };
}
