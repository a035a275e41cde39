/** A row that is drawn, and the place of what it shows now: one that is far is filled anew for one that comes. */
export interface Row {
  readonly key: number;
  readonly at: number;
}

export interface DrawnRows {
  readonly rows: readonly Row[];
  /** The place that came last: what is drawn around it without a gap is what is seen. */
  readonly last: number;
}

/** The first rows, in order. */
export const firstRows = (count: number): DrawnRows => ({
  rows: Array.from({ length: count }, (_, at) => ({ key: at, at })),
  last: 0,
});
