import type { VectorBill, VectorBillLine } from '../format-bill.ts';
import type { Case } from './build.ts';

/** A cart with the bill that a person calculated. The oracle must produce the same. */
export interface HandCase extends Case {
  readonly expected: VectorBill;
}

/** A bill with the figures of `changes`; all other amounts are `zeroText`. */
export const buildBill = (zeroText: string, changes: Partial<VectorBill>): VectorBill => ({
  lines: [],
  problems: [],
  subtotal: zeroText,
  net_subtotal: zeroText,
  discount: zeroText,
  coupon: zeroText,
  coupon_outcome: 'none',
  inclusive_taxes: [],
  exclusive_taxes: [],
  deposits: zeroText,
  delivery_fee: zeroText,
  fees: [],
  tip: zeroText,
  rounding: zeroText,
  total: zeroText,
  wallet: zeroText,
  cash_rounding: zeroText,
  online_rounding: zeroText,
  due: zeroText,
  ...changes,
});

/** Zero with as many decimals as the amount: `12.50` becomes `0.00`. */
const toZero = (amount: string): string => amount.replace(/^\d+/, '0').replaceAll(/\d/g, '0');

/** A line without modifiers, taxes and discounts. Its net price is its price after the coupon. */
export const buildPlainLine = (
  at: number,
  unitPrice: string,
  totalPrice: string,
  [couponDiscount, units, priceAfterCoupon]: [string, number, string],
): VectorBillLine => ({
  line: at,
  unit_price: unitPrice,
  discount_id: null,
  discounted_price: unitPrice,
  modifiers_price: toZero(unitPrice),
  total_price: totalPrice,
  net_price: priceAfterCoupon,
  price_after_coupon: priceAfterCoupon,
  coupon_discount_amount: couponDiscount,
  coupon_discount_count: units,
  deposit: toZero(unitPrice),
});
