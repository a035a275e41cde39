import type { VectorDelivery, VectorInput } from '../format.ts';
import type { VectorBill, VectorBillLine } from '../format-bill.ts';
import { applyCoupon } from './coupon.ts';
import {
  type Fraction,
  lastDigit,
  minus,
  nothing,
  plus,
  read,
  round,
  smaller,
  times,
  total,
  write,
} from './fraction.ts';
import { discountOn, type OracleLine, priceLine } from './line.ts';
import { refusal } from './refusal-reason.ts';
import { exclusiveTaxes, inclusiveTaxes, taxLine, wholeOf } from './tax.ts';

function deliveryFee(delivery: VectorDelivery, lines: readonly OracleLine[], step: Fraction): Fraction {
  if (delivery.kind === 'none') return nothing;
  if (delivery.kind === 'zone') return read(delivery.fees);
  const kg = total(lines.map(({ shippingWeight }) => shippingWeight));
  return round(plus(times(kg, read(delivery.fees_per_kg)), read(delivery.fixed_fees)), step);
}

/** The least amount there is to pay with: 0.05 of a Swiss franc that has cents, else one of the last digit. */
const coin = ({ code, digits }: VectorInput['currency']): Fraction =>
  code === 'CHF' && digits > 0 ? read('0.05') : lastDigit(digits);

/**
 * What a cart costs, worked out apart from the engine (`src/domain/pricing`) and straight from the rules: decisions,
 * section 1, and the spec, sections 3, 4 and 9. Nothing here is shared with the engine but the rules.
 */
export function priceByOracle(input: VectorInput): VectorBill {
  const { digits } = input.currency;
  const step = lastDigit(digits);
  const amount = (value: Fraction): string => write(value, digits);

  const verdicts = input.lines.map((line) => refusal(input, line));
  const lines = input.lines.flatMap((line, at) =>
    verdicts[at] === null ? [priceLine(input, line, at, step)] : [],
  );
  const subtotal = total(lines.map(({ price }) => price));
  const { outcome, given } = applyCoupon(input, lines, step);
  const coupon = total(given.map((one) => one.amount));
  const taxes = exclusiveTaxes(input.exclusive_taxes, lines, coupon, step);
  const free = outcome === 'applied' && input.coupon?.free_delivery === true;
  const fee = free ? nothing : deliveryFee(input.delivery, lines, step);
  const exact = total([minus(subtotal, coupon), ...taxes.map(wholeOf), fee]);
  const sum = round(exact, coin(input.currency));
  const wallet = input.wallet_balance === null ? nothing : smaller(read(input.wallet_balance), sum);

  const billLine = (line: OracleLine, at: number): VectorBillLine => {
    const { amount: off, units } = given[at] ?? { amount: nothing, units: 0 };
    return {
      line: line.at,
      unit_price: amount(line.unit),
      discount_id: line.discountId,
      discounted_price: amount(line.discounted),
      modifiers_price: amount(line.modifiers),
      total_price: amount(line.price),
      net_price: amount(line.net),
      price_after_coupon: amount(minus(line.price, off)),
      coupon_discount_amount: amount(off),
      coupon_discount_count: units,
    };
  };
  return {
    lines: lines.map(billLine),
    problems: verdicts.flatMap((reason, line) => (reason === null ? [] : [{ line, reason }])),
    subtotal: amount(subtotal),
    net_subtotal: amount(total(lines.map(({ net }) => net))),
    discount: amount(total(lines.map(discountOn))),
    coupon: amount(coupon),
    coupon_outcome: outcome,
    inclusive_taxes: inclusiveTaxes(lines).map((tax) => taxLine(tax, amount)),
    exclusive_taxes: taxes.map((tax) => taxLine(tax, amount)),
    delivery_fee: amount(fee),
    rounding: amount(minus(sum, exact)),
    total: amount(sum),
    wallet: amount(wallet),
    due: amount(minus(sum, wallet)),
  };
}
