import type { Choice } from '../cart/cart-types.ts';
import { askedGroups, takenIn } from '../menu/asked-groups.ts';
import { unitPriceOf } from '../menu/item-choice.ts';
import type { DiscountBook, MenuItem } from '../menu/menu-types.ts';
import { type Money, minorIn, money } from '../money/money.ts';
import { afterDiscount, discountFor } from './discount.ts';
import { MOST_PER_LINE } from './line-price.ts';

/** What a choice costs, as a cart line of it will (decisions, section 1). */
export interface ChoicePrice {
  /** (discounted unit price + options) x count. */
  readonly total: Money;
  /** The same before the discount; equal to `total` when there is none. */
  readonly before: Money;
}

/**
 * The price of a choice still being made: options not on the menu, or not below a chosen one, count
 * nothing; rules are not asked.
 * Null while a price label is to be chosen, and for a sum beyond what can be counted.
 */
export function priceChoice(item: MenuItem, choice: Choice, discounts: DiscountBook): ChoicePrice | null {
  const unit = unitPriceOf(item, choice.priceLabelId);
  if (!unit) return null;
  const { currency } = unit;
  const options = takenIn(askedGroups(item, choice.modifiers)).reduce(
    (sum, { modifier, quantity }) => sum + minorIn(modifier.price, currency) * quantity,
    0,
  );
  const times = (price: Money): number => (price.minor + options) * choice.count;
  const before = times(unit);
  return before <= MOST_PER_LINE
    ? {
        total: money(times(afterDiscount(unit, discountFor(item, discounts))), currency),
        before: money(before, currency),
      }
    : null;
}
