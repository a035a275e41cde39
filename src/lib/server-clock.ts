/** An estimate of the server's time from its responses. */
export interface ServerClock {
  /**
   * Whole epoch milliseconds: the device's time until the first response, then the server's. Stored values and
   * analytics vendors do not support fractions.
   */
  now(): number;
  /** Processes a response with the time in `now` (ISO 8601). `tookMs` is the duration of the request. */
  recordResponse(response: unknown, tookMs: number): void;
  /** Whether the device has slept or its time was changed since the last response. If so, send a new request. */
  hasJumped(): boolean;
}

/** Assumed drift of the `getSteadyTime` clock, in ms per ms. It makes an older measurement less precise. */
const DRIFT = 0.001;
/** The server's time may be rounded to a second. */
const SECOND_MS = 1000;
const CLOCK_JUMP_TOLERANCE_MS = 5 * SECOND_MS;

/**
 * Estimates the server's time from its responses, assuming that the server sent each response after half of the
 * request's duration. Faster responses are more precise. Between responses a monotonic clock is used, so that changes
 * of the device's time have no effect.
 */
export function createServerClock(
  getDeviceTime: () => number = Date.now,
  getSteadyTime: () => number = () => performance.now(),
): ServerClock {
  /** The offsets are the server's and the device's time minus the steady time. */
  let estimate:
    | { serverOffset: number; errorMs: number; measuredAt: number; deviceOffset: number }
    | undefined;
  const hasJumped = () =>
    !!estimate &&
    Math.abs(getDeviceTime() - getSteadyTime() - estimate.deviceOffset) > CLOCK_JUMP_TOLERANCE_MS;
  return {
    hasJumped,
    now: () => (estimate ? Math.round(getSteadyTime() + estimate.serverOffset) : getDeviceTime()),
    recordResponse(response, tookMs) {
      const serverTime = Date.parse((Object(response) as { now?: string }).now ?? '');
      if (!serverTime) return;
      const steadyTime = getSteadyTime();
      const errorMs = tookMs / 2;
      const serverOffset = serverTime + errorMs - steadyTime;
      const isBetter =
        !estimate ||
        hasJumped() ||
        errorMs <= estimate.errorMs + (steadyTime - estimate.measuredAt) * DRIFT ||
        // The two measurements contradict each other, so the server's clock has been changed.
        Math.abs(serverOffset - estimate.serverOffset) > errorMs + estimate.errorMs + SECOND_MS;
      if (isBetter)
        estimate = {
          serverOffset,
          errorMs,
          measuredAt: steadyTime,
          deviceOffset: getDeviceTime() - steadyTime,
        };
    },
  };
}
