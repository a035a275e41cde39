import type { Read } from './shape.ts';
import type { KeyValueStorage } from './storage.ts';

interface PersistedConfig<T> {
  readonly storage: KeyValueStorage;
  readonly key: string;
  /** Raised when the shape changes. */
  readonly version: number;
  /** Reads what was stored. One bad part, and it is none of ours. */
  readonly read: Read<T>;
  /** Brings a value of an older version to this one. Without it older values are discarded. */
  readonly migrate?: (value: unknown, version: number) => unknown;
}

export interface Persisted<T> {
  /** The stored value; null when there is none. One that cannot be read is discarded. */
  load(): T | null;
  save(value: T): void;
  clear(): void;
  /** Hears of the value another element or tab stored (null: cleared), if it can be read. Returns the way to stop. */
  subscribe(listener: (value: T | null) => void): () => void;
}

const fail = (problem: unknown): never => {
  throw problem;
};

/** One stored value: it carries its version, is checked when read, and migrates (decisions, section 9). */
export function persisted<T>(config: PersistedConfig<T>): Persisted<T> {
  const { storage, key, version } = config;

  const read = (text: string | null): T | null => {
    if (text === null) return null;
    try {
      const { v, d } = JSON.parse(text);
      if (v === version) return config.read(d, key, fail);
      if (Number.isInteger(v) && v < version && config.migrate)
        return config.read(config.migrate(d, v), key, fail);
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
    save: (value) => storage.set(key, JSON.stringify({ v: version, d: value })),
    clear: () => storage.remove(key),
    subscribe: (listener) =>
      storage.subscribe((changed, text) => {
        const value = read(text);
        if (changed === key && (value !== null || text === null)) listener(value);
      }),
  };
}
