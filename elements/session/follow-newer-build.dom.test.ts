// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const HOUR_MS = 60 * 60_000;
const runningBuild = {
  url: 'https://orders.example/builds/latest.json',
  field: 'app',
  value: 'assets/app-1.js',
} as const;
let latestApp = runningBuild.value as string;
const requestBuild = vi.fn(async () => ({ ok: true, json: async () => ({ id: 'x', app: latestApp }) }));

/** The module holds state of the page, so each test imports a new copy. */
const importForNewPage = async () => {
  vi.resetModules();
  return (await import('./follow-newer-build.ts')).followNewerBuild;
};

beforeEach(() => {
  vi.useFakeTimers();
  latestApp = runningBuild.value;
  requestBuild.mockClear();
  vi.stubGlobal('fetch', requestBuild);
});
afterEach(() => {
  delete document.body.dataset.orderApp;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// @spec shell/build-manifest-polled-hourly
it('notifies every element on a page once about a newer build, with one request per hour for all elements', async () => {
  const followNewerBuild = await importForNewPage();
  const [firstListener, secondListener, lateListener] = [vi.fn(), vi.fn(), vi.fn()];
  const stopFirst = followNewerBuild(runningBuild, firstListener);
  followNewerBuild(runningBuild, secondListener);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect([requestBuild.mock.calls.length, firstListener.mock.calls.length]).toEqual([1, 0]);

  latestApp = 'assets/app-2.js';
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  followNewerBuild(runningBuild, lateListener);
  stopFirst();
  await vi.advanceTimersByTimeAsync(5 * HOUR_MS);
  expect(requestBuild).toHaveBeenCalledTimes(2);
  for (const listener of [firstListener, secondListener, lateListener])
    expect(listener.mock.calls).toEqual([['assets/app-2.js']]);
});

it('stops checking for newer builds when the last element is removed, and starts again for a new element', async () => {
  const followNewerBuild = await importForNewPage();
  const stopFollowing = followNewerBuild(runningBuild, vi.fn());
  stopFollowing();
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS);
  expect(requestBuild).not.toHaveBeenCalled();
  followNewerBuild(runningBuild, vi.fn())();
  followNewerBuild(runningBuild, vi.fn());
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(requestBuild).toHaveBeenCalledOnce();
});

it('starts no check for newer builds on a hosted page or in the npm package', async () => {
  const followNewerBuild = await importForNewPage();
  followNewerBuild(null, vi.fn());
  document.body.dataset.orderApp = 'hosted';
  followNewerBuild(runningBuild, vi.fn());
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS);
  expect(requestBuild).not.toHaveBeenCalled();
});
