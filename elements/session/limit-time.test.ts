import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitTime } from './startup-promises.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('returns a start-up response that arrives in time, and clears the timer', async () => {
  await expect(limitTime(Promise.resolve('menu'))).resolves.toBe('menu');
  expect(vi.getTimerCount()).toBe(0);
});

test('rejects with the error of a failed start-up request, and clears the timer', async () => {
  await expect(limitTime(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(vi.getTimerCount()).toBe(0);
});

test('rejects when a start-up request has no response after ten seconds', async () => {
  const pendingResponse = limitTime(new Promise(() => undefined));
  let isRejected = false;
  pendingResponse.catch(() => {
    isRejected = true;
  });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(isRejected).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await expect(pendingResponse).rejects.toThrow('No response within 10000 ms');
});
