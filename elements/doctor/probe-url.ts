/** The result of a request, as far as browsers reveal it. */
export type Outcome =
  | {
      readonly kind: 'response';
      readonly status: number;
      readonly contentType: string;
      /** The parsed JSON; undefined if the body is not JSON. */
      readonly body: unknown;
      /** Time from sending the request to the end of the response. */
      readonly durationMs: number;
      /** The `Date` header; null if the script may not read it. */
      readonly date: string | null;
    }
  /** The page's Content-Security-Policy blocked the request. */
  | { readonly kind: 'policy' }
  /**
   * The server responds, but does not let this page read the response. `isPreflight` is true if it refuses only the
   * preflight.
   */
  | { readonly kind: 'cors'; readonly isPreflight: boolean }
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  /** No response: a wrong host name, no server, a bad certificate, or a browser extension that blocks the request. */
  | { readonly kind: 'unreachable' };

export interface Network {
  readonly fetch: typeof globalThis.fetch;
  /** Monotonic time in milliseconds. */
  readonly now: () => number;
  readonly isOnline: () => boolean;
  /** Whether the page's policy blocked a request to this URL. Waits for the browser's violation event. */
  readonly isBlockedByPolicy: (address: string) => Promise<boolean>;
  readonly timeoutMs: number;
}

/** Requests a URL. If that fails, sends simpler requests to find out why. Never rejects. */
export async function probeUrl(
  network: Network,
  address: string,
  headers: Record<string, string>,
): Promise<Outcome> {
  const { fetch, now } = network;
  const sendRequest = (options: RequestInit) =>
    fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(network.timeoutMs), ...options });
  const doesRequestSucceed = (options: RequestInit): Promise<boolean> =>
    sendRequest(options).then(
      () => true,
      () => false,
    );
  const startedAt = now();
  try {
    const response = await sendRequest({ headers });
    const text = await response.text();
    return {
      kind: 'response',
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      body: parseJson(text),
      durationMs: Math.round(now() - startedAt),
      date: response.headers.get('date'),
    };
  } catch (error) {
    if (await network.isBlockedByPolicy(address)) return { kind: 'policy' };
    if ((error as { name?: unknown } | null)?.name === 'TimeoutError') return { kind: 'timeout' };
    if (!network.isOnline()) return { kind: 'offline' };
    if (Object.keys(headers).length && (await doesRequestSucceed({})))
      return { kind: 'cors', isPreflight: true };
    return (await doesRequestSucceed({ mode: 'no-cors' }))
      ? { kind: 'cors', isPreflight: false }
      : { kind: 'unreachable' };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
