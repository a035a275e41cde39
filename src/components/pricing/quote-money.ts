import type { Quote } from '../../api/contract/quote-contract.ts';
import { type Currency, currencyOf, fromDecimal, type Money } from '../../domain/money/money.ts';

export type QuoteCurrency = Pick<Quote, 'currency' | 'currency_digits'>;

/** Reads a quote's decimals as money of the quote's own currency: an old order keeps the one it was paid in. */
export function moneyIn({ currency, currency_digits }: QuoteCurrency): (decimal: number) => Money {
  const own = currencyOf(currency, currency_digits as Currency['digits']);
  return (decimal) => fromDecimal(decimal, own);
}
