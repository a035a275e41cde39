import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTime } from './startup-promises.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what comes in time is passed on, and nothing waits any more', async () => {
  await expect(inTime(Promise.resolve('menu'))).resolves.toBe('menu');
  expect(vi.getTimerCount()).toBe(0);
});

test('a failure is passed on, and nothing waits any more', async () => {
  await expect(inTime(Promise.reject(new Error('no line')))).rejects.toThrow('no line');
  expect(vi.getTimerCount()).toBe(0);
});

test('after ten seconds it is late', async () => {
  const late = inTime(new Promise(() => undefined));
  let failed = false;
  late.catch(() => {
    failed = true;
  });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(failed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await expect(late).rejects.toThrow('late');
});
