/** Why a navigation ended in an error page; `chunk` is worth a retry or a reload, the cause of `moved` is the address to go to. */
export type RouteErrorKind = 'notFound' | 'guard' | 'chunk' | 'loop' | 'moved' | 'failed';

/** What the error page shows: 404 and 433 have pages of their own, anything else is a 500 (spec, section 2). */
export class RouteError extends Error {
  override readonly name = 'RouteError';
  readonly status: number;
  readonly path: string;
  readonly kind: RouteErrorKind;

  constructor(
    status: number,
    message: string,
    path: string,
    kind: RouteErrorKind = 'failed',
    cause?: unknown,
  ) {
    super(message, { cause });
    this.status = status;
    this.path = path;
    this.kind = kind;
  }
}
