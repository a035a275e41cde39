import type { VectorDelivery, VectorInput } from '../format.ts';
import type { VectorBill, VectorBillLine } from '../format-bill.ts';
import { applyCoupon } from './coupon.ts';
import {
  add,
  type Fraction,
  formatFraction,
  lastDigit,
  multiply,
  parseFraction,
  round,
  smaller,
  subtract,
  sum,
  zero,
} from './fraction.ts';
import { computeLineDiscount, extractTaxesAfter, type OracleLine, priceLine, sumTaxes } from './line.ts';
import { findRefusal } from './refusal-reason.ts';
import { buildTaxLine, computeExclusiveTaxes, getTaxTotal, sumInclusiveTaxes } from './tax.ts';

function computeDeliveryFee(
  delivery: VectorDelivery,
  lines: readonly OracleLine[],
  step: Fraction,
): Fraction {
  if (delivery.kind === 'none' || lines.length === 0) return zero;
  if (delivery.kind === 'zone') return parseFraction(delivery.fees);
  const kg = sum(lines.map(({ shippingWeight }) => shippingWeight));
  return round(
    add(multiply(kg, parseFraction(delivery.fees_per_kg)), parseFraction(delivery.fixed_fees)),
    step,
  );
}

/** The smallest coin: 0.05 for Swiss francs with cents, otherwise one unit of the last digit. */
const getSmallestCoin = ({ code, digits }: VectorInput['currency']): Fraction =>
  code === 'CHF' && digits > 0 ? parseFraction('0.05') : lastDigit(digits);

/**
 * Prices a cart from the rules alone (decisions, section 1; spec, sections 3, 4 and 9). It shares no code with the engine in
 * `src/domain/pricing`, so that a fault in one of them shows.
 */
export function priceByOracle(input: VectorInput): VectorBill {
  const { digits } = input.currency;
  const step = lastDigit(digits);
  const amount = (value: Fraction): string => formatFraction(value, digits);

  const refusals = input.lines.map((line) => findRefusal(input, line));
  const lines = input.lines.flatMap((line, at) =>
    refusals[at] === null ? [priceLine(input, line, at, step)] : [],
  );
  const subtotal = sum(lines.map(({ price }) => price));
  const { outcome, lineDiscounts } = applyCoupon(input, lines, step);
  const coupon = sum(lineDiscounts.map((one) => one.amount));
  const taxes = computeExclusiveTaxes(input, lines, coupon, step);
  const isDeliveryFree = outcome === 'applied' && input.coupon?.free_delivery === true;
  const fee = isDeliveryFree ? zero : computeDeliveryFee(input.delivery, lines, step);
  const exact = sum([subtract(subtotal, coupon), ...taxes.map(getTaxTotal), fee]);
  const roundedTotal = round(exact, getSmallestCoin(input.currency));
  const wallet =
    input.wallet_balance === null ? zero : smaller(parseFraction(input.wallet_balance), roundedTotal);

  const taxesInside = lines.map((line, at) =>
    extractTaxesAfter(lineDiscounts[at]?.amount ?? zero, line, step),
  );
  const buildBillLine = (line: OracleLine, at: number): VectorBillLine => {
    const { amount: off, units } = lineDiscounts[at] ?? { amount: zero, units: 0 };
    const paid = subtract(line.price, off);
    return {
      line: line.index,
      unit_price: amount(line.unit),
      discount_id: line.discountId,
      discounted_price: amount(line.discounted),
      modifiers_price: amount(line.modifiers),
      total_price: amount(line.price),
      net_price: amount(subtract(paid, sumTaxes(taxesInside[at] ?? []))),
      price_after_coupon: amount(paid),
      coupon_discount_amount: amount(off),
      coupon_discount_count: units,
    };
  };
  return {
    lines: lines.map(buildBillLine),
    problems: refusals.flatMap((reason, line) => (reason === null ? [] : [{ line, reason }])),
    subtotal: amount(subtotal),
    net_subtotal: amount(sum(lines.map(({ net }) => net))),
    discount: amount(sum(lines.map(computeLineDiscount))),
    coupon: amount(coupon),
    coupon_outcome: outcome,
    inclusive_taxes: sumInclusiveTaxes(taxesInside.flat()).map((tax) => buildTaxLine(tax, amount)),
    exclusive_taxes: taxes.map((tax) => buildTaxLine(tax, amount)),
    delivery_fee: amount(fee),
    rounding: amount(subtract(roundedTotal, exact)),
    total: amount(roundedTotal),
    wallet: amount(wallet),
    due: amount(subtract(roundedTotal, wallet)),
  };
}
