import { createStore, type StoreApi } from 'zustand/vanilla';
import { once } from '../../lib/once.ts';
import { locateKey } from '../../lib/stored-value.ts';
import { buildPendingOrderKey, completeOrder } from '../checkout/complete-order.ts';
import type { Stores } from '../create-stores.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createStoreHook } from '../stores-context.tsx';
import type { OrderInternals, OrdersState } from './orders-state.ts';
import { addOrder, addRatingId, createHistoryStorage, createRatingIdStorage } from './stored-orders.ts';

// The customer's orders: the order being placed, the order on screen, and the history on this device. Orders come from
// the server. The code that places an order and the code that shows an order are lazy chunks.

export interface OrdersStore extends StoreApi<OrdersState> {
  /** Syncs the history with other elements and tabs. Returns a function that stops this. */
  connect(): () => void;
}

export function createOrdersStore(
  deps: StoreDeps,
  { business: businessStore, cart: cartStore, shop: shopStore }: Stores,
): OrdersStore {
  const savedHistory = createHistoryStorage(deps);
  const savedRatingIds = createRatingIdStorage(deps);
  const getPendingOrderKey = () => locateKey(deps.storage, buildPendingOrderKey(deps), deps.apiOrigin);
  let currentRun: Promise<string | null> | null = null;

  const store = createStore<OrdersState>((set, get) => {
    const internals: OrderInternals = {
      deps,
      businessStore,
      cartStore,
      shopStore,
      get,
      set,
      saveOrder(order) {
        // Another tab may have placed an order, so start from the stored list.
        const history = addOrder(savedHistory.load() ?? [], order);
        savedHistory.save(history);
        set({ history });
      },
      saveRatingId(id) {
        const answeredRatingIds = addRatingId(savedRatingIds.load() ?? [], id);
        savedRatingIds.save(answeredRatingIds);
        set({ answeredRatingIds });
      },
    };
    const loadPlacer = once(async () => {
      const [{ createOrderPlacer }, revalidator] = await Promise.all([
        import('../checkout/place-order.ts'),
        cartStore.loadRevalidator(),
      ]);
      return createOrderPlacer(internals, revalidator);
    });
    const loadViewer = once(async () => (await import('./view-order.ts')).createViewer(internals));

    type View = Awaited<ReturnType<typeof loadViewer>>;
    const change = <Result>(run: (view: View) => Promise<Result>): Promise<Result | 'failed'> =>
      loadViewer().then(run, () => 'failed' as const);
    /** Calls `run` with a signal that aborts when the returned function is called. */
    const runUntilStopped = (run: (view: View, signal: AbortSignal) => unknown): (() => void) => {
      const controller = new AbortController();
      loadViewer().then(
        (view) => run(view, controller.signal),
        (error) => deps.reporter.report(error, { part: 'order' }),
      );
      return () => controller.abort();
    };

    /** Places one order at a time. A call while an order is being placed returns the promise of that order. */
    const runOnce = (run: (flow: Awaited<ReturnType<typeof loadPlacer>>) => Promise<string | null>) => {
      currentRun ??= (async () => {
        set({ placement: { status: 'placing' } });
        try {
          return await run(await loadPlacer());
        } catch (error) {
          // The placer handles request errors, so this error means that its code could not be loaded.
          deps.reporter.report(error, { part: 'placing' });
          set({ placement: { status: 'unanswered' } });
          return null;
        } finally {
          currentRun = null;
        }
      })();
      return currentRun;
    };

    return {
      history: savedHistory.load() ?? [],
      forget() {
        savedHistory.clear();
        savedRatingIds.clear();
        set({ history: [], answeredRatingIds: [] });
      },
      orderOfOtherTab: null,
      dismissOrderOfOtherTab: () => set({ orderOfOtherTab: null }),
      placement: { status: deps.storage.get(getPendingOrderKey()) ? 'unanswered' : 'idle' },
      sentOrder: null,
      prepare() {
        loadPlacer().catch(() => undefined);
      },
      async review() {
        await loadPlacer();
        await cartStore.getState().revalidate();
      },
      placeOrder: () => runOnce((flow) => flow.placeOrder()),
      retry: () => runOnce((flow) => flow.retry()),
      resume: async () => (get().placement.status === 'unanswered' ? runOnce((flow) => flow.resume()) : null),
      startSecondOrder: () => runOnce((flow) => flow.startSecondOrder()),
      abandon() {
        if (get().placement.status !== 'unanswered') return;
        deps.storage.remove(getPendingOrderKey());
        set({ placement: { status: 'idle' }, sentOrder: null });
      },
      acceptQuote() {
        const { placement } = get();
        return placement.status === 'stale'
          ? runOnce((flow) => flow.placeOrder(placement.quote))
          : Promise.resolve(null);
      },
      dismiss() {
        if (['refused', 'stale'].includes(get().placement.status)) set({ placement: { status: 'idle' } });
        cartStore.getState().acceptPriceChange();
      },
      completePaid: (...completed) => completeOrder(internals, ...completed),
      order: null,
      orderStatus: 'idle',
      orderError: null,
      async load(id) {
        try {
          await (await loadViewer()).load(id);
        } catch (error) {
          deps.reporter.report(error, { part: 'order' });
          set({ orderStatus: 'error', orderError: null });
        }
      },
      reportArrival: (note) =>
        loadViewer().then(
          (view) => view.arrive(note),
          () => false,
        ),
      cancel: () => change((view) => view.cancel()),
      rate: (rate, comment) => change((view) => view.rate(rate, comment)),
      answeredRatingIds: savedRatingIds.load() ?? [],
      dismissRating: internals.saveRatingId,
      statuses: {},
      watchAll: (orders) => runUntilStopped((view, signal) => view.watchAll(orders, signal)),
      follow: (id) => runUntilStopped((view, signal) => view.follow(id, signal)),
    };
  });

  return {
    ...store,
    connect() {
      const show = (storedHistory: OrdersState['history'] | null) => {
        const history = storedHistory ?? [];
        const { history: before, orderOfOtherTab } = store.getState();
        const [latestOrder] = history;
        const isNew = latestOrder && !before.some(({ id }) => id === latestOrder.id);
        store.setState({ history, orderOfOtherTab: isNew ? latestOrder : orderOfOtherTab });
      };
      show(savedHistory.load());
      return savedHistory.subscribe(show);
    },
  };
}

export const useOrders = createStoreHook((stores) => stores.getOrCreateStore(createOrdersStore));
