import type * as z from 'zod/mini';
import type { tagsResponse } from '../../../../src/api/contract/search-contract.ts';
import type { MenuItem } from '../../../../src/domain/menu/menu-types.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import type { Business } from '../menu/catalogue.ts';

type FilterWords = Omit<z.input<typeof tagsResponse>, 'error'>;
type Kind = 'tags' | 'ingredients' | 'allergens';

/** The business's language that a customer reads: `ar-KW` reads `ar`. Its first when it writes none of theirs. */
export function localeAsked({ response: { restaurant } }: Business, asked: string): string {
  const [language = ''] = asked.toLowerCase().split(/[-_]/);
  const { locales } = restaurant;
  return locales.includes(language) ? language : (locales[0] ?? 'en');
}

/** The words a branch's menu can be filtered by, with the business's names for them, in the order of a language. */
export function filterWords(business: Business, branch: FileBranch, locale: string): FilterWords {
  const { words } = business.file;
  const { locales } = business.response.restaurant;
  const { compare } = new Intl.Collator(locale);
  const nameOf = (word: string) =>
    (Object.hasOwn(words, word) && words[word]) || Object.fromEntries(locales.map((of) => [of, word]));
  const items: readonly MenuItem[] = [...business.menuOf(branch).shown().values()];
  const named = (kind: Kind) =>
    [...new Set(items.flatMap((item) => item[kind]))]
      .map((id) => ({ id, name: nameOf(id) }))
      .sort((a, b) => compare(a.name[locale] ?? a.id, b.name[locale] ?? b.id));
  return { tags: named('tags'), ingredients: named('ingredients'), allergens: named('allergens') };
}
