import { ApiError } from './api-errors.ts';

/** The response to one attempt. `retryIn` is the wait that the server demands, in ms, or 0 if it demands none. */
export interface AttemptResponse {
  readonly status: number;
  readonly body: unknown;
  readonly retryIn: number;
}

const MAX_ATTEMPTS = 3;
const MAX_WAIT_MS = 8_000;
const RETRY_STATUSES = [429, 502, 503, 504];

/** The `Retry-After` header (seconds or a date) in ms from now; 0 without the header. */
export function readRetryAfterMs(headers: Headers, now: Date): number {
  const text = headers.get('Retry-After') ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Math.max(ms || 0, 0);
}

/** Resolves after `ms` milliseconds. Rejects when the signal aborts first. */
const wait = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new ApiError('aborted', 'while waiting to try again'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });

/**
 * Makes up to three attempts if the connection is lost or the server is overloaded. Each pause is longer than the last
 * and partly random. If the server demands a wait of more than 8 seconds, returns the response immediately, so that the
 * customer sees the failure.
 */
export async function fetchWithRetries(
  attempt: () => Promise<AttemptResponse>,
  getRandom: () => number,
  signal: AbortSignal | undefined,
): Promise<AttemptResponse> {
  for (let attemptNumber = 1; ; attemptNumber++) {
    const isLastAttempt = attemptNumber === MAX_ATTEMPTS;
    // 200 to 400 ms, then 400 to 800 ms.
    let pause = 100 * 2 ** attemptNumber * (1 + getRandom());
    try {
      const response = await attempt();
      pause = Math.max(pause, response.retryIn);
      if (isLastAttempt || !RETRY_STATUSES.includes(response.status) || pause > MAX_WAIT_MS) return response;
    } catch (error) {
      if (isLastAttempt || (error as ApiError).kind !== 'network') throw error;
    }
    await wait(pause, signal);
  }
}
