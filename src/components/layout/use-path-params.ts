import { useBusiness, useCart } from '../../stores/stores-context.tsx';

/** The business and order type as parameters for `paths`. Use it only after the business has loaded. */
export function usePathParams(): { readonly referenceId: string; readonly type: string } {
  const referenceId = useBusiness(({ business }) => business?.referenceId ?? '');
  const type = useCart(({ cart, preorderType }) => preorderType ?? cart.orderType);
  return { referenceId, type };
}
