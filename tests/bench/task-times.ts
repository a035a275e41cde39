import type { Browser, Page } from 'playwright';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time of the thread, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const isMainThread = ({ name, args }: TraceEvent): boolean =>
  name === 'thread_name' && args?.name === 'CrRendererMain';

/**
 * Measures the CPU time of each task that the page's main thread runs during `action`, in ms. CPU times grow with the
 * emulated CPU slowdown, but not with the load of the machine.
 */
export async function measureTaskTimes(
  browser: Browser,
  page: Page,
  action: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await action();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const listTaskTimes = ({ pid, tid }: TraceEvent): number[] =>
    trace.traceEvents.flatMap((event) =>
      event.pid === pid && event.tid === tid && event.name === 'ThreadControllerImpl::RunTask' && event.tdur
        ? [event.tdur / 1000]
        : [],
    );
  // The trace contains threads of other pages too. The page under test has the most tasks.
  const threads = trace.traceEvents.filter(isMainThread).map(listTaskTimes);
  return threads.reduce(
    (busiestTasks, tasks) => (tasks.length > busiestTasks.length ? tasks : busiestTasks),
    [],
  );
}
