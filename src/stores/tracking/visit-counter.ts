import * as z from 'zod/mini';
import { visitCall } from '../../api/contract/tracking-contract.ts';
import { createSessionStorage } from '../../lib/session-storage.ts';
import { createStoredValue } from '../../lib/stored-value.ts';
import type { Stores } from '../create-stores.ts';
import { buildStorageKey, type StoreDeps } from '../store-deps.ts';
import type { VisitContext } from './visit-store.ts';

/**
 * A visit that ends sooner than this (ms) is not counted. The delay also keeps the request from slowing down the first
 * screen.
 */
const COUNT_DELAY_MS = 2000;

/**
 * Counts a visit to the business once per browser tab. Needs no consent, because the request contains nothing about the
 * customer (decisions, section 8). The tab's storage records that the visit has been counted.
 */
export function createVisitCounter(
  deps: StoreDeps,
  { business }: Pick<Stores, 'business'>,
  getContext: () => VisitContext,
): { connect: () => () => void } {
  const countedVisit = createStoredValue<true>({
    storage: deps.tabStorage ?? createSessionStorage(globalThis.window),
    key: buildStorageKey(deps, 'visit'),
    version: 1,
    schema: z.literal(true),
  });
  const countVisit = () => {
    if (countedVisit.load() || business.getState().status !== 'fetched') return;
    countedVisit.save(true);
    const { referenceId, createId } = deps;
    const request = { params: { reference_id: referenceId }, body: getContext(), idempotencyKey: createId() };
    // The client reports its own failures. The tab's next page tries again.
    deps.client.call(visitCall, request).catch(countedVisit.clear);
  };
  return {
    connect() {
      const timer = setTimeout(countVisit, COUNT_DELAY_MS);
      return () => clearTimeout(timer);
    },
  };
}
