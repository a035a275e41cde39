/**
 * Searches a branch's menu with the same index as the browser, and lists the words by which the menu can be filtered.
 * The menu and the words come from the business file.
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

/** Number of items that are indexed at a time. Other requests run between two batches. */
const INDEX_BATCH_SIZE = 250;

interface SearchPage {
  readonly items: readonly WireItemInput[];
  readonly pagination: { readonly page: number; readonly pages: number; readonly total: number };
}

/** Creates a function that returns the business's names for a tag or an ingredient, in all its languages. */
const createWordNameReader =
  ({ file }: Business) =>
  (word: string): string[] =>
    Object.hasOwn(file.words, word) ? Object.values(file.words[word] ?? {}) : [];

/** The names of each category and its parents, by category id. */
function mapCategoryNames({ categories }: Menu): Map<string, readonly string[]> {
  const namesByCategory = new Map<string, readonly string[]>();
  const addNames = (list: readonly Category[], parentNames: readonly string[]): void => {
    for (const { id, name, subcategories } of list) {
      const names = [...parentNames, ...Object.values(name)];
      namesByCategory.set(id, names);
      addNames(subcategories, names);
    }
  };
  addNames(categories, []);
  return namesByCategory;
}

async function buildIndex(business: Business, menu: BranchMenu): Promise<ItemIndex> {
  const namesByCategory = mapCategoryNames(menu.getMenu());
  const index = createItemIndex({
    getAlternativeNames: createWordNameReader(business),
    getGroupNames: ({ categoryId }) => namesByCategory.get(categoryId) ?? [],
  });
  const items = [...menu.getVisibleItems().values()];
  for (let start = 0; start < items.length; start += INDEX_BATCH_SIZE) {
    index.add(items.slice(start, start + INDEX_BATCH_SIZE));
    await setImmediate();
  }
  return index;
}

/** Searches the menus of branches with the browser's index. A menu's index is built on its first search. */
export function createMenuSearch() {
  const indexes = new WeakMap<BranchMenu, Promise<ItemIndex>>();

  /** One page of matches, best first. Pages start at 1. Throws Refusal 400 for a term that is blank or too long. */
  return async (business: Business, branch: FileBranch, term: string, page: number): Promise<SearchPage> => {
    if (!term.trim() || term.length > MAX_TERM_LENGTH)
      throw new Refusal(400, 'invalid', 'The search term is blank or too long', {
        fields: { term: `text of 1 to ${MAX_TERM_LENGTH} characters` },
      });
    const menu = business.getBranchMenu(branch);
    const index = indexes.get(menu) ?? buildIndex(business, menu);
    indexes.set(menu, index);
    const matches = (await index).search(term).items;
    const items = matches
      .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
      .flatMap(({ id }) => menu.items.get(id) ?? []);
    const total = matches.length;
    return { items, pagination: { page, pages: Math.ceil(total / PAGE_SIZE), total } };
  };
}

export type MenuSearch = ReturnType<typeof createMenuSearch>;

type FilterWords = Omit<z.input<typeof tagsResponse>, 'error'>;

type Kind = 'tags' | 'ingredients' | 'allergens';

/**
 * The business's language for a requested locale, such as `ar` for `ar-KW`. If the business does not support the
 * locale, returns its first language.
 */
export function selectSearchLocale({ response: { restaurant } }: Business, requestedLocale: string): string {
  const [language = ''] = requestedLocale.toLowerCase().split(/[-_]/);
  const { locales } = restaurant;
  return locales.includes(language) ? language : (locales[0] ?? 'en');
}

/** The words by which a branch's menu can be filtered, with their names, sorted for a locale. */
export function listFilterWords(business: Business, branch: FileBranch, locale: string): FilterWords {
  const { words } = business.file;
  const { locales } = business.response.restaurant;
  const { compare } = new Intl.Collator(locale);
  const translateWord = (word: string) =>
    (Object.hasOwn(words, word) && words[word]) ||
    Object.fromEntries(locales.map((locale) => [locale, word]));
  const items: readonly MenuItem[] = [...business.getBranchMenu(branch).getVisibleItems().values()];
  const toFilterWords = (kind: Kind) =>
    [...new Set(items.flatMap((item) => item[kind]))]
      .map((id) => ({ id, name: translateWord(id) }))
      .sort((a, b) => compare(a.name[locale] ?? a.id, b.name[locale] ?? b.id));
  return {
    tags: toFilterWords('tags'),
    ingredients: toFilterWords('ingredients'),
    allergens: toFilterWords('allergens'),
  };
}
