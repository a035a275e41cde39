import type { Quote, QuoteLine } from '../../api/contract/quote-contract.ts';
import { subtract } from '../../domain/money/arithmetic.ts';
import { money } from '../../domain/money/money.ts';
import type { Formula } from './formula.ts';
import { lineNamed } from './line-steps.ts';
import { moneyIn } from './quote-money.ts';
import { minus, plus, type Step, stepsTo } from './step.ts';

type QuoteTax = Quote['inclusive_taxes'][number];

/** A tax as the steps of a sum name it. */
export const taxNamed = ({ taxName, rate }: QuoteTax) =>
  ({ is: 'tax', name: taxName, rate: String(rate) }) as const;

/** A tax on top: its rate of the prices without the taxes inside them, less the coupon, which takes no more than is there. */
export function addedTaxSteps(quote: Quote, tax: QuoteTax): readonly Step[] | null {
  const read = moneyIn(quote);
  const net = read(quote.net_subtotal);
  const coupon = read(quote.coupon);
  const short = coupon.minor - net.minor;
  const base = money(Math.max(0, -short), net.currency);
  const steps: Step[] = [plus({ is: net.minor === read(quote.subtotal).minor ? 'subtotal' : 'net' }, net)];
  if (coupon.minor) steps.push(minus({ is: 'coupon' }, coupon));
  if (short > 0) steps.push(plus({ is: 'atLeastNothing' }, money(short, net.currency)));
  const amount = read(tax.totalTaxValue);
  steps.push({ op: 'percent', of: base, rate: String(tax.rate), amount });
  return stepsTo(amount, steps);
}

/** A tax inside the prices: what each line holds of it; of several, what all hold together less the others. */
export function includedTaxSteps(quote: Quote, tax: QuoteTax): readonly Step[] | null {
  const read = moneyIn(quote);
  const amount = read(tax.totalTaxValue);
  const others = quote.inclusive_taxes.filter((other) => other !== tax);
  const held = others.length ? null : stepsTo(amount, quote.lines.flatMap(heldIn(quote, String(tax.rate))));
  if (held) return held;
  const all = subtract(read(quote.subtotal), read(quote.net_subtotal));
  return stepsTo(amount, [
    plus({ is: 'includedTaxes' }, all),
    ...others.map((other) => minus(taxNamed(other), read(other.totalTaxValue))),
  ]);
}

const heldIn = (quote: Quote, rate: string) => {
  const read = moneyIn(quote);
  return (line: QuoteLine): Step[] => {
    const of = read(line.total_price);
    const amount = subtract(of, read(line.net_price ?? line.total_price));
    const inside: Formula = { kind: 'inside', rate, of };
    return amount.minor ? [plus(lineNamed(line), amount, inside)] : [];
  };
};
