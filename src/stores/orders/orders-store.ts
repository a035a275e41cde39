import { createStore, type StoreApi } from 'zustand/vanilla';
import { once } from '../../lib/once.ts';
import { orderPlaced } from '../checkout/order-placed.ts';
import type { Stores } from '../create-stores.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';
import type { Attempt, OrdersState, OrderTools } from './orders-state.ts';
import { persistedHistory, persistedRatingIds, withOrder, withRatingId } from './stored-orders.ts';

export interface OrdersStore extends StoreApi<OrdersState> {
  /** Shares the history with other elements and tabs. Returns the way to stop. */
  connect(): () => void;
}

export function createOrdersStore(
  deps: StoreDeps,
  { business: businessStore, cart: cartStore }: Stores,
): OrdersStore {
  const saved = persistedHistory(deps);
  const savedRatings = persistedRatingIds(deps);
  let running: Promise<string | null> | null = null;

  const store = createStore<OrdersState>((set, get) => {
    const tools: OrderTools = {
      deps,
      businessStore,
      cartStore,
      get,
      set,
      note(order) {
        // Read anew: another tab may have placed one.
        const history = withOrder(saved.load() ?? [], order);
        saved.save(history);
        set({ history });
      },
      noteRating(id) {
        const ratingIds = withRatingId(savedRatings.load() ?? [], id);
        savedRatings.save(ratingIds);
        set({ ratingIds });
      },
    };
    const placer = once(async () => {
      const [{ createPlacer }, reconciler] = await Promise.all([
        import('../checkout/order-placing.ts'),
        cartStore.server(),
      ]);
      return createPlacer(tools, reconciler);
    });
    const viewer = once(async () => (await import('./view-order.ts')).createViewer(tools));

    type View = Awaited<ReturnType<typeof viewer>>;
    const attempt = (act: (view: View) => Promise<Attempt>): Promise<Attempt> =>
      viewer().then(act, () => 'failed');
    /** Runs until the returned function is called. */
    const during = (run: (view: View, signal: AbortSignal) => unknown): (() => void) => {
      const controller = new AbortController();
      viewer().then(
        (view) => run(view, controller.signal),
        (error) => deps.reporter.report(error, { part: 'order' }),
      );
      return () => controller.abort();
    };

    /** One order at a time, however often it is asked for. */
    const alone = (run: (flow: Awaited<ReturnType<typeof placer>>) => Promise<string | null>) => {
      running ??= (async () => {
        set({ placing: { status: 'placing' } });
        try {
          return await run(await placer());
        } catch (error) {
          // The flow answers for what it sends; what is left is its code not arriving.
          deps.reporter.report(error, { part: 'placing' });
          set({ placing: { status: 'unanswered' } });
          return null;
        } finally {
          running = null;
        }
      })();
      return running;
    };

    return {
      history: saved.load() ?? [],
      forget() {
        saved.clear();
        savedRatings.clear();
        set({ history: [], ratingIds: [] });
      },
      placing: { status: deps.storage.get(storageKey(deps, 'pending-order')) ? 'unanswered' : 'idle' },
      prepare() {
        placer().catch(() => undefined);
      },
      async review() {
        await placer();
        await cartStore.getState().reconcile();
      },
      place: () => alone((flow) => flow.place()),
      retry: () => alone((flow) => flow.place()),
      resume: async () => (get().placing.status === 'unanswered' ? alone((flow) => flow.resume()) : null),
      abandon() {
        if (get().placing.status !== 'unanswered') return;
        deps.storage.remove(storageKey(deps, 'pending-order'));
        set({ placing: { status: 'idle' } });
      },
      acceptQuote() {
        const { placing } = get();
        return placing.status === 'stale'
          ? alone((flow) => flow.place({ total: placing.quote.total, wallet: placing.quote.wallet }))
          : Promise.resolve(null);
      },
      dismiss() {
        if (['refused', 'stale'].includes(get().placing.status)) set({ placing: { status: 'idle' } });
        cartStore.getState().acceptDifference();
      },
      paid: (...placed) => orderPlaced(tools, ...placed),
      order: null,
      orderStatus: 'idle',
      orderError: null,
      async load(id) {
        try {
          await (await viewer()).load(id);
        } catch (error) {
          deps.reporter.report(error, { part: 'order' });
          set({ orderStatus: 'error', orderError: null });
        }
      },
      arrive: (note) =>
        viewer().then(
          (view) => view.arrive(note),
          () => false,
        ),
      cancel: () => attempt((view) => view.cancel()),
      rate: (rate, comment) => attempt((view) => view.rate(rate, comment)),
      ratingIds: savedRatings.load() ?? [],
      dismissRating: tools.noteRating,
      standing: {},
      watchAll: (orders) => during((view, signal) => view.watchAll(orders, signal)),
      follow: (id) => during((view, signal) => view.follow(id, signal)),
    };
  });

  return {
    ...store,
    connect() {
      const show = (history: OrdersState['history'] | null) => store.setState({ history: history ?? [] });
      show(saved.load());
      return saved.subscribe(show);
    },
  };
}
