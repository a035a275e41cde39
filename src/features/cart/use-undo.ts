import { useState } from 'react';
import type { CartLine } from '../../domain/cart/types.ts';
import { useCart } from '../../stores/context.tsx';

export interface Undo {
  /** The line that can be put back, while that is offered. */
  readonly line: CartLine | null;
  offer(): void;
  restore(): void;
  dismiss(): void;
}

/** Offers to put back what was taken out here. */
export function useUndo(): Undo {
  const [isOffered, setOffered] = useState(false);
  const { removed, restore } = useCart((state) => ({ removed: state.removed, restore: state.restore }));
  const dismiss = () => setOffered(false);
  return {
    line: (isOffered && removed?.line) || null,
    offer: () => setOffered(true),
    restore() {
      restore();
      dismiss();
    },
    dismiss,
  };
}
