import { afterEach, beforeEach, vi } from 'vitest';

/**
 * Stops the clock before each test of the file, at the time given or now, once the lazily loaded code is there: what comes
 * after its test would start its timers by another's clock, which then never comes to its end.
 */
export function stopClock(now?: Date): void {
  beforeEach(async () => {
    await import('../menu/branch-menus.ts');
    await import('../schedule/open-state-scheduler.ts');
    await import('../cart/reprice-cart.ts');
    vi.useFakeTimers(now && { now });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Waits for a promise with the clock run to its end. */
export const settled = async (done: Promise<unknown>) => {
  await vi.runAllTimersAsync();
  await done;
};
