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
const parseTime = (time: string): number => Date.parse(`2026-03-04T${time}:00Z`);
const OPEN_STATE = { open: true, opensAt: null, closesAt: parseTime('22:00') };
const anyInstant = fc.integer({ min: 0, max: 5000 }).map((minute) => minute * MINUTE_MS);
const anyRush: fc.Arbitrary<Rush> = fc.record({
  extraMinutes: fc.constantFrom(0, 10, 20, 40),
  extraUntil: fc.option(anyInstant),
  pausedUntil: fc.option(anyInstant),
});

describe('a rush', () => {
  it('adds the minutes of a rush to every order until the rush ends', () => {
    const rush = { ...NO_RUSH, extraMinutes: 20, extraUntil: parseTime('13:00') };
    expect(computeDelayedStart(rush, parseTime('12:59'))).toBe(parseTime('13:19'));
    expect(computeDelayedStart(rush, parseTime('13:00'))).toBe(parseTime('13:00'));
  });

  it('starts to prepare an order only after the pause of a rush has ended', () => {
    const rush = { ...NO_RUSH, pausedUntil: parseTime('12:40') };
    expect(computeDelayedStart(rush, parseTime('12:00'))).toBe(parseTime('12:40'));
    expect(computeDelayedStart(rush, parseTime('12:40'))).toBe(parseTime('12:40'));
  });

  it('adds the minutes of a rush after a pause only if the rush does not end during the pause', () => {
    const rush = { extraMinutes: 10, extraUntil: parseTime('12:30'), pausedUntil: parseTime('12:20') };
    expect(computeDelayedStart(rush, parseTime('12:00'))).toBe(parseTime('12:30'));
    expect(computeDelayedStart({ ...rush, pausedUntil: parseTime('12:30') }, parseTime('12:00'))).toBe(
      parseTime('12:30'),
    );
  });

  it('closes the order type during a pause, and gives the end of the pause as the next opening', () => {
    const rush = { ...NO_RUSH, pausedUntil: parseTime('12:40') };
    const pausedState = { open: false, opensAt: parseTime('12:40'), closesAt: null };
    expect(pauseOpenState(OPEN_STATE, rush, parseTime('12:39'), () => OPEN_STATE)).toEqual(pausedState);
    expect(pauseOpenState(OPEN_STATE, rush, parseTime('12:40'), () => OPEN_STATE)).toBe(OPEN_STATE);
  });

  it('gives the branch’s next opening if the branch is closed when a pause ends', () => {
    const rush = { ...NO_RUSH, pausedUntil: parseTime('22:30') };
    const closedState = { open: false, opensAt: parseTime('23:45'), closesAt: null };
    expect(pauseOpenState(OPEN_STATE, rush, parseTime('21:50'), () => closedState)).toEqual(closedState);
  });

  it('never starts an order earlier because of a rush, and delays no order after the rush', () => {
    fc.assert(
      fc.property(anyRush, anyInstant, (rush, time) => {
        const delayedStart = computeDelayedStart(rush, time);
        expect(delayedStart).toBeGreaterThanOrEqual(time);
        if (!isPaused(rush, time) && !getExtraMinutes(rush, time)) expect(delayedStart).toBe(time);
        if (isPaused(rush, time)) expect(delayedStart).toBeGreaterThanOrEqual(rush.pausedUntil ?? 0);
        expect(delayedStart).toBeLessThanOrEqual(Math.max(time, rush.pausedUntil ?? 0) + 40 * MINUTE_MS);
      }),
    );
  });
});
