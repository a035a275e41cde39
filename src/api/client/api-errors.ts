/**
 * Why a call failed: `network` (nothing came back), `timeout`, `aborted` (by the caller), `refused` (the server said no:
 * 3xx, 4xx or `error: 1`), `unavailable` (5xx and 429: later perhaps), `invalid` (an answer that breaks the contract).
 */
type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'refused' | 'unavailable' | 'invalid';

interface Details {
  /** HTTP status; 0 when there was no answer. */
  readonly status?: number;
  /** The parsed body, whatever it was. */
  readonly body?: unknown;
  readonly cause?: unknown;
}

/**
 * Every way a call can fail, in one type. `serverMessage` and `code` come from `{error: 1, ...}` bodies; of a request that
 * broke the contract the server speaks to developers: nobody else is told that.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly body: unknown;
  readonly code: string;
  readonly serverMessage: string | null;

  constructor(kind: ApiErrorKind, what: string, { status = 0, body, cause }: Details = {}) {
    const said = Object(body) as Record<string, unknown>;
    const text = (key: string) => (typeof said[key] === 'string' ? said[key] : null);
    super(text('message') || `${kind}: ${what}`, { cause });
    this.kind = kind;
    this.status = status;
    this.body = body;
    this.code = text('code') ?? '';
    this.serverMessage = this.code === 'invalid' ? null : text('message');
  }
}
