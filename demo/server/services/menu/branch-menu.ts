import { menu as menuSchema } from '../../../../src/api/contract/menu-contract.ts';
import { toMenu } from '../../../../src/api/mappers/map-menu.ts';
import type { Category, Menu, MenuItem } from '../../../../src/domain/menu/menu-types.ts';
import type { Currency } from '../../../../src/domain/money/money.ts';
import type { BusinessDocument } from '../business/business-document.ts';
import type { BusinessFile, FileBranch } from '../business-file/business-file.ts';
import { createLruCache } from '../shared/lru-cache.ts';
import { createMenuWire, type WireCategoryInput, type WireItemInput } from './menu-wire.ts';

/** The menu of a branch, in the forms it is asked for; each is made once. */
export interface BranchMenu {
  /** The same for branches that sell the same. */
  readonly key: string;
  /** As sent, whole. */
  readonly categories: readonly WireCategoryInput[];
  /** As sent, by id, in menu order. */
  readonly items: ReadonlyMap<string, WireItemInput>;
  readonly menu: () => Menu;
  /** What may show at some time: neither it nor a category above it is switched off. By id, in menu order. */
  readonly shown: () => ReadonlyMap<string, MenuItem>;
}

/** Menus of this many branches that differ are kept; others are made again when asked for. */
const MAX_CACHED_MENUS = 16;

const memoize = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

const itemsOf = ({ items, subcategories = [] }: WireCategoryInput): WireItemInput[] =>
  [items, ...subcategories.map((sub) => sub.items)].flat() as WireItemInput[];

function shownItems({ categories }: Menu): Map<string, MenuItem> {
  const shown = new Map<string, MenuItem>();
  const walk = (list: readonly Category[]): void => {
    for (const { visible, items, subcategories } of list) {
      if (!visible) continue;
      for (const item of items) if (item.visible) shown.set(item.id, item);
      walk(subcategories);
    }
  };
  walk(categories);
  return shown;
}

const refuseBadPart = (error: unknown, what: string): never => {
  throw new Error(`An imported business has a bad part: ${what}`, { cause: error });
};

/** The branches of which some category or item says something of its own. */
function branchesThatDiffer({ categories }: BusinessFile): Set<string> {
  const sections = categories.flatMap((category) => [category, ...(category.subcategories ?? [])]);
  const entries = sections.flatMap((section) => [section, ...section.items]);
  return new Set(entries.flatMap(({ branches }) => Object.keys(branches ?? {})));
}

/** The menus of a business by branch. Branches that sell the same share one. */
export function createBranchMenus(document: BusinessDocument, currency: Currency) {
  const categoriesOf = createMenuWire(document);
  const differ = branchesThatDiffer(document.file);
  const kept = createLruCache<string, BranchMenu>({ maxWeight: MAX_CACHED_MENUS });

  const make = (key: string): BranchMenu => {
    const categories = categoriesOf(key);
    // Pictures keep the API's own relative addresses: whoever reads an answer knows where it asked.
    const menu = memoize(() => toMenu(menuSchema.parse({ categories }), currency, '', refuseBadPart));
    return {
      key,
      categories,
      items: new Map(categories.flatMap(itemsOf).map((item) => [item.id, item])),
      menu,
      shown: memoize(() => shownItems(menu())),
    };
  };

  return ({ id }: FileBranch): BranchMenu => {
    const key = differ.has(id) ? id : '';
    const found = kept.get(key) ?? make(key);
    kept.set(key, found);
    return found;
  };
}
