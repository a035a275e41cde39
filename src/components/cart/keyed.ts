interface Keyed<T> {
  readonly key: string;
  readonly line: T;
}

/** Lines with a key each, by their place: lines of a quote have no ids of their own and never change places. */
export const keyed = <T>(lines: readonly T[]): Keyed<T>[] =>
  lines.map((line, index) => ({ key: String(index), line }));
