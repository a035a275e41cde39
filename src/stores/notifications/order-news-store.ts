import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isFinal, type OrderStatus } from '../../domain/orders/order-status.ts';
import { persisted } from '../../lib/persisted.ts';
import { isOwnSite } from '../business/own-site.ts';
import type { Stores } from '../create-stores.ts';
import { followOrder } from '../orders/follow-order.ts';
import { createOrdersStore } from '../orders/orders-store.ts';
import type { DeviceOrder } from '../orders/stored-orders.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';

export interface OrderNewsState {
  /** Whether the customer can have them at all: on the business's own page only, in a browser that can tell. */
  readonly isOffered: boolean;
  /** As the browser has it: `default` is not asked yet. */
  readonly permission: NotificationPermission;
  /** Wished for and allowed. */
  readonly isOn: boolean;
  /** Turning on asks the browser, which asks the customer: to be called on a press. Never rejects. */
  turn(on: boolean): Promise<void>;
  forget(): void;
  /**
   * Calls `tell` whenever an order of this device goes on while the page is hidden and news are on. Returns the way to stop.
   */
  watch(tell: (order: DeviceOrder, status: OrderStatus) => void): () => void;
}

/** Orders this many at most are followed: each takes a line to the server. */
const MOST = 3;
/** After this, in ms, an order of which nothing was heard is history. */
const FRESH = 24 * 3_600_000;
/** Followed as if it were looked at. */
const AWAKE = { hidden: () => false, subscribe: () => () => undefined };

/** News of running orders while their page is in the background. */
export function createOrderNewsStore(
  deps: StoreDeps,
  stores: Stores,
): StoreApi<OrderNewsState> & { connect(): () => void } {
  const saved = persisted({
    storage: deps.storage,
    key: storageKey(deps, 'order-news'),
    version: 1,
    schema: z.boolean(),
  });
  const isOffered = 'Notification' in window && isOwnSite(deps.apiOrigin);
  const permissionNow = (): NotificationPermission => (isOffered ? Notification.permission : 'denied');
  const now = () => {
    const permission = permissionNow();
    return { permission, isOn: permission === 'granted' && saved.load() === true };
  };

  const store = createStore<OrderNewsState>((set) => ({
    isOffered,
    ...now(),
    async turn(on) {
      if (!isOffered) return;
      if (on && permissionNow() === 'default')
        try {
          await Notification.requestPermission();
        } catch (error) {
          deps.reporter.report(error, { part: 'order news' });
        }
      saved.save(on);
      set(now());
    },
    forget() {
      saved.clear();
      set(now());
    },
    watch(tell) {
      let following: AbortController | null = null;
      const follow = (order: DeviceOrder, signal: AbortSignal) => {
        let last: OrderStatus | null = null;
        followOrder(
          { ...deps, page: AWAKE },
          {
            branchId: order.branch_id,
            orderId: order.id,
            signal,
            onEvents({ status }) {
              // What is heard first was there when the customer last looked.
              if (last !== null && last !== status) tell(order, status);
              last = status;
            },
          },
        );
      };
      const look = () => {
        following?.abort();
        following = null;
        if (!deps.page.hidden() || !store.getState().isOn) return;
        const controller = new AbortController();
        following = controller;
        const isRunning = ({ status, placed_at }: DeviceOrder) =>
          !isFinal(status) && deps.now() - Date.parse(placed_at) < FRESH;
        const running = stores.late(createOrdersStore).getState().history.filter(isRunning);
        for (const order of running.slice(0, MOST)) follow(order, controller.signal);
      };
      const stop = deps.page.subscribe(look);
      return () => {
        stop();
        following?.abort();
      };
    },
  }));
  return {
    ...store,
    // The permission may have been changed in the browser meanwhile, the wish in another tab.
    connect() {
      const look = () => store.setState(now());
      const stops = [saved.subscribe(look), deps.page.subscribe(look)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
