/** What was worked out for a key, to be had again. */
export interface WorkedOut<Value> {
  /** Undefined where it was not worked out yet, or is forgotten. */
  get(key: string): Value | undefined;
  /** What was worked out for the key before, or is now. */
  of(key: string, workOut: () => Value): Value;
  forget(): void;
}

/** Holds up to `most`; one more, and all others are forgotten. */
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
