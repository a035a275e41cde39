import type { SellingType } from '../../domain/menu/types.ts';
import { useBusiness, useCart } from '../../stores/context.tsx';

/** Where the customer is ordering, as `paths` wants it. For screens that are shown once the business is loaded. */
export function useHere(): { readonly referenceId: string; readonly type: SellingType } {
  const referenceId = useBusiness(({ business }) => business?.reference_id ?? '');
  const type = useCart(({ cart }) => cart.sellingType);
  return { referenceId, type };
}
