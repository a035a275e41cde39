import { createStore, type StoreApi } from 'zustand/vanilla';
import { once } from '../../lib/once.ts';
import type { BusinessStore } from '../business/business-store.ts';
import type { StoreDeps } from '../store-deps.ts';
import { OPEN, type ShopState } from './shop-state.ts';

export interface ShopStore extends StoreApi<ShopState> {
  /** Keeps the state true as time passes. Returns the way to stop. */
  connect(): () => void;
}

/** Open until the shifts are known. Their code and they come after the first screen. */
export function createShopStore(deps: StoreDeps, businessStore: BusinessStore): ShopStore {
  const keeper = once(async () => (await import('./keep-shop.ts')).keepShop(deps, businessStore, store));
  const store: StoreApi<ShopState> = createStore((_, get) => ({
    status: 'idle',
    shifts: null,
    timezone: 'Asia/Kuwait',
    open: { delivery: OPEN, car_pickup: OPEN, dine_in: OPEN },
    openState: (type) => get().open[type],
    load: () =>
      keeper().then(
        ({ load }) => load(),
        () => undefined,
      ),
  }));

  return {
    ...store,
    connect() {
      let stop: (() => void) | null = () => undefined;
      keeper().then(
        ({ connect }) => {
          if (stop) stop = connect();
        },
        () => undefined,
      );
      return () => {
        stop?.();
        stop = null;
      };
    },
  };
}
