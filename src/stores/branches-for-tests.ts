import { afterEach, beforeEach, vi } from 'vitest';
import { wireCategory, wireItem } from '../api/wire-for-tests.ts';
import type { setup } from './stores-for-tests.ts';

/**
 * Stops the clock before each test of the file, at the time given or now, once the lazily loaded code is there: what comes
 * after its test would start its timers by another's clock, which then never comes to its end.
 */
export function stopClock(now?: Date): void {
  beforeEach(async () => {
    await import('./branch-menus.ts');
    await import('./keep-shop.ts');
    await import('./settle-cart.ts');
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

export const menuOfTwo = {
  'webapp/v5/menu/demo~two': {
    body: { menu: { categories: [wireCategory('tea', [wireItem('chai')])] }, discounts: {} },
  },
};

/** An answer that takes its time. */
export const slow = (ms: number, reply: { status?: number; body: unknown }) => async () => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return reply;
};

export const itemsOf = (menu: ReturnType<typeof setup>['menu']) =>
  menu.getState().menu?.categories.flatMap(({ items }) => items.map(({ id }) => id));
