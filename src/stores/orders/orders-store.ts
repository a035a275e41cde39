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
      saveAnsweredRatingId(id) {
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

    type Viewer = Awaited<ReturnType<typeof loadViewer>>;
    const changeOrder = <Result>(run: (viewer: Viewer) => Promise<Result>): Promise<Result | 'failed'> =>
      loadViewer().then(run, () => 'failed' as const);
    /** Calls `run` with a signal that aborts when the returned function is called. */
    const runUntilStopped = (run: (viewer: Viewer, signal: AbortSignal) => unknown): (() => void) => {
      const controller = new AbortController();
      loadViewer().then(
        (viewer) => run(viewer, controller.signal),
        (error) => deps.reporter.report(error, { part: 'order' }),
      );
      return () => controller.abort();
    };

    /** Places one order at a time. A call while an order is being placed returns the promise of that order. */
    const runOnce = (run: (placer: Awaited<ReturnType<typeof loadPlacer>>) => Promise<string | null>) => {
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
      preloadPlacer() {
        loadPlacer().catch(() => undefined);
      },
      async checkPrice() {
        await loadPlacer();
        await cartStore.getState().revalidate();
      },
      placeOrder: () => runOnce((placer) => placer.placeOrder()),
      retry: () => runOnce((placer) => placer.retry()),
      resume: async () =>
        get().placement.status === 'unanswered' ? runOnce((placer) => placer.resume()) : null,
      startSecondOrder: () => runOnce((placer) => placer.startSecondOrder()),
      abandon() {
        if (get().placement.status !== 'unanswered') return;
        deps.storage.remove(getPendingOrderKey());
        set({ placement: { status: 'idle' }, sentOrder: null });
      },
      acceptQuote() {
        const { placement } = get();
        return placement.status === 'stale'
          ? runOnce((placer) => placer.placeOrder(placement.quote))
          : Promise.resolve(null);
      },
      dismiss() {
        if (['refused', 'stale'].includes(get().placement.status)) set({ placement: { status: 'idle' } });
        cartStore.getState().acceptPriceChange();
      },
      completePaidOrder: (...paidOrder) => completeOrder(internals, ...paidOrder),
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
          (viewer) => viewer.reportArrival(note),
          () => false,
        ),
      cancel: () => changeOrder((viewer) => viewer.cancel()),
      rate: (rating, comment) => changeOrder((viewer) => viewer.rate(rating, comment)),
      answeredRatingIds: savedRatingIds.load() ?? [],
      dismissRating: internals.saveAnsweredRatingId,
      statuses: {},
      watchOrders: (orders) => runUntilStopped((viewer, signal) => viewer.watchOrders(orders, signal)),
      follow: (id) => runUntilStopped((viewer, signal) => viewer.follow(id, signal)),
    };
  });

  return {
    ...store,
    connect() {
      const applyHistory = (storedHistory: OrdersState['history'] | null) => {
        const history = storedHistory ?? [];
        const { history: previousHistory, orderOfOtherTab } = store.getState();
        const [latestOrder] = history;
        const isNew = latestOrder && !previousHistory.some(({ id }) => id === latestOrder.id);
        store.setState({ history, orderOfOtherTab: isNew ? latestOrder : orderOfOtherTab });
      };
      applyHistory(savedHistory.load());
      return savedHistory.subscribe(applyHistory);
    },
  };
}

export const useOrders = createStoreHook((stores) => stores.getOrCreateStore(createOrdersStore));
