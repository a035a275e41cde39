import { type MenuQuery, servingIn } from '../availability/visible-menu.ts';
import type { Category, Menu, MenuItem } from './menu-types.ts';

const MOST = 6;

export interface Related {
  readonly items: readonly MenuItem[];
  /** The business named them; else they are neighbours. */
  readonly isNamed: boolean;
}

/**
 * What to look at after an item: those the business names with it, else others of its category, the ones that share
 * most tags first. Only what can be had now.
 */
export function relatedTo(
  item: MenuItem,
  menu: Menu,
  itemById: (id: string) => MenuItem | undefined,
  at: MenuQuery,
): Related {
  const servingOf = servingIn(menu, at);
  const offered = (items: readonly MenuItem[]) =>
    items.filter((other) => other.id !== item.id && !other.soldOut && servingOf(other) === 'now');
  const named = offered([...new Set(item.related)].flatMap((id) => itemById(id) ?? []));
  if (named.length) return { items: named, isNamed: true };
  const shared = ({ tags }: MenuItem) => tags.filter((tag) => item.tags.includes(tag)).length;
  const neighbours = offered(categoryItems(menu.categories, item.categoryId));
  return {
    items: [...neighbours].sort((a, b) => shared(b) - shared(a)).slice(0, MOST),
    isNamed: false,
  };
}

function categoryItems(categories: readonly Category[], id: string): readonly MenuItem[] {
  for (const category of categories) {
    const items = category.id === id ? category.items : categoryItems(category.subcategories, id);
    if (items.length) return items;
  }
  return [];
}
