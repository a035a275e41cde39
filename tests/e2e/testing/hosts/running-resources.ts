import type { Page } from '@playwright/test';

interface RunningResources {
  readonly timers: string[];
  readonly streams: number;
  readonly listeners: string[];
}

/** Starts counting active timers, open event streams, and listeners on `window` and `document`. */
export const trackResources = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const timers = new Map<number, string>();
    const streams = new Set<EventSource>();
    const listeners = new Map<string, number>();
    const {
      setTimeout: startTimer,
      clearTimeout: stopTimer,
      setInterval: startInterval,
      EventSource: NativeStream,
    } = window;
    Object.assign(window, {
      setTimeout: (callback: () => void, ms?: number, ...callbackArguments: unknown[]) => {
        const id = startTimer(
          (...args: unknown[]) => {
            timers.delete(id);
            (callback as (...args: unknown[]) => void)(...args);
          },
          ms,
          ...callbackArguments,
        );
        timers.set(id, `timeout of ${ms}`);
        return id;
      },
      clearTimeout: (id: number) => {
        timers.delete(id);
        stopTimer(id);
      },
      setInterval: (callback: () => void, ms?: number) => {
        const id = startInterval(callback, ms);
        timers.set(id, `interval of ${ms}`);
        return id;
      },
      clearInterval: (id: number) => {
        timers.delete(id);
        stopTimer(id);
      },
      EventSource: class extends NativeStream {
        constructor(url: string | URL) {
          super(url);
          streams.add(this);
        }
      },
      readRunningCounts: () => ({
        timers: [...timers.values()],
        streams: [...streams].filter(({ readyState }) => readyState !== 2).length,
        listeners: [...listeners].filter(([, count]) => count > 0).map(([name, count]) => `${count} ${name}`),
      }),
    });
    for (const [name, target] of [
      ['window', window],
      ['document', document],
    ] as const) {
      const { addEventListener: originalAdd, removeEventListener: originalRemove } = target;
      const count = (type: string, change: number) =>
        listeners.set(`${name} ${type}`, (listeners.get(`${name} ${type}`) ?? 0) + change);
      Object.assign(target, {
        addEventListener(...args: Parameters<typeof originalAdd>) {
          count(args[0], 1);
          return originalAdd.apply(target, args);
        },
        removeEventListener(...args: Parameters<typeof originalRemove>) {
          count(args[0], -1);
          return originalRemove.apply(target, args);
        },
      });
    }
  });

export const readRunningResources = (page: Page): Promise<RunningResources> =>
  page.evaluate(() =>
    (window as unknown as { readRunningCounts: () => RunningResources }).readRunningCounts(),
  );
