/** A cache of computed values by key. */
export interface WorkedOut<Value> {
  /** The cached value; undefined when there is none. */
  get(key: string): Value | undefined;
  /** The cached value, else the computed one, which is then cached. */
  of(key: string, workOut: () => Value): Value;
  forget(): void;
}

/** Creates a cache of at most `most` values. When it is full, the next value clears it first. */
export function workedOut<Value>(most: number): WorkedOut<Value> {
  const known = new Map<string, Value>();
  return {
    get: (key) => known.get(key),
    of(key, workOut) {
      const before = known.get(key);
      if (before !== undefined) return before;
      const value = workOut();
      if (known.size >= most) known.clear();
      known.set(key, value);
      return value;
    },
    forget: () => known.clear(),
  };
}
