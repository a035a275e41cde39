export interface HistoryEntry {
  readonly path: string;
  /** One per entry, the same again when it is returned to. */
  readonly key: string;
  /** What was given to push or replace; structured-cloneable. */
  readonly state: unknown;
}

/** Where the customer is and was. Paths always begin with the reference id, whatever the address bar shows. */
export interface History {
  readonly location: HistoryEntry;
  push(path: string, state?: unknown): void;
  replace(path: string, state?: unknown): void;
  /** Goes to the previous entry of this app; false, without moving, when there is none. */
  back(): boolean;
  /** Told of moves not made by push or replace: back, forward, an edited address. Returns the way to stop. */
  listen(listener: () => void): () => void;
  /** Takes what it wrote out of the page's address. */
  leave(): void;
  /** What an `<a href>` to the path says. */
  href(path: string): string;
}
