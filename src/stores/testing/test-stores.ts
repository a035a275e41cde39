import { createClient } from '../../api/client/api-client.ts';
import { restaurantBody, shiftsBody } from '../../api/testing/wire-examples.ts';
import { createMemoryStorage } from '../../lib/storage.ts';
import { createStores } from '../create-stores.ts';
import { createOrdersStore } from '../orders/orders-store.ts';
import type { ServerTime, StoreDeps } from '../store-deps.ts';

export { createSharedMemory as createSharedStorage } from '../../lib/shared-memory.ts';

export interface SentRequest {
  readonly path: string;
  readonly body: unknown;
  readonly idempotencyKey: string | null;
  readonly orderKey: string | null;
}

/** A response, or a lost connection. */
type FakeReply = { readonly status?: number; readonly body: unknown } | 'lost';
type FakeRoute = FakeReply | ((request: SentRequest) => FakeReply | Promise<FakeReply>);

/** A fake page that tests can hide and show. */
function createFakePage() {
  const listeners = new Set<() => void>();
  let isHidden = false;
  return {
    isHidden: () => isHidden,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setHidden(isPageHidden: boolean) {
      isHidden = isPageHidden;
      for (const listener of [...listeners]) listener();
    },
    listeners,
  };
}

/** The number in the last created id. All elements share it, so that no two create the same id. */
let lastId = 0;

/** The stores of one element with a fake backend. Each request uses the route with the longest matching path prefix. */
export function createTestStores(
  extraRoutes: Record<string, FakeRoute> = {},
  overrides: Partial<StoreDeps> = {},
) {
  const routes: Record<string, FakeRoute> = {
    'webapp/v5/restaurant/': { body: restaurantBody() },
    'webapp/v5/shifts/': { body: shiftsBody() },
    ...extraRoutes,
  };
  const requests: SentRequest[] = [];
  const reportedErrors: unknown[] = [];
  const page = createFakePage();
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request: SentRequest = {
      path: String(input).replace('https://api.test/', ''),
      body: init?.body ? JSON.parse(String(init.body)) : undefined,
      idempotencyKey: new Headers(init?.headers).get('Idempotency-Key'),
      orderKey: new Headers(init?.headers).get('Order-Key'),
    };
    requests.push(request);
    const prefix = Object.keys(routes)
      .filter((key) => request.path.startsWith(key))
      .sort((a, b) => b.length - a.length)[0];
    const route = routes[prefix ?? ''] ?? {
      status: 404,
      body: { error: 1, code: 'not_found', message: 'None' },
    };
    const reply = typeof route === 'function' ? await route(request) : route;
    if (init?.signal?.aborted) throw new DOMException('', 'AbortError');
    if (reply === 'lost') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(reply.body), { status: reply.status ?? 200 });
  };
  let clock: ServerTime = Date;
  const reporter = { report: (error: unknown) => void reportedErrors.push(error) };
  const deps: StoreDeps = {
    client: createClient({
      baseUrl: 'https://api.test',
      fetch,
      getLocale: () => 'en',
      getToken: () => null,
      now: () => new Date(clock.now()),
      onResponse: (...response) => clock.recordResponse?.(...response),
      reporter,
      getRandom: () => 0,
    }),
    storage: createMemoryStorage(),
    now: () => clock.now(),
    setClock(serverClock) {
      clock = serverClock;
    },
    createId: () => `id-${++lastId}`,
    referenceId: 'demo',
    apiOrigin: '',
    reporter,
    page,
    ...overrides,
  };
  const stores = createStores(deps);
  const listRequestsTo = (prefix: string) => requests.filter(({ path }) => path.startsWith(prefix));
  return {
    ...stores,
    orders: stores.getOrCreateStore(createOrdersStore),
    deps,
    routes,
    requests,
    listRequestsTo,
    reportedErrors,
    page,
  };
}

export const buildItemChoice = (itemId: string, count = 1, note = '') => ({
  itemId,
  priceLabelId: null,
  modifiers: [],
  note,
  count,
});
