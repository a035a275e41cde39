import { createClient } from '../../api/client/api-client.ts';
import { restaurantBody, shiftsBody } from '../../api/testing/wire-examples.ts';
import { type KeyValueStorage, memoryStorage } from '../../lib/storage.ts';
import { createStores } from '../create-stores.ts';
import { createOrdersStore } from '../orders/orders-store.ts';
import type { ServerTime, StoreDeps } from '../store-deps.ts';

export interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly key: string | null;
  readonly orderKey: string | null;
}

/** An answer, or how the connection behaves instead. */
type Reply = { readonly status?: number; readonly body: unknown } | 'lost';
type Route = Reply | ((sent: Sent) => Reply | Promise<Reply>);

/** A storage like the browser's: what one element writes, the others on it hear; when, `hand` decides. */
export function sharedStorage(hand: (hear: () => void) => void = (hear) => hear()) {
  const memory = memoryStorage();
  const listeners = new Set<{ owner: object; listener: Parameters<KeyValueStorage['subscribe']>[0] }>();
  return (): KeyValueStorage => {
    const owner = {};
    const tell = (key: string, value: string | null) => {
      for (const entry of listeners) if (entry.owner !== owner) hand(() => entry.listener(key, value));
    };
    return {
      get: memory.get,
      set(key, value) {
        memory.set(key, value);
        tell(key, value);
      },
      remove(key) {
        memory.remove(key);
        tell(key, null);
      },
      subscribe(listener) {
        const entry = { owner, listener };
        listeners.add(entry);
        return () => void listeners.delete(entry);
      },
    };
  };
}

/** A page that can be hidden and shown. */
function fakePage() {
  const listeners = new Set<() => void>();
  let isHidden = false;
  return {
    hidden: () => isHidden,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    turn(hidden: boolean) {
      isHidden = hidden;
      for (const listener of [...listeners]) listener();
    },
    listeners,
  };
}

/** No two elements make the same id. */
let ids = 0;

/** The stores of one element against a backend in memory; routes by the beginning of their path, longest first. */
export function setup(routes: Record<string, Route> = {}, change: Partial<StoreDeps> = {}) {
  const table: Record<string, Route> = {
    'webapp/v5/restaurant/': { body: restaurantBody() },
    'webapp/v5/shifts/': { body: shiftsBody() },
    ...routes,
  };
  const sent: Sent[] = [];
  const errors: unknown[] = [];
  const page = fakePage();
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request: Sent = {
      path: String(input).replace('https://api.test/', ''),
      body: init?.body ? JSON.parse(String(init.body)) : undefined,
      key: new Headers(init?.headers).get('Idempotency-Key'),
      orderKey: new Headers(init?.headers).get('Order-Key'),
    };
    sent.push(request);
    const prefix = Object.keys(table)
      .filter((key) => request.path.startsWith(key))
      .sort((a, b) => b.length - a.length)[0];
    const route = table[prefix ?? ''] ?? {
      status: 404,
      body: { error: 1, code: 'not_found', message: 'None' },
    };
    const reply = typeof route === 'function' ? await route(request) : route;
    if (init?.signal?.aborted) throw new DOMException('', 'AbortError');
    if (reply === 'lost') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(reply.body), { status: reply.status ?? 200 });
  };
  let clock: ServerTime = Date;
  const reporter = { report: (error: unknown) => void errors.push(error) };
  const deps: StoreDeps = {
    client: createClient({
      baseUrl: 'https://api.test',
      fetch,
      locale: () => 'en',
      token: () => null,
      now: () => new Date(clock.now()),
      heard: (...answer) => clock.heard?.(...answer),
      reporter,
      random: () => 0,
    }),
    storage: memoryStorage(),
    now: () => clock.now(),
    keepTime(better) {
      clock = better;
    },
    newId: () => `id-${++ids}`,
    referenceId: 'demo',
    apiOrigin: '',
    reporter,
    page,
    ...change,
  };
  const stores = createStores(deps);
  const paths = (prefix: string) => sent.filter(({ path }) => path.startsWith(prefix));
  return { ...stores, orders: stores.late(createOrdersStore), deps, table, sent, paths, errors, page };
}

export const choiceOf = (itemId: string, count = 1, note = '') => ({
  itemId,
  priceLabelId: null,
  modifiers: [],
  note,
  count,
});
