import type { Choice } from '../cart/cart-types.ts';
import { flattenOptions, getActiveGroups } from '../menu/active-groups.ts';
import { getUnitPrice } from '../menu/item-choice.ts';
import type { DiscountBook, MenuItem } from '../menu/menu-types.ts';
import { createMoney, type Money, toMinorUnits } from '../money/money.ts';
import { applyDiscount, findDiscount } from './discount.ts';
import { MAX_LINE_MINOR } from './line-price.ts';

/** The price of a choice on the item screen. It equals the price of the resulting cart line. */
export interface ChoicePrice {
  /** (discounted unit price + options) x count */
  readonly total: Money;
  /** The total without the discount; equal to `total` when there is no discount. */
  readonly totalBeforeDiscount: Money;
}

/**
 * Prices an unfinished choice. It does not check the rules of the modifier groups, and ignores inactive options and
 * options that are not on the menu. Returns null until the customer has chosen a price label, and null
 * if the price exceeds the limit of a line.
 */
export function priceChoice(item: MenuItem, choice: Choice, discounts: DiscountBook): ChoicePrice | null {
  const unitPrice = getUnitPrice(item, choice.priceLabelId);
  if (!unitPrice) return null;
  const { currency } = unitPrice;
  const optionsMinor = flattenOptions(getActiveGroups(item, choice.modifiers)).reduce(
    (sum, { modifier, quantity, includedQuantity }) =>
      sum + toMinorUnits(modifier.price, currency) * (quantity - includedQuantity),
    0,
  );
  const getTotal = (price: Money): number => (price.minor + optionsMinor) * choice.count;
  const minorBeforeDiscount = getTotal(unitPrice);
  return minorBeforeDiscount <= MAX_LINE_MINOR
    ? {
        total: createMoney(getTotal(applyDiscount(unitPrice, findDiscount(item, discounts))), currency),
        totalBeforeDiscount: createMoney(minorBeforeDiscount, currency),
      }
    : null;
}
