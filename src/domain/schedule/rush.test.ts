import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computeDelayedStart,
  getExtraMinutes,
  isPaused,
  NO_RUSH,
  pauseOpenState,
  type Rush,
} from './rush.ts';

const MINUTE_MS = 60_000;
const at = (time: string): number => Date.parse(`2026-03-04T${time}:00Z`);
const OPEN = { open: true, opensAt: null, closesAt: at('22:00') };
const instant = fc.integer({ min: 0, max: 5000 }).map((minute) => minute * MINUTE_MS);
const anyRush: fc.Arbitrary<Rush> = fc.record({
  extraMinutes: fc.constantFrom(0, 10, 20, 40),
  extraUntil: fc.option(instant),
  pausedUntil: fc.option(instant),
});

describe('a rush', () => {
  it('adds the minutes of a rush to every order until the rush ends', () => {
    const rush = { ...NO_RUSH, extraMinutes: 20, extraUntil: at('13:00') };
    expect(computeDelayedStart(rush, at('12:59'))).toBe(at('13:19'));
    expect(computeDelayedStart(rush, at('13:00'))).toBe(at('13:00'));
  });

  it('begins the preparation of an order only after a pause', () => {
    const rush = { ...NO_RUSH, pausedUntil: at('12:40') };
    expect(computeDelayedStart(rush, at('12:00'))).toBe(at('12:40'));
    expect(computeDelayedStart(rush, at('12:40'))).toBe(at('12:40'));
  });

  it('adds the minutes of a rush after a pause only if the rush still lasts then', () => {
    const rush = { extraMinutes: 10, extraUntil: at('12:30'), pausedUntil: at('12:20') };
    expect(computeDelayedStart(rush, at('12:00'))).toBe(at('12:30'));
    expect(computeDelayedStart({ ...rush, pausedUntil: at('12:30') }, at('12:00'))).toBe(at('12:30'));
  });

  it('closes the order type during a pause of a rush, and names the end of the pause', () => {
    const rush = { ...NO_RUSH, pausedUntil: at('12:40') };
    const paused = { open: false, opensAt: at('12:40'), closesAt: null };
    expect(pauseOpenState(OPEN, rush, at('12:39'), () => OPEN)).toEqual(paused);
    expect(pauseOpenState(OPEN, rush, at('12:40'), () => OPEN)).toBe(OPEN);
  });

  it('names the next opening if the branch is closed when a pause ends', () => {
    const rush = { ...NO_RUSH, pausedUntil: at('22:30') };
    const closed = { open: false, opensAt: at('23:45'), closesAt: null };
    expect(pauseOpenState(OPEN, rush, at('21:50'), () => closed)).toEqual(closed);
  });

  it('never makes an order earlier by a rush, and changes no order after the rush', () => {
    fc.assert(
      fc.property(anyRush, instant, (rush, time) => {
        const delayed = computeDelayedStart(rush, time);
        expect(delayed).toBeGreaterThanOrEqual(time);
        if (!isPaused(rush, time) && !getExtraMinutes(rush, time)) expect(delayed).toBe(time);
        if (isPaused(rush, time)) expect(delayed).toBeGreaterThanOrEqual(rush.pausedUntil ?? 0);
        expect(delayed).toBeLessThanOrEqual(Math.max(time, rush.pausedUntil ?? 0) + 40 * MINUTE_MS);
      }),
    );
  });
});
