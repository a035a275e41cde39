import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SellingType } from '../domain/menu/types.ts';
import { once } from '../lib/once.ts';
import type { BusinessStore } from './business-store.ts';
import type { StoreDeps } from './store-deps.ts';

/** Instants in epoch milliseconds; null when unknown. */
export interface OpenState {
  readonly open: boolean;
  readonly opensAt: number | null;
  readonly closesAt: number | null;
}

export interface ShopState {
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  /** The business's, IANA. */
  readonly timezone: string;
  /** Open unless fetched shifts say otherwise; delivery with shipping always is (spec, section 4). */
  readonly open: Readonly<Record<SellingType, OpenState>>;
  openState(type: SellingType): OpenState;
  /** Never rejects: what was known stays. */
  load(): Promise<void>;
}

export interface ShopStore extends StoreApi<ShopState> {
  /** Keeps the state true as time passes. Returns the way to stop. */
  connect(): () => void;
}

export const OPEN: OpenState = { open: true, opensAt: null, closesAt: null };
/** Open until the shifts are known. Their code and they come after the first screen. */
export function createShopStore(deps: StoreDeps, businessStore: BusinessStore): ShopStore {
  const keeper = once(async () => (await import('./keep-shop.ts')).keepShop(deps, businessStore, store));
  const store: StoreApi<ShopState> = createStore((_, get) => ({
    status: 'idle',
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
