import * as z from 'zod/mini';
import type { CallInput } from '../../api/contract/call.ts';
import { type VisitTracking, visitCall } from '../../api/contract/tracking-contract.ts';
import { toVendorIds, toVisitEvent, type VisitEvent } from '../../api/mappers/map-tracking.ts';
import type { VendorIds } from '../../domain/tracking/event.ts';
import { createStoredValue, type StoredValue } from '../../lib/stored-value.ts';
import { buildStorageKey, type StoreDeps } from '../store-deps.ts';
import { VISITOR_KEY } from './consent-store.ts';

type Body = CallInput<typeof visitCall>['body'];
/** The properties of a visit that are sent with every request. */
export type VisitContext = Pick<Body, 'mode' | 'locale' | 'host'>;
type ClickIds = Pick<Visitor, 'fbclid' | 'ttclid' | 'sccid'>;

/**
 * A customer who consents to tracking. The id is random, one per business, and deleted when the customer withdraws
 * consent.
 */
export interface Visitor {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** Epoch ms of the first event. */
  readonly firstEventAt: number;
  /** Number of sessions, including the current one. */
  readonly sessionCount: number;
  /** Epoch ms of the start of the last session. */
  readonly sessionStartedAt: number;
  /** Epoch ms of the last event. */
  readonly lastEventAt: number;
  /** Click ids of the advertisements that led the customer here, from the page's URL. */
  readonly fbclid?: string | undefined;
  readonly ttclid?: string | undefined;
  readonly sccid?: string | undefined;
}

const epochMsSchema = z.int().check(z.minimum(1));
const clickIdSchema = z.optional(z.string().check(z.maxLength(500)));
const visitorSchema = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  firstEventAt: epochMsSchema,
  sessionCount: z.int().check(z.minimum(0)),
  sessionStartedAt: epochMsSchema,
  lastEventAt: epochMsSchema,
  fbclid: clickIdSchema,
  ttclid: clickIdSchema,
  sccid: clickIdSchema,
});

const version1Schema = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  since: epochMsSchema,
  sessions: z.int().check(z.minimum(0)),
  began: epochMsSchema,
  seen: epochMsSchema,
  fbclid: clickIdSchema,
  ttclid: clickIdSchema,
  sccid: clickIdSchema,
});

/** Version 1 had shorter property names. */
const migrate = (value: unknown): unknown => {
  const old = version1Schema.parse(value);
  return {
    id: old.id,
    firstEventAt: old.since,
    sessionCount: old.sessions,
    sessionStartedAt: old.began,
    lastEventAt: old.seen,
    fbclid: old.fbclid,
    ttclid: old.ttclid,
    sccid: old.sccid,
  };
};

const createVisitorStorage = (deps: StoreDeps): StoredValue<Visitor> =>
  createStoredValue({
    storage: deps.storage,
    key: buildStorageKey(deps, VISITOR_KEY),
    version: 2,
    schema: visitorSchema,
    migrate,
  });

/** Ids of the tracked purchases, newest last. */
const createPurchaseStorage = (deps: StoreDeps): StoredValue<readonly string[]> =>
  createStoredValue({
    storage: deps.storage,
    key: buildStorageKey(deps, 'purchases'),
    version: 1,
    schema: z.array(z.string().check(z.minLength(1), z.maxLength(80))),
  });

/** Events within this time (ms) are sent in one batch. When the page is hidden, they are sent immediately. */
const BATCH_DELAY_MS = 400;
const MAX_BATCH_SIZE = 20;
const SESSION_TIMEOUT_MS = 30 * 60_000;
const MAX_STORED_PURCHASES = 20;

export interface VisitStore {
  /** Updates the visitor record with the current time and the click ids, or creates it. Starts a session if needed. */
  updateVisitor(clickIds: ClickIds): Visitor;
  /** Returns true only once per purchase, across all tabs and reloads, so that the purchase is tracked once. */
  claimPurchase(eventId: string): boolean;
  /** Sends an event to the backend for its server-side integrations. Never throws. */
  track(event: VisitEvent, ids: VendorIds, context: VisitContext): void;
  /**
   * Withdraws consent: drops the queued events, and makes the backend drop the events that it has not forwarded yet.
   */
  withdrawConsent(context: VisitContext): void;
  connect(): () => void;
}

/** The visit of a customer who consents to tracking. Each event has an id, so that repeated requests count once. */
export function createVisitStore(deps: StoreDeps): VisitStore {
  const { client, referenceId, page, createId, now } = deps;
  const savedVisitor = createVisitorStorage(deps);
  const savedPurchases = createPurchaseStorage(deps);
  let visitor: Visitor | null = null;
  let queuedEvents: VisitTracking['events'] = [];
  let lastContext: { readonly ids: VendorIds; readonly context: VisitContext } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (body: Body) => {
    const input = { params: { reference_id: referenceId }, body };
    // The client reports its own failures.
    client.call(visitCall, { ...input, idempotencyKey: createId() }).catch(() => undefined);
  };
  const takeQueuedEvents = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = queuedEvents;
    queuedEvents = [];
    return events;
  };
  const flush = () => {
    const events = takeQueuedEvents();
    if (!lastContext || !events.length) return;
    const { context, ids } = lastContext;
    send({ ...context, tracking: { ...toVendorIds(ids), events } });
  };

  return {
    updateVisitor(clickIds) {
      const at = now();
      const previous = savedVisitor.load() ?? {
        id: createId(),
        firstEventAt: at,
        sessionCount: 0,
        sessionStartedAt: at,
        lastEventAt: at,
      };
      const isNew = !previous.sessionCount || at - previous.lastEventAt > SESSION_TIMEOUT_MS;
      const session: Partial<Visitor> = isNew
        ? { sessionCount: previous.sessionCount + 1, sessionStartedAt: at }
        : {};
      visitor = { ...previous, ...clickIds, ...session, lastEventAt: at };
      savedVisitor.save(visitor);
      return visitor;
    },
    claimPurchase(eventId) {
      const trackedIds = savedPurchases.load() ?? [];
      if (trackedIds.includes(eventId)) return false;
      savedPurchases.save([...trackedIds, eventId].slice(-MAX_STORED_PURCHASES));
      return true;
    },
    track(event, ids, context) {
      lastContext = { ids, context };
      queuedEvents = [...queuedEvents, toVisitEvent(event)];
      if (queuedEvents.length >= MAX_BATCH_SIZE || page.isHidden()) flush();
      else timer ??= setTimeout(flush, BATCH_DELAY_MS);
    },
    withdrawConsent(context) {
      takeQueuedEvents();
      if (visitor) send({ ...context, withdrawn: visitor.id });
      visitor = null;
      savedVisitor.clear();
    },
    connect() {
      const stop = page.subscribe(flush);
      return () => {
        stop();
        flush();
      };
    },
  };
}
