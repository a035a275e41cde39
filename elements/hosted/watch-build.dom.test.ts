// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageBuild, watchBuild } from './watch-build.ts';

const MINUTE_MS = 60_000;
const fetchBuild = vi.fn<() => Promise<unknown>>();
const onNewerBuild = vi.fn();
let isHidden = false;
let stopWatching = () => {};

const createResponse = (body: unknown, ok = true) => ({ ok, json: async () => body });
const setVisible = (isVisible: boolean) => {
  isHidden = !isVisible;
  document.dispatchEvent(new Event('visibilitychange'));
};
const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  fetchBuild.mockReset().mockResolvedValue(createResponse({ id: 'old' }));
  onNewerBuild.mockReset();
  vi.stubGlobal('fetch', fetchBuild);
});
afterEach(() => {
  stopWatching();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('watchBuild', () => {
  // @spec shell/build-manifest-polled-hourly, data/get-builds-latest-json-hourly
  // @spec constants/build-manifest-asked-for-every
  it('checks for a newer build every hour until a newer build exists', async () => {
    stopWatching = watchBuild(createPageBuild('old'), onNewerBuild);
    await advanceTime(59 * MINUTE_MS);
    expect(fetchBuild).not.toHaveBeenCalled();
    await advanceTime(MINUTE_MS);
    expect(fetchBuild).toHaveBeenCalledExactlyOnceWith(
      '/builds/latest.json',
      expect.objectContaining({ cache: 'no-cache' }),
    );
    fetchBuild.mockResolvedValue(createResponse({ id: 'new' }));
    await advanceTime(60 * MINUTE_MS);
    expect(onNewerBuild).toHaveBeenCalledTimes(1);
    setVisible(false);
    setVisible(true);
    await advanceTime(600 * MINUTE_MS);
    expect([fetchBuild.mock.calls.length, onNewerBuild.mock.calls.length]).toEqual([2, 1]);
  });

  // @spec shell/build-manifest-polled-hourly
  it('checks for a newer build only while the page is visible', async () => {
    stopWatching = watchBuild(createPageBuild('old'), onNewerBuild);
    setVisible(false);
    await advanceTime(300 * MINUTE_MS);
    expect(fetchBuild).not.toHaveBeenCalled();
    setVisible(true);
    await advanceTime(0);
    expect(fetchBuild).toHaveBeenCalledTimes(1);
    setVisible(false);
    await advanceTime(20 * MINUTE_MS);
    setVisible(true);
    await advanceTime(39 * MINUTE_MS);
    expect(fetchBuild).toHaveBeenCalledTimes(1);
    await advanceTime(MINUTE_MS);
    expect(fetchBuild).toHaveBeenCalledTimes(2);
  });

  // @spec data/get-builds-latest-json-hourly
  it.each([
    ['a network failure', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server error', async () => createResponse({ id: 'new' }, false)],
    ['a response without a build', async () => createResponse({})],
    ['a response in another format', async () => createResponse('new')],
    [
      'a response that is not JSON',
      async () => ({ ok: true, json: () => Promise.reject(new SyntaxError()) }),
    ],
  ])('checks for a newer build again an hour after %s', async (_case, respond) => {
    fetchBuild.mockImplementationOnce(respond);
    stopWatching = watchBuild(createPageBuild('old'), onNewerBuild);
    await advanceTime(60 * MINUTE_MS);
    expect(onNewerBuild).not.toHaveBeenCalled();
    fetchBuild.mockResolvedValue(createResponse({ id: 'new' }));
    await advanceTime(60 * MINUTE_MS);
    expect(onNewerBuild).toHaveBeenCalledTimes(1);
  });

  it('checks for a newer build within an hour after the device’s clock was set back', async () => {
    stopWatching = watchBuild(createPageBuild('old'), onNewerBuild);
    vi.setSystemTime(Date.now() - 48 * 60 * MINUTE_MS);
    setVisible(true);
    await advanceTime(60 * MINUTE_MS);
    expect(fetchBuild).toHaveBeenCalledTimes(1);
  });
});
