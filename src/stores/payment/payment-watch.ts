import { createSessionStorage } from '../../lib/session-storage.ts';
import { locateKey } from '../../lib/stored-value.ts';
import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';
import { buildPaymentKey, buildTabPaymentKey } from './payment-keys.ts';
import type { Purchase } from './payment-state.ts';

export interface PaymentWatch {
  connect(): () => void;
  /** Whether an order of this device waits for its payment. */
  hasUnpaidOrder(): boolean;
  /**
   * Returns the id of the order whose payment this tab showed before a reload. Null if that payment is no longer open,
   * and on every later call.
   */
  takeInterruptedOrderId(): Promise<string | null>;
}

/** Continues payments that an earlier visit left open. Keep this file small, because every visit loads it. */
export function createPaymentWatch(deps: StoreDeps, stores: Stores): PaymentWatch {
  const hasStoredPayment = (kind: Purchase['kind']) => {
    const key = locateKey(deps.storage, buildPaymentKey(deps, kind), deps.apiOrigin);
    return deps.storage.get(key) !== null;
  };
  const loadPaymentStore = () => import('./payment-store.ts');
  return {
    connect() {
      const resume = async () => {
        if (!hasStoredPayment('order') && !hasStoredPayment('package')) return;
        const { createOrderPayment, createPackagePayment } = await loadPaymentStore();
        if (hasStoredPayment('order')) stores.getOrCreateStore(createOrderPayment);
        if (hasStoredPayment('package')) stores.getOrCreateStore(createPackagePayment);
      };
      resume().catch((error) => deps.reporter.report(error, { part: 'payment' }));
      return () => undefined;
    },
    hasUnpaidOrder: () => hasStoredPayment('order'),
    async takeInterruptedOrderId() {
      const tabStorage = deps.tabStorage ?? createSessionStorage(globalThis.window);
      const tabKey = buildTabPaymentKey(deps, 'order');
      const wasPaymentShown = tabStorage.get(tabKey) !== null;
      tabStorage.remove(tabKey);
      if (!wasPaymentShown || !hasStoredPayment('order')) return null;
      const { createOrderPayment } = await loadPaymentStore();
      const purchase = stores.getOrCreateStore(createOrderPayment).getState().resume();
      return purchase?.kind === 'order' ? purchase.orderId : null;
    },
  };
}
