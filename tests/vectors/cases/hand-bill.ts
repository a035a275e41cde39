import type { VectorBill, VectorBillLine } from '../format-bill.ts';

/** A bill on which every figure that is not named is `0`. */
export const bill = (zero: string, part: Partial<VectorBill>): VectorBill => ({
  lines: [],
  problems: [],
  subtotal: zero,
  net_subtotal: zero,
  discount: zero,
  coupon: zero,
  coupon_outcome: 'none',
  inclusive_taxes: [],
  exclusive_taxes: [],
  delivery_fee: zero,
  rounding: zero,
  total: zero,
  wallet: zero,
  due: zero,
  ...part,
});

/** A line of one price, without modifiers, taxes and discounts. */
export const plain = (
  at: number,
  unit: string,
  whole: string,
  [off, units, left]: [string, number, string],
): VectorBillLine => ({
  line: at,
  unit_price: unit,
  discount_id: null,
  discounted_price: unit,
  modifiers_price: unit.replace(/^\d+/, '0').replaceAll(/\d/g, '0'),
  total_price: whole,
  net_price: whole,
  price_after_coupon: left,
  coupon_discount_amount: off,
  coupon_discount_count: units,
});
