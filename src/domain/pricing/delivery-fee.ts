import { type Decimal, parseDecimal, ratio, tenTo, timesRounded } from '../../lib/ratio.ts';
import { labelOf } from '../menu/item-choice.ts';
import type { PriceLabel } from '../menu/menu-types.ts';
import { type Currency, type Money, minorIn } from '../money/money.ts';
import type { PricedLine, ShippingRates } from './pricing-types.ts';

type SoldLine = Pick<PricedLine, 'line' | 'item'>;

/** Decimal places from a unit to kg; a weight without a unit is in kg. */
const PLACES: Readonly<Record<string, number>> = { kg: 0, g: 3 };
const NOTHING: Decimal = { units: 0n, scale: 0 };

/**
 * The delivery fee in minor units (spec, section 9): what a zone charges, or by the weight of the lines that can be sold,
 * rounded once. Never below zero. Throws MoneyError when a fee is not in `currency`.
 */
export function deliveryFeeOf(
  fee: Money | ShippingRates,
  sold: readonly SoldLine[],
  currency: Currency,
): number {
  if ('minor' in fee) return Math.max(0, minorIn(fee, currency));
  const { units, scale } = weightOfAll(sold);
  const byWeight = timesRounded(minorIn(fee.feesPerKg, currency), ratio(units, tenTo(scale)));
  return Math.max(0, byWeight + minorIn(fee.fixedFees, currency));
}

function weightOfAll(sold: readonly SoldLine[]): Decimal {
  const weights = sold.map(weightOf);
  const scale = Math.max(0, ...weights.map((weight) => weight.scale));
  return {
    units: weights.reduce((sum, weight) => sum + weight.units * tenTo(scale - weight.scale), 0n),
    scale,
  };
}

/**
 * What the lines that can be sold weigh in kg, exactly, as decimal text: "1.25". Null when no such
 * text is short enough to be read: scales are not that fine.
 */
export function shippedWeight(sold: readonly SoldLine[]): string | null {
  const { units, scale } = weightOfAll(sold);
  const digits = String(units).padStart(scale + 1, '0');
  const fraction = digits.slice(digits.length - scale).replace(/0+$/, '');
  const text = digits.slice(0, digits.length - scale) + (scale && fraction ? `.${fraction}` : '');
  return parseDecimal(text) && text;
}

/** What a line weighs in kg: its label's shipping weight, else what one count of that holds, else the item's, likewise. */
function weightOf({ line: { priceLabelId, count }, item }: SoldLine): Decimal {
  const label = labelOf(item, priceLabelId);
  const decimal =
    read(label?.shippingWeight) ?? held(label) ?? read(item.shippingWeight) ?? read(item.weight) ?? NOTHING;
  return { units: decimal.units * BigInt(count), scale: decimal.scale };
}

/** What is sold by the litre or the piece does not say what it weighs. */
function held(label: PriceLabel | undefined): Decimal | null {
  const weight = read(label?.weight);
  const places = PLACES[label?.unit?.trim().toLowerCase() || 'kg'];
  return weight && places !== undefined ? { units: weight.units, scale: weight.scale + places } : null;
}

/** A weight that can be: a number that is not below zero. */
const read = (weight: number | null | undefined): Decimal | null =>
  weight != null && weight >= 0 ? parseDecimal(String(weight)) : null;
