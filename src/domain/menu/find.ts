import type { Category, Menu, MenuItem } from './menu-types.ts';

/** Every item of the menu by its id, subcategories included. */
export function indexItems(menu: Menu): Map<string, MenuItem> {
  const byId = new Map<string, MenuItem>();
  const walk = (categories: readonly Category[]): void => {
    for (const { items, subcategories } of categories) {
      for (const item of items) byId.set(item.id, item);
      walk(subcategories);
    }
  };
  walk(menu.categories);
  return byId;
}
