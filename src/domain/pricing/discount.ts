import type { Discount, DiscountBook, MenuItem } from '../menu/menu-types.ts';
import { computePercentage, createMoney, type Money, toMinorUnits } from '../money/money.ts';

/** The most specific discount wins: item, category, grand category, whole menu. Discounts are not combined. */
export const findDiscount = (
  item: MenuItem,
  { byItem, byCategory, allMenu }: DiscountBook,
): Discount | null =>
  findOwnEntry(byItem, item.id) ??
  findOwnEntry(byCategory, item.categoryId) ??
  findOwnEntry(byCategory, item.grandCategoryId) ??
  allMenu;

// Businesses choose the ids, so an item may be called "constructor".
const findOwnEntry = (book: Readonly<Record<string, Discount>>, id: string | null): Discount | undefined =>
  id !== null && Object.hasOwn(book, id) ? book[id] : undefined;

/** The unit price minus the discount. The discount is rounded first and capped at the price. */
export function applyDiscount(price: Money, discount: Discount | null): Money {
  return discount
    ? createMoney(price.minor - computeDiscountAmount(price, discount.kind), price.currency)
    : price;
}

/**
 * The amount that a percentage or fixed value takes off `price`, rounded, in minor units. Between zero and the whole
 * price.
 */
export function computeDiscountAmount(price: Money, kind: Discount['kind']): number {
  const amount =
    kind.type === 'percent'
      ? computePercentage(price, kind.rate).minor
      : toMinorUnits(kind.value, price.currency);
  return Math.max(0, Math.min(amount, price.minor));
}
