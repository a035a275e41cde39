import type { Money } from '../../src/domain/money/money.ts';
import type { Bill, TaxLine } from '../../src/domain/pricing/pricing-types.ts';
import type { VectorBill, VectorTaxLine } from './format-bill.ts';

/** An engine's amount as the vectors write it. */
function textOf({ minor, currency: { digits } }: Money): string {
  const sign = minor < 0 ? '-' : '';
  const units = `${Math.abs(minor)}`.padStart(digits + 1, '0');
  return digits ? `${sign}${units.slice(0, -digits)}.${units.slice(-digits)}` : sign + units;
}

const toTaxLine = (tax: TaxLine): VectorTaxLine => ({
  tax_id: tax.taxId,
  rate: tax.rate,
  tax_value: textOf(tax.taxValue),
  modifiers_tax_value: textOf(tax.modifiersTaxValue),
  total_tax_value: textOf(tax.totalTaxValue),
});

/** The engine's bill as the vectors write it. */
export const toVectorBill = (bill: Bill): VectorBill => ({
  lines: bill.lines.map((priced) => ({
    line: Number(priced.line.key),
    unit_price: textOf(priced.unitPrice),
    discount_id: priced.discountId,
    discounted_price: textOf(priced.discountedPrice),
    modifiers_price: textOf(priced.modifiersPrice),
    total_price: textOf(priced.total),
    net_price: textOf(priced.netPrice),
    price_after_coupon: textOf(priced.priceAfterCoupon),
    coupon_discount_amount: textOf(priced.couponDiscountAmount),
    coupon_discount_count: priced.couponDiscountCount,
  })),
  problems: bill.problems.map(({ line, reason }) => ({ line: Number(line.key), reason })),
  subtotal: textOf(bill.subtotal),
  net_subtotal: textOf(bill.netSubtotal),
  discount: textOf(bill.discount),
  coupon: textOf(bill.coupon),
  coupon_outcome: bill.couponOutcome,
  inclusive_taxes: bill.inclusiveTaxes.map(toTaxLine),
  exclusive_taxes: bill.exclusiveTaxes.map(toTaxLine),
  delivery_fee: textOf(bill.deliveryFee),
  rounding: textOf(bill.rounding),
  total: textOf(bill.total),
  wallet: textOf(bill.wallet),
  due: textOf(bill.due),
});
