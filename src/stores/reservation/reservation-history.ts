import { text } from '../../api/contract/light/light-common.ts';
import { type Persisted, persisted } from '../../lib/persisted.ts';
import { listOf, shape } from '../../lib/shape.ts';
import { type StoreDeps, storageKey } from '../store-deps.ts';

/** What fits the device: older ones leave the list. */
const MOST = 50;

/** A reservation made on this device. */
export interface DeviceReservation {
  readonly id: string;
  /** The key it was made with: who has it made the reservation (header `Order-Key`). */
  readonly key: string;
}

/** The reservations made on this device, newest first. */
export const persistedReservations = (deps: StoreDeps): Persisted<readonly DeviceReservation[]> =>
  persisted({
    storage: deps.storage,
    key: storageKey(deps, 'reservations'),
    version: 1,
    read: listOf(shape<DeviceReservation>({ id: text, key: text })),
  });

/** The list with `one` in it, first. */
export const withReservation = (
  list: readonly DeviceReservation[],
  one: DeviceReservation,
): readonly DeviceReservation[] => [one, ...list.filter(({ id }) => id !== one.id)].slice(0, MOST);
