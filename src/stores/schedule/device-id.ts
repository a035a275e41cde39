import * as z from 'zod/mini';
import { createStoredValue } from '../../lib/stored-value.ts';
import { buildStorageKey, type StoreDeps } from '../store-deps.ts';

/**
 * The random id of this device at this business, created for the first hold, scheduled order or reservation. The server
 * uses it to count the unconfirmed slots and reservations of a guest, so that customers who share an IP address do not
 * block each other.
 */
export function loadDeviceId(deps: StoreDeps): string {
  const savedId = createStoredValue<string>({
    storage: deps.storage,
    key: buildStorageKey(deps, 'device'),
    version: 1,
    schema: z.string().check(z.minLength(1), z.maxLength(80)),
  });
  const id = savedId.load() ?? deps.createId();
  savedId.save(id);
  return id;
}
