import type { KeyValueStorage } from './storage.ts';

interface StoredValueConfig<T> {
  readonly storage: KeyValueStorage;
  readonly key: string;
  /** Increase this when the shape of the value changes. */
  readonly version: number;
  /**
   * The API to which a value with personal data belongs. An element with another API can neither read, replace nor
   * clear it. A value stored without an API is assigned to the first API that reads it.
   */
  readonly apiOrigin?: string;
  /** The zod schema of the value. A stored value that does not match is discarded. */
  readonly schema: { readonly parse: (value: unknown) => T };
  /** Converts a value from an older version to this one. Without this function, older values are discarded. */
  readonly migrate?: (value: unknown, version: number) => unknown;
}

export interface StoredValue<T> {
  /** The stored value; null if there is none. An unreadable value is discarded. */
  load(): T | null;
  save(value: T): void;
  clear(): void;
  /**
   * The value that another element or tab has stored since the last read, or null if it was cleared. Undefined if
   * nothing has changed or the value is unreadable. Useful after a tab slept and missed the storage event.
   */
  readExternalChange(): T | null | undefined;
  /**
   * Calls the listener when another element or tab has stored a readable value, or has cleared the value (null). The
   * listener gets the value that is stored now, so that concurrent writers end up with the same value. Returns a
   * function that unsubscribes.
   */
  subscribe(listener: (value: T | null) => void): () => void;
}

/** Whether a stored value belongs to an element with another API. */
export const belongsToOtherApi = (text: string | null, apiOrigin: string): boolean => {
  try {
    const api = text === null ? undefined : JSON.parse(text).api;
    return api !== undefined && api !== apiOrigin;
  } catch {
    return false;
  }
};

/**
 * The key under which an element with this API stores a value. The first API that stores a value uses the plain key.
 * While that value exists, every other API uses a key that ends with its own origin.
 */
export function locateKey(storage: Pick<KeyValueStorage, 'get'>, key: string, apiOrigin: string): string {
  const ownKey = `${key}@${apiOrigin}`;
  return storage.get(ownKey) !== null || belongsToOtherApi(storage.get(key), apiOrigin) ? ownKey : key;
}

/** One value in storage. It has a version, is validated when it is read, and is migrated from older versions. */
export function createStoredValue<T>(config: StoredValueConfig<T>): StoredValue<T> {
  const { storage, version, schema, apiOrigin } = config;
  const getCurrentKey = (): string =>
    apiOrigin === undefined ? config.key : locateKey(storage, config.key, apiOrigin);
  /** The text that was last read or written by this object. */
  let lastText: string | null = null;

  const readText = (text: string | null): T | null => {
    lastText = text;
    if (text === null) return null;
    try {
      const { v, d } = JSON.parse(text);
      if (v === version) return schema.parse(d);
      if (Number.isInteger(v) && v < version && config.migrate) return schema.parse(config.migrate(d, v));
    } catch {
      // Corrupt or foreign text counts as no value.
    }
    return null;
  };

  const save = (value: T): void => {
    lastText = JSON.stringify({ v: version, d: value, api: apiOrigin });
    storage.set(getCurrentKey(), lastText);
  };

  return {
    load() {
      const key = getCurrentKey();
      const text = storage.get(key);
      const value = readText(text);
      if (text === null) return value;
      if (value === null) storage.remove(key);
      // The value was stored without an API. From now on it belongs to this one.
      else if (JSON.parse(text).api !== apiOrigin) save(value);
      return value;
    },
    save,
    clear() {
      lastText = null;
      storage.remove(getCurrentKey());
    },
    readExternalChange() {
      const text = storage.get(getCurrentKey());
      if (text === lastText) return undefined;
      const value = readText(text);
      return value === null && text !== null ? undefined : value;
    },
    subscribe: (listener) =>
      storage.subscribe((changedKey) => {
        const key = getCurrentKey();
        // Once the value under the key with the origin is removed, the plain key becomes the current one. Listen to
        // both.
        if (changedKey !== key && changedKey !== `${key}@${apiOrigin}`) return;
        const text = storage.get(key);
        const value = readText(text);
        if (value !== null || text === null) listener(value);
      }),
  };
}
