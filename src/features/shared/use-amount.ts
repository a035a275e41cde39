import { useMemo } from 'react';
import type { Quote } from '../../api/schemas/order.ts';
import { currencyOf, fromDecimal } from '../../domain/money/money.ts';
import { useFormat } from '../../i18n/context.tsx';

type QuoteCurrency = Pick<Quote, 'currency' | 'currency_digits'>;

/** A quote's decimals as text, with the digits of the quote's own currency: an old order keeps the currency it was paid in. */
export function useAmount({ currency, currency_digits }: QuoteCurrency): (amount: number) => string {
  const format = useFormat();
  return useMemo(() => {
    const own = currencyOf(currency, currency_digits);
    return (amount) => format.money(fromDecimal(amount, own));
  }, [format, currency, currency_digits]);
}
