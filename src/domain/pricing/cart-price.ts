import { type Currency, createMoney, toMinorUnits } from '../money/money.ts';
import { computeAmountDue, roundToStep } from './amount-due.ts';
import {
  addDeliveryTaxes,
  addInclusiveTaxes,
  addLineTaxes,
  createTaxTotals,
  type InclusiveTaxTotals,
  toExclusiveTaxLines,
  toInclusiveTaxLines,
} from './cart-tax.ts';
import { applyCoupon } from './coupon-discount.ts';
import { computeDeliveryFee } from './delivery-fee.ts';
import { type DraftLine, MAX_SUBTOTAL_MINOR, priceLine, sumDeposits, toPricedLine } from './line-price.ts';
import type { Bill, LineProblem, OrderFee, PricingInput } from './pricing-types.ts';
import { computeTip } from './tip.ts';

/**
 * Computes the bill of a cart. The browser and the backend share this function, so their totals agree. No choice of the
 * customer makes it throw: a line that cannot be sold is in `problems` and costs nothing. Throws MoneyError when the
 * menu, discounts, coupon or fee are not in `currency`, or a rate is not a decimal number.
 */
export function priceCart(input: PricingInput): Bill {
  const { currency } = input;
  const taxes = createTaxTotals(input.itemType);
  const drafts: DraftLine[] = [];
  const problems: LineProblem[] = [];
  let subtotal = 0;
  let netSubtotal = 0;
  let netModifiers = 0;
  let discount = 0;
  for (const line of input.lines) {
    const draft = priceLine(line, input, MAX_SUBTOTAL_MINOR - subtotal, taxes);
    if (typeof draft === 'string') {
      problems.push({ line, reason: draft });
      continue;
    }
    drafts.push(draft);
    subtotal += draft.total;
    netSubtotal += draft.net;
    netModifiers += draft.netModifiers;
    discount += (draft.unitPrice.minor - draft.discountedPrice.minor) * line.count;
  }

  const { outcome, shares } = applyCoupon(drafts, subtotal, input);
  const lines = drafts.map((draft, index) => {
    const { amount: couponMinor = 0, count: couponUnits = 0 } = shares[index] ?? {};
    const inclusiveTaxMinor = addLineTaxes(draft.taxedParts, couponMinor, taxes);
    return toPricedLine(draft, currency, { couponMinor, couponUnits, inclusiveTaxMinor });
  });
  // Loops are faster here than `reduce`: engines optimise the callbacks of `reduce` again for every cart.
  let coupon = 0;
  for (const { amount } of shares) coupon += amount;
  const exclusiveTaxBase = Math.max(0, netSubtotal - coupon);
  const exclusiveTaxes = toExclusiveTaxLines(input, exclusiveTaxBase, netModifiers, netSubtotal);
  // Stryker disable next-line OptionalChaining: an applied coupon is never null; the types do not say so.
  const isFreeByCoupon = outcome === 'applied' && input.coupon?.freeDelivery;
  const isFree = isFreeByCoupon || qualifiesForFreeDelivery(subtotal, input);
  const deliveryFee = isFree ? 0 : computeDeliveryFee(input.deliveryFee, drafts, currency);
  addDeliveryTaxes(deliveryFee, input.deliveryTaxes, taxes);
  let depositTotal = 0;
  for (const draft of drafts) depositTotal += addDepositTaxes(draft, taxes);
  const fees = drafts.length ? listDueFees(input.fees, subtotal, currency) : [];
  const tip = input.tip ? computeTip(input.tip, subtotal, currency) : 0;
  let unroundedTotal = subtotal - coupon + depositTotal + deliveryFee + tip;
  for (const fee of fees) {
    unroundedTotal += fee.amount.minor;
    addInclusiveTaxes(fee.amount.minor, fee.taxes, taxes);
  }
  for (const { totalTaxValue } of exclusiveTaxes) unroundedTotal += totalTaxValue.minor;
  const total = roundToCoin(unroundedTotal, currency);
  const balance = input.walletBalance ? toMinorUnits(input.walletBalance, currency) : 0;
  const wallet = Math.max(0, Math.min(balance, total));

  const toMoney = (minor: number) => createMoney(minor, currency);
  return {
    currency,
    lines,
    problems,
    subtotal: toMoney(subtotal),
    netSubtotal: toMoney(netSubtotal),
    discount: toMoney(discount),
    coupon: toMoney(coupon),
    couponOutcome: outcome,
    deposits: toMoney(depositTotal),
    inclusiveTaxes: toInclusiveTaxLines(taxes, currency),
    exclusiveTaxes,
    deliveryFee: toMoney(deliveryFee),
    fees: fees.map(({ id, name, amount }) => ({ id, name, amount })),
    tip: toMoney(tip),
    rounding: toMoney(total - unroundedTotal),
    total: toMoney(total),
    wallet: toMoney(wallet),
    ...computeAmountDue(toMoney(total - wallet), input),
  };
}

/** Adds the taxes inside a line's deposits to `taxes`. Returns the sum of the deposits in minor units. */
function addDepositTaxes(draft: DraftLine, taxes: InclusiveTaxTotals): number {
  for (const deposit of draft.deposits) addInclusiveTaxes(deposit.amount, deposit.taxes, taxes);
  return sumDeposits(draft);
}

/** Whether the subtotal (minor units) qualifies for free delivery to a zone. Shipping is never free this way. */
const qualifiesForFreeDelivery = (
  subtotal: number,
  { freeDeliveryFrom, deliveryFee, currency }: PricingInput,
): boolean =>
  freeDeliveryFrom !== null && 'minor' in deliveryFee && subtotal >= toMinorUnits(freeDeliveryFrom, currency);

/**
 * The fees that apply when the subtotal is `subtotal` minor units. Throws MoneyError when a fee is not in `currency`.
 */
const listDueFees = (fees: readonly OrderFee[], subtotal: number, currency: Currency): OrderFee[] =>
  fees.filter(
    ({ amount, below }) =>
      toMinorUnits(amount, currency) > 0 && (!below || subtotal < toMinorUnits(below, currency)),
  );

/** Rounds Swiss francs to 0.05 (spec, section 9). Leaves other currencies unchanged. */
const roundToCoin = (minor: number, { code, digits }: Currency): number =>
  code === 'CHF' && digits ? roundToStep(minor, 5 * 10 ** (digits - 2)) : minor;
