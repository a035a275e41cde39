import { useEffect } from 'react';
import type { RouteName } from '../../router/route-table.ts';
import { useRouter } from '../../router/router-context.tsx';

/** One step on from here: what the customer most likely opens next. */
const NEXT: Partial<Record<RouteName, readonly RouteName[]>> = {
  landing: ['menu', 'order'],
  menu: ['item', 'cart', 'search'],
  category: ['item', 'cart', 'search'],
  item: ['cart'],
  cart: ['checkout'],
  checkout: ['order'],
};

/** The screen itself comes first: its pictures and its own late parts. */
const LATER_MS = 800;

/** Asks for the next screens' chunks a little after this one stands, so that opening them waits for nothing. */
export function usePreloadNext(name: RouteName): void {
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => NEXT[name]?.forEach(router.preload), LATER_MS);
    return () => clearTimeout(timer);
  }, [name, router]);
}
