import * as z from 'zod/mini';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isFinal, type OrderStatus } from '../../domain/orders/order-status.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import { isOwnSite } from '../business/own-site.ts';
import type { Stores } from '../create-stores.ts';
import { followOrder } from '../orders/follow-order.ts';
import { createOrdersStore } from '../orders/orders-store.ts';
import type { DeviceOrder } from '../orders/stored-orders.ts';
import { buildStorageKey, type StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';

// Notifications about running orders while the page is in the background. The orders come from the history on this
// device, and their status comes from the server. The device stores whether the customer wants notifications.

export interface OrderNotificationsState {
  /** True only on the business's own page, in a browser that supports notifications. */
  readonly isOffered: boolean;
  /** The browser's permission. `default` means that the customer has not been asked yet. */
  readonly permission: NotificationPermission;
  /** Whether the customer has switched notifications on and the browser allows them. */
  readonly isOn: boolean;
  /**
   * Switches notifications on or off. The browser may prompt the customer, so call it in the click handler. Never
   * rejects.
   */
  setEnabled(isEnabled: boolean): Promise<void>;
  /** Deletes the customer's setting. */
  forget(): void;
  /**
   * Calls `notify` when an order of this device changes while the page is hidden and notifications are on. Returns a
   * function that stops this.
   */
  watchOrders(notify: (order: DeviceOrder, status: OrderStatus) => void): () => void;
}

/** How many orders are followed at the same time. Each order takes a connection. */
const MAX_FOLLOWED_ORDERS = 3;
/** Maximum age of an order that is followed, in ms. */
const MAX_ORDER_AGE_MS = 24 * 3_600_000;
/** Makes `followOrder` continue while the page is hidden. */
const ALWAYS_VISIBLE_PAGE = { isHidden: () => false, subscribe: () => () => undefined };

export function createOrderNotifications(
  deps: StoreDeps,
  stores: Stores,
): StoreApi<OrderNotificationsState> & { connect(): () => void } {
  const savedSetting = createStoredValue({
    storage: deps.storage,
    key: buildStorageKey(deps, 'order-news'),
    version: 1,
    schema: z.boolean(),
  });
  const isOffered = 'Notification' in window && isOwnSite(deps.apiOrigin);
  const readPermission = (): NotificationPermission => (isOffered ? Notification.permission : 'denied');
  const readState = () => {
    const permission = readPermission();
    return { permission, isOn: permission === 'granted' && savedSetting.load() === true };
  };

  const store = createStore<OrderNotificationsState>((set) => ({
    isOffered,
    ...readState(),
    async setEnabled(isEnabled) {
      if (!isOffered) return;
      if (isEnabled && readPermission() === 'default')
        try {
          await Notification.requestPermission();
        } catch (error) {
          deps.reporter.report(error, { part: 'order notifications' });
        }
      savedSetting.save(isEnabled);
      set(readState());
    },
    forget() {
      savedSetting.clear();
      set(readState());
    },
    watchOrders(notify) {
      let currentController: AbortController | null = null;
      const followSingleOrder = (order: DeviceOrder, signal: AbortSignal) => {
        let lastStatus: OrderStatus | null = null;
        followOrder(
          { ...deps, page: ALWAYS_VISIBLE_PAGE },
          {
            branchId: order.branchId,
            orderId: order.id,
            signal,
            onUpdate({ status }) {
              // The customer saw the first status before the page was hidden.
              if (lastStatus !== null && lastStatus !== status) notify(order, status);
              lastStatus = status;
            },
          },
        );
      };
      const followRunningOrders = () => {
        currentController?.abort();
        currentController = null;
        if (!deps.page.isHidden() || !store.getState().isOn) return;
        const controller = new AbortController();
        currentController = controller;
        const isRunning = ({ status, placedAt }: DeviceOrder) =>
          !isFinal(status) && deps.now() - placedAt < MAX_ORDER_AGE_MS;
        const runningOrders = stores.getOrCreateStore(createOrdersStore).getState().history.filter(isRunning);
        for (const order of runningOrders.slice(0, MAX_FOLLOWED_ORDERS))
          followSingleOrder(order, controller.signal);
      };
      const stop = deps.page.subscribe(followRunningOrders);
      return () => {
        stop();
        currentController?.abort();
      };
    },
  }));
  return {
    ...store,
    // The permission may have changed in the browser, and the setting may have changed in another tab.
    connect() {
      const refresh = () => store.setState(readState());
      const cleanups = [savedSetting.subscribe(refresh), deps.page.subscribe(refresh)];
      return () => {
        for (const stop of cleanups) stop();
      };
    },
  };
}

export const useOrderNotifications = createStoreHook((stores) =>
  stores.getOrCreateStore(createOrderNotifications),
);
