import { sessionStorageOf } from '../../lib/session-storage.ts';
import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';
import { payingKey, paymentKey } from './payment-key.ts';
import type { Purchase } from './payment-store-state.ts';

export interface PaymentWatch {
  connect(): () => void;
  /** The order whose payment this tab showed when it was reloaded, if that is under way still; told once. */
  left(): Promise<string | null>;
}

/** Goes on with payments that an earlier visit left under way. Small, since every visit asks. */
export function createPaymentWatch(deps: StoreDeps, stores: Stores): PaymentWatch {
  const isLeft = (kind: Purchase['kind']) => deps.storage.get(paymentKey(deps, kind)) !== null;
  const load = () => import('./payment-store.ts');
  return {
    connect() {
      const goOn = async () => {
        if (!isLeft('order') && !isLeft('package')) return;
        const { createOrderPayment, createPackagePayment } = await load();
        if (isLeft('order')) stores.late(createOrderPayment);
        if (isLeft('package')) stores.late(createPackagePayment);
      };
      goOn().catch((error) => deps.reporter.report(error, { part: 'payment' }));
      return () => undefined;
    },
    async left() {
      const visit = deps.visit ?? sessionStorageOf(globalThis.window);
      const mark = payingKey(deps, 'order');
      const wasShown = visit.get(mark) !== null;
      visit.remove(mark);
      if (!wasShown || !isLeft('order')) return null;
      const { createOrderPayment } = await load();
      const purchase = stores.late(createOrderPayment).getState().take();
      return purchase?.kind === 'order' ? purchase.orderId : null;
    },
  };
}
