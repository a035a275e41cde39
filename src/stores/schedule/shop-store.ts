import { createStore, type StoreApi } from 'zustand/vanilla';
import { ALWAYS_OPEN } from '../../domain/schedule/branch-schedule.ts';
import type { BusinessStore } from '../business/business-store.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createOpenStateScheduler, type OpenStateScheduler } from './open-state-scheduler.ts';
import type { ShopState } from './shop-state.ts';

// The opening hours of the branch on screen. `open-state-scheduler.ts` requests the schedule from the server's shifts
// call and keeps the open state current as time passes.

export interface ShopStore extends StoreApi<ShopState> {
  /** Keeps the state current as time passes. Returns a function that stops this. */
  connect(): () => void;
}

/** The open state of the branch on screen. */
export function createShopStore(deps: StoreDeps, businessStore: BusinessStore): ShopStore {
  const store: StoreApi<ShopState> = createStore((_, get) => ({
    status: 'idle',
    schedule: null,
    timezone: 'Asia/Kuwait',
    openStates: { delivery: ALWAYS_OPEN, car_pickup: ALWAYS_OPEN, dine_in: ALWAYS_OPEN },
    getOpenState: (type) => get().openStates[type],
    load: () => getScheduler().load(),
  }));
  // The scheduler replaces the app's clock. Rendering on a server must not do that, so the scheduler is created on
  // first use.
  let scheduler: OpenStateScheduler | undefined;
  const getScheduler = () => {
    scheduler ??= createOpenStateScheduler(deps, businessStore, store);
    return scheduler;
  };
  return { ...store, connect: () => getScheduler().connect() };
}
