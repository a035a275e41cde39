import type { Client } from '../api/client/api-client.ts';
import type { Reporter } from '../api/client/reporter.ts';
import type { MapServices } from '../domain/business/business-types.ts';
import type { OrderSummary } from '../domain/orders/order.ts';
import type { ServerClock } from '../lib/server-clock.ts';
import type { KeyValueStorage } from '../lib/storage.ts';
import type { PageVisibility } from './page-visibility.ts';
import type { PaymentNavigation } from './payment/payment-window.ts';
import type { Tracking } from './tracking/tracking-store.ts';

/** The server's time once it has been measured; until then the device's. */
export type ServerTime = Pick<ServerClock, 'now'> & Partial<ServerClock>;

/** The services that the stores of one element use. */
export interface StoreDeps {
  readonly client: Client;
  readonly storage: KeyValueStorage;
  /** Storage of the login session, the last one-time code request and the verified phone numbers. Default: `storage`. */
  readonly loginStorage?: KeyValueStorage;
  /** Current time in epoch milliseconds, corrected by the server's clock once that has been measured. */
  readonly now: () => number;
  /**
   * Replaces the device's clock with a clock that follows the server. The code of that clock is loaded with the first
   * response that needs it.
   */
  readonly setClock?: (clock: ServerTime) => void;
  /** Returns a new unguessable id. Used for line keys and idempotency keys. */
  readonly createId: () => string;
  readonly referenceId: string;
  /** The business theme to preview. */
  readonly themeId?: string | undefined;
  /** Origin of the API. It makes relative image URLs absolute. */
  readonly apiOrigin: string;
  readonly reporter: Reporter;
  readonly page: PageVisibility;
  /** Response to the restaurant request, if the loader has already sent that request. */
  readonly businessResponse?: Promise<{ readonly status: number; readonly body: unknown }> | undefined;
  /** Tracking consent that the host page set initially, in the format of `ConsentState.setFromHost`. */
  readonly initialConsent?: string | undefined;
  /** Receives the customer's actions for analytics. */
  readonly tracking?: Tracking;
  /** Storage of one browser tab. Default: `sessionStorage`. */
  readonly tabStorage?: KeyValueStorage;
  /** Whether the device is online. Default: `navigator.onLine`. */
  readonly isOnline?: () => boolean;
  /** Called for an order that has just been placed (`isNew`), and for the orders on screen on every update. */
  readonly onOrder?: (order: OrderSummary, isNew: boolean) => void;
  /** Opens a stream of server-sent events. Undefined if the browser doesn't support them. */
  readonly openEventSource?: ((url: string) => EventSource) | undefined;
  /** Opens payment pages. Default: the browser's windows. */
  readonly paymentNavigation?: PaymentNavigation;
  /** Returns the map services set by attributes of the element. Called each time a map is shown. */
  readonly mapOptions?: (() => MapServices) | undefined;
}

/** Storage key of a value. Elements of the same business share their stored values. */
export const buildStorageKey = (deps: StoreDeps, name: string): string =>
  `order-app:${deps.referenceId}:${name}`;
