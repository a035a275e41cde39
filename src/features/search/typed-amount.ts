import { type Currency, fromDecimal } from '../../domain/money/money.ts';
import { plainText } from '../../domain/search/plain-text.ts';

/** What somebody typed as an amount, in minor units, whatever digits and decimal sign they use. Null when it is none. */
export function typedAmount(text: string, currency: Currency): number | null {
  const plain = plainText(text).trim().replace(/[,٫]/g, '.');
  if (!/^\d+(\.\d*)?$/.test(plain)) return null;
  const [whole = '0', part = ''] = plain.split('.');
  try {
    // More decimals than there are coins for are cut off.
    return fromDecimal(
      `${whole}.${part.slice(0, currency.digits).padEnd(1, '0')}`.replace(/\.0$/, ''),
      currency,
    ).minor;
  } catch {
    return null;
  }
}
