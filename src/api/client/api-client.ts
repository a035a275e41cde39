import type * as z from 'zod/mini';
import { requestHeaders } from '../../lib/request-headers.ts';
import type { Call, CallInput, CallResult, LenientCall } from '../contract/call.ts';
import { parseLenient } from '../contract/parse-lenient.ts';
import { ApiError } from './api-errors.ts';
import type { Reporter } from './reporter.ts';
import { type Attempt, persistently, retryAfter } from './retry.ts';

export interface ClientConfig {
  /** Without a trailing slash; paths are appended. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly locale: () => string;
  readonly token: () => string | null;
  readonly now: () => Date;
  readonly reporter: Reporter;
  /** 10 seconds unless given; a call may say otherwise. */
  readonly timeoutMs?: number;
  /** On 401 and 403, but for paths with `profile` in them (spec, section 8), and for the logout. */
  readonly onUnauthorized?: (error: ApiError) => void;
  /** Told of every answer of the backend, whatever its status, and how long it took in ms. */
  readonly heard?: (body: unknown, tookMs: number) => void;
  /** A number from 0 to 1 that spreads retries; Math.random unless given. */
  readonly random?: () => number;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** Sent as `Idempotency-Key`; makes a POST safe to send again. */
  readonly idempotencyKey?: string | undefined;
  readonly timeoutMs?: number | undefined;
  /** Sent as `Order-Key`: the key an order was placed with, by which a guest is known as whoever placed it. */
  readonly orderKey?: string | undefined;
  /** In the place of the session's own. */
  readonly token?: string | undefined;
}

interface RawAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface Client {
  /**
   * The checked response of a call, mapped to what the app works with. Throws ApiError, nothing else: a response that
   * cannot be mapped is `invalid`, too.
   */
  call<C extends Call, T>(
    call: C,
    input: CallInput<C> & CallOptions,
    map: (response: CallResult<C>) => T,
  ): Promise<T>;
  /** The checked response as it came over the wire. Throws ApiError, nothing else. */
  call<C extends LenientCall>(call: C, input: CallInput<C> & CallOptions): Promise<z.output<C['lenient']>>;
  call<C extends Call>(call: C, input: CallInput<C> & CallOptions): Promise<CallResult<C>>;
  /** The same unread. */
  raw<C extends Call>(call: C, input: CallInput<C> & CallOptions): Promise<RawAnswer>;
  /** Where a call goes, for what does not go through fetch. */
  url<C extends Call>(call: C, input: CallInput<C>): string;
}

interface AnyInput extends CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The one door to the backend (spec, section 7). Retries only what is safe: GET, and POST with an idempotency key. */
export function createClient(config: ClientConfig): Client {
  // Taken off `config`: a browser's fetch refuses to be called as somebody's method.
  const { fetch, random = Math.random } = config;

  const url = (call: Call, input: unknown): string => {
    const { params, query } = input as AnyInput;
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params?.[name] ?? ''),
    );
    const search = new URLSearchParams();
    for (const [key, value] of Object.entries(query ?? {})) if (value != null) search.set(key, String(value));
    return `${config.baseUrl}/${path}?${search}`.replace(/\?$/, '');
  };

  /** One try: an answer with any status, or an ApiError. */
  async function attempt(call: Call, input: AnyInput, what: string): Promise<Attempt> {
    const { signal, body: sent, idempotencyKey, orderKey, timeoutMs = config.timeoutMs ?? 10_000 } = input;
    const { token = config.token() } = input;
    const controller = new AbortController();
    const stop = () => controller.abort();
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      stop();
    }, timeoutMs);
    signal?.addEventListener('abort', stop, { once: true });
    try {
      if (signal?.aborted) stop();
      const sentAt = performance.now();
      const response = await fetch(url(call, input), {
        method: call.method,
        keepalive: !!call.keepalive,
        credentials: 'omit',
        signal: controller.signal,
        headers: {
          ...requestHeaders(config.locale(), config.now()),
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
          ...(orderKey && { 'Order-Key': orderKey }),
        },
        ...(sent !== undefined && { body: JSON.stringify(sent) }),
      });
      const body = parsed(await response.text());
      config.heard?.(body, performance.now() - sentAt);
      return {
        status: response.status,
        body,
        retryIn: retryAfter(response.headers, config.now()),
      };
    } catch (cause) {
      throw new ApiError(signal?.aborted ? 'aborted' : late ? 'timeout' : 'network', what, { cause });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    }
  }

  async function raw(call: Call, input: AnyInput): Promise<RawAnswer> {
    const what = nameOf(call);
    try {
      const safe = call.method === 'GET' || input.idempotencyKey;
      const { status, body } = await (safe
        ? persistently(() => attempt(call, input, what), random, input.signal)
        : attempt(call, input, what));
      if (status >= 200 && status < 300 && (Object(body) as { error?: unknown }).error !== 1)
        return { status, body };
      throw new ApiError(status >= 500 || status === 429 ? 'unavailable' : 'refused', what, { status, body });
    } catch (error) {
      config.reporter.report(error, { call: what });
      if (error instanceof ApiError && [401, 403].includes(error.status) && !/profile|logout/.test(call.path))
        config.onUnauthorized?.(error);
      throw error;
    }
  }

  return {
    url,
    raw,
    async call(call: Call, input: AnyInput, map: (response: unknown) => unknown = (response) => response) {
      const { status, body } = await raw(call, input);
      const what = nameOf(call);
      const report = (error: unknown) => config.reporter.report(error, { call: what });
      try {
        return map(call.lenient ? parseLenient(call.lenient, body, report) : call.response.parse(body));
      } catch (cause) {
        const error = new ApiError('invalid', what, { status, cause });
        report(error);
        throw error;
      }
    },
  };
}

const nameOf = ({ method, path }: Call): string => `${method} ${path}`;

/** JSON, or undefined for what is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
