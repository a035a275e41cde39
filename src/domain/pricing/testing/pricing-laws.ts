import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '../../cart/cart-types.ts';
import { type Currency, compare } from '../../money/money.ts';
import { priceCart } from '../cart-price.ts';
import type { Bill, PricingInput, TaxLine } from '../pricing-types.ts';
import { faultsIn } from './adds-up.ts';
import { AnyCart } from './any-cart.ts';
import { notRoundedOnce } from './rounded-once.ts';

/** Told in an environment variable, a run is the same again. */
const seed = Number(process.env.CARTS_SEED ?? Date.now() % 2 ** 31);
/** Carts per currency, each in a file of its own. The configuration of the unit tests sets it by the scope of the run. */
const numRuns = Number(process.env.CARTS_PER_FILE ?? 25_000);

const shuffled = (lines: readonly CartLine[], by: number): CartLine[] =>
  lines
    .map((line, index) => ({ line, rank: ((index + 1) * (by + 7)) % 101 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ line }) => line);

/** All of a bill that is not about a single line. */
function sumsOf({ lines, problems, inclusiveTaxes, exclusiveTaxes, currency, ...sums }: Bill): string {
  const taxOf = (tax: TaxLine): string =>
    `${tax.taxId} ${tax.rate} ${tax.taxValue.minor} ${tax.modifiersTaxValue.minor}`;
  const amounts = Object.values(sums).map((sum) => (typeof sum === 'object' ? sum.minor : sum));
  return [
    lines.length,
    problems.length,
    ...amounts,
    ...inclusiveTaxes.map(taxOf).sort(),
    ...exclusiveTaxes.map(taxOf),
  ].join();
}

/** The lines with one unit more of one of them, where that may be. */
function oneMore({ lines }: PricingInput, by: number): CartLine[] {
  const at = by % Math.max(1, lines.length);
  return lines.map((line, index) =>
    index === at && line.count > 0 && line.count < 1000 ? { ...line, count: line.count + 1 } : line,
  );
}

const undiscounted = ({ subtotal, discount }: Bill): number => subtotal.minor + discount.minor;

function brokenLaws(input: PricingInput, by: number): string[] {
  const bill = priceCart(input);
  const broken = [...faultsIn(bill), ...notRoundedOnce(input, bill)];
  if (bill.lines.length + bill.problems.length !== input.lines.length) broken.push('a line is lost');
  if (compare(bill.wallet, bill.total) > 0) broken.push('the wallet pays more than the total');
  if (sumsOf(priceCart({ ...input, lines: shuffled(input.lines, by) })) !== sumsOf(bill))
    broken.push('the order of the lines matters');
  if (undiscounted(priceCart({ ...input, lines: oneMore(input, by) })) < undiscounted(bill))
    broken.push('one unit more lowers the subtotal');
  return broken;
}

/** The laws of the decisions, section 1, for random carts of some currencies. */
export function lawsHoldIn(...currencies: readonly [Currency, ...Currency[]]): void {
  const names = currencies.map(({ code, digits }) => `${code} (${digits})`).join(', ');
  describe(`for every cart in ${names}`, () => {
    it(`the parts add up, nothing is negative or rounded twice, no order of lines matters (CARTS_SEED=${seed})`, () => {
      fc.assert(
        fc.property(new AnyCart(...currencies), fc.nat(100), (input, by) => {
          const broken = brokenLaws(input, by);
          // An assertion of the test runner takes longer than a cart.
          if (broken.length) expect(broken).toEqual([]);
        }),
        { seed, numRuns },
      );
    }, 300_000);
  });
}
