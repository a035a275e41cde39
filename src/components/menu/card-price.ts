import type { Business } from '../../domain/business/business-types.ts';
import { getPriceRange } from '../../domain/menu/item-choice.ts';
import type { Discount, DiscountBook, MenuItem } from '../../domain/menu/menu-types.ts';
import { compare, createMoney, type Money } from '../../domain/money/money.ts';
import { applyDiscount, computeDiscountAmount, findDiscount } from '../../domain/pricing/discount.ts';

/** An item's price as its card shows it. Every amount is after the discount, except `oldAmount`. */
export type CardPrice =
  | { readonly kind: 'none' | 'selection' }
  | { readonly kind: 'one'; readonly amount: Money; readonly oldAmount: Money | null }
  | { readonly kind: 'from'; readonly amount: Money }
  | { readonly kind: 'range'; readonly from: Money; readonly to: Money }
  | { readonly kind: 'options'; readonly count: number };

/**
 * Computes the price that a card shows. If the price labels have different prices, `multiplePriceOption` decides how the
 * card shows them (decisions, section 7).
 */
export function getCardPrice(
  item: MenuItem,
  discounts: DiscountBook,
  multiplePriceOption: Business['multiplePriceOption'],
): CardPrice {
  const range = getPriceRange(item);
  if (!range) return { kind: 'none' };
  const discount = findDiscount(item, discounts);
  const from = applyDiscount(range.min, discount);
  const to = applyDiscount(range.max, discount);
  const count = item.priceLabels.length;
  if (count < 2 || !compare(range.min, range.max))
    return { kind: 'one', amount: from, oldAmount: compare(from, range.min) ? range.min : null };
  if (multiplePriceOption === 'on_selection') return { kind: 'selection' };
  if (multiplePriceOption === 'multiple_options') return { kind: 'options', count };
  return multiplePriceOption === 'min_max' ? { kind: 'range', from, to } : { kind: 'from', amount: from };
}

/**
 * Finds the discount that a card shows. Null if there is none or if it does not lower the price. A fixed amount that
 * exceeds the item's highest price is reduced to that price.
 */
export function findEffectiveDiscount(item: MenuItem, discounts: DiscountBook): Discount['kind'] | null {
  const reduction = findDiscount(item, discounts)?.kind;
  const highestPrice = getPriceRange(item)?.max;
  const amount = reduction && highestPrice ? computeDiscountAmount(highestPrice, reduction) : 0;
  if (!reduction || !highestPrice || !amount) return null;
  return reduction.type === 'fixed'
    ? { ...reduction, value: createMoney(amount, highestPrice.currency) }
    : reduction;
}
