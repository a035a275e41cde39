import { useMemo } from 'react';
import { paths } from '../../router/paths.ts';
import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import type { CardContextValue } from './card-context.ts';

/** The cards of a menu where they go with a reservation: it is taken whether or not the shop is open now. */
export function usePreorderCardContext(surroundings: CardContextValue): CardContextValue {
  const way = useCart((state) => state.way);
  return useMemo(
    () => (way ? { ...surroundings, type: way, cartEnabled: true } : surroundings),
    [surroundings, way],
  );
}

/** Where the reservation is that the cart goes with. */
export function useReservationPath(): string {
  const referenceId = useBusiness(({ business }) => business?.referenceId ?? '');
  const reserveType = useCart(({ way }) => way ?? 'reserv_dinein');
  return paths.reservation({ referenceId, reserveType });
}
