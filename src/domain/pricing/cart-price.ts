import { type Currency, minorIn, money } from '../money/money.ts';
import { exclusiveTaxLines, type InclusiveTaxes, inclusiveTaxLines } from './cart-tax.ts';
import { applyCoupon } from './coupon-discount.ts';
import { deliveryFeeOf } from './delivery-fee.ts';
import { billLine, type DraftLine, draftLine, MOST_MINOR } from './line-price.ts';
import type { Bill, LineProblem, PricingInput } from './pricing-types.ts';

/**
 * The price of a cart, whole and in parts (decisions, section 1); the browser and the backend both ask here.
 * Never throws on what a customer can do: a line that cannot be sold as chosen is in `problems` and costs nothing.
 * Throws MoneyError when the menu, discounts, coupon or fee are not in `currency`, or a rate is no decimal number.
 */
export function priceCart(input: PricingInput): Bill {
  const { currency } = input;
  const taxes: InclusiveTaxes = { byTax: new Map(), byList: new Map() };
  const drafts: DraftLine[] = [];
  const problems: LineProblem[] = [];
  let subtotal = 0;
  let netSubtotal = 0;
  let netModifiers = 0;
  let discount = 0;
  for (const line of input.lines) {
    const draft = draftLine(line, input, MOST_MINOR - subtotal, taxes);
    if (typeof draft === 'string') {
      problems.push({ line, reason: draft });
      continue;
    }
    drafts.push(draft);
    subtotal += draft.total;
    netSubtotal += draft.net;
    netModifiers += draft.netModifiers;
    discount += (draft.unitPrice.minor - draft.discounted.minor) * line.count;
  }

  const { outcome, shares } = applyCoupon(drafts, subtotal, input);
  // Loops: reducing lists that other functions mapped, engines lose their fast code again with every cart.
  let coupon = 0;
  for (const { amount } of shares) coupon += amount;
  const base = Math.max(0, netSubtotal - coupon);
  const exclusiveTaxes = exclusiveTaxLines(input.exclusiveTaxes, base, netModifiers, netSubtotal, currency);
  const free = outcome === 'applied' && input.coupon?.freeDelivery;
  const fee = free ? 0 : deliveryFeeOf(input.deliveryFee, drafts, currency);
  let exact = subtotal - coupon + fee;
  for (const { totalTaxValue } of exclusiveTaxes) exact += totalTaxValue.minor;
  const total = roundToCoin(exact, currency);
  const balance = input.walletBalance ? minorIn(input.walletBalance, currency) : 0;
  const wallet = Math.max(0, Math.min(balance, total));

  const of = (minor: number) => money(minor, currency);
  return {
    currency,
    lines: drafts.map((draft, index) => {
      const { amount = 0, count = 0 } = shares[index] ?? {};
      return billLine(draft, currency, amount, count);
    }),
    problems,
    subtotal: of(subtotal),
    netSubtotal: of(netSubtotal),
    discount: of(discount),
    coupon: of(coupon),
    couponOutcome: outcome,
    inclusiveTaxes: inclusiveTaxLines(taxes, currency),
    exclusiveTaxes,
    deliveryFee: of(fee),
    rounding: of(total - exact),
    total: of(total),
    wallet: of(wallet),
    due: of(total - wallet),
  };
}

/** Swiss francs are paid to 0.05, half away from zero; everything else to the minor unit. */
function roundToCoin(minor: number, { code, digits }: Currency): number {
  const coin = code === 'CHF' && digits ? 5 * 10 ** (digits - 2) : 1;
  const over = minor % coin;
  return minor - over + (over * 2 >= coin ? coin : 0);
}
