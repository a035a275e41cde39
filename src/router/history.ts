export interface HistoryEntry {
  readonly path: string;
  /** Identifies the entry. Going back to the entry restores the same key. */
  readonly key: string;
  /** The state passed to `push` or `replace`; structured-cloneable. */
  readonly state: unknown;
}

/**
 * The app's current path and the previous ones. In every URL mode, all paths except `/` and `/404` start with the
 * reference id.
 */
export interface History {
  readonly location: HistoryEntry;
  push(path: string, state?: unknown): void;
  replace(path: string, state?: unknown): void;
  /** Goes to the app's previous entry. Returns false and does nothing if there is none. */
  goBack(): boolean;
  /**
   * Calls `listener` when the path changes through back, forward or an edited URL. Returns a function that
   * unsubscribes.
   */
  listen(listener: () => void): () => void;
  /** Removes the app's path from the host page's URL. */
  clearUrl(): void;
  /** The `href` of a link to the path. */
  buildHref(path: string): string;
}
