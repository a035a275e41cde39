import { type Currency, parseMoney } from '../../../../src/domain/money/money.ts';
import { createInvalidFieldRefusal } from './refusal.ts';

/**
 * Parses an amount above 0 that an operator typed, with a dot or a comma before the decimals, and returns minor units.
 * `maximum` is in whole units of the currency. Throws Refusal 422.
 */
export function parseFormAmount(
  text: string,
  currency: Currency,
  maximum = Number.POSITIVE_INFINITY,
): number {
  const refusal = createInvalidFieldRefusal(
    'invalid',
    'amount',
    `Enter an amount such as 5, with at most ${currency.digits} decimals`,
  );
  try {
    const { minor } = parseMoney(text.trim().replace(',', '.'), currency);
    if (minor > 0 && minor <= maximum * 10 ** currency.digits) return minor;
  } catch {
    throw refusal;
  }
  throw refusal;
}
