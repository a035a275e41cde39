import { useEffect } from 'react';
import { useCart } from '../stores-context.tsx';

/** While this stands on screen the server is asked what the cart costs, whenever it has come to rest. */
export function useReconciled(): void {
  const watch = useCart((state) => state.watch);
  useEffect(() => watch(), [watch]);
}
