import pLimit from 'p-limit';
import { Refusal } from './refusal.ts';

interface WorkLimitOptions {
  /** Number of tasks that run at the same time. */
  readonly concurrency: number;
  /** Number of tasks that may wait. Further tasks are refused. */
  readonly maxWaiting: number;
}

const RETRY_AFTER_SECONDS = 2;

export type WorkLimit = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * Limits how much expensive work runs and waits at the same time. Throws Refusal 503 `busy` when too much is waiting,
 * so that a flood of requests uses up neither the threads nor the memory.
 */
export function createWorkLimit({ concurrency, maxWaiting }: WorkLimitOptions): WorkLimit {
  const limit = pLimit(concurrency);
  return async (task) => {
    if (limit.pendingCount >= maxWaiting)
      throw new Refusal(503, 'busy', 'The server is busy. Please try again in a few seconds.', {
        retry_after: RETRY_AFTER_SECONDS,
      });
    return limit(task);
  };
}
