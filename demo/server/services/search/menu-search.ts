/**
 * Search in the menu of a branch, with the index that the browser uses too, and the words the menu can be filtered by. Both
 * are derived from the business file.
 */

import { setImmediate } from 'node:timers/promises';
import type * as z from 'zod/mini';
import type { tagsResponse } from '../../../../src/api/contract/search-contract.ts';
import type { Category, Menu, MenuItem } from '../../../../src/domain/menu/menu-types.ts';
import { createItemIndex, type ItemIndex } from '../../../../src/domain/search/index-items.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import type { BranchMenu } from '../menu/branch-menu.ts';
import type { Business } from '../menu/business-catalogue.ts';
import type { WireItemInput } from '../menu/menu-wire.ts';
import { Refusal } from '../shared/refusal.ts';

const PAGE_SIZE = 20;

const MAX_TERM_LENGTH = 100;

/** So many items are taken in before other requests get their turn. */
const INDEX_BATCH_SIZE = 250;

interface FoundItems {
  readonly items: readonly WireItemInput[];
  readonly pagination: { readonly page: number; readonly pages: number; readonly total: number };
}

/** What a business calls a tag or an ingredient, in all its languages. */
const namesIn =
  ({ file }: Business) =>
  (word: string): string[] =>
    Object.hasOwn(file.words, word) ? Object.values(file.words[word] ?? {}) : [];

/** The names of the categories each category lies in, its own among them. */
function groupsOf({ categories }: Menu): Map<string, readonly string[]> {
  const groups = new Map<string, readonly string[]>();
  const walk = (list: readonly Category[], above: readonly string[]): void => {
    for (const { id, name, subcategories } of list) {
      const names = [...above, ...Object.values(name)];
      groups.set(id, names);
      walk(subcategories, names);
    }
  };
  walk(categories, []);
  return groups;
}

async function indexOf(business: Business, menu: BranchMenu): Promise<ItemIndex> {
  const groups = groupsOf(menu.menu());
  const index = createItemIndex({
    alternativeNames: namesIn(business),
    groupNames: ({ categoryId }) => groups.get(categoryId) ?? [],
  });
  const items = [...menu.visibleItems().values()];
  for (let start = 0; start < items.length; start += INDEX_BATCH_SIZE) {
    index.add(items.slice(start, start + INDEX_BATCH_SIZE));
    await setImmediate();
  }
  return index;
}

/** Searches in the menus of branches, with the index the browser uses; each menu's is made when first asked. */
export function createMenuSearch() {
  const indexes = new WeakMap<BranchMenu, Promise<ItemIndex>>();

  /** One page (from 1) of what matches, best first. Throws Refusal 400 for a term that is blank or too long. */
  return async (business: Business, branch: FileBranch, term: string, page: number): Promise<FoundItems> => {
    if (!term.trim() || term.length > MAX_TERM_LENGTH)
      throw new Refusal(400, 'invalid', 'That cannot be searched for', {
        fields: { term: `text of 1 to ${MAX_TERM_LENGTH} characters` },
      });
    const menu = business.menuOf(branch);
    const index = indexes.get(menu) ?? indexOf(business, menu);
    indexes.set(menu, index);
    const found = (await index).search(term).items;
    const items = found
      .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
      .flatMap(({ id }) => menu.items.get(id) ?? []);
    const total = found.length;
    return { items, pagination: { page, pages: Math.ceil(total / PAGE_SIZE), total } };
  };
}

export type MenuSearch = ReturnType<typeof createMenuSearch>;

type FilterWords = Omit<z.input<typeof tagsResponse>, 'error'>;

type Kind = 'tags' | 'ingredients' | 'allergens';

/** The business's language that a customer reads: `ar-KW` reads `ar`. Its first when it writes none of theirs. */
export function searchLocale({ response: { restaurant } }: Business, asked: string): string {
  const [language = ''] = asked.toLowerCase().split(/[-_]/);
  const { locales } = restaurant;
  return locales.includes(language) ? language : (locales[0] ?? 'en');
}

/** The words a branch's menu can be filtered by, with the business's names for them, in the order of a language. */
export function listFilterWords(business: Business, branch: FileBranch, locale: string): FilterWords {
  const { words } = business.file;
  const { locales } = business.response.restaurant;
  const { compare } = new Intl.Collator(locale);
  const nameOf = (word: string) =>
    (Object.hasOwn(words, word) && words[word]) || Object.fromEntries(locales.map((of) => [of, word]));
  const items: readonly MenuItem[] = [...business.menuOf(branch).visibleItems().values()];
  const named = (kind: Kind) =>
    [...new Set(items.flatMap((item) => item[kind]))]
      .map((id) => ({ id, name: nameOf(id) }))
      .sort((a, b) => compare(a.name[locale] ?? a.id, b.name[locale] ?? b.id));
  return { tags: named('tags'), ingredients: named('ingredients'), allergens: named('allergens') };
}
