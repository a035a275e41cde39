// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { COUNTDOWN_SECONDS, type IdleOptions, watchIdle } from './watch-idle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const advanceSeconds = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

function startWatch(options: Partial<IdleOptions> = {}) {
  const onCountdown = vi.fn<IdleOptions['onCountdown']>();
  const onIdle = vi.fn<IdleOptions['onIdle']>();
  const watch = watchIdle({
    idleSeconds: 60,
    untouchedRef: { current: false },
    isBusy: () => false,
    onCountdown,
    onIdle,
    ...options,
  });
  return { onCountdown, onIdle, stop: watch.stop };
}

it('counts down after the idle time, and then resets the app once', () => {
  const { onCountdown, onIdle } = startWatch();
  advanceSeconds(59);
  expect(onCountdown).not.toHaveBeenCalled();
  advanceSeconds(1);
  expect(onCountdown).toHaveBeenLastCalledWith(COUNTDOWN_SECONDS);
  advanceSeconds(COUNTDOWN_SECONDS - 1);
  expect(onCountdown).toHaveBeenLastCalledWith(1);
  expect(onIdle).not.toHaveBeenCalled();
  advanceSeconds(600);
  expect(onIdle).toHaveBeenCalledOnce();
});

it.each(['pointerdown', 'touchmove', 'wheel', 'keydown', 'input'])(
  'stops the idle countdown and waits for the whole idle time again after the event %s',
  (eventName) => {
    const { onCountdown, onIdle, stop } = startWatch();
    advanceSeconds(70);
    document.body.dispatchEvent(new Event(eventName, { bubbles: true }));
    expect(onCountdown).toHaveBeenLastCalledWith(null);
    advanceSeconds(59);
    expect(onCountdown).toHaveBeenLastCalledWith(null);
    expect(onIdle).not.toHaveBeenCalled();
    stop();
  },
);

it('treats a mouse movement as activity, except during a running idle countdown', () => {
  const { onCountdown, stop } = startWatch();
  const moveMouse = () => window.dispatchEvent(new Event('pointermove'));
  advanceSeconds(59);
  moveMouse();
  advanceSeconds(59);
  expect(onCountdown).not.toHaveBeenCalled();
  advanceSeconds(2);
  moveMouse();
  expect(onCountdown).not.toHaveBeenCalledWith(null);
  stop();
});

it('restarts the idle time when an order has been sent', () => {
  let isBusy = true;
  const { onCountdown, stop } = startWatch({ isBusy: () => isBusy });
  advanceSeconds(600);
  isBusy = false;
  advanceSeconds(59);
  expect(onCountdown).not.toHaveBeenCalled();
  advanceSeconds(2);
  expect(onCountdown).toHaveBeenCalledWith(COUNTDOWN_SECONDS);
  stop();
});

it('starts no idle countdown after a reset until the first input', () => {
  const untouchedState = { current: true };
  const { onCountdown, stop } = startWatch({ untouchedRef: untouchedState });
  advanceSeconds(600);
  expect(onCountdown).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerdown'));
  expect(untouchedState.current).toBe(false);
  advanceSeconds(61);
  expect(onCountdown).toHaveBeenCalled();
  stop();
});

it('shows the whole idle countdown after the device was asleep', () => {
  const { onCountdown, onIdle, stop } = startWatch();
  const sleepMs = 3_600_000;
  const timeBeforeSleep = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => timeBeforeSleep + sleepMs);
  advanceSeconds(1);
  expect(onCountdown).toHaveBeenCalledExactlyOnceWith(COUNTDOWN_SECONDS);
  expect(onIdle).not.toHaveBeenCalled();
  vi.mocked(performance.now).mockRestore();
  stop();
});
