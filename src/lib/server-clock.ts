/** The server's time, as far as its answers tell. */
export interface ServerClock {
  /** Epoch milliseconds: by the device until the server has told, and from then on by the server. */
  now(): number;
  /** Hears an answer; its `now` (ISO 8601) is what counts. `tookMs` is from the question to it. */
  heard(answer: unknown, tookMs: number): void;
  /** Whether the device slept or was set since the last word of the server: then it should be asked again. */
  hasJumped(): boolean;
}

/** A steady clock drifts; an old measurement is worth less by so many ms per ms. */
const DRIFT = 0.001;
/** Answers tell whole seconds. */
const SECOND = 1000;
const JUMP = 5 * SECOND;

/**
 * Measures the server's time from its answers, half the way back: the quickest answer tells best. Between answers a clock
 * counts that nobody can set, so a device whose time is wrong, or is changed meanwhile, is of no matter.
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
    heard(answer, tookMs) {
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
