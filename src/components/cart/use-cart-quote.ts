import { useMemo } from 'react';
import type { Quote } from '../../api/contract/quote-contract.ts';
import { toWireQuote } from '../../api/contract/quote-of-wire.ts';
import { useCart } from '../../stores/stores-context.tsx';

/** The cart's bill as a quote; null until it can be priced. */
export function useCartQuote(): Quote | null {
  const { bill, code } = useCart((state) => ({ bill: state.bill, code: state.coupon?.code ?? null }));
  return useMemo(() => bill && toWireQuote(bill, code), [bill, code]);
}
