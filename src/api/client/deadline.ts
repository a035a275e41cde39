interface Deadline {
  /** Aborts when the caller aborts or the time is over. */
  readonly signal: AbortSignal;
  /** Why a request with this signal failed. */
  readonly getReason: () => 'aborted' | 'timeout' | 'network';
  /** Call this when the request has ended. */
  readonly clear: () => void;
}

/** Creates the deadline of a request, `ms` milliseconds from now. `signal` is the caller's signal. */
export function createDeadline(ms: number, signal: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  const abort = () => controller.abort();
  let hasTimedOut = false;
  const timer = setTimeout(() => {
    hasTimedOut = true;
    abort();
  }, ms);
  signal?.addEventListener('abort', abort, { once: true });
  if (signal?.aborted) abort();
  return {
    signal: controller.signal,
    getReason: () => (signal?.aborted ? 'aborted' : hasTimedOut ? 'timeout' : 'network'),
    clear() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}
