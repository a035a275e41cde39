/** An estimate of the server's time from its responses. */
export interface ServerClock {
  /** Epoch milliseconds: the device's time until the first response, then the server's. */
  now(): number;
  /** Processes a response with the time in `now` (ISO 8601). `tookMs` is the duration of the request. */
  recordResponse(answer: unknown, tookMs: number): void;
  /** Whether the device slept or its time was changed since the last response. Then send a new request. */
  hasJumped(): boolean;
}

/** Assumed drift of the steady clock, in ms per ms: the error of a measurement grows with its age. */
const DRIFT = 0.001;
/** Responses may have a resolution of one second. */
const SECOND = 1000;
const JUMP = 5 * SECOND;

/**
 * Estimates the server's time from its responses, assuming that half of a request's duration passed since the server sent
 * it. Faster responses are more precise. Between responses a monotonic clock counts, so that changes of the device's time
 * have no effect.
 */
export function createServerClock(
  device: () => number = Date.now,
  steady: () => number = () => performance.now(),
): ServerClock {
  let known: { offset: number; error: number; at: number; lead: number } | undefined;
  const hasJumped = () => !!known && Math.abs(device() - steady() - known.lead) > JUMP;
  return {
    hasJumped,
    now: () => (known ? steady() + known.offset : device()),
    recordResponse(answer, tookMs) {
      const told = Date.parse((Object(answer) as { now?: string }).now ?? '');
      if (!told) return;
      const at = steady();
      const error = tookMs / 2;
      const offset = told + error - at;
      const isBetter =
        !known ||
        hasJumped() ||
        error <= known.error + (at - known.at) * DRIFT ||
        Math.abs(offset - known.offset) > error + known.error + SECOND;
      if (isBetter) known = { offset, error, at, lead: device() - at };
    },
  };
}
