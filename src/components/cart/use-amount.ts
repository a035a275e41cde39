import { useMemo } from 'react';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { moneyIn, type QuoteCurrency } from '../pricing/quote-money.ts';

/** A quote's decimals as text, with the digits of the quote's own currency: an old order keeps the currency it was paid in. */
export function useAmount({ currency, currency_digits }: QuoteCurrency): (amount: number) => string {
  const format = useFormat();
  return useMemo(() => {
    const read = moneyIn({ currency, currency_digits });
    return (amount) => format.money(read(amount));
  }, [format, currency, currency_digits]);
}
