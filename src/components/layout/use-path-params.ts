import { useBusiness, useCart } from '../../stores/stores-context.tsx';

/** Where the customer is ordering, as `paths` wants it. For screens that are shown once the business is loaded. */
export function usePathParams(): { readonly referenceId: string; readonly type: string } {
  const referenceId = useBusiness(({ business }) => business?.referenceId ?? '');
  const type = useCart(({ cart, way }) => way ?? cart.sellingType);
  return { referenceId, type };
}
