import { ApiError } from './api-errors.ts';

/** One answer, with how long the server asks to wait, in ms (0: it does not say). */
export interface Attempt {
  readonly status: number;
  readonly body: unknown;
  readonly retryIn: number;
}

const ATTEMPTS = 3;
const MAX_WAIT_MS = 8_000;
const BUSY = [429, 502, 503, 504];

/** `Retry-After`, seconds or a date, in ms from now. */
export function retryAfter(headers: Headers, now: Date): number {
  const text = headers.get('Retry-After') ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Math.max(ms || 0, 0);
}

/** Waits; rejects when the signal fires first. */
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
 * Tries up to three times, on a lost connection and on answers that ask for patience, waiting longer each time and never
 * in step with others. A server that asks for more than 8 seconds gets no second try: the customer should hear.
 */
export async function persistently(
  attempt: () => Promise<Attempt>,
  random: () => number,
  signal: AbortSignal | undefined,
): Promise<Attempt> {
  for (let tried = 1; ; tried++) {
    const last = tried === ATTEMPTS;
    // Between half and all of 400 ms, then of 800 ms.
    let pause = 100 * 2 ** tried * (1 + random());
    try {
      const answer = await attempt();
      pause = Math.max(pause, answer.retryIn);
      if (last || !BUSY.includes(answer.status) || pause > MAX_WAIT_MS) return answer;
    } catch (error) {
      if (last || (error as ApiError).kind !== 'network') throw error;
    }
    await wait(pause, signal);
  }
}
