import { isSoldAs, servingIn, servingOf } from '../../domain/availability/visible-menu.ts';
import type { Business } from '../../domain/business/business-types.ts';
import { isCartUsable } from '../../domain/business/selling.ts';
import type { Category, ItemType, MenuItem } from '../../domain/menu/menu-types.ts';
import { zonedTimeAt } from '../../domain/schedule/zoned.ts';
import type { MenuState } from './menu-store.ts';

/** Why an item cannot be ordered now. */
export type ItemBlocker =
  | { readonly kind: 'sold-out' | 'not-served-now' | 'not-orderable' | 'closed' }
  /** Later today, at so many minutes after midnight. */
  | { readonly kind: 'served-later'; readonly from: number };

interface Surroundings extends Pick<MenuState, 'menu' | 'complete'> {
  readonly business: Business | null;
  /** Of the selling type. */
  readonly open: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What keeps an item from being ordered; null when nothing does, or nothing is known yet. */
export function itemBlocker(
  item: MenuItem,
  type: ItemType,
  { business, menu, complete, open, now }: Surroundings,
): ItemBlocker | null {
  if (item.soldOut) return { kind: 'sold-out' };
  if (!business || !menu) return null;
  const zoned = zonedTimeAt(now, business.timezone);
  // An item may be there before its category is: a long menu arrives in pages.
  const isAhead = !complete && !holds(menu.categories, item.categoryId);
  const serving = isAhead
    ? isSoldAs(item, type) && servingOf(item, zoned)
    : servingIn(menu, { kind: type, now: zoned })(item);
  if (serving === null || serving === false) return { kind: 'not-served-now' };
  if (serving !== 'now') return { kind: 'served-later', from: serving };
  const isPriced = item.price || item.priceLabels.length;
  // A reservation is taken whether or not the shop is open now.
  const isUsable = type === 'reservation' || isCartUsable(business, type, { open });
  if (isPriced && isUsable) return null;
  return { kind: open || !isPriced ? 'not-orderable' : 'closed' };
}

const holds = (categories: readonly Category[], id: string): boolean =>
  categories.some((category) => category.id === id || holds(category.subcategories, id));
