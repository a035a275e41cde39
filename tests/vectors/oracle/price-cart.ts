import type { VectorDelivery, VectorInput, VectorTax } from '../format.ts';
import type { VectorBill, VectorBillLine } from '../format-bill.ts';
import { applyCoupon } from './coupon.ts';
import {
  add,
  type Fraction,
  findMinimum,
  formatFraction,
  getMinorUnit,
  isLess,
  multiply,
  parseFraction,
  round,
  subtract,
  sum,
  takePercent,
  zero,
} from './fraction.ts';
import {
  computeLineDiscount,
  extractTaxes,
  extractTaxesAfter,
  type InclusiveTaxPart,
  listPartsAfter,
  type OracleLine,
  priceLine,
  selectTaxRate,
  sumTaxes,
  type TaxedPart,
} from './line.ts';
import { findRefusal } from './refusal-reason.ts';
import { splitByWeights } from './share.ts';
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

/** The fees that are charged at a subtotal. Omits fees of zero. */
const listFees = ({ fees }: VectorInput, subtotal: Fraction): VectorInput['fees'] =>
  fees.filter(
    ({ amount, below }) =>
      isLess(zero, parseFraction(amount)) && (below === null || isLess(subtotal, parseFraction(below))),
  );

const extractFeeTaxes = (
  amount: Fraction,
  taxes: readonly VectorTax[],
  input: VectorInput,
  step: Fraction,
): InclusiveTaxPart[] =>
  extractTaxes({ amount, taxes: taxes.map((tax) => selectTaxRate(tax, input)), isOfModifier: false }, step);

/**
 * The taxes inside the delivery fee. With `goods`, the fee is split in proportion to the prices of items with the same
 * taxes, and each share has the taxes of those items.
 */
function extractDeliveryTaxes(
  fee: Fraction,
  discountedParts: readonly TaxedPart[],
  input: VectorInput,
  step: Fraction,
): InclusiveTaxPart[] {
  if (input.delivery_taxes !== 'goods') return extractFeeTaxes(fee, input.delivery_taxes, input, step);
  const buildKey = (part: TaxedPart): string => part.taxes.map(({ id, rate }) => `${rate} ${id}`).join('\n');
  const keys = [...new Set(discountedParts.map(buildKey))].sort((a, b) => (a < b ? -1 : 1));
  const groups = keys.map((key) => discountedParts.filter((part) => buildKey(part) === key));
  const shares = splitByWeights(
    fee,
    groups.map((group) => sum(group.map(({ amount }) => amount))),
    step,
  );
  return groups.flatMap(([first], index) =>
    first ? extractTaxes({ ...first, amount: shares[index] ?? zero, isOfModifier: false }, step) : [],
  );
}

/** The tip never exceeds the price of the goods before the coupon. */
function computeTip(tip: VectorInput['tip'], subtotal: Fraction, step: Fraction): Fraction {
  if (tip === null) return zero;
  const requestedTip =
    'percent' in tip ? round(takePercent(subtotal, tip.percent), step) : parseFraction(tip.amount);
  return findMinimum(requestedTip, subtotal);
}

/** The smallest coin: 0.05 for Swiss francs with two digits, otherwise one unit of the last digit. */
const getSmallestCoin = ({ code, digits }: VectorInput['currency']): Fraction =>
  code === 'CHF' && digits > 0 ? parseFraction('0.05') : getMinorUnit(digits);

/**
 * Prices a cart only from the rules (decisions, section 1; spec, sections 3, 4 and 9). It shares no code with the
 * engine in `src/domain/pricing`, so that a fault in either of them shows.
 */
export function priceByOracle(input: VectorInput): VectorBill {
  const { digits } = input.currency;
  const step = getMinorUnit(digits);
  const formatAmount = (value: Fraction): string => formatFraction(value, digits);

  const refusals = input.lines.map((line) => findRefusal(input, line));
  const lines = input.lines.flatMap((line, index) =>
    refusals[index] === null ? [priceLine(input, line, index, step)] : [],
  );
  const subtotal = sum(lines.map(({ price }) => price));
  const { outcome, lineDiscounts } = applyCoupon(input, lines, step);
  const coupon = sum(lineDiscounts.map((lineDiscount) => lineDiscount.amount));
  const taxes = computeExclusiveTaxes(input, lines, coupon, step);
  const isDeliveryFree = outcome === 'applied' && input.coupon?.free_delivery === true;
  const isDeliveryFreeByAmount =
    input.free_delivery_from !== null &&
    input.delivery.kind !== 'shipping' &&
    !isLess(subtotal, parseFraction(input.free_delivery_from));
  const deliveryFee =
    isDeliveryFree || isDeliveryFreeByAmount ? zero : computeDeliveryFee(input.delivery, lines, step);
  const deposits = sum(lines.map(({ deposit }) => deposit));
  const fees = lines.length > 0 ? listFees(input, subtotal) : [];
  const tip = computeTip(input.tip, subtotal, step);
  const exactTotal = sum([
    tip,
    subtract(subtotal, coupon),
    ...taxes.map(getTaxTotal),
    deposits,
    deliveryFee,
    ...fees.map((fee) => parseFraction(fee.amount)),
  ]);
  const roundedTotal = round(exactTotal, getSmallestCoin(input.currency));
  const wallet =
    input.wallet_balance === null ? zero : findMinimum(parseFraction(input.wallet_balance), roundedTotal);

  const inclusiveTaxes = lines.map((line, index) =>
    extractTaxesAfter(lineDiscounts[index]?.amount ?? zero, line, step),
  );
  const restAfterWallet = subtract(roundedTotal, wallet);
  const roundedForCash =
    input.cash_rounding === null
      ? restAfterWallet
      : round(restAfterWallet, parseFraction(input.cash_rounding));
  const amountDue =
    input.online_rounding === null
      ? roundedForCash
      : round(roundedForCash, parseFraction(input.online_rounding));
  const discountedParts = lines.flatMap((line, index) =>
    listPartsAfter(lineDiscounts[index]?.amount ?? zero, line, step),
  );
  const taxesOfFees = [
    ...extractDeliveryTaxes(deliveryFee, discountedParts, input, step),
    ...lines.flatMap(({ depositTaxes }) => depositTaxes),
    ...fees.flatMap((fee) => extractFeeTaxes(parseFraction(fee.amount), fee.taxes, input, step)),
  ];
  const buildBillLine = (line: OracleLine, index: number): VectorBillLine => {
    const { amount: discount, units } = lineDiscounts[index] ?? { amount: zero, units: 0 };
    const discountedPrice = subtract(line.price, discount);
    return {
      line: line.index,
      unit_price: formatAmount(line.unitPrice),
      discount_id: line.discountId,
      discounted_price: formatAmount(line.discounted),
      modifiers_price: formatAmount(line.modifiers),
      total_price: formatAmount(line.price),
      net_price: formatAmount(subtract(discountedPrice, sumTaxes(inclusiveTaxes[index] ?? []))),
      price_after_coupon: formatAmount(discountedPrice),
      coupon_discount_amount: formatAmount(discount),
      coupon_discount_count: units,
      deposit: formatAmount(line.deposit),
    };
  };
  return {
    lines: lines.map(buildBillLine),
    problems: refusals.flatMap((reason, line) => (reason === null ? [] : [{ line, reason }])),
    subtotal: formatAmount(subtotal),
    net_subtotal: formatAmount(sum(lines.map(({ net }) => net))),
    discount: formatAmount(sum(lines.map(computeLineDiscount))),
    coupon: formatAmount(coupon),
    coupon_outcome: outcome,
    inclusive_taxes: sumInclusiveTaxes([...inclusiveTaxes.flat(), ...taxesOfFees]).map((tax) =>
      buildTaxLine(tax, formatAmount),
    ),
    exclusive_taxes: taxes.map((tax) => buildTaxLine(tax, formatAmount)),
    deposits: formatAmount(deposits),
    delivery_fee: formatAmount(deliveryFee),
    fees: fees.map((fee) => ({ id: fee.id, amount: formatAmount(parseFraction(fee.amount)) })),
    tip: formatAmount(tip),
    rounding: formatAmount(subtract(roundedTotal, exactTotal)),
    total: formatAmount(roundedTotal),
    wallet: formatAmount(wallet),
    cash_rounding: formatAmount(subtract(roundedForCash, restAfterWallet)),
    online_rounding: formatAmount(subtract(amountDue, roundedForCash)),
    due: formatAmount(amountDue),
  };
}
