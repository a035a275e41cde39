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
  findMaximum,
  fromInteger,
  isLess,
  multiply,
  parseFraction,
  round,
  subtract,
  sum,
  takePercent,
  zero,
} from './fraction.ts';
import { type ChosenOption, listChosenOptions } from './options.ts';
import { splitByWeights } from './share.ts';

/** A line's price and the taxes inside it (decisions, section 1). */
export interface OracleLine {
  /** The position of the line in the cart. */
  readonly index: number;
  readonly itemId: string;
  readonly count: Fraction;
  readonly unitPrice: Fraction;
  readonly discountId: string | null;
  readonly discounted: Fraction;
  readonly modifiers: Fraction;
  readonly price: Fraction;
  readonly net: Fraction;
  /** The modifiers' share of `net`. */
  readonly netModifiers: Fraction;
  /** The prices of the item and of each chosen option, for all units. */
  readonly parts: readonly TaxedPart[];
  /** The deposit for all units. */
  readonly deposit: Fraction;
  /** The taxes inside the deposit. */
  readonly depositTaxes: readonly InclusiveTaxPart[];
  /** Sorts lines of the same price: by item, label, options and count. */
  readonly sortKey: string;
  /** The weight of all units, in kg. */
  readonly shippingWeight: Fraction;
}

export interface TaxedPart {
  readonly amount: Fraction;
  readonly taxes: readonly VectorTax[];
  readonly isOfModifier: boolean;
}

/** A tax inside a part, with the part's price without taxes. */
export interface InclusiveTaxPart {
  readonly tax: VectorTax;
  readonly value: Fraction;
  readonly net: Fraction;
  readonly isOfModifier: boolean;
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

const computeDiscount = (unitPrice: Fraction, discount: VectorDiscount | null, step: Fraction): Fraction => {
  if (!discount) return zero;
  return discount.type === 'fixed'
    ? parseFraction(discount.value)
    : round(takePercent(unitPrice, discount.value), step);
};

/** The taxes inside a part: rounded once for the sum of the rates, then split in proportion to the rates. */
export function extractTaxes({ amount, taxes, isOfModifier }: TaxedPart, step: Fraction): InclusiveTaxPart[] {
  if (!isLess(zero, amount)) return [];
  const rates = taxes.map(({ rate }) => parseFraction(rate));
  const rateSum = sum(rates);
  const totalTax = round(divide(multiply(amount, rateSum), add(fromInteger(100), rateSum)), step);
  const values = splitByWeights(totalTax, rates, step);
  const net = subtract(amount, totalTax);
  return taxes.map((tax, index) => ({ tax, value: values[index] ?? zero, net, isOfModifier }));
}

/** The taxes inside a line's price after a discount. The discount is split over all parts of the line. */
export const extractTaxesAfter = (discount: Fraction, line: OracleLine, step: Fraction): InclusiveTaxPart[] =>
  listPartsAfter(discount, line, step).flatMap((part) => extractTaxes(part, step));

/** A line's parts, each reduced by its share of the discount. */
export function listPartsAfter(discount: Fraction, { parts }: OracleLine, step: Fraction): TaxedPart[] {
  const shares = splitByWeights(
    discount,
    parts.map(({ amount }) => amount),
    step,
  );
  return parts.map((part, index) => ({ ...part, amount: subtract(part.amount, shares[index] ?? zero) }));
}

export const sumTaxes = (taxes: readonly InclusiveTaxPart[]): Fraction =>
  sum(taxes.map(({ value }) => value));

/** The tax with its rate for the cart's selling type. */
export function selectTaxRate(tax: VectorTax, { selling_type }: VectorInput): VectorTax {
  const typeRate = tax.rates?.[selling_type];
  const dineInRate = selling_type === 'reservation' ? tax.rates?.dine_in : undefined;
  return { id: tax.id, rate: typeRate ?? dineInRate ?? tax.rate };
}

/** The label's content in kg. Null when its unit is not a weight. */
function getLabelWeight(label: VectorLabel | undefined): Fraction | null {
  if (!label?.weight) return null;
  if (label.unit === 'g') return divide(parseFraction(label.weight), fromInteger(1000));
  return label.unit === null || label.unit === 'kg' ? parseFraction(label.weight) : null;
}

function getShippingWeight(item: VectorItem, label: VectorLabel | undefined): Fraction {
  if (label?.shipping_weight) return parseFraction(label.shipping_weight);
  return getLabelWeight(label) ?? parseFraction(item.shipping_weight ?? item.weight ?? '0');
}

interface TaxedAmount {
  readonly amount: Fraction;
  readonly taxes: readonly VectorTax[];
}

/** The price of the item as one part. For a set that is taxed by its dishes, one part per dish with a taxed price. */
function splitByDish(
  price: Fraction,
  item: VectorItem,
  options: readonly ChosenOption[],
  step: Fraction,
): TaxedPart[] {
  const dishes = options.flatMap(({ option, quantity }) => {
    const separatePrice = multiply(parseFraction(option.part?.taxed_price ?? '0'), fromInteger(quantity));
    return isLess(zero, separatePrice)
      ? [{ separatePrice, taxes: option.taxes ?? item.inclusive_taxes }]
      : [];
  });
  if (dishes.length === 0) return [{ amount: price, taxes: item.inclusive_taxes, isOfModifier: false }];
  const amounts = splitByWeights(
    price,
    dishes.map(({ separatePrice }) => separatePrice),
    step,
  );
  return dishes.map(({ taxes }, at) => ({ amount: amounts[at] ?? zero, taxes, isOfModifier: false }));
}

/** The deposits on one unit of a line, for the item and its dishes. Orders that are eaten in have no deposits. */
function listDeposits(
  { selling_type }: VectorInput,
  item: VectorItem,
  options: readonly ChosenOption[],
): TaxedAmount[] {
  if (selling_type === 'dine_in' || selling_type === 'reservation') return [];
  const dishDeposits = options.flatMap(({ option: { part }, quantity }) =>
    part
      ? [
          {
            amount: multiply(parseFraction(part.deposit ?? '0'), fromInteger(quantity)),
            taxes: part.deposit_taxes,
          },
        ]
      : [],
  );
  const itemDeposit = {
    amount: parseFraction(item.deposit ?? '0'),
    taxes: item.deposit_taxes ?? item.inclusive_taxes,
  };
  return [itemDeposit, ...dishDeposits];
}

export function priceLine(input: VectorInput, line: VectorLine, index: number, step: Fraction): OracleLine {
  const item = input.items.find(({ id }) => id === line.item_id);
  if (!item) throw new Error(`No item ${line.item_id}`);
  const label = item.price_labels.find(({ id }) => id === line.price_label_id);
  const count = fromInteger(line.quantity);
  const unitPrice = parseFraction(label?.price ?? item.price ?? '0');
  const discount = findDiscount(input, item);
  const discountedPrice = findMaximum(zero, subtract(unitPrice, computeDiscount(unitPrice, discount, step)));

  const options = listChosenOptions(item, line);
  const chosenOptions = options.map(({ option, chargedUnits }) => {
    const price = multiply(parseFraction(option.price), fromInteger(chargedUnits));
    return { price, amount: multiply(price, count), taxes: option.taxes ?? item.inclusive_taxes };
  });
  const modifiers = sum(chosenOptions.map(({ price }) => price));
  const price = multiply(add(discountedPrice, modifiers), count);

  const itemParts = splitByDish(multiply(discountedPrice, count), item, options, step);
  const parts = [
    ...itemParts,
    ...chosenOptions.map(({ amount, taxes }) => ({ amount, taxes, isOfModifier: true })),
  ].map((part) => ({ ...part, taxes: part.taxes.map((tax) => selectTaxRate(tax, input)) }));
  const deposits = listDeposits(input, item, options).map(({ amount, taxes }) => ({
    amount: multiply(amount, count),
    taxes: taxes.map((tax) => selectTaxRate(tax, input)),
    isOfModifier: false,
  }));
  const computeNetTotal = (list: readonly TaxedPart[]): Fraction =>
    sum(list.map((part) => subtract(part.amount, sumTaxes(extractTaxes(part, step)))));

  return {
    index,
    itemId: item.id,
    count,
    unitPrice,
    discountId: discount?.id ?? null,
    discounted: discountedPrice,
    modifiers,
    price,
    net: computeNetTotal(parts),
    netModifiers: computeNetTotal(parts.filter(({ isOfModifier }) => isOfModifier)),
    parts,
    deposit: sum(deposits.map(({ amount }) => amount)),
    depositTaxes: deposits.flatMap((taxedDeposit) => extractTaxes(taxedDeposit, step)),
    sortKey: [
      line.item_id,
      line.price_label_id ?? '',
      ...options.map(({ option, quantity }) => `${option.id} ${quantity}`),
      line.quantity,
    ].join('\n'),
    shippingWeight: multiply(getShippingWeight(item, label), count),
  };
}

export const getDiscountedUnit = (line: OracleLine): Fraction => add(line.discounted, line.modifiers);
export const computeLineDiscount = (line: OracleLine): Fraction =>
  multiply(subtract(line.unitPrice, line.discounted), line.count);
