import { computePowerOfTen, parseDecimal } from '../../../lib/ratio.ts';
import type { Discount, Tax } from '../../menu/menu-types.ts';
import { toMinorUnits } from '../../money/money.ts';
import type { Bill, PricedLine, PricingInput } from '../pricing-types.ts';

/** `amount x numerator / denominator`, rounded to the nearest whole number, halves up. No argument may be negative. */
function roundRatio(amount: number, numerator: bigint, denominator: bigint): number {
  // Adds 1/2 to the fraction and rounds down. The denominator is doubled, so that the sum has a whole numerator.
  const numeratorPlusHalf = 2n * BigInt(amount) * numerator + denominator;
  return Number((numeratorPlusHalf - (numeratorPlusHalf % (2n * denominator))) / (2n * denominator));
}

/** Rates are converted to units of 10^-30 percent. */
const FINE_DIGITS = 30;
const fineUnitsByRate = new Map<string, bigint>();
function toFineUnits(rate: string): bigint {
  const cachedUnits = fineUnitsByRate.get(rate);
  if (cachedUnits !== undefined) return cachedUnits;
  const { units, scale } = parseDecimal(rate) ?? { units: -1n, scale: 0 };
  const fineUnits = units * computePowerOfTen(FINE_DIGITS - scale);
  fineUnitsByRate.set(rate, fineUnits);
  return fineUnits;
}
const HUNDRED_PERCENT = 100n * computePowerOfTen(FINE_DIGITS);

const computeReduction = (price: number, kind: Discount['kind']): number =>
  Math.min(
    price,
    kind.type === 'percent' ? roundRatio(price, toFineUnits(kind.rate), HUNDRED_PERCENT) : kind.value.minor,
  );

/** Uses the pickup rate, because all random carts are pickup orders. */
function computeInclusiveTax(amount: number, taxes: readonly Tax[]): number {
  const combinedRate = taxes.reduce(
    (total, { rate, rates }) => total + toFineUnits(rates.car_pickup ?? rate),
    0n,
  );
  return roundRatio(amount, combinedRate, HUNDRED_PERCENT + combinedRate);
}

/** Splits `total` in proportion to `weights` by largest remainder. Ties go to the earlier weight. */
function shareInProportion(total: number, weights: readonly number[]): number[] {
  const totalWeight = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (!total || !totalWeight) return weights.map(() => 0);
  const scaledShares = weights.map((weight) => BigInt(total) * BigInt(weight));
  const shares = scaledShares.map((scaledShare) => Number(scaledShare / totalWeight));
  const missingUnits = shares.reduce((remaining, share) => remaining - share, total);
  const getRemainder = (index: number): bigint => (scaledShares[index] ?? 0n) % totalWeight;
  const indexesByRemainder = [...scaledShares.keys()].sort((a, b) =>
    getRemainder(a) === getRemainder(b) ? a - b : getRemainder(a) < getRemainder(b) ? 1 : -1,
  );
  for (const index of indexesByRemainder.slice(0, missingUnits)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

function findLineFaults({ discounts, coupon }: PricingInput, bill: Bill, pricedLine: PricedLine): string[] {
  const { line, item, unitPrice, discountedPrice, modifiersPrice, priceAfterCoupon, netPrice } = pricedLine;
  const faults: string[] = [];
  const discount = [
    discounts.byItem[item.id],
    discounts.byCategory[item.categoryId],
    discounts.byCategory[item.grandCategoryId ?? ''],
    discounts.allMenu,
  ].find((candidate) => candidate != null);
  const reduction = discount ? computeReduction(unitPrice.minor, discount.kind) : 0;
  if (unitPrice.minor - discountedPrice.minor !== reduction)
    faults.push('the discount is not rounded once per unit');

  const allGroups = [...item.modifierGroups];
  for (const { modifiers } of allGroups) for (const { groups } of modifiers) allGroups.push(...groups);
  const modifiersOfItem = allGroups.flatMap(({ modifiers }) => modifiers);
  const taxedParts = pricedLine.modifiers.flatMap(({ id, quantity }) => {
    const partModifier = modifiersOfItem.find((modifier) => modifier.id === id);
    const price = partModifier?.part?.taxedPrice?.minor ?? 0;
    return partModifier && price
      ? [{ weight: price * quantity, taxes: partModifier.taxes ?? item.inclusiveTaxes }]
      : [];
  });
  const itemAmount = discountedPrice.minor * line.count;
  const partShares = shareInProportion(
    itemAmount,
    taxedParts.map(({ weight }) => weight),
  );
  const taxedAmounts = [
    ...(taxedParts.length
      ? taxedParts.map(({ taxes }, index) => ({ amount: partShares[index] ?? 0, taxes }))
      : [{ amount: itemAmount, taxes: item.inclusiveTaxes }]),
    ...pricedLine.modifiers.map(({ id, price, quantity, includedQuantity }) => ({
      amount: price.minor * (quantity - includedQuantity) * line.count,
      taxes: modifiersOfItem.find((modifier) => modifier.id === id)?.taxes ?? item.inclusiveTaxes,
    })),
  ];
  const couponShares = shareInProportion(
    pricedLine.couponDiscountAmount.minor,
    taxedAmounts.map(({ amount }) => amount),
  );
  const inclusiveTax = taxedAmounts.reduce(
    (sum, { amount, taxes }, index) => sum + computeInclusiveTax(amount - (couponShares[index] ?? 0), taxes),
    0,
  );
  if (priceAfterCoupon.minor - netPrice.minor !== inclusiveTax)
    faults.push('the inclusive tax is not rounded once per taxed amount, after the coupon');

  const percentCoupon =
    bill.couponOutcome === 'applied' && coupon?.kind.type === 'percent' ? coupon.kind : null;
  const reductionPerUnit = percentCoupon
    ? computeReduction(discountedPrice.minor + modifiersPrice.minor, percentCoupon)
    : null;
  if (
    reductionPerUnit !== null &&
    pricedLine.couponDiscountAmount.minor !== reductionPerUnit * pricedLine.couponDiscountCount
  )
    faults.push('the coupon is not rounded once per unit');
  return faults;
}

/** Lists the rounding errors of a bill: amounts that differ from the exact value rounded once, half away from zero. */
export function findRoundingFaults(input: PricingInput, bill: Bill): string[] {
  const faults = bill.lines.flatMap((line) => findLineFaults(input, bill, line));
  const taxableAmount = Math.max(0, bill.netSubtotal.minor - bill.coupon.minor);
  for (const { rate, totalTaxValue } of bill.exclusiveTaxes)
    if (totalTaxValue.minor !== roundRatio(taxableAmount, toFineUnits(rate), HUNDRED_PERCENT))
      faults.push('an exclusive tax is not rounded once');
  const { tip } = input;
  if (bill.tip.minor !== (tip ? computeReduction(bill.subtotal.minor, tip) : 0))
    faults.push('the tip is not the chosen tip, rounded once and capped at the subtotal');
  const smallestCoin =
    bill.currency.code === 'CHF' && bill.currency.digits ? 5 * 10 ** (bill.currency.digits - 2) : 1;
  const step = (input.cashStep ?? input.onlineStep)?.minor ?? 1;
  if (bill.due.minor % step) faults.push('the amount due cannot be paid in coins');
  if (Math.abs(bill.cashRounding.minor + bill.onlineRounding.minor) * 2 > step)
    faults.push('the amount due is not the nearest payable amount');
  if (!input.cashStep && bill.cashRounding.minor)
    faults.push('a payment that is not in cash is rounded to coins');
  if (!input.onlineStep && bill.onlineRounding.minor)
    faults.push("a payment that is not online is rounded to the provider's multiple");
  if (bill.total.minor % smallestCoin) faults.push('the total cannot be paid in coins');
  if (Math.abs(toMinorUnits(bill.rounding, bill.currency)) * 2 > smallestCoin)
    faults.push('the total is not the nearest payable amount');
  return faults;
}
