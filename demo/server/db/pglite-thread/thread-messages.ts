/** The data with which the thread starts. */
export interface ThreadInput {
  /** Folder of the database. */
  readonly folder: string;
}

/**
 * A message from the thread. The first says that the database is open; each later one is the reply to a request. Requests
 * and replies are bytes of PostgreSQL's protocol.
 */
export type ThreadMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'reply'; readonly bytes: Uint8Array };
