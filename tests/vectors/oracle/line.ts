import type {
  VectorDiscount,
  VectorInput,
  VectorItem,
  VectorLabel,
  VectorLine,
  VectorTax,
} from '../format.ts';
import {
  type Fraction,
  greater,
  isLess,
  minus,
  nothing,
  over,
  percent,
  plus,
  read,
  round,
  times,
  total,
  whole,
} from './fraction.ts';
import { chosenOptions } from './options.ts';
import { share } from './share.ts';

/** Decisions, section 1: a line's price and the taxes inside it. */
export interface OracleLine {
  /** Its place in the cart. */
  readonly at: number;
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
  /** What each tax has inside the item's part and inside the modifiers' parts. */
  readonly taxes: readonly TaxInside[];
  /** In kg, of all counts. */
  readonly shippingWeight: Fraction;
}

interface TaxInside {
  readonly tax: VectorTax;
  readonly value: Fraction;
  readonly ofModifier: boolean;
}

function discountOf({ discounts }: VectorInput, item: VectorItem): VectorDiscount | null {
  const { categories } = discounts;
  return (
    discounts.items[item.id] ??
    categories[item.category_id] ??
    (item.grand_category_id === null ? undefined : categories[item.grand_category_id]) ??
    discounts.all_menu
  );
}

const off = (unit: Fraction, discount: VectorDiscount | null, step: Fraction): Fraction => {
  if (!discount) return nothing;
  return discount.type === 'fixed' ? read(discount.value) : round(percent(unit, discount.value), step);
};

/** The tax inside an amount, if there is one, rounded once by the sum of the rates, then shared by the rates. */
function inside(
  amount: Fraction,
  taxes: readonly VectorTax[],
  ofModifier: boolean,
  step: Fraction,
): TaxInside[] {
  if (!isLess(nothing, amount)) return [];
  const rates = taxes.map(({ rate }) => read(rate));
  const sum = total(rates);
  const all = round(over(times(amount, sum), plus(whole(100), sum)), step);
  const values = share(all, rates, step);
  return taxes.map((tax, at) => ({ tax, value: values[at] ?? nothing, ofModifier }));
}

/** What the label holds, where its unit is one of weight. */
function held(label: VectorLabel | undefined): Fraction | null {
  if (!label?.weight) return null;
  if (label.unit === 'g') return over(read(label.weight), whole(1000));
  return label.unit === null || label.unit === 'kg' ? read(label.weight) : null;
}

function kgOf(item: VectorItem, label: VectorLabel | undefined): Fraction {
  if (label?.shipping_weight) return read(label.shipping_weight);
  return held(label) ?? read(item.shipping_weight ?? item.weight ?? '0');
}

export function priceLine(input: VectorInput, line: VectorLine, at: number, step: Fraction): OracleLine {
  const item = input.items.find(({ id }) => id === line.item_id);
  if (!item) throw new Error(`No item ${line.item_id}`);
  const label = item.price_labels.find(({ id }) => id === line.price_label_id);
  const count = whole(line.quantity);
  const unit = read(label?.price ?? item.price ?? '0');
  const discount = discountOf(input, item);
  const discounted = greater(nothing, minus(unit, off(unit, discount, step)));

  const chosen = chosenOptions(item, line).map(({ option, quantity }) => {
    const price = times(read(option.price), whole(quantity));
    return { price, part: times(price, count), taxes: option.taxes ?? item.inclusive_taxes };
  });
  const modifiers = total(chosen.map(({ price }) => price));
  const price = times(plus(discounted, modifiers), count);

  const itemTaxes = inside(times(discounted, count), item.inclusive_taxes, false, step);
  const modifierTaxes = chosen.flatMap(({ part, taxes }) => inside(part, taxes, true, step));
  const sumOf = (taxes: readonly TaxInside[]): Fraction => total(taxes.map(({ value }) => value));
  const netModifiers = minus(times(modifiers, count), sumOf(modifierTaxes));

  return {
    at,
    itemId: item.id,
    count,
    unit,
    discountId: discount?.id ?? null,
    discounted,
    modifiers,
    price,
    net: minus(price, plus(sumOf(itemTaxes), sumOf(modifierTaxes))),
    netModifiers,
    taxes: [...itemTaxes, ...modifierTaxes],
    shippingWeight: times(kgOf(item, label), count),
  };
}

export const discountedUnit = (line: OracleLine): Fraction => plus(line.discounted, line.modifiers);
export const discountOn = (line: OracleLine): Fraction =>
  times(minus(line.unit, line.discounted), line.count);
