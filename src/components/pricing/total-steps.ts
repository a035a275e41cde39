import type { Quote } from '../../api/contract/quote-contract.ts';
import { subtract } from '../../domain/money/arithmetic.ts';
import { money } from '../../domain/money/money.ts';
import { moneyIn } from './quote-money.ts';
import { minus, plus, type Step, stepsTo } from './step.ts';
import { taxNamed } from './tax-steps.ts';

/** Every part of the total; what is nothing is left out. */
export function totalSteps(quote: Quote): readonly Step[] | null {
  const read = moneyIn(quote);
  const steps: Step[] = [
    plus({ is: 'subtotal' }, read(quote.subtotal)),
    minus({ is: 'coupon' }, read(quote.coupon)),
    ...quote.exclusive_taxes.map((tax) => plus(taxNamed(tax), read(tax.totalTaxValue))),
    plus({ is: 'deliveryFee' }, read(quote.delivery_fee)),
    plus({ is: 'rounding' }, read(quote.rounding)),
  ];
  const [first, ...rest] = steps;
  return stepsTo(read(quote.total), [
    ...(first ? [first] : []),
    ...rest.filter(({ amount }) => amount.minor),
  ]);
}

/** The smallest coin of Swiss francs is 0.05 (decisions, section 1). */
const COIN_MINOR = { 0: 1, 2: 5, 3: 50 };

/** From the exact sum to what can be paid in coins. */
export function roundingSteps(quote: Quote): readonly Step[] | null {
  const read = moneyIn(quote);
  const total = read(quote.total);
  const exact = subtract(total, read(quote.rounding));
  const coin = money(COIN_MINOR[total.currency.digits] ?? 1, total.currency);
  return stepsTo(read(quote.rounding), [
    plus({ is: 'rounded' }, total, { kind: 'coin', of: exact, coin }),
    minus({ is: 'exact' }, exact),
  ]);
}

/** What the wallet pays: all of it but what is left. */
export function walletSteps(quote: Quote): readonly Step[] | null {
  const read = moneyIn(quote);
  return stepsTo(read(quote.wallet), [
    plus({ is: 'total' }, read(quote.total)),
    minus({ is: 'due' }, read(quote.due)),
  ]);
}

/** What is left to pay. */
export function dueSteps(quote: Quote): readonly Step[] | null {
  const read = moneyIn(quote);
  return stepsTo(read(quote.due), [
    plus({ is: 'total' }, read(quote.total)),
    minus({ is: 'wallet' }, read(quote.wallet)),
  ]);
}
