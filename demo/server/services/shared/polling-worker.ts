interface WorkerDeps {
  readonly intervalMs: number;
  /**
   * One poll. Returns true when there may be more to do at once. A long poll checks `isClosed` between its steps.
   */
  readonly poll: (isClosed: () => boolean) => Promise<boolean>;
  readonly log: (error: unknown) => void;
}

export interface Worker {
  /** Polls at once instead of waiting for the interval. */
  readonly wake: () => void;
  /** Stops polling. Resolves when the running poll is done. */
  readonly close: () => Promise<void>;
}

/** Polls at an interval and when it is woken. Polls never overlap. */
export function startPollingWorker({ intervalMs, poll, log }: WorkerDeps): Worker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isAwaited = false;
  let isClosed = false;

  const work = async (): Promise<void> => {
    let hasMore = true;
    while (hasMore && !isClosed) {
      isAwaited = false;
      hasMore = (await poll(() => isClosed)) || isAwaited;
    }
  };
  const begin = (): void => {
    clearTimeout(timer);
    if (isClosed || running) return;
    running = work()
      .catch(log)
      .finally(() => {
        running = null;
        if (!isClosed) timer = setTimeout(begin, intervalMs).unref();
      });
  };
  timer = setTimeout(begin, intervalMs).unref();

  return {
    wake() {
      isAwaited = true;
      begin();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
