import type { Quote } from '../../api/contract/quote-contract.ts';

/** What a customer would be told apart, as text: the lines in any order, what is taken off and added, and what it comes to. */
const amountsOf = ({ lines, coupon, exclusive_taxes, delivery_fee, total, due }: Quote): string =>
  JSON.stringify([
    lines
      .map(({ item_id, quantity, total_price }) => JSON.stringify([item_id, quantity, total_price]))
      .sort(),
    coupon,
    exclusive_taxes.map(({ taxId, totalTaxValue }) => JSON.stringify([taxId, totalTaxValue])).sort(),
    delivery_fee,
    total,
    due,
  ]);

/** Whether two quotes say the same of what is to be paid, line by line. */
export const sameAmounts = (one: Quote, other: Quote): boolean => amountsOf(one) === amountsOf(other);
