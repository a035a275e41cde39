import { toPlainText } from '../search/plain-text.ts';
import { type Currency, parseMoney } from './money.ts';

/** Parses a typed amount with digits of any script. Returns minor units, or null if the text is not an amount. */
export function parseAmount(text: string, currency: Currency): number | null {
  const normalisedText = toPlainText(text).trim().replace(/[,٫]/g, '.');
  if (!/^\d+(\.\d*)?$/.test(normalisedText)) return null;
  const [wholePart = '0', decimalPart = ''] = normalisedText.split('.');
  try {
    // Drops decimals that the currency does not have.
    return parseMoney(
      `${wholePart}.${decimalPart.slice(0, currency.digits).padEnd(1, '0')}`.replace(/\.0$/, ''),
      currency,
    ).minor;
  } catch {
    return null;
  }
}
