import type { KeyValueStorage } from './storage.ts';

interface PersistedConfig<T> {
  readonly storage: KeyValueStorage;
  readonly key: string;
  /** Raised when the shape changes. */
  readonly version: number;
  /** Checks what was stored: a zod schema. A value that it refuses is discarded. */
  readonly schema: { readonly parse: (value: unknown) => T };
  /** Brings a value of an older version to this one. Without it older values are discarded. */
  readonly migrate?: (value: unknown, version: number) => unknown;
}

export interface Persisted<T> {
  /** The stored value; null when there is none. One that cannot be read is discarded. */
  load(): T | null;
  save(value: T): void;
  clear(): void;
  /**
   * What another element or tab stored since this one last looked (null: cleared), if it can be read; undefined when that
   * is nothing new. A tab that slept has not heard of it.
   */
  news(): T | null | undefined;
  /**
   * Hears of the value another element or tab stored (null: cleared), if it can be read. It is told what is stored by now,
   * so that whoever writes at the same time ends with the same. Returns the way to stop.
   */
  subscribe(listener: (value: T | null) => void): () => void;
}

/** One stored value: it carries its version, is checked when read, and migrates (decisions, section 9). */
export function persisted<T>(config: PersistedConfig<T>): Persisted<T> {
  const { storage, key, version, schema } = config;
  /** As it was last read or written here. */
  let known: string | null = null;

  const read = (text: string | null): T | null => {
    known = text;
    if (text === null) return null;
    try {
      const { v, d } = JSON.parse(text);
      if (v === version) return schema.parse(d);
      if (Number.isInteger(v) && v < version && config.migrate) return schema.parse(config.migrate(d, v));
    } catch {
      // Corrupt or foreign: as good as nothing.
    }
    return null;
  };

  return {
    load() {
      const text = storage.get(key);
      const value = read(text);
      if (text !== null && value === null) storage.remove(key);
      return value;
    },
    save(value) {
      known = JSON.stringify({ v: version, d: value });
      storage.set(key, known);
    },
    clear() {
      known = null;
      storage.remove(key);
    },
    news() {
      const text = storage.get(key);
      if (text === known) return undefined;
      const value = read(text);
      return value === null && text !== null ? undefined : value;
    },
    subscribe: (listener) =>
      storage.subscribe((changed) => {
        if (changed !== key) return;
        const text = storage.get(key);
        const value = read(text);
        if (value !== null || text === null) listener(value);
      }),
  };
}
