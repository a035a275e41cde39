// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchBuild } from './watch-build.ts';

const MINUTE = 60_000;
const newest = vi.fn<() => Promise<unknown>>();
const onNewer = vi.fn();
let isHidden = false;
let stop = () => {};

const answerOf = (body: unknown, ok = true) => ({ ok, json: async () => body });
const show = (visible: boolean) => {
  isHidden = !visible;
  document.dispatchEvent(new Event('visibilitychange'));
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  newest.mockReset().mockResolvedValue(answerOf({ id: 'old' }));
  onNewer.mockReset();
  vi.stubGlobal('fetch', newest);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('whether there is a newer build', () => {
  // @spec shell/build-manifest-polled-hourly, data/get-builds-latest-json-hourly
  // @spec constants/build-manifest-asked-for-every
  it('is asked every hour, and not once more when there is', async () => {
    stop = watchBuild('old', onNewer);
    await pass(59 * MINUTE);
    expect(newest).not.toHaveBeenCalled();
    await pass(MINUTE);
    expect(newest).toHaveBeenCalledExactlyOnceWith(
      '/builds/latest.json',
      expect.objectContaining({ cache: 'no-cache' }),
    );
    newest.mockResolvedValue(answerOf({ id: 'new' }));
    await pass(60 * MINUTE);
    expect(onNewer).toHaveBeenCalledTimes(1);
    show(false);
    show(true);
    await pass(600 * MINUTE);
    expect([newest.mock.calls.length, onNewer.mock.calls.length]).toEqual([2, 1]);
  });

  // @spec shell/build-manifest-polled-hourly
  it('is not asked by a page that nobody sees; shown again after an hour, it asks at once', async () => {
    stop = watchBuild('old', onNewer);
    show(false);
    await pass(300 * MINUTE);
    expect(newest).not.toHaveBeenCalled();
    show(true);
    await pass(0);
    expect(newest).toHaveBeenCalledTimes(1);
    show(false);
    await pass(20 * MINUTE);
    show(true);
    await pass(39 * MINUTE);
    expect(newest).toHaveBeenCalledTimes(1);
    await pass(MINUTE);
    expect(newest).toHaveBeenCalledTimes(2);
  });

  // @spec data/get-builds-latest-json-hourly
  it.each([
    ['no line', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server that fails', async () => answerOf({ id: 'new' }, false)],
    ['no build', async () => answerOf({})],
    ['something else', async () => answerOf('new')],
    ['what is no JSON', async () => ({ ok: true, json: () => Promise.reject(new SyntaxError()) })],
  ])('is asked again an hour later after %s', async (_what, answer) => {
    newest.mockImplementationOnce(answer);
    stop = watchBuild('old', onNewer);
    await pass(60 * MINUTE);
    expect(onNewer).not.toHaveBeenCalled();
    newest.mockResolvedValue(answerOf({ id: 'new' }));
    await pass(60 * MINUTE);
    expect(onNewer).toHaveBeenCalledTimes(1);
  });

  it('is asked within the hour also when the clock is put back', async () => {
    stop = watchBuild('old', onNewer);
    vi.setSystemTime(Date.now() - 48 * 60 * MINUTE);
    show(true);
    await pass(60 * MINUTE);
    expect(newest).toHaveBeenCalledTimes(1);
  });
});
