import { createStore, type StoreApi } from 'zustand/vanilla';
import { isPaidOnline } from '../../domain/payment/payment-type.ts';
import { sessionStorageOf } from '../../lib/session-storage.ts';
import type { Stores } from '../create-stores.ts';
import { createOrdersStore } from '../orders/orders-store.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';
import { createPaymentFlow, NOTHING } from './payment-flow.ts';
import { payingKey } from './payment-key.ts';
import { createPaymentPages } from './payment-pages.ts';
import { createPoll } from './payment-poll.ts';
import type { Buy, PayingStatus, PaymentPage, PaymentState, Purchase } from './payment-store-state.ts';
import { browserWays } from './payment-window.ts';
import { isStale, type PendingPayment, persistedPayment } from './pending-payment.ts';
import { reportUnknownMethods } from './report-methods.ts';

export interface PaymentStore extends StoreApi<PaymentState> {
  connect(): () => void;
}

/** How often the window is looked at: nothing tells when it is closed. */
const LOOK_MS = 500;

/** Where a payment stands that an earlier visit left, as far as is known before the server was asked. */
const leftAt = ({ attempt, transaction }: PendingPayment): PayingStatus => {
  if (attempt || !transaction?.url) return 'unanswered';
  const { status } = transaction;
  return status === 'pending' || status === 'paid' || status === 'refunding' ? 'closed' : status;
};

/** Paying online (decisions, section 4), one purchase of a kind at a time: nothing is charged twice, whatever is repeated. */
const paymentStore =
  (kind: Purchase['kind']) =>
  (deps: StoreDeps, stores: Stores): PaymentStore => {
    const orders = stores.late(createOrdersStore);
    const saved = persistedPayment(deps, kind);
    const ways = deps.payments ?? browserWays;
    const pages = createPaymentPages(ways, storageKey(deps, `pay-${kind}`));
    /** Only a page of the backend's own may go: another has its visitor's work on it. */
    const of = (page: PaymentPage): PaymentPage => ({
      ...page,
      inPlace: page.inPlace && ways.origin() === deps.apiOrigin,
    });
    const visit = deps.visit ?? sessionStorageOf(globalThis.window);
    const markKey = payingKey(deps, kind);
    const poll = createPoll(deps.page, () => flow.check());
    let buy: Buy | null = null;

    const store = createStore<PaymentState>((set, get) => ({
      ...NOTHING,
      async open(purchase, asked) {
        const page = of(asked);
        pages.prepare(page);
        set({ ...NOTHING, status: 'opening' });
        if (purchase.kind === 'order') {
          const id = await purchase.place();
          const record = saved.load();
          if (record?.transaction && record.purchase.kind === 'order' && record.purchase.orderId === id)
            await flow.proceed(record, page);
          else {
            pages.shut();
            set(NOTHING);
          }
          return id;
        }
        const { packageId, paymentType } = purchase;
        const before = saved.load();
        const isSame =
          before?.purchase.kind === 'package' &&
          before.purchase.packageId === packageId &&
          before.paymentType === paymentType;
        buy = purchase.buy;
        await flow.ask(
          {
            purchase: { kind: 'package', packageId },
            ...{ orderKey: null, units: {}, eventId: null, paymentType, transaction: null },
            attempt: (isSame && before.attempt) || deps.newId(),
          },
          page,
          buy,
        );
        return null;
      },
      leave() {
        const { status, transaction } = get();
        if (status === 'leaving' && transaction?.url) ways.assign(transaction.url);
      },
      reopen(page) {
        const record = saved.load();
        if (!record?.transaction?.url) return;
        flow.show(pages.show(record.transaction.url, of(page)), record);
        poll.start();
      },
      async retry(asked, paymentType) {
        const page = of(asked);
        const record = saved.load();
        if (!record) return;
        const type = paymentType ?? record.paymentType;
        if (isPaidOnline(type)) pages.prepare(page);
        else pages.shut();
        const attempt = (record.paymentType === type && record.attempt) || deps.newId();
        await flow.ask({ ...record, paymentType: type, attempt }, page, buy);
      },
      check: () => flow.check(),
      giveUp: () => flow.giveUp(),
      take() {
        const record = saved.load();
        if (!record) return null;
        if (isStale(record, deps.now())) {
          saved.clear();
          return null;
        }
        if (get().status === 'idle' || get().status === 'paid') {
          flow.show(leftAt(record), record);
          void flow.check();
          poll.start();
        }
        return record.purchase;
      },
      stay() {
        visit.set(markKey, '1');
        return () => visit.remove(markKey);
      },
      dismiss() {
        if (get().status === 'paid' || get().status === 'refunded') set(NOTHING);
      },
    }));

    const flow = createPaymentFlow({
      ...{ deps, saved, pages, poll },
      get: store.getState,
      set: store.setState,
      placed: (order, record, forget) => orders.getState().paid(order, record, forget),
    });

    /** The window is gone: the customer has closed it, or it has closed itself. */
    const look = () => {
      if (store.getState().status !== 'waiting' || pages.isOpen()) return;
      store.setState({ status: 'closed' });
      void flow.check();
      poll.start();
    };
    let watching: ReturnType<typeof setInterval> | undefined;
    const watch = () => {
      const isOpen = store.getState().status === 'waiting';
      if (isOpen) watching ??= setInterval(look, LOOK_MS);
      else {
        clearInterval(watching);
        watching = undefined;
      }
    };
    const onPage = () => {
      if (deps.page.hidden()) return poll.stop();
      // Who comes back from the payment page by the browser's own way.
      if (store.getState().status === 'leaving') store.setState({ status: 'closed' });
      look();
      resume();
    };
    const resume = () => {
      if (!store.getState().purchase || !saved.load()) return;
      void flow.check();
      poll.start();
    };
    /** What another tab made of it. */
    const onNews = (record: PendingPayment | null) => {
      const { purchase, status } = store.getState();
      if (record) {
        flow.show(status === 'idle' || status === 'waiting' ? leftAt(record) : status, record);
        return resume();
      }
      poll.stop();
      if (status === 'paid' || !purchase) return;
      store.setState(NOTHING);
      if (purchase.kind === 'order') void orders.getState().load(purchase.orderId);
    };

    return {
      ...store,
      connect() {
        store.getState().take();
        watch();
        const stops = [
          store.subscribe(watch),
          saved.subscribe(onNews),
          deps.page.subscribe(onPage),
          reportUnknownMethods(deps, stores.business),
        ];
        globalThis.window?.addEventListener('online', resume);
        return () => {
          for (const stop of stops) stop();
          globalThis.window?.removeEventListener('online', resume);
          clearInterval(watching);
          watching = undefined;
          poll.stop();
        };
      },
    };
  };

/** Payments of orders, and of the wallet's packages. */
export const createOrderPayment = paymentStore('order');
export const createPackagePayment = paymentStore('package');
