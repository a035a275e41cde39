import { useEffect, useMemo } from 'react';
import { type Quote, quoteFromBill } from '../../domain/pricing/quote.ts';
import { useCart } from '../stores-context.tsx';

/** The price of the cart as a quote; null until the cart can be priced. */
export function useCartQuote(): Quote | null {
  const { bill, code } = useCart((state) => ({ bill: state.bill, code: state.coupon?.code ?? null }));
  return useMemo(() => bill && quoteFromBill(bill, code), [bill, code]);
}

/** While the component is mounted, the cart store requests the server's price after each change of the cart. */
export function useCartRevalidation(): void {
  const watchPrice = useCart((state) => state.watchPrice);
  useEffect(() => watchPrice(), [watchPrice]);
}
