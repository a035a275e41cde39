import type { Client } from '../api/client/api-client.ts';
import type { Reporter } from '../api/client/reporter.ts';
import type { OrderSummary } from '../domain/orders/order.ts';
import type { ServerClock } from '../lib/server-clock.ts';
import type { KeyValueStorage } from '../lib/storage.ts';
import type { PageVisibility } from './page-visibility.ts';
import type { PaymentNavigation } from './payment/payment-window.ts';
import type { Tracking } from './tracking/tracking-store.ts';

/** Where maps come from, as the host's attributes say; undefined is the default: the backend's own. */
export interface MapOptions {
  /** Address of a tile with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string | undefined;
  /** Who is to be named for the map. */
  readonly attribution: string | undefined;
  /** What `/search` and `/reverse` are appended to. */
  readonly geocoder: string | undefined;
}

/** The server's time once something measures it; else the device's. */
export type ServerTime = Pick<ServerClock, 'now'> & Partial<ServerClock>;

/** What the stores of one element work with. */
export interface StoreDeps {
  readonly client: Client;
  readonly storage: KeyValueStorage;
  /** Epoch milliseconds, by the server's clock once it has told. */
  readonly now: () => number;
  /** Takes what measures the server's time: its code comes with the first answer that is asked for it. */
  readonly keepTime?: (clock: ServerTime) => void;
  /** A new unguessable id: line keys and idempotency keys. */
  readonly newId: () => string;
  readonly referenceId: string;
  /** Makes picture addresses absolute. */
  readonly apiOrigin: string;
  readonly reporter: Reporter;
  readonly page: PageVisibility;
  /** The restaurant call, when the loader has started it already. */
  readonly firstData?: Promise<{ readonly status: number; readonly body: unknown }> | undefined;
  /** The host's first word on tracking, as `ConsentState.set` takes it. */
  readonly consent?: string | undefined;
  /** Hears of the customer's steps. */
  readonly tracking?: Tracking;
  /** What one tab remembers; the browser's unless given. */
  readonly visit?: KeyValueStorage;
  /** Whether there is a connection at all; by the browser unless given. */
  readonly isOnline?: () => boolean;
  /** Told of an order that was just placed (`isNew`), and of those on screen whenever they are heard of. */
  readonly onOrder?: (order: OrderSummary, isNew: boolean) => void;
  /** Opens a stream of server-sent events; absent where the browser has none. */
  readonly eventSource?: ((url: string) => EventSource) | undefined;
  /** How payment pages are opened; by the browser unless given. */
  readonly payments?: PaymentNavigation;
  /** Asked when a map is shown. */
  readonly maps?: (() => MapOptions) | undefined;
}

/** Stored values are apart per business; elements of the same business share them. */
export const storageKey = (deps: StoreDeps, name: string): string => `order-app:${deps.referenceId}:${name}`;
