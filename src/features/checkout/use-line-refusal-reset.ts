import { useEffect, useRef } from 'react';
import type { OrderPlacementState } from '../../stores/orders/orders-state.ts';
import { useOrders } from '../../stores/orders/orders-store.ts';
import { useCart } from '../../stores/stores-context.tsx';

const isAboutLines = (placement: OrderPlacementState): boolean =>
  placement.status === 'refused' && placement.code === 'line_problems';

/**
 * Dismisses a refusal that lists unavailable lines once the customer changes the cart or leaves the checkout. The
 * refusal names the lines by their positions, so it would name the wrong lines of a changed cart.
 */
export function useLineRefusalReset(): void {
  const lines = useCart(({ cart }) => cart.lines);
  const { placement, dismiss } = useOrders((state) => ({
    placement: state.placement,
    dismiss: state.dismiss,
  }));
  const linesAtRefusal = useRef<unknown>(null);
  const reset = useRef(() => {});
  reset.current = () => {
    if (isAboutLines(placement)) dismiss();
  };
  useEffect(() => {
    if (!isAboutLines(placement)) linesAtRefusal.current = null;
    else if (linesAtRefusal.current && linesAtRefusal.current !== lines) dismiss();
    else linesAtRefusal.current = lines;
  }, [placement, lines, dismiss]);
  useEffect(() => () => reset.current(), []);
}
