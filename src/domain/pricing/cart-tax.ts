import { apportion } from '../../lib/apportion.ts';
import { computePowerOfTen, createRatio, multiplyRounded, type Ratio } from '../../lib/ratio.ts';
import type { ItemType, Tax } from '../menu/menu-types.ts';
import { type Currency, computePercentage, createMoney, parseRate } from '../money/money.ts';
import { compareText } from './compare-text.ts';
import type { DeliveryTaxes, PricingInput, TaxLine } from './pricing-types.ts';

/** A part of a line that has its own taxes: the item, or one of its options. */
export interface TaxedPart {
  readonly kind: 'item' | 'modifiers';
  /** Price of the part for all units of the line, before the coupon, in minor units. */
  readonly amount: number;
  readonly taxes: readonly Tax[];
}

interface TaxSum {
  readonly tax: Tax;
  readonly rate: string;
  /** Tax inside the prices of modifiers. */
  modifiers: number;
  /** Tax inside everything else: item prices, deposits and fees. */
  item: number;
  /** Sum of the net amounts on which the tax was computed. */
  net: number;
}

interface CombinedRates {
  /** Equal for lists with the same taxes and rates. */
  readonly key: string;
  /** The rates as whole numbers at a common scale. */
  readonly weights: readonly (number | bigint)[];
  /** The fraction of a gross amount that is tax: R / (100 + R) for the sum R of the rates. */
  readonly inclusiveShare: Ratio;
}

/** Inclusive taxes of one cart, summed in minor units. */
export interface InclusiveTaxTotals {
  readonly itemType: ItemType;
  /** By rate and tax id. */
  readonly byTax: Map<string, TaxSum>;
  /** Cache: the combined rates of each list of taxes. */
  readonly byTaxList: Map<readonly Tax[], CombinedRates>;
  /** Amount paid for all items with the same taxes, by the key of those taxes. */
  readonly goods: Map<string, { readonly taxes: readonly Tax[]; paidAmount: number }>;
}

/** Creates empty totals for one cart. */
export const createTaxTotals = (itemType: ItemType): InclusiveTaxTotals => ({
  itemType,
  byTax: new Map(),
  byTaxList: new Map(),
  goods: new Map(),
});

/**
 * The tax rate for an order type, in percent. A reservation's pre-order uses the dine-in rate if the tax has no rate
 * for reservations.
 */
const getTaxRate = ({ rate, rates }: Tax, itemType: ItemType): string =>
  rates[itemType] ?? (itemType === 'reservation' ? rates.dine_in : undefined) ?? rate;

/** The tax inside a gross `amount` in minor units: amount x R / (100 + R) for the sum R of the rates, rounded once. */
export const computeInclusiveTax = (
  amount: number,
  taxes: readonly Tax[],
  totals: InclusiveTaxTotals,
): number =>
  amount && taxes.length ? multiplyRounded(amount, combineRates(taxes, totals).inclusiveShare) : 0;

/**
 * Splits `couponMinor` across the parts of a line by largest remainder, and adds the tax inside the remaining price of
 * each part to `totals`. Returns the sum of these taxes. All amounts are in minor units.
 */
export function addLineTaxes(
  parts: readonly TaxedPart[],
  couponMinor: number,
  totals: InclusiveTaxTotals,
): number {
  // Stryker disable next-line ConditionalExpression: without a coupon all shares are zero either way.
  const shares = couponMinor
    ? apportion(
        couponMinor,
        parts.map(({ amount }) => amount),
      )
    : [];
  let sum = 0;
  parts.forEach(({ kind, amount, taxes }, index) => {
    const paidAmount = amount - (shares[index] ?? 0);
    addGoods(paidAmount, taxes, totals);
    sum += addInclusiveTaxes(paidAmount, taxes, totals, kind);
  });
  return sum;
}

function addGoods(paidAmount: number, taxes: readonly Tax[], totals: InclusiveTaxTotals): void {
  const { key } = combineRates(taxes, totals);
  const group = totals.goods.get(key) ?? { taxes, paidAmount: 0 };
  totals.goods.set(key, group);
  group.paidAmount += paidAmount;
}

/**
 * Adds the taxes inside a delivery fee. If `taxes` is `goods`, splits the fee across the items' taxes in proportion to
 * the amounts paid, by largest remainder. Call it after `addLineTaxes` for all lines.
 */
export function addDeliveryTaxes(fee: number, taxes: DeliveryTaxes, totals: InclusiveTaxTotals): void {
  if (taxes !== 'goods') {
    addInclusiveTaxes(fee, taxes, totals);
    return;
  }
  const groups = [...totals.goods].sort(([a], [b]) => compareText(a, b)).map(([, group]) => group);
  const shares = apportion(
    fee,
    groups.map(({ paidAmount }) => paidAmount),
  );
  groups.forEach((group, index) => {
    addInclusiveTaxes(shares[index] ?? 0, group.taxes, totals);
  });
}

/** Adds the taxes inside `paidAmount` minor units to `totals`. Returns the sum of these taxes. */
export function addInclusiveTaxes(
  paidAmount: number,
  taxes: readonly Tax[],
  totals: InclusiveTaxTotals,
  kind: TaxedPart['kind'] = 'item',
): number {
  if (!paidAmount || !taxes.length) return 0;
  const tax = computeInclusiveTax(paidAmount, taxes, totals);
  // Stryker disable next-line ConditionalExpression,EqualityOperator: one tax's share is the whole tax either way.
  const shares = taxes.length > 1 ? apportion(tax, combineRates(taxes, totals).weights) : [tax];
  taxes.forEach((taxRule, index) => {
    const rate = getTaxRate(taxRule, totals.itemType);
    const key = `${rate} ${taxRule.id}`;
    const taxSum = totals.byTax.get(key) ?? { tax: taxRule, rate, item: 0, modifiers: 0, net: 0 };
    totals.byTax.set(key, taxSum);
    taxSum[kind] += shares[index] ?? 0;
    taxSum.net += paidAmount - tax;
  });
  return tax;
}

function combineRates(taxes: readonly Tax[], { itemType, byTaxList }: InclusiveTaxTotals): CombinedRates {
  const cachedRates = byTaxList.get(taxes);
  // Stryker disable next-line ConditionalExpression: without the cache the result is the same, only slower.
  if (cachedRates) return cachedRates;
  const key = taxes.map((tax) => `${getTaxRate(tax, itemType)} ${tax.id}`).join('\n');
  const rates = taxes.map((tax) => parseRate(getTaxRate(tax, itemType)));
  const scale = Math.max(0, ...rates.map((rate) => rate.scale));
  const weights = rates.map((rate) => rate.units * computePowerOfTen(scale - rate.scale));
  const total = weights.reduce((a, b) => a + b, 0n);
  const inclusiveShare = createRatio(total, computePowerOfTen(scale + 2) + total);
  const isSafe = Number.isSafeInteger(inclusiveShare.numeratorNumber);
  const combinedRates = { key, weights: isSafe ? weights.map(Number) : weights, inclusiveShare };
  byTaxList.set(taxes, combinedRates);
  return combinedRates;
}

/** The inclusive taxes for the bill, one line per rate and tax. */
export const toInclusiveTaxLines = ({ byTax }: InclusiveTaxTotals, currency: Currency): TaxLine[] =>
  [...byTax.values()].map(({ tax, rate, item, modifiers, net }) =>
    toTaxLine({ ...tax, rate }, { total: item + modifiers, modifiers, net }, currency),
  );

/**
 * Exclusive taxes on `base` minor units, each rounded once. The modifiers' part is proportional to their share of the
 * net subtotal and rounded. The items' part is the rest, so the two add up to the tax.
 */
export function toExclusiveTaxLines(
  { exclusiveTaxes, itemType, currency }: Pick<PricingInput, 'exclusiveTaxes' | 'itemType' | 'currency'>,
  base: number,
  netModifiers: number,
  netSubtotal: number,
): TaxLine[] {
  return exclusiveTaxes.map((tax) => {
    const rate = getTaxRate(tax, itemType);
    const total = computePercentage(createMoney(base, currency), rate).minor;
    // A total above zero implies a net subtotal above zero, so the ratio is defined.
    const modifiers = total && multiplyRounded(total, createRatio(BigInt(netModifiers), BigInt(netSubtotal)));
    return toTaxLine({ ...tax, rate }, { total, modifiers, net: base }, currency);
  });
}

interface TaxAmounts {
  readonly total: number;
  /** The modifiers' part of `total`. */
  readonly modifiers: number;
  readonly net: number;
}

const toTaxLine = (
  { id, name, rate }: Pick<Tax, 'id' | 'name' | 'rate'>,
  { total, modifiers, net }: TaxAmounts,
  currency: Currency,
): TaxLine => ({
  taxId: id,
  taxName: name,
  rate,
  netValue: createMoney(net, currency),
  taxValue: createMoney(total - modifiers, currency),
  modifiersTaxValue: createMoney(modifiers, currency),
  totalTaxValue: createMoney(total, currency),
});
