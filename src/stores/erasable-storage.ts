import type { KeyValueStorage } from '../lib/storage.ts';
import { belongsToOtherApi } from '../lib/stored-value.ts';

export interface ErasableStorage extends KeyValueStorage {
  /**
   * Deletes all values of this business and API. From then on, this object has no values and ignores writes, so that a
   * late response cannot bring anything back.
   */
  erase(): void;
}

interface Owner {
  readonly referenceId: string;
  readonly apiOrigin: string;
}

/** A view of `storage` whose values can be deleted for good. */
export function createErasableStorage(
  storage: KeyValueStorage,
  { referenceId, apiOrigin }: Owner,
): ErasableStorage {
  let isErased = false;
  return {
    get: (key) => (isErased ? null : storage.get(key)),
    set(key, value) {
      if (!isErased) storage.set(key, value);
    },
    remove(key) {
      if (!isErased) storage.remove(key);
    },
    listKeys: () => (isErased ? [] : storage.listKeys()),
    subscribe: (listener) => storage.subscribe(listener),
    erase() {
      isErased = true;
      const businessKeys = storage.listKeys().filter((key) => key.startsWith(`order-app:${referenceId}:`));
      for (const key of businessKeys)
        if (!belongsToOtherApi(storage.get(key), apiOrigin)) storage.remove(key);
    },
  };
}
