import * as z from 'zod/mini';
import { type Persisted, persisted } from '../../lib/persisted.ts';
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

const epochMs = z.int().check(z.minimum(1));
const clickId = z.optional(z.string().check(z.maxLength(500)));
const visitor = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  since: epochMs,
  sessions: z.int().check(z.minimum(0)),
  began: epochMs,
  seen: epochMs,
  fbclid: clickId,
  ttclid: clickId,
  sccid: clickId,
});

export const persistedVisitor = (deps: StoreDeps): Persisted<Visitor> =>
  persisted({
    storage: deps.storage,
    key: storageKey(deps, VISITOR),
    version: 1,
    schema: visitor,
  });

/** Ids of purchases that were told, the newest last. */
export const persistedPurchases = (deps: StoreDeps): Persisted<readonly string[]> =>
  persisted({
    storage: deps.storage,
    key: storageKey(deps, 'purchases'),
    version: 1,
    schema: z.array(z.string().check(z.minLength(1), z.maxLength(80))),
  });
