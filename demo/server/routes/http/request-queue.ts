import { type Env, Hono } from 'hono';
import { Refusal } from '../../services/shared/refusal.ts';

export const QUEUE_LIMITS = {
  /** API calls that run at the same time. More of them would only wait for the database and delay other requests. */
  maxRunning: 32,
  /** API calls that wait for one of the running calls to end. Further calls are refused. */
  maxWaiting: 1000,
  /** Timeout for a response, including the waiting time. */
  timeoutMs: 15_000,
};
const RETRY_AFTER_S = 2;

interface Limits {
  readonly maxRunning?: number;
  readonly maxWaiting?: number;
  readonly timeoutMs?: number;
}

/**
 * Marks requests that the server sends to itself. They belong to a request that is already running, so they do not
 * wait.
 */
export interface InternalRequest extends Env {
  Bindings: { isInternal?: boolean };
}

const createBusyRefusal = (): Refusal =>
  new Refusal(503, 'busy', 'The server is busy. Please try again in a few seconds.', {
    retry_after: RETRY_AFTER_S,
  });

/**
 * Runs a limited number of API calls at a time, in order of arrival. Refuses a call with 503 and `Retry-After` when too
 * many are waiting, or when it gets no response in time. A call that exceeds its time still counts as running until it
 * ends.
 */
export function createRequestQueue({
  maxRunning = QUEUE_LIMITS.maxRunning,
  maxWaiting = QUEUE_LIMITS.maxWaiting,
  timeoutMs = QUEUE_LIMITS.timeoutMs,
}: Limits = {}): Hono<InternalRequest> {
  let runningCount = 0;
  const waitingCallbacks = new Set<() => void>();

  const startNextCall = (): void => {
    const [startCall] = waitingCallbacks;
    if (!startCall) return;
    waitingCallbacks.delete(startCall);
    startCall();
  };
  const releasePlace = (): void => {
    runningCount -= 1;
    // Start calls in a later turn of the event loop, so that a series of short calls does not delay other requests.
    setImmediate(() => {
      if (runningCount < maxRunning) startNextCall();
    });
  };
  const run = async (next: () => Promise<void>, signal: AbortSignal): Promise<void> => {
    if (runningCount >= maxRunning) {
      if (waitingCallbacks.size >= maxWaiting) throw createBusyRefusal();
      const isStarted = await new Promise<boolean>((resolve) => {
        const startCall = () => resolve(true);
        waitingCallbacks.add(startCall);
        signal.addEventListener('abort', () => resolve(!waitingCallbacks.delete(startCall)));
      });
      if (!isStarted) return;
    }
    runningCount += 1;
    try {
      await next();
    } finally {
      releasePlace();
    }
  };

  const app = new Hono<InternalRequest>();
  app.use('/api/*', async (c, next) => {
    if (c.env?.isInternal) return next();
    const controller = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        controller.abort();
        reject(createBusyRefusal());
      }, timeoutMs);
    });
    try {
      await Promise.race([run(next, controller.signal), timeout]);
    } finally {
      clearTimeout(timer);
    }
  });
  return app;
}
