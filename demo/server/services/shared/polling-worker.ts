interface WorkerDeps {
  readonly intervalMs: number;
  /** One look: true when there may be more to do at once. A long one asks now and then whether it shall end. */
  readonly poll: (isClosed: () => boolean) => Promise<boolean>;
  readonly log: (error: unknown) => void;
}

export interface Worker {
  /** There is something to do: it need not wait for the next look. */
  readonly wake: () => void;
  /** Begins nothing more, and resolves when what is under way is done. */
  readonly close: () => Promise<void>;
}

/** Looks every now and then, and when it is woken, whether there is something to do; one look at a time. */
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
