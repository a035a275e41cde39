import { useMemo } from 'react';
import { paths } from '../../router/paths.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import type { CardContextValue } from './card-context.ts';

/** Adapts the card context to a pre-order with a reservation. A pre-order is possible even while the shop is closed. */
export function usePreorderCardContext(context: CardContextValue): CardContextValue {
  const preorderType = useCart((state) => state.preorderType);
  return useMemo(
    () => (preorderType ? { ...context, type: preorderType, isCartEnabled: true } : context),
    [context, preorderType],
  );
}

/** The path of the screen on which the customer makes the reservation that the pre-order belongs to. */
export function useReservationPath(): string {
  const referenceId = useBusiness(({ business }) => business?.referenceId ?? '');
  const reserveType = useCart(({ preorderType }) => preorderType ?? 'reserv_dinein');
  return paths.reservation({ referenceId, reserveType });
}
