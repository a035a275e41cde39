import * as z from 'zod/mini';
import { createStoredValue, type StoredValue } from '../../lib/stored-value.ts';
import { buildStorageKey, type StoreDeps } from '../store-deps.ts';

/** Maximum length of the list. The oldest reservations are removed. */
const MAX_RESERVATIONS = 50;

/** A reservation made on this device. */
export interface DeviceReservation {
  readonly id: string;
  /** The idempotency key of its request. It proves who made the reservation (header `Order-Key`). */
  readonly key: string;
}

/** The reservations made on this device, newest first. */
export const createDeviceReservationStorage = (deps: StoreDeps): StoredValue<readonly DeviceReservation[]> =>
  createStoredValue({
    storage: deps.storage,
    apiOrigin: deps.apiOrigin,
    key: buildStorageKey(deps, 'reservations'),
    version: 1,
    schema: z.array(z.object({ id: z.string(), key: z.string() })),
  });

/** Returns the list with `newReservation` first. */
export const addReservation = (
  list: readonly DeviceReservation[],
  newReservation: DeviceReservation,
): readonly DeviceReservation[] =>
  [newReservation, ...list.filter(({ id }) => id !== newReservation.id)].slice(0, MAX_RESERVATIONS);
