import type { Category, ItemType, Menu, MenuItem } from '../menu/types.ts';
import type { ZonedNow } from '../schedule/zoned.ts';
import { isSoldAs, isVisibleNow } from './visible.ts';

/** Those of `items` that are on the visible menu now, each in a category that is too (spec, section 5). */
export function servedNow(
  items: readonly MenuItem[],
  menu: Menu,
  { type, now }: { readonly type: ItemType; readonly now: ZonedNow },
): MenuItem[] {
  const shown = new Set<string>();
  const walk = (categories: readonly Category[]): void => {
    for (const category of categories) {
      if (!isVisibleNow(category, now)) continue;
      shown.add(category.id);
      walk(category.subcategories);
    }
  };
  walk(menu.categories);
  return items.filter(
    (item) => shown.has(item.categoryId) && isSoldAs(item, type) && isVisibleNow(item, now),
  );
}
