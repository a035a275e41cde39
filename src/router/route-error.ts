/**
 * Why a navigation ended on the error page. A `chunk` error is worth a retry. `notSold`: the item exists, but not for
 * the order type in the path. For `moved`, `cause` holds the URL of the new site.
 */
export type RouteErrorKind = 'notFound' | 'notSold' | 'guard' | 'chunk' | 'loop' | 'moved' | 'failed';

/**
 * The error displayed on the error page. 404 and 433 (online ordering is switched off) have their own texts; any other
 * status is displayed as 500 (spec, section 2).
 */
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
