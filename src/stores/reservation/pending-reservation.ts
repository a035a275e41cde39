import * as z from 'zod/mini';
import { type ReserveTableRequest, reserveTableRequest } from '../../api/contract/reservation-contract.ts';
import { type Persisted, persisted } from '../../lib/persisted.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';

/** A reservation that was sent, or was about to be, and has no answer yet. */
export interface PendingReservation {
  readonly idempotencyKey: string;
  readonly request: ReserveTableRequest;
  /** What it takes out of the cart of its dishes: units by line key. */
  readonly units: Readonly<Record<string, number>>;
}

const pending = z.object({
  idempotencyKey: z.string().check(z.minLength(1), z.maxLength(80)),
  request: reserveTableRequest,
  units: z.record(z.string(), z.int()),
});

/** Stored before the first try and kept until an answer is stored, as an order is. */
export const persistedPendingReservation = (deps: StoreDeps): Persisted<PendingReservation> =>
  persisted({
    storage: deps.storage,
    key: storageKey(deps, 'pending-reservation'),
    version: 1,
    read: (value) => pending.parse(value),
  });
