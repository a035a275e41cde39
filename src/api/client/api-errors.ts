/**
 * Why a call failed.
 * - `network`: no response.
 * - `timeout`: no response in time.
 * - `aborted`: by the caller.
 * - `refused`: 3xx, 4xx or `error: 1`.
 * - `unavailable`: 5xx or 429. A later retry may succeed.
 * - `invalid`: the response breaks the contract.
 */
type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'refused' | 'unavailable' | 'invalid';

interface ApiErrorDetails {
  /** HTTP status; 0 without a response. */
  readonly status?: number;
  /** The parsed body, of any shape. */
  readonly body?: unknown;
  readonly cause?: unknown;
}

/**
 * The error of a failed call. `serverMessage` and `code` come from `{error: 1, ...}` bodies. If the request broke the
 * contract, `serverMessage` is null: that message is for developers, not for customers.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly body: unknown;
  readonly code: string;
  readonly serverMessage: string | null;

  constructor(kind: ApiErrorKind, callName: string, { status = 0, body, cause }: ApiErrorDetails = {}) {
    const fields = Object(body) as Record<string, unknown>;
    const readText = (key: string) => (typeof fields[key] === 'string' ? fields[key] : null);
    super(readText('message') || `${kind}: ${callName}`, { cause });
    this.kind = kind;
    this.status = status;
    this.body = body;
    this.code = readText('code') ?? '';
    this.serverMessage = this.code === 'invalid' ? null : readText('message');
  }

  /** Whether the server says that the requested object does not exist. A refusal without a reason counts too. */
  get isNotFound(): boolean {
    return this.kind === 'refused' && (this.status === 404 || !this.refusalMessage);
  }

  /** The server's reason for refusing the request. Null if it gave no reason, or if the server itself failed. */
  get refusalMessage(): string | null {
    return this.status < 500 ? this.serverMessage : null;
  }
}
