import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '../../cart/cart-types.ts';
import { type Currency, compare } from '../../money/money.ts';
import { priceCart } from '../cart-price.ts';
import type { Bill, PricingInput, TaxLine } from '../pricing-types.ts';
import { findBillFaults } from './bill-faults.ts';
import { CartArbitrary } from './cart-arbitrary.ts';
import { findRoundingFaults } from './rounding-faults.ts';

/** Set CARTS_SEED to repeat a run. */
const cartsSeed = Number(process.env.CARTS_SEED ?? Date.now() % 2 ** 31);
/** Number of random carts per test file. The configuration of the unit tests sets it. */
const cartsPerFile = Number(process.env.CARTS_PER_FILE ?? 25_000);

/** The lines in another order. The options of each line are reversed. */
const shuffle = (lines: readonly CartLine[], seed: number): CartLine[] =>
  lines
    .map((line, index) => ({ line, rank: ((index + 1) * (seed + 7)) % 101 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ line }) => ({ ...line, modifiers: [...line.modifiers].reverse() }));

/** The totals of a bill as text, without its lines. */
function summarizeTotals({
  lines,
  problems,
  inclusiveTaxes,
  exclusiveTaxes,
  fees,
  currency,
  ...sums
}: Bill): string {
  const summarizeTax = (tax: TaxLine): string =>
    `${tax.taxId} ${tax.rate} ${tax.taxValue.minor} ${tax.modifiersTaxValue.minor}`;
  const amounts = Object.values(sums).map((sum) => (typeof sum === 'object' ? sum.minor : sum));
  return [
    lines.length,
    problems.length,
    ...amounts,
    ...fees.map(({ id, amount }) => `${id} ${amount.minor}`),
    ...inclusiveTaxes.map(summarizeTax).sort(),
    ...exclusiveTaxes.map(summarizeTax),
  ].join();
}

/** Adds one unit to one of the lines, unless its count is at a limit. */
function addOneUnit({ lines }: PricingInput, seed: number): CartLine[] {
  const lineIndex = seed % Math.max(1, lines.length);
  return lines.map((line, index) =>
    index === lineIndex && line.count > 0 && line.count < 1000 ? { ...line, count: line.count + 1 } : line,
  );
}

/** The parts of a bill that a tip must not change. */
const describeWithoutTip = ({
  tip,
  rounding,
  total,
  wallet,
  cashRounding,
  onlineRounding,
  due,
  ...amountsWithoutTip
}: Bill): string => JSON.stringify(amountsWithoutTip);

const computeUndiscountedSubtotal = ({ subtotal, discount }: Bill): number => subtotal.minor + discount.minor;

function findBrokenLaws(input: PricingInput, shuffleSeed: number): string[] {
  const bill = priceCart(input);
  const brokenLaws = [...findBillFaults(bill), ...findRoundingFaults(input, bill)];
  if (bill.lines.length + bill.problems.length !== input.lines.length) brokenLaws.push('a line is lost');
  if (compare(bill.wallet, bill.total) > 0) brokenLaws.push('the wallet pays more than the total');
  if (
    summarizeTotals(priceCart({ ...input, lines: shuffle(input.lines, shuffleSeed) })) !==
    summarizeTotals(bill)
  )
    brokenLaws.push('the order of the lines or of their options matters');
  if (describeWithoutTip(priceCart({ ...input, tip: null })) !== describeWithoutTip(bill))
    brokenLaws.push('the tip changes more than the total');
  if (
    computeUndiscountedSubtotal(priceCart({ ...input, lines: addOneUnit(input, shuffleSeed) })) <
    computeUndiscountedSubtotal(bill)
  )
    brokenLaws.push('one more unit lowers the subtotal');
  return brokenLaws;
}

/** Tests the pricing rules with random carts in the given currencies. */
export function testPricingLaws(...currencies: readonly [Currency, ...Currency[]]): void {
  const currencyList = currencies.map(({ code, digits }) => `${code} (${digits})`).join(', ');
  describe(`for every cart in ${currencyList}`, () => {
    it(`computes bills that add up, are never negative, round once and ignore the order of lines (CARTS_SEED=${cartsSeed})`, () => {
      fc.assert(
        fc.property(new CartArbitrary(...currencies), fc.nat(100), (input, shuffleSeed) => {
          const brokenLaws = findBrokenLaws(input, shuffleSeed);
          // `expect` takes longer than pricing a cart, so it is called only for a failure.
          if (brokenLaws.length) expect(brokenLaws).toEqual([]);
        }),
        { seed: cartsSeed, numRuns: cartsPerFile },
      );
    }, 300_000);
  });
}
