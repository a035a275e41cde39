interface LruCacheOptions<V> {
  /** Maximum total weight of the cached values. */
  readonly maxWeight: number;
  /** Weight of a value. Default: 1. */
  readonly weigh?: (value: V) => number;
}

export interface LruCache<K, V> {
  readonly get: (key: K) => V | undefined;
  readonly set: (key: K, value: V) => void;
}

/**
 * A least-recently-used cache. Above `maxWeight`, the least recently used values are dropped; the newest always stays.
 */
export function createLruCache<K, V>({ maxWeight, weigh = () => 1 }: LruCacheOptions<V>): LruCache<K, V> {
  const entries = new Map<K, { readonly value: V; readonly weight: number }>();
  let total = 0;
  const remove = (key: K): void => {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value) {
      remove(key);
      const weight = weigh(value);
      entries.set(key, { value, weight });
      total += weight;
      for (const oldest of entries.keys()) {
        if (total <= maxWeight || entries.size === 1) break;
        remove(oldest);
      }
    },
  };
}
