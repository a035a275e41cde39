interface LruCacheOptions<V> {
  /** Total weight of the cached values. */
  readonly maxWeight: number;
  /** Weight of a value. 1 when absent. */
  readonly weigh?: (value: V) => number;
}

export interface LruCache<K, V> {
  readonly get: (key: K) => V | undefined;
  readonly set: (key: K, value: V) => void;
}

/**
 * A least-recently-used cache. Above `maxWeight` the least recently used values are dropped; the newest always stays.
 */
export function createLruCache<K, V>({ maxWeight, weigh = () => 1 }: LruCacheOptions<V>): LruCache<K, V> {
  const kept = new Map<K, { readonly value: V; readonly weight: number }>();
  let total = 0;
  const forget = (key: K): void => {
    total -= kept.get(key)?.weight ?? 0;
    kept.delete(key);
  };
  return {
    get(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      kept.delete(key);
      kept.set(key, found);
      return found.value;
    },
    set(key, value) {
      forget(key);
      const weight = weigh(value);
      kept.set(key, { value, weight });
      total += weight;
      for (const oldest of kept.keys()) {
        if (total <= maxWeight || kept.size === 1) break;
        forget(oldest);
      }
    },
  };
}
