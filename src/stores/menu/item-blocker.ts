import { createAvailabilityEvaluator, getItemAvailability } from '../../domain/availability/visible-menu.ts';
import { getBranchTime } from '../../domain/business/branch-opening-hours.ts';
import type { Branch, Business } from '../../domain/business/business-types.ts';
import { isCartUsable, isOrderable } from '../../domain/business/selling.ts';
import type { Category, ItemType, MenuItem } from '../../domain/menu/menu-types.ts';
import type { MenuState } from './menu-store.ts';

/** The reason why an item cannot be ordered now. */
export type ItemBlocker =
  | { readonly kind: 'sold-out' | 'not-served-now' | 'not-orderable' | 'closed' }
  /** The item is served later today. `from` is in minutes after midnight. */
  | { readonly kind: 'served-later'; readonly from: number };

interface BlockerContext extends Pick<MenuState, 'menu' | 'isComplete'> {
  readonly business: Business | null;
  readonly branch: Branch | null;
  /** Whether the branch is open for the order type. */
  readonly isOpen: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Returns the reason why an item cannot be ordered. Null if it can be ordered or the menu has not loaded yet. */
export function findItemBlocker(
  item: MenuItem,
  type: ItemType,
  { business, branch, menu, isComplete, isOpen, now }: BlockerContext,
): ItemBlocker | null {
  if (item.soldOut) return { kind: 'sold-out' };
  if (!business || !menu) return null;
  const businessTime = getBranchTime(branch, type, now, business.timezone);
  // A long menu loads in pages, so an item may be loaded before its category.
  const isCategoryMissing = !isComplete && !hasCategory(menu.categories, item.categoryId);
  const availability = isCategoryMissing
    ? getItemAvailability(item, { kind: type, now: businessTime })
    : createAvailabilityEvaluator(menu, { kind: type, now: businessTime })(item);
  if (availability === null) return { kind: 'not-served-now' };
  if (availability !== 'now') return { kind: 'served-later', from: availability };
  const isPriced = item.price !== null || item.priceLabels.length > 0;
  // Reservations are accepted even while the restaurant is closed.
  const isUsable = type === 'reservation' || isCartUsable(business, type, { open: isOpen });
  if (isPriced && isUsable) return null;
  const isViewOnly = type !== 'reservation' && !isOrderable(business, type);
  return { kind: isOpen || !isPriced || isViewOnly ? 'not-orderable' : 'closed' };
}

const hasCategory = (categories: readonly Category[], id: string): boolean =>
  categories.some((category) => category.id === id || hasCategory(category.subcategories, id));
