import type { Discount, DiscountBook, MenuItem } from '../menu/menu-types.ts';
import { type Money, minorIn, money, percentOf } from '../money/money.ts';

/** The most specific discount: the item's, its category's, the category's above, all-menu (decisions, section 1). */
export const discountFor = (item: MenuItem, { byItem, byCategory, allMenu }: DiscountBook): Discount | null =>
  own(byItem, item.id) ??
  own(byCategory, item.categoryId) ??
  own(byCategory, item.grandCategoryId) ??
  allMenu;

// Ids are the business's words: "constructor" is one.
const own = (book: Readonly<Record<string, Discount>>, id: string | null): Discount | undefined =>
  id !== null && Object.hasOwn(book, id) ? book[id] : undefined;

/** The unit price less the discount, which is rounded first and never more than the price. */
export function afterDiscount(price: Money, discount: Discount | null): Money {
  return discount ? money(price.minor - reductionOf(price, discount.kind), price.currency) : price;
}

/** What a percent or fixed value takes off `price`, in minor units: rounded, from nothing to all of it. */
export function reductionOf(price: Money, kind: Discount['kind']): number {
  const off =
    kind.type === 'percent' ? percentOf(price, kind.rate).minor : minorIn(kind.value, price.currency);
  return Math.max(0, Math.min(off, price.minor));
}
