/** How a request fared, as far as a browser tells it. */
export type Outcome =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly contentType: string;
      /** The parsed JSON; undefined when it was none. */
      readonly body: unknown;
      /** Milliseconds from asking to the whole answer. */
      readonly took: number;
      /** The server's clock, where the browser may read it. */
      readonly date: string | null;
    }
  /** The page's policy forbade the request. */
  | { readonly kind: 'policy' }
  /** The server answers, but does not let this page read it. `preflight`: plain requests it does let. */
  | { readonly kind: 'cors'; readonly preflight: boolean }
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  /** No answer: a wrong name, nothing listening, a bad certificate, or something in the browser that blocks it. */
  | { readonly kind: 'silent' };

export interface Line {
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds, of a clock that does not jump. */
  readonly now: () => number;
  readonly isOnline: () => boolean;
  /** Resolves to whether a policy refused this address; waits for the browser to say so. */
  readonly refusedByPolicy: (address: string) => Promise<boolean>;
  readonly timeoutMs: number;
}

/** Asks for an address and, where nothing can be read, asks again in simpler ways to learn why. Never throws. */
export async function reach(line: Line, address: string, headers: Record<string, string>): Promise<Outcome> {
  const { fetch, now } = line;
  const ask = (options: RequestInit) =>
    fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(line.timeoutMs), ...options });
  const answers = (options: RequestInit): Promise<boolean> =>
    ask(options).then(
      () => true,
      () => false,
    );
  const asked = now();
  try {
    const response = await ask({ headers });
    const text = await response.text();
    return {
      kind: 'answer',
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      body: parsed(text),
      took: Math.round(now() - asked),
      date: response.headers.get('date'),
    };
  } catch (error) {
    if (await line.refusedByPolicy(address)) return { kind: 'policy' };
    if ((error as { name?: unknown } | null)?.name === 'TimeoutError') return { kind: 'timeout' };
    if (!line.isOnline()) return { kind: 'offline' };
    if (Object.keys(headers).length && (await answers({}))) return { kind: 'cors', preflight: true };
    return (await answers({ mode: 'no-cors' })) ? { kind: 'cors', preflight: false } : { kind: 'silent' };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
