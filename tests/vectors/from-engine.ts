import type { Money } from '../../src/domain/money/money.ts';
import type { Bill, TaxLine } from '../../src/domain/pricing/pricing-types.ts';
import type { VectorBill, VectorTaxLine } from './format-bill.ts';

/** Formats an engine's amount as in the vectors. */
function formatAmount({ minor, currency: { digits } }: Money): string {
  const sign = minor < 0 ? '-' : '';
  const units = `${Math.abs(minor)}`.padStart(digits + 1, '0');
  return digits ? `${sign}${units.slice(0, -digits)}.${units.slice(-digits)}` : sign + units;
}

const toTaxLine = (tax: TaxLine): VectorTaxLine => ({
  tax_id: tax.taxId,
  rate: tax.rate,
  net_value: formatAmount(tax.netValue),
  tax_value: formatAmount(tax.taxValue),
  modifiers_tax_value: formatAmount(tax.modifiersTaxValue),
  total_tax_value: formatAmount(tax.totalTaxValue),
});

/** Formats the engine's bill as in the vectors. */
export const toVectorBill = (bill: Bill): VectorBill => ({
  lines: bill.lines.map((billLine) => ({
    line: Number(billLine.line.key),
    unit_price: formatAmount(billLine.unitPrice),
    discount_id: billLine.discountId,
    discounted_price: formatAmount(billLine.discountedPrice),
    modifiers_price: formatAmount(billLine.modifiersPrice),
    total_price: formatAmount(billLine.total),
    net_price: formatAmount(billLine.netPrice),
    price_after_coupon: formatAmount(billLine.priceAfterCoupon),
    coupon_discount_amount: formatAmount(billLine.couponDiscountAmount),
    coupon_discount_count: billLine.couponDiscountCount,
    deposit: formatAmount(billLine.deposit),
  })),
  problems: bill.problems.map(({ line, reason }) => ({ line: Number(line.key), reason })),
  subtotal: formatAmount(bill.subtotal),
  net_subtotal: formatAmount(bill.netSubtotal),
  discount: formatAmount(bill.discount),
  coupon: formatAmount(bill.coupon),
  coupon_outcome: bill.couponOutcome,
  inclusive_taxes: bill.inclusiveTaxes.map(toTaxLine),
  exclusive_taxes: bill.exclusiveTaxes.map(toTaxLine),
  deposits: formatAmount(bill.deposits),
  delivery_fee: formatAmount(bill.deliveryFee),
  fees: bill.fees.map(({ id, amount }) => ({ id, amount: formatAmount(amount) })),
  tip: formatAmount(bill.tip),
  rounding: formatAmount(bill.rounding),
  total: formatAmount(bill.total),
  wallet: formatAmount(bill.wallet),
  cash_rounding: formatAmount(bill.cashRounding),
  online_rounding: formatAmount(bill.onlineRounding),
  due: formatAmount(bill.due),
});
