import type { Quote, QuoteLine } from '../../api/contract/quote-contract.ts';
import { add } from '../../domain/money/arithmetic.ts';
import type { Formula } from './formula.ts';
import { lineNamed } from './line-steps.ts';
import type { PriceTerms } from './price-terms.ts';
import { moneyIn } from './quote-money.ts';
import { plus, type Step, stepsTo } from './step.ts';

/** What the coupon took off each line, and of how many of its units. */
export function couponSteps(quote: Quote, { coupon }: PriceTerms): readonly Step[] | null {
  const read = moneyIn(quote);
  const kind = coupon?.code === quote.coupon_code ? coupon?.kind : undefined;
  const formulaOf = (line: QuoteLine, count: number): Formula | undefined =>
    kind?.type === 'percent'
      ? {
          kind: 'percent',
          rate: kind.rate,
          of: add(read(line.discounted_price), read(line.modifiers_price)),
          count,
        }
      : undefined;
  const steps = quote.lines.flatMap((line) => {
    const { coupon_discount_amount: amount = 0, coupon_discount_count: count = line.quantity } = line;
    return amount
      ? [plus({ ...lineNamed(line), quantity: count }, read(amount), formulaOf(line, count))]
      : [];
  });
  return stepsTo(read(quote.coupon), steps);
}
