import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

const HOUR = 3_600_000;
const NOON = Date.parse('2026-03-01T12:00:00Z');

/**
 * A device whose clock is wrong by `deviceErrorMs`, and a server with the right time. The test advances both clocks.
 */
function setUpClocks(deviceErrorMs = 0) {
  let serverTime = NOON;
  let totalSleepMs = 0;
  let currentErrorMs = deviceErrorMs;
  const clock = createServerClock(
    () => serverTime + currentErrorMs,
    () => serverTime - NOON - totalSleepMs,
  );
  return {
    clock,
    getError: () => clock.now() - serverTime,
    advance: (ms: number) => {
      serverTime += ms;
    },
    /** Puts the device to sleep for `ms`. The steady clocks of some devices stop during sleep. */
    sleep: (ms: number) => {
      serverTime += ms;
      totalSleepMs += ms;
    },
    setDeviceError: (ms: number) => {
      currentErrorMs = ms;
    },
    /**
     * Records a response after `outboundMs` + `returnMs` on the network. The server’s clock is wrong by
     * `serverErrorMs`.
     */
    respond: (outboundMs: number, returnMs: number, serverErrorMs = 0) => {
      serverTime += outboundMs;
      const now = new Date(serverTime + serverErrorMs).toISOString();
      serverTime += returnMs;
      clock.recordResponse({ now }, outboundMs + returnMs);
    },
  };
}

describe('the server’s clock', () => {
  it('returns the device’s time until a response contains the server’s time', () => {
    const { clock, getError } = setUpClocks(6 * HOUR);
    expect(getError()).toBe(6 * HOUR);
    for (const response of [undefined, null, 'text', {}, { now: 'soon' }, { now: null }, []])
      clock.recordResponse(response, 20);
    expect(getError()).toBe(6 * HOUR);
  });

  it.each([
    ['hours behind', -6 * HOUR],
    ['a day ahead', 24 * HOUR],
    ['years behind', -20 * 365 * 24 * HOUR],
    ['years ahead', 10 * 365 * 24 * HOUR],
  ])('returns the server’s time on a device that is %s', (_, deviceErrorMs) => {
    const { getError, respond, advance } = setUpClocks(deviceErrorMs);
    respond(40, 40);
    expect(getError()).toBe(0);
    advance(HOUR);
    expect(getError()).toBe(0);
  });

  it('keeps the server’s time when the user changes the device’s time', () => {
    const { clock, getError, respond, setDeviceError } = setUpClocks();
    respond(10, 10);
    expect(clock.hasJumped()).toBe(false);
    setDeviceError(-3 * HOUR);
    expect(getError()).toBe(0);
    expect(clock.hasJumped()).toBe(true);
    respond(10, 10);
    expect(clock.hasJumped()).toBe(false);
  });

  it('detects that the device has slept, and corrects the server’s time with the next response', () => {
    const { clock, getError, respond, sleep } = setUpClocks();
    respond(5, 5);
    sleep(8 * HOUR);
    expect(clock.hasJumped()).toBe(true);
    respond(400, 900);
    expect(Math.abs(getError())).toBeLessThanOrEqual(650);
    expect(clock.hasJumped()).toBe(false);
  });

  it('estimates the server’s time from the fastest response', () => {
    const { getError, respond } = setUpClocks();
    respond(20, 20);
    respond(3000, 10);
    expect(getError()).toBe(0);
    respond(0, 3000);
    expect(getError()).toBe(0);
  });

  it('uses the server’s new time after the server’s clock has been changed', () => {
    const { getError, respond } = setUpClocks();
    respond(10, 10);
    respond(10, 10, 2 * HOUR);
    expect(getError()).toBe(2 * HOUR);
  });

  it('estimates the server’s time with an error of at most half the slowest round trip', () => {
    const anyTrip = fc.record({
      outboundMs: fc.integer({ min: 0, max: 5000 }),
      returnMs: fc.integer({ min: 0, max: 5000 }),
      pauseMs: fc.integer({ min: 0, max: 600_000 }),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.array(anyTrip, { minLength: 1, maxLength: 8 }),
        (deviceErrorMs, trips) => {
          const { getError, respond, advance } = setUpClocks(deviceErrorMs);
          for (const { outboundMs, returnMs, pauseMs } of trips) {
            respond(outboundMs, returnMs);
            advance(pauseMs);
          }
          const allowedMs = Math.max(...trips.map(({ outboundMs, returnMs }) => (outboundMs + returnMs) / 2));
          // Rounded up, because the clock returns whole milliseconds.
          expect(Math.abs(getError())).toBeLessThanOrEqual(Math.ceil(allowedMs));
        },
      ),
    );
  });
});
