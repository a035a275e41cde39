import { isCount, isPositive, isShortText, textLike, textOf } from '../../lib/checks.ts';
import { type Persisted, persisted } from '../../lib/persisted.ts';
import { listOf, maybe, need, shape } from '../../lib/shape.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';
import { VISITOR } from './consent-store.ts';

/** By what a customer who agreed is known again: random, apart per business, gone when they think again. */
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

const clickId = maybe(need(isShortText));

export const persistedVisitor = (deps: StoreDeps): Persisted<Visitor> =>
  persisted({
    storage: deps.storage,
    key: storageKey(deps, VISITOR),
    version: 1,
    read: shape<Visitor>({
      id: need(textLike(/^[0-9a-f]{32}$/)),
      since: need(isPositive),
      sessions: need(isCount),
      began: need(isPositive),
      seen: need(isPositive),
      fbclid: clickId,
      ttclid: clickId,
      sccid: clickId,
    }),
  });

/** Ids of purchases that were told, the newest last. */
export const persistedPurchases = (deps: StoreDeps): Persisted<readonly string[]> =>
  persisted({
    storage: deps.storage,
    key: storageKey(deps, 'purchases'),
    version: 1,
    read: listOf(need(textOf(1, 80))),
  });
