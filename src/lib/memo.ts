/** A cache of computed values by key. */
export interface Memo<Value> {
  /** The cached value; undefined if there is none. */
  get(key: string): Value | undefined;
  /** The cached value. If there is none, computes and caches it. */
  getOrCompute(key: string, compute: () => Value): Value;
  clear(): void;
}

/** Creates a cache of at most `maxEntries` values. When it is full, it is cleared before the next value is added. */
export function createMemo<Value>(maxEntries: number): Memo<Value> {
  const valuesByKey = new Map<string, Value>();
  return {
    get: (key) => valuesByKey.get(key),
    getOrCompute(key, compute) {
      const cachedValue = valuesByKey.get(key);
      if (cachedValue !== undefined) return cachedValue;
      const value = compute();
      if (valuesByKey.size >= maxEntries) valuesByKey.clear();
      valuesByKey.set(key, value);
      return value;
    },
    clear: () => valuesByKey.clear(),
  };
}
