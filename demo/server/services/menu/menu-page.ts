import type { BranchMenu } from './branch-menu.ts';
import type { WireCategoryInput, WireItemInput } from './menu-wire.ts';

/** A menu of more items than this is not sent whole with the business. */
const WHOLE_UP_TO = 400;
/** What of a longer one comes with it. */
const PAGE = 60;

interface MenuPage {
  readonly categories: readonly WireCategoryInput[];
  /** Absent when the menu is whole. */
  readonly pagination?: { readonly page: number; readonly pages: number; readonly total: number };
}

interface Pinnable {
  readonly pin?: boolean | undefined;
  readonly visible?: boolean | undefined;
}
/** What a customer can see, in the order it is shown. */
const asShown = <T extends Pinnable>(list: readonly T[]): T[] =>
  list
    .filter(({ visible }) => visible !== false)
    .sort((a, b) => Number(b.pin ?? false) - Number(a.pin ?? false));

function* shownItems(categories: readonly WireCategoryInput[]): Generator<string> {
  for (const { items, subcategories = [] } of asShown(categories))
    for (const section of [{ items }, ...asShown(subcategories)])
      for (const { id } of asShown(section.items as WireItemInput[])) yield id;
}

/** The items of a category and its subcategories, as a customer sees them first, at most so many. */
export function firstItemsOf({ categories }: BranchMenu, categoryId: string, most: number): string[] {
  const sections = categories.flatMap(({ subcategories = [], ...top }) => [
    { ...top, subcategories },
    ...subcategories,
  ]);
  const wanted = sections.filter(({ id }) => id === categoryId);
  return [...shownItems(wanted)].slice(0, most);
}

/**
 * The menu as it comes with the business: whole, or for a long one every category with the items that stand first on the
 * screen, and those of `also` in their own categories.
 */
export function menuPage({ categories, items }: BranchMenu, also: readonly string[]): MenuPage {
  if (items.size <= WHOLE_UP_TO) return { categories };
  const sent = new Set(also);
  let room = PAGE;
  for (const id of shownItems(categories)) {
    if (!room--) break;
    sent.add(id);
  }
  const sentOf = (list: readonly unknown[]) => (list as WireItemInput[]).filter(({ id }) => sent.has(id));
  return {
    categories: categories.map((category) => ({
      ...category,
      items: sentOf(category.items),
      subcategories: category.subcategories?.map((sub) => ({ ...sub, items: sentOf(sub.items) })),
    })),
    pagination: { page: 1, pages: Math.ceil(items.size / PAGE), total: items.size },
  };
}
