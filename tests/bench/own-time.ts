import type { Browser, Page } from 'playwright';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the thread's own processor time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const isMainThread = ({ name, args }: TraceEvent): boolean =>
  name === 'thread_name' && args?.name === 'CrRendererMain';

/**
 * The tasks of `page`'s main thread while `act` runs, in milliseconds of its own processor time: a busy machine makes a
 * frame late, but not a task longer. The slowdown the browser emulates is in it.
 */
export async function ownTimeOfTasks(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const tasksOf = ({ pid, tid }: TraceEvent): number[] =>
    trace.traceEvents.flatMap((event) =>
      event.pid === pid && event.tid === tid && event.name === 'ThreadControllerImpl::RunTask' && event.tdur
        ? [event.tdur / 1000]
        : [],
    );
  // Other pages have threads of their own; the one that worked is meant.
  const threads = trace.traceEvents.filter(isMainThread).map(tasksOf);
  return threads.reduce((busiest, tasks) => (tasks.length > busiest.length ? tasks : busiest), []);
}
