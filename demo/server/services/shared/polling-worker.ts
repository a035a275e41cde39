interface WorkerDeps {
  readonly intervalMs: number;
  /**
   * Polls once. Returns true when there may be more to do immediately. A poll that takes long checks `isClosed` between
   * its steps.
   */
  readonly poll: (isClosed: () => boolean) => Promise<boolean>;
  readonly log: (error: unknown) => void;
}

export interface Worker {
  /** Polls immediately, without waiting for the interval. */
  readonly wake: () => void;
  /** Stops polling. Resolves when the running poll has finished. */
  readonly close: () => Promise<void>;
}

/** Polls at an interval and whenever it is woken. Polls never overlap. */
export function startPollingWorker({ intervalMs, poll, log }: WorkerDeps): Worker {
  let timer: NodeJS.Timeout | undefined;
  let runningPoll: Promise<void> | null = null;
  let isWoken = false;
  let isClosed = false;

  const pollUntilDone = async (): Promise<void> => {
    let hasMore = true;
    while (hasMore && !isClosed) {
      isWoken = false;
      hasMore = (await poll(() => isClosed)) || isWoken;
    }
  };
  const startPolling = (): void => {
    clearTimeout(timer);
    if (isClosed || runningPoll) return;
    runningPoll = pollUntilDone()
      .catch(log)
      .finally(() => {
        runningPoll = null;
        if (!isClosed) timer = setTimeout(startPolling, intervalMs).unref();
      });
  };
  timer = setTimeout(startPolling, intervalMs).unref();

  return {
    wake() {
      isWoken = true;
      startPolling();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await runningPoll;
    },
  };
}
