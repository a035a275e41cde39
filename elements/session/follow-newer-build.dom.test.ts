// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const HOUR_MS = 60 * 60_000;
const build = {
  url: 'https://orders.example/builds/latest.json',
  field: 'app',
  value: 'assets/app-1.js',
} as const;
let latestApp = build.value as string;
const requestBuild = vi.fn(async () => ({ ok: true, json: async () => ({ id: 'x', app: latestApp }) }));

/** The module holds state of the page, so each test imports a new copy. */
const openPage = async () => {
  vi.resetModules();
  return (await import('./follow-newer-build.ts')).followNewerBuild;
};

beforeEach(() => {
  vi.useFakeTimers();
  latestApp = build.value;
  requestBuild.mockClear();
  vi.stubGlobal('fetch', requestBuild);
});
afterEach(() => {
  delete document.body.dataset.orderApp;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// @spec shell/build-manifest-polled-hourly
it('notifies every element on a page once about a newer build, with one request an hour', async () => {
  const followNewerBuild = await openPage();
  const [first, second, late] = [vi.fn(), vi.fn(), vi.fn()];
  const stopFirst = followNewerBuild(build, first);
  followNewerBuild(build, second);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect([requestBuild.mock.calls.length, first.mock.calls.length]).toEqual([1, 0]);

  latestApp = 'assets/app-2.js';
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  followNewerBuild(build, late);
  stopFirst();
  await vi.advanceTimersByTimeAsync(5 * HOUR_MS);
  expect(requestBuild).toHaveBeenCalledTimes(2);
  for (const listener of [first, second, late]) expect(listener.mock.calls).toEqual([['assets/app-2.js']]);
});

it('stops checking for newer builds when the last element is removed, and starts again for a new element', async () => {
  const followNewerBuild = await openPage();
  const stop = followNewerBuild(build, vi.fn());
  stop();
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS);
  expect(requestBuild).not.toHaveBeenCalled();
  followNewerBuild(build, vi.fn())();
  followNewerBuild(build, vi.fn());
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(requestBuild).toHaveBeenCalledOnce();
});

it('does not check for newer builds in a hosted page, which checks itself, or in the npm package', async () => {
  const followNewerBuild = await openPage();
  followNewerBuild(null, vi.fn());
  document.body.dataset.orderApp = 'hosted';
  followNewerBuild(build, vi.fn());
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS);
  expect(requestBuild).not.toHaveBeenCalled();
});
