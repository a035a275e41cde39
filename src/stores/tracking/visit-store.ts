import type { CallInput } from '../../api/contract/call.ts';
import { type VisitTracking, visitCall } from '../../api/contract/tracking-contract.ts';
import type { StoreDeps } from '../store-deps.ts';
import { persistedPurchases, persistedVisitor, type Visitor } from './visitor-record.ts';

type Body = CallInput<typeof visitCall>['body'];
/** What is said of a visit with everything that is said. */
export type AboutVisit = Pick<Body, 'mode' | 'locale' | 'host'>;
type Agreed = Omit<VisitTracking, 'events'>;
type Clicks = Pick<Visitor, 'fbclid' | 'ttclid' | 'sccid'>;

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
  tell(event: VisitTracking['events'][number], agreed: Agreed, about: AboutVisit): void;
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
  let said: { readonly agreed: Agreed; readonly about: AboutVisit } | undefined;
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
    if (said && events.length) send({ ...said.about, tracking: { ...said.agreed, events } });
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
    tell(event, agreed, about) {
      said = { agreed, about };
      waiting = [...waiting, event];
      if (waiting.length >= MOST || page.hidden()) flush();
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
