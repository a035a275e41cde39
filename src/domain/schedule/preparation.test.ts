import { describe, expect, it } from 'vitest';
import { canBeReady } from './preparation.ts';

const MINUTE = 60_000;
const parseTime = (time: string): number => Date.parse(`2026-03-04T${time}:00Z`);
/** Open from 12:00 to 22:00. */
const OPEN_SPANS = [{ from: parseTime('12:00'), to: parseTime('22:00') }];
const isReady = (slot: string, now: string, minutes: number, openSpans = OPEN_SPANS): boolean =>
  canBeReady(parseTime(slot), { now: parseTime(now), durationMs: minutes * MINUTE, openSpans });

describe('the preparation of an order', () => {
  it('does not offer a slot in which a slow dish cannot reach a far zone in time', () => {
    expect(isReady('21:15', '20:59', 75 + 60)).toBe(false);
    expect([isReady('23:13', '20:59', 75 + 60), isReady('23:14', '20:59', 75 + 60)]).toEqual([false, true]);
  });

  it('starts the preparation of an order when the branch opens for the shift, and not before', () => {
    expect([isReady('12:44', '08:00', 45), isReady('12:45', '08:00', 45)]).toEqual([false, true]);
  });

  it('starts the preparation before the branch opens if the business allows that', () => {
    expect([isReady('12:00', '11:15', 45, []), isReady('12:00', '11:16', 45, [])]).toEqual([true, false]);
  });

  it('starts the preparation when the order is placed if the preparation takes longer than the shift', () => {
    expect(isReady('12:00', '01:00', 11 * 60)).toBe(true);
    expect(isReady('12:00', '01:01', 11 * 60)).toBe(false);
  });
});
