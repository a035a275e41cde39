import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitTime } from './startup-promises.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('withTimeout resolves with a response that arrives in time and clears its timer', async () => {
  await expect(limitTime(Promise.resolve('menu'))).resolves.toBe('menu');
  expect(vi.getTimerCount()).toBe(0);
});

test('withTimeout rejects with the error of a failed request and clears its timer', async () => {
  await expect(limitTime(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(vi.getTimerCount()).toBe(0);
});

test('withTimeout rejects when no response has arrived after ten seconds', async () => {
  const late = limitTime(new Promise(() => undefined));
  let failed = false;
  late.catch(() => {
    failed = true;
  });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(failed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await expect(late).rejects.toThrow('No response within 10000 ms');
});
