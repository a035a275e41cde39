import type { Quote, QuoteLine } from '../../api/contract/quote-contract.ts';
import { add, multiply, subtract } from '../../domain/money/arithmetic.ts';
import type { Money } from '../../domain/money/money.ts';
import type { Formula } from './formula.ts';
import type { PriceTerms } from './price-terms.ts';
import { moneyIn, type QuoteCurrency } from './quote-money.ts';
import { minus, plus, type Step, stepsTo } from './step.ts';

/** How the price of a line came about: one unit, its discount and options, then how many. Null: nobody knows. */
export function lineSteps(
  line: QuoteLine,
  currency: QuoteCurrency,
  terms: PriceTerms,
): readonly Step[] | null {
  const read = moneyIn(currency);
  const unit = read(line.unit_price);
  const off = subtract(unit, read(line.discounted_price));
  const one = add(read(line.discounted_price), read(line.modifiers_price));
  const steps: Step[] = [plus({ is: 'unit', size: line.price_label ?? null }, unit)];
  if (off.minor) steps.push(minus({ is: 'discount' }, off, discountFormula(line, unit, terms)));
  for (const { locales, quantity, price } of line.modifiers) {
    const of = read(price);
    if (!of.minor) continue;
    const taken: Formula = { kind: 'times', of, count: quantity };
    steps.push(plus({ is: 'option', name: locales }, multiply(of, quantity), taken));
  }
  const total = read(line.total_price);
  if (line.quantity !== 1) steps.push({ op: 'times', of: one, count: line.quantity, amount: total });
  return stepsTo(total, steps);
}

function discountFormula({ discount_id }: QuoteLine, of: Money, terms: PriceTerms): Formula | undefined {
  const kind = discount_id ? terms.discountOf(discount_id)?.kind : undefined;
  return kind?.type === 'percent' ? { kind: 'percent', rate: kind.rate, of, count: 1 } : undefined;
}

/** A line, as the steps of a sum name it. */
export const lineNamed = ({ name, quantity }: QuoteLine) => ({ is: 'line', name, quantity }) as const;

/** The prices of the lines, added up. */
export function subtotalSteps(quote: Quote): readonly Step[] | null {
  const read = moneyIn(quote);
  return stepsTo(
    read(quote.subtotal),
    quote.lines.map((line) => plus(lineNamed(line), read(line.total_price))),
  );
}

/** What discounts took off each line. */
export function savedSteps(quote: Quote): readonly Step[] | null {
  const read = moneyIn(quote);
  const steps = quote.lines.flatMap((line) => {
    const of = subtract(read(line.unit_price), read(line.discounted_price));
    const { quantity: count } = line;
    return of.minor ? [plus(lineNamed(line), multiply(of, count), { kind: 'times', of, count })] : [];
  });
  return stepsTo(read(quote.discount), steps);
}
