import type { Category, Menu, MenuItem } from './menu-types.ts';

/** All items of the menu by id, including those in subcategories. */
export function indexItemsById(menu: Menu): Map<string, MenuItem> {
  const byId = new Map<string, MenuItem>();
  const addItems = (categories: readonly Category[]): void => {
    for (const { items, subcategories } of categories) {
      for (const item of items) byId.set(item.id, item);
      addItems(subcategories);
    }
  };
  addItems(menu.categories);
  return byId;
}
