import { createStore, type StoreApi } from 'zustand/vanilla';
import { separatePaymentMethods } from '../../domain/payment/payment-methods.ts';
import { isPaidOnline } from '../../domain/payment/payment-type.ts';
import { createSessionStorage } from '../../lib/session-storage.ts';
import type { BusinessStore } from '../business/business-store.ts';
import type { Stores } from '../create-stores.ts';
import { createOrdersStore } from '../orders/orders-store.ts';
import { buildStorageKey, type StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';
import { createPaymentFlow, createPoll, NO_PAYMENT } from './payment-flow.ts';
import { buildTabPaymentKey } from './payment-keys.ts';
import type {
  BuyPackage,
  PaymentFlowStatus,
  PaymentPageOptions,
  PaymentState,
  Purchase,
} from './payment-state.ts';
import { browserNavigation, createPurchaseWindow } from './payment-window.ts';
import { createPaymentStorage, isStale, type PendingPayment } from './pending-payment.ts';

// Online payment of orders and wallet packages (decisions, section 4). The server opens a page at the payment provider.
// This store shows that page and polls the server until the payment has arrived. Nothing is charged twice: each attempt
// has a key, and the record of an open payment is stored on the device.

export interface PaymentStore extends StoreApi<PaymentState> {
  connect(): () => void;
}

/** How often the store checks whether the payment window is open, in ms. No event fires when it is closed. */
const WINDOW_CHECK_MS = 500;

/** The status of a stored payment until the server responds. */
const toInitialStatus = ({ attempt, transaction }: PendingPayment): PaymentFlowStatus => {
  if (attempt || !transaction?.url) return 'unanswered';
  const { status } = transaction;
  return status === 'pending' || status === 'paid' || status === 'refunding' ? 'closed' : status;
};

/** Reports payment methods that this app does not support. Returns a function that stops this. */
function reportUnknownMethods({ reporter }: StoreDeps, businessStore: BusinessStore): () => void {
  let lastReportedCodes = '';
  const report = () => {
    const { unknownCodes } = separatePaymentMethods(businessStore.getState().business?.paymentMethods ?? []);
    if (!unknownCodes.length || lastReportedCodes === `${unknownCodes}`) return;
    lastReportedCodes = `${unknownCodes}`;
    reporter.report(new Error(`Unknown payment methods: ${unknownCodes}`), { part: 'payment' });
  };
  report();
  return businessStore.subscribe(report);
}

/**
 * Returns a function that creates the payment store for one kind of purchase. The store handles one purchase at a time.
 */
const definePaymentStore =
  (kind: Purchase['kind']) =>
  (deps: StoreDeps, stores: Stores): PaymentStore => {
    const orders = stores.getOrCreateStore(createOrdersStore);
    const savedPayment = createPaymentStorage(deps, kind);
    const navigation = deps.paymentNavigation ?? browserNavigation;
    const purchaseWindow = createPurchaseWindow(navigation, buildStorageKey(deps, `pay-${kind}`));
    /** Only a hosted page may navigate away. On a host page, navigation could discard the visitor's work. */
    const restrictNavigation = (pageOptions: PaymentPageOptions): PaymentPageOptions => ({
      ...pageOptions,
      usesSamePage: pageOptions.usesSamePage && navigation.getOrigin() === deps.apiOrigin,
    });
    const tabStorage = deps.tabStorage ?? createSessionStorage(globalThis.window);
    const tabKey = buildTabPaymentKey(deps, kind);
    const poll = createPoll(deps.page, () => flow.check());
    let buyPackage: BuyPackage | null = null;

    const store = createStore<PaymentState>((set, get) => ({
      ...NO_PAYMENT,
      async open(purchase, requestedOptions) {
        const pageOptions = restrictNavigation(requestedOptions);
        purchaseWindow.prepare(pageOptions);
        set({ ...NO_PAYMENT, status: 'opening' });
        if (purchase.kind === 'order') {
          const id = await purchase.placeOrder();
          const record = savedPayment.load();
          if (record?.transaction && record.purchase.kind === 'order' && record.purchase.orderId === id)
            await flow.showPage(record, pageOptions);
          else {
            purchaseWindow.close();
            set(NO_PAYMENT);
            // An earlier order may still be waiting for its payment.
            get().resume();
          }
          return id;
        }
        const { packageId, paymentType } = purchase;
        const storedPayment = savedPayment.load();
        const isSamePurchase =
          storedPayment?.purchase.kind === 'package' &&
          storedPayment.purchase.packageId === packageId &&
          storedPayment.paymentType === paymentType;
        buyPackage = purchase.buy;
        await flow.requestPage(
          {
            purchase: { kind: 'package', packageId },
            orderKey: null,
            units: {},
            eventId: null,
            paymentType,
            transaction: null,
            attempt: (isSamePurchase && storedPayment.attempt) || deps.createId(),
          },
          pageOptions,
          buyPackage,
        );
        return null;
      },
      leave() {
        const { status, transaction } = get();
        if (status === 'leaving' && transaction?.url) navigation.assign(transaction.url);
      },
      reopen(pageOptions) {
        const record = savedPayment.load();
        if (!record?.transaction?.url) return;
        flow.showStatus(
          purchaseWindow.reopen(record.transaction.url, restrictNavigation(pageOptions)),
          record,
        );
        poll.start();
      },
      async retry(requestedOptions, paymentType) {
        const pageOptions = restrictNavigation(requestedOptions);
        const record = savedPayment.load();
        if (!record) return;
        const newPaymentType = paymentType ?? record.paymentType;
        if (isPaidOnline(newPaymentType)) purchaseWindow.prepare(pageOptions);
        else purchaseWindow.close();
        const attemptKey = (record.paymentType === newPaymentType && record.attempt) || deps.createId();
        await flow.requestPage(
          { ...record, paymentType: newPaymentType, attempt: attemptKey },
          pageOptions,
          buyPackage,
        );
      },
      check: () => flow.check(),
      cancel: () => flow.cancel(),
      resume() {
        const record = savedPayment.load();
        if (!record) return null;
        if (isStale(record, deps.now())) {
          savedPayment.clear();
          return null;
        }
        if (get().status === 'idle' || get().status === 'paid') {
          flow.showStatus(toInitialStatus(record), record);
          void flow.check();
          poll.start();
        }
        return record.purchase;
      },
      markTab() {
        tabStorage.set(tabKey, '1');
        return () => tabStorage.remove(tabKey);
      },
      dismiss() {
        if (get().status === 'paid' || get().status === 'refunded') set(NO_PAYMENT);
      },
    }));

    const flow = createPaymentFlow({
      deps,
      savedPayment,
      purchaseWindow,
      poll,
      get: store.getState,
      set: store.setState,
      completeOrder: (order, record, forgetPayment) =>
        orders.getState().completePaidOrder(order, record, forgetPayment),
    });

    /** Detects that the payment window has been closed. */
    const checkWindow = () => {
      if (store.getState().status !== 'waiting' || purchaseWindow.isOpen()) return;
      store.setState({ status: 'closed' });
      void flow.check();
      poll.start();
    };
    let windowTimer: ReturnType<typeof setInterval> | undefined;
    const watchWindow = () => {
      const isWaiting = store.getState().status === 'waiting';
      if (isWaiting) windowTimer ??= setInterval(checkWindow, WINDOW_CHECK_MS);
      else {
        clearInterval(windowTimer);
        windowTimer = undefined;
      }
    };
    const onVisibilityChange = () => {
      if (deps.page.isHidden()) return poll.stop();
      // The customer has returned from the payment page with the browser's back button.
      if (store.getState().status === 'leaving') store.setState({ status: 'closed' });
      checkWindow();
      restartPolling();
    };
    const restartPolling = () => {
      if (!store.getState().purchase || !savedPayment.load()) return;
      void flow.check();
      poll.start();
    };
    /** Applies a change that another tab has made to the stored payment. */
    const applyStoredPayment = (record: PendingPayment | null) => {
      const { purchase, status } = store.getState();
      if (record) {
        flow.showStatus(status === 'idle' || status === 'waiting' ? toInitialStatus(record) : status, record);
        return restartPolling();
      }
      poll.stop();
      if (status === 'paid' || !purchase) return;
      store.setState(NO_PAYMENT);
      if (purchase.kind === 'order') void orders.getState().load(purchase.orderId);
    };

    return {
      ...store,
      connect() {
        store.getState().resume();
        watchWindow();
        const cleanups = [
          store.subscribe(watchWindow),
          savedPayment.subscribe(applyStoredPayment),
          deps.page.subscribe(onVisibilityChange),
          reportUnknownMethods(deps, stores.business),
        ];
        globalThis.window?.addEventListener('online', restartPolling);
        return () => {
          for (const stop of cleanups) stop();
          globalThis.window?.removeEventListener('online', restartPolling);
          clearInterval(windowTimer);
          windowTimer = undefined;
          poll.stop();
        };
      },
    };
  };

export const createOrderPayment = definePaymentStore('order');
export const createPackagePayment = definePaymentStore('package');

export const useOrderPayment = createStoreHook((stores) => stores.getOrCreateStore(createOrderPayment));
export const usePackagePayment = createStoreHook((stores) => stores.getOrCreateStore(createPackagePayment));
