import { afterEach, expect, it, vi } from 'vitest';
import { type DiskGuard, startDiskGuard } from './disk-guard.ts';

const MB = 1_000_000;

let guard: DiskGuard | null = null;
afterEach(() => guard?.close());

it('makes the database read-only when the disk is almost full, and writable when enough space is free', async () => {
  let freeBytes = 500 * MB;
  const setReadOnlyCalls: boolean[] = [];
  guard = startDiskGuard({
    folder: '/data',
    minFreeBytes: 100 * MB,
    setReadOnly: async (isReadOnly) => void setReadOnlyCalls.push(isReadOnly),
    log: () => undefined,
    intervalMs: 1,
    readFreeBytes: async () => freeBytes,
  });
  const waitForFullState = (isFull: boolean) => vi.waitFor(() => expect(guard?.isFull()).toBe(isFull));

  freeBytes = 99 * MB;
  await waitForFullState(true);
  freeBytes = 105 * MB;
  await vi.waitFor(() => expect(setReadOnlyCalls.length).toBeGreaterThan(5));
  expect(guard.isFull()).toBe(true);
  expect(new Set(setReadOnlyCalls)).toEqual(new Set([true]));

  freeBytes = 111 * MB;
  await waitForFullState(false);
  await vi.waitFor(() => expect(setReadOnlyCalls.at(-1)).toBe(false));
});
