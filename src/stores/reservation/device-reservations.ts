import * as z from 'zod/mini';
import { type Persisted, persisted } from '../../lib/persisted.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';

/** The device remembers this many reservations; older ones leave the list. */
const MAX_RESERVATIONS = 50;

/** A reservation made on this device. */
export interface DeviceReservation {
  readonly id: string;
  /** The idempotency key of its request. It proves who made it (header `Order-Key`). */
  readonly key: string;
}

/** The reservations made on this device, newest first. */
export const createDeviceReservationStorage = (deps: StoreDeps): Persisted<readonly DeviceReservation[]> =>
  persisted({
    storage: deps.storage,
    key: storageKey(deps, 'reservations'),
    version: 1,
    schema: z.array(z.object({ id: z.string(), key: z.string() })),
  });

/** The list with `added` in front. */
export const withReservation = (
  list: readonly DeviceReservation[],
  added: DeviceReservation,
): readonly DeviceReservation[] =>
  [added, ...list.filter(({ id }) => id !== added.id)].slice(0, MAX_RESERVATIONS);
