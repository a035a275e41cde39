import {
  computePowerOfTen,
  createRatio,
  type Decimal,
  multiplyRounded,
  parseDecimal,
} from '../../lib/ratio.ts';
import { findPriceLabel } from '../menu/item-choice.ts';
import type { PriceLabel } from '../menu/menu-types.ts';
import { type Currency, type Money, toMinorUnits } from '../money/money.ts';
import type { PricedLine, ShippingRates } from './pricing-types.ts';

type SellableLine = Pick<PricedLine, 'line' | 'item'>;

/** How many decimal places a weight moves to become kg, by its unit: 1 g is 0.001 kg. */
const KG_DECIMAL_PLACES: Readonly<Record<string, number>> = { kg: 0, g: 3 };
const ZERO_WEIGHT: Decimal = { units: 0n, scale: 0 };

/**
 * The delivery fee in minor units (spec, section 9): the zone's fee, or a fee by the total weight of the sellable
 * lines, rounded once. Never negative. Zero if no line can be sold, because nothing would be delivered. Throws
 * MoneyError when a fee is not in `currency`.
 */
export function computeDeliveryFee(
  fee: Money | ShippingRates,
  sellableLines: readonly SellableLine[],
  currency: Currency,
): number {
  const [feePerKg, fixedFee] = 'minor' in fee ? [null, fee] : [fee.feesPerKg, fee.fixedFees];
  const feePerKgMinor = feePerKg && toMinorUnits(feePerKg, currency);
  const fixedFeeMinor = toMinorUnits(fixedFee, currency);
  if (sellableLines.length === 0) return 0;
  if (feePerKgMinor === null) return Math.max(0, fixedFeeMinor);
  const { units, scale } = computeTotalWeight(sellableLines);
  return Math.max(
    0,
    multiplyRounded(feePerKgMinor, createRatio(units, computePowerOfTen(scale))) + fixedFeeMinor,
  );
}

function computeTotalWeight(sellableLines: readonly SellableLine[]): Decimal {
  const weights = sellableLines.map(computeLineWeight);
  const scale = Math.max(0, ...weights.map((weight) => weight.scale));
  return {
    units: weights.reduce((sum, weight) => sum + weight.units * computePowerOfTen(scale - weight.scale), 0n),
    scale,
  };
}

/**
 * The exact total weight of the sellable lines in kg as a decimal string, such as "1.25". Null if it has more digits
 * than `parseDecimal` accepts.
 */
export function formatShippedWeight(sellableLines: readonly SellableLine[]): string | null {
  const { units, scale } = computeTotalWeight(sellableLines);
  const digits = String(units).padStart(scale + 1, '0');
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  const text = digits.slice(0, digits.length - scale) + (scale && fraction ? `.${fraction}` : '');
  return parseDecimal(text) && text;
}

/**
 * Weight of a line in kg: its count times the weight of one unit. A unit has the label's shipping weight, else the
 * label's weight, else the item's shipping weight, else the item's weight.
 */
function computeLineWeight({ line: { priceLabelId, count }, item }: SellableLine): Decimal {
  const label = findPriceLabel(item, priceLabelId);
  const decimal =
    parseWeight(label?.shippingWeight) ??
    getLabelWeight(label) ??
    parseWeight(item.shippingWeight) ??
    parseWeight(item.weight) ??
    ZERO_WEIGHT;
  return { units: decimal.units * BigInt(count), scale: decimal.scale };
}

/** The label's weight in kg. Null if it is not given, or if the label is sold by another unit, such as a litre. */
function getLabelWeight(label: PriceLabel | undefined): Decimal | null {
  const weight = parseWeight(label?.weight);
  const decimalPlaces = KG_DECIMAL_PLACES[label?.unit?.trim().toLowerCase() || 'kg'];
  return weight && decimalPlaces !== undefined
    ? { units: weight.units, scale: weight.scale + decimalPlaces }
    : null;
}

/** Null unless the weight is zero or more. */
const parseWeight = (weight: number | null | undefined): Decimal | null =>
  // Stryker disable next-line ConditionalExpression: null >= 0 is true, but "null" is no decimal number either.
  weight != null && weight >= 0 ? parseDecimal(String(weight)) : null;
