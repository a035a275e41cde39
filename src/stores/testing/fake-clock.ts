import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Installs fake timers before each test of the file, at `now` or the current time. Loads the lazy chunks first, because
 * a chunk that arrives after its test would start timers on the next test's clock.
 */
export function installFakeClock(now?: Date): void {
  beforeEach(async () => {
    await import('../schedule/open-state-scheduler.ts');
    await import('../cart/reprice-cart.ts');
    vi.useFakeTimers(now && { now });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Runs all fake timers, then waits for the promise. */
export const runTimersAndAwait = async (promise: Promise<unknown>) => {
  await vi.runAllTimersAsync();
  await promise;
};
