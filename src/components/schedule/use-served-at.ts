import { servedAt } from '../../stores/cart/cart-selectors.ts';
import { useCart } from '../../stores/stores-context.tsx';
import { useNow } from './use-now.ts';

/** When (epoch ms) what is ordered is served: in the chosen slot, else now, which is looked at again every so often. */
export function useServedAt(everyMs: number): number {
  const now = useNow(everyMs);
  return useCart((state) => servedAt(state, now));
}
