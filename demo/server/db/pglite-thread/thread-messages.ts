/** What the thread gets at its start. */
export interface ThreadInput {
  /** Folder of the database. */
  readonly folder: string;
}

/**
 * A message of the thread: first that the database is open, then one reply to each request. Requests and replies are bytes of
 * PostgreSQL's protocol.
 */
export type ThreadMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'reply'; readonly bytes: Uint8Array };
