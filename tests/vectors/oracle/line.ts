import type {
  VectorDiscount,
  VectorInput,
  VectorItem,
  VectorLabel,
  VectorLine,
  VectorTax,
} from '../format.ts';
import {
  add,
  divide,
  type Fraction,
  fromInteger,
  greater,
  isLess,
  multiply,
  parseFraction,
  percent,
  round,
  subtract,
  sum,
  zero,
} from './fraction.ts';
import { listChosenOptions } from './options.ts';
import { share } from './share.ts';

/** A line's price and the taxes inside it (decisions, section 1). */
export interface OracleLine {
  /** Its position in the cart. */
  readonly index: number;
  readonly itemId: string;
  readonly count: Fraction;
  readonly unit: Fraction;
  readonly discountId: string | null;
  readonly discounted: Fraction;
  readonly modifiers: Fraction;
  readonly price: Fraction;
  readonly net: Fraction;
  /** The modifiers' part of `net`. */
  readonly netModifiers: Fraction;
  /** The amount of each tax inside the item's price and inside the modifiers' prices. */
  readonly taxes: readonly TaxInside[];
  /** The weight of all units, in kg. */
  readonly shippingWeight: Fraction;
}

interface TaxInside {
  readonly tax: VectorTax;
  readonly value: Fraction;
  readonly ofModifier: boolean;
}

function findDiscount({ discounts }: VectorInput, item: VectorItem): VectorDiscount | null {
  const { categories } = discounts;
  return (
    discounts.items[item.id] ??
    categories[item.category_id] ??
    (item.grand_category_id === null ? undefined : categories[item.grand_category_id]) ??
    discounts.all_menu
  );
}

const computeDiscount = (unit: Fraction, discount: VectorDiscount | null, step: Fraction): Fraction => {
  if (!discount) return zero;
  return discount.type === 'fixed'
    ? parseFraction(discount.value)
    : round(percent(unit, discount.value), step);
};

/** The taxes inside an amount: rounded once for the sum of the rates, then shared in proportion to the rates. */
function extractTaxes(
  amount: Fraction,
  taxes: readonly VectorTax[],
  ofModifier: boolean,
  step: Fraction,
): TaxInside[] {
  if (!isLess(zero, amount)) return [];
  const rates = taxes.map(({ rate }) => parseFraction(rate));
  const rateSum = sum(rates);
  const all = round(divide(multiply(amount, rateSum), add(fromInteger(100), rateSum)), step);
  const values = share(all, rates, step);
  return taxes.map((tax, at) => ({ tax, value: values[at] ?? zero, ofModifier }));
}

/** The label's content in kg; null when its unit is not a weight. */
function getLabelWeight(label: VectorLabel | undefined): Fraction | null {
  if (!label?.weight) return null;
  if (label.unit === 'g') return divide(parseFraction(label.weight), fromInteger(1000));
  return label.unit === null || label.unit === 'kg' ? parseFraction(label.weight) : null;
}

function getShippingWeight(item: VectorItem, label: VectorLabel | undefined): Fraction {
  if (label?.shipping_weight) return parseFraction(label.shipping_weight);
  return getLabelWeight(label) ?? parseFraction(item.shipping_weight ?? item.weight ?? '0');
}

export function priceLine(input: VectorInput, line: VectorLine, index: number, step: Fraction): OracleLine {
  const item = input.items.find(({ id }) => id === line.item_id);
  if (!item) throw new Error(`No item ${line.item_id}`);
  const label = item.price_labels.find(({ id }) => id === line.price_label_id);
  const count = fromInteger(line.quantity);
  const unit = parseFraction(label?.price ?? item.price ?? '0');
  const discount = findDiscount(input, item);
  const discounted = greater(zero, subtract(unit, computeDiscount(unit, discount, step)));

  const chosen = listChosenOptions(item, line).map(({ option, quantity }) => {
    const price = multiply(parseFraction(option.price), fromInteger(quantity));
    return { price, part: multiply(price, count), taxes: option.taxes ?? item.inclusive_taxes };
  });
  const modifiers = sum(chosen.map(({ price }) => price));
  const price = multiply(add(discounted, modifiers), count);

  const itemTaxes = extractTaxes(multiply(discounted, count), item.inclusive_taxes, false, step);
  const modifierTaxes = chosen.flatMap(({ part, taxes }) => extractTaxes(part, taxes, true, step));
  const sumOf = (taxes: readonly TaxInside[]): Fraction => sum(taxes.map(({ value }) => value));
  const netModifiers = subtract(multiply(modifiers, count), sumOf(modifierTaxes));

  return {
    index,
    itemId: item.id,
    count,
    unit,
    discountId: discount?.id ?? null,
    discounted,
    modifiers,
    price,
    net: subtract(price, add(sumOf(itemTaxes), sumOf(modifierTaxes))),
    netModifiers,
    taxes: [...itemTaxes, ...modifierTaxes],
    shippingWeight: multiply(getShippingWeight(item, label), count),
  };
}

export const getDiscountedUnit = (line: OracleLine): Fraction => add(line.discounted, line.modifiers);
export const computeLineDiscount = (line: OracleLine): Fraction =>
  multiply(subtract(line.unit, line.discounted), line.count);
