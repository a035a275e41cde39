import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SellingType } from '../../domain/menu/menu-types.ts';
import { ALWAYS_OPEN, type BranchSchedule } from '../../domain/schedule/branch-schedule.ts';
import type { OpenState } from '../../domain/schedule/open-state.ts';
import { once } from '../../lib/once.ts';
import type { BusinessStore } from '../business/business-store.ts';
import type { StoreDeps } from '../store-deps.ts';

// When the branch on screen takes orders. The schedule comes from the server's shifts call; `open-state-scheduler.ts`, which
// loads after the first screen, requests it and keeps the open state current as time passes.

export interface ShopState {
  /** The server's last response for the branch on screen; null before the first one. */
  readonly schedule: BranchSchedule | null;
  readonly status: 'idle' | 'fetching' | 'fetched' | 'error';
  /** The business's time zone (IANA name). */
  readonly timezone: string;
  /** Open until a schedule says otherwise. Delivery with shipping is always open (spec, section 4). */
  readonly open: Readonly<Record<SellingType, OpenState>>;
  openState(type: SellingType): OpenState;
  /** Requests the schedule. Never rejects: after a failure the last one stays. */
  load(): Promise<void>;
}

export interface ShopStore extends StoreApi<ShopState> {
  /** Keeps the state current as time passes. Returns a function that stops it. */
  connect(): () => void;
}

/** The open state of the branch on screen. */
export function createShopStore(deps: StoreDeps, businessStore: BusinessStore): ShopStore {
  const scheduler = once(async () =>
    (await import('./open-state-scheduler.ts')).createOpenStateScheduler(deps, businessStore, store),
  );
  const store: StoreApi<ShopState> = createStore((_, get) => ({
    status: 'idle',
    schedule: null,
    timezone: 'Asia/Kuwait',
    open: { delivery: ALWAYS_OPEN, car_pickup: ALWAYS_OPEN, dine_in: ALWAYS_OPEN },
    openState: (type) => get().open[type],
    load: () =>
      scheduler().then(
        ({ load }) => load(),
        () => undefined,
      ),
  }));

  return {
    ...store,
    connect() {
      let stop: (() => void) | null = () => undefined;
      scheduler().then(
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
