import * as z from 'zod/mini';
import type { CallInput } from '../../api/contract/call.ts';
import { type VisitTracking, visitCall } from '../../api/contract/tracking-contract.ts';
import { toVendorIds, toVisitEvent, type VisitStep } from '../../api/mappers/map-tracking.ts';
import type { VendorIds } from '../../domain/tracking/event.ts';
import { type Persisted, persisted } from '../../lib/persisted.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';
import { VISITOR } from './consent-store.ts';

type Body = CallInput<typeof visitCall>['body'];
/** What is said of a visit with everything that is said. */
export type AboutVisit = Pick<Body, 'mode' | 'locale' | 'host'>;
type Clicks = Pick<Visitor, 'fbclid' | 'ttclid' | 'sccid'>;

/** A customer who agreed: a random id per business, forgotten when they withdraw. */
export interface Visitor {
  /** 32 hexadecimal digits. */
  readonly id: string;
  /** Epoch ms of the first event. */
  readonly since: number;
  /** Sessions so far, the start of the last (epoch ms) and its last event. */
  readonly sessions: number;
  readonly began: number;
  readonly seen: number;
  /** The advertisements that led here, by the ids the vendors put into the address. */
  readonly fbclid?: string | undefined;
  readonly ttclid?: string | undefined;
  readonly sccid?: string | undefined;
}

const epochMs = z.int().check(z.minimum(1));
const clickId = z.optional(z.string().check(z.maxLength(500)));
const visitorSchema = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  since: epochMs,
  sessions: z.int().check(z.minimum(0)),
  began: epochMs,
  seen: epochMs,
  fbclid: clickId,
  ttclid: clickId,
  sccid: clickId,
});

const persistedVisitor = (deps: StoreDeps): Persisted<Visitor> =>
  persisted({
    storage: deps.storage,
    key: storageKey(deps, VISITOR),
    version: 1,
    schema: visitorSchema,
  });

/** Ids of purchases that were told, the newest last. */
const persistedPurchases = (deps: StoreDeps): Persisted<readonly string[]> =>
  persisted({
    storage: deps.storage,
    key: storageKey(deps, 'purchases'),
    version: 1,
    schema: z.array(z.string().check(z.minLength(1), z.maxLength(80))),
  });

/** Events that come together go together; a page that is left sends at once. */
const REST_MS = 400;
const MOST = 20;
const SESSION_MS = 30 * 60_000;
const KEPT_PURCHASES = 20;

export interface VisitStore {
  /** The customer who agreed, a little older; made at first. `clicks` are the advertisements that led to this page. */
  visitor(clicks: Clicks): Visitor;
  /** True the first time, over all tabs and reloads: a purchase is told once. */
  claimPurchase(eventId: string): boolean;
  /** Tells the backend of a step, for the integrations that it feeds. Never throws. */
  tell(step: VisitStep, ids: VendorIds, about: AboutVisit): void;
  /** The customer thought again: what was not sent is not, and the backend throws away what it has not passed on. */
  withdraw(about: AboutVisit): void;
  connect(): () => void;
}

/** The visit of a customer who agreed to tracking. A step is told once however often it is sent: it has an id. */
export function createVisitStore(deps: StoreDeps): VisitStore {
  const { client, referenceId, page, newId, now } = deps;
  const saved = persistedVisitor(deps);
  const purchases = persistedPurchases(deps);
  let visitor: Visitor | null = null;
  let waiting: VisitTracking['events'] = [];
  let lastVisit: { readonly ids: VendorIds; readonly about: AboutVisit } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = (body: Body) => {
    const input = { params: { reference_id: referenceId }, body };
    // The client reports its own failures.
    client.call(visitCall, { ...input, idempotencyKey: newId() }).catch(() => undefined);
  };
  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting;
    waiting = [];
    return events;
  };
  const flush = () => {
    const events = rest();
    if (!lastVisit || !events.length) return;
    const { about, ids } = lastVisit;
    send({ ...about, tracking: { ...toVendorIds(ids), events } });
  };

  return {
    visitor(clicks) {
      const at = now();
      const before = saved.load() ?? { id: newId(), since: at, sessions: 0, began: at, seen: at };
      const isNew = !before.sessions || at - before.seen > SESSION_MS;
      const session = isNew ? { sessions: before.sessions + 1, began: at } : {};
      visitor = { ...before, ...clicks, ...session, seen: at };
      saved.save(visitor);
      return visitor;
    },
    claimPurchase(eventId) {
      const told = purchases.load() ?? [];
      if (told.includes(eventId)) return false;
      purchases.save([...told, eventId].slice(-KEPT_PURCHASES));
      return true;
    },
    tell(step, ids, about) {
      lastVisit = { ids, about };
      waiting = [...waiting, toVisitEvent(step)];
      if (waiting.length >= MOST || page.isHidden()) flush();
      else timer ??= setTimeout(flush, REST_MS);
    },
    withdraw(about) {
      rest();
      if (visitor) send({ ...about, withdrawn: visitor.id });
      visitor = null;
      saved.clear();
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
