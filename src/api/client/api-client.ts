import type * as z from 'zod/mini';
import { buildRequestHeaders } from '../../lib/request-headers.ts';
import type { Call, CallInput, CallResult, LenientCall } from '../contract/call.ts';
import { parseLenient } from '../contract/parse-lenient.ts';
import { ApiError } from './api-errors.ts';
import { createDeadline } from './deadline.ts';
import type { Reporter } from './reporter.ts';
import { type AttemptResponse, fetchWithRetries, readRetryAfterMs } from './retry.ts';

export interface ClientConfig {
  /** Without a trailing slash. Paths are appended. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly getLocale: () => string;
  readonly getToken: () => string | null;
  readonly now: () => Date;
  readonly reporter: Reporter;
  /** Defaults to 10 seconds. A call can set its own. */
  readonly timeoutMs?: number;
  /** Called on status 401 and 403, except for the logout and for paths that contain `profile` (spec, section 8). */
  readonly onUnauthorized?: (error: ApiError) => void;
  /** Called on status 433: the business is switched off. */
  readonly onSwitchedOff?: (error: ApiError) => void;
  /** Called with every response of the backend, whatever its status, and its duration in ms. */
  readonly onResponse?: (body: unknown, durationMs: number) => void;
  /** Returns a number from 0 to 1 that spreads retries. Default: Math.random. */
  readonly getRandom?: () => number;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Sent as `Idempotency-Key`. Makes a POST safe to repeat. */
  readonly idempotencyKey?: string | undefined;
  readonly timeoutMs?: number | undefined;
  /** Sent as `Order-Key`: the key with which a guest placed an order, to prove that it is their order. */
  readonly orderKey?: string | undefined;
  /** Sent instead of the token of the logged-in customer. */
  readonly token?: string | undefined;
}

interface RawResponse {
  readonly status: number;
  readonly body: unknown;
}

export interface Client {
  /**
   * Sends a call and maps the validated response to domain data. Throws only ApiError, even if the response cannot be
   * mapped (kind `invalid`).
   */
  call<C extends Call, T>(
    call: C,
    input: CallInput<C> & CallOptions,
    map: (response: CallResult<C>) => T,
  ): Promise<T>;
  /** Sends a call and returns the validated response in the API's format. Throws only ApiError. */
  call<C extends LenientCall>(call: C, input: CallInput<C> & CallOptions): Promise<z.output<C['lenient']>>;
  call<C extends Call>(call: C, input: CallInput<C> & CallOptions): Promise<CallResult<C>>;
  /** Sends a call and returns its response without validation. Throws only ApiError. */
  requestRaw<C extends Call>(call: C, input: CallInput<C> & CallOptions): Promise<RawResponse>;
  /** Builds the URL of a call, for requests that do not use fetch, such as an EventSource. */
  buildUrl<C extends Call>(call: C, input: CallInput<C>): string;
}

interface AnyInput extends CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/**
 * Creates the client of the backend (spec, section 7). It retries only safe requests: GET, and POST with an idempotency
 * key.
 */
export function createClient(config: ClientConfig): Client {
  // Destructured because browsers reject `config.fetch(...)`: fetch must not be called as a method.
  const { fetch, getRandom = Math.random } = config;

  const buildUrl = (call: Call, input: unknown): string => {
    const { params, query } = input as AnyInput;
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params?.[name] ?? ''),
    );
    const search = new URLSearchParams();
    for (const [key, value] of Object.entries(query ?? {})) if (value != null) search.set(key, String(value));
    return `${config.baseUrl}/${path}?${search}`.replace(/\?$/, '');
  };

  /** Sends the request once. Returns the response, whatever its status. Throws ApiError if no response arrives. */
  async function attempt(call: Call, input: AnyInput, callName: string): Promise<AttemptResponse> {
    const {
      signal,
      body: requestBody,
      idempotencyKey,
      orderKey,
      timeoutMs = config.timeoutMs ?? 10_000,
    } = input;
    const { token = config.getToken() } = input;
    const deadline = createDeadline(timeoutMs, signal);
    try {
      const sentAt = performance.now();
      const response = await fetch(buildUrl(call, input), {
        method: call.method,
        keepalive: !!call.keepalive,
        credentials: 'omit',
        signal: deadline.signal,
        headers: {
          ...buildRequestHeaders(config.getLocale(), config.now()),
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
          ...(orderKey && { 'Order-Key': orderKey }),
        },
        ...(requestBody !== undefined && { body: JSON.stringify(requestBody) }),
      });
      const body = parseJson(await response.text());
      config.onResponse?.(body, performance.now() - sentAt);
      return {
        status: response.status,
        body,
        retryIn: readRetryAfterMs(response.headers, config.now()),
      };
    } catch (cause) {
      throw new ApiError(deadline.getReason(), callName, { cause });
    } finally {
      deadline.clear();
    }
  }

  function notify(error: ApiError, { path }: Call): void {
    if ([401, 403].includes(error.status) && !/profile|logout/.test(path)) config.onUnauthorized?.(error);
    if (error.status === 433) config.onSwitchedOff?.(error);
  }

  async function requestRaw(call: Call, input: AnyInput): Promise<RawResponse> {
    const callName = describeCall(call);
    try {
      const isRetryable = call.method === 'GET' || !!input.idempotencyKey;
      const { status, body } = await (isRetryable
        ? fetchWithRetries(() => attempt(call, input, callName), getRandom, input.signal)
        : attempt(call, input, callName));
      if (status >= 200 && status < 300 && (Object(body) as { error?: unknown }).error !== 1)
        return { status, body };
      throw new ApiError(status >= 500 || status === 429 ? 'unavailable' : 'refused', callName, {
        status,
        body,
      });
    } catch (error) {
      config.reporter.report(error, { call: callName });
      if (error instanceof ApiError) notify(error, call);
      throw error;
    }
  }

  return {
    buildUrl,
    requestRaw,
    async call(call: Call, input: AnyInput, map: (response: unknown) => unknown = (response) => response) {
      const { status, body } = await requestRaw(call, input);
      const callName = describeCall(call);
      const report = (error: unknown) => config.reporter.report(error, { call: callName });
      try {
        return map(call.lenient ? parseLenient(call.lenient, body, report) : call.response.parse(body));
      } catch (cause) {
        const error = new ApiError('invalid', callName, { status, cause });
        report(error);
        throw error;
      }
    },
  };
}

const describeCall = ({ method, path }: Call): string => `${method} ${path}`;

/** The parsed JSON; undefined for text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
