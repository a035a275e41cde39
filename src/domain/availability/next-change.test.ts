import { describe, expect, it } from 'vitest';
import { createCurrency } from '../money/money.ts';
import { buildCategory, buildersFor } from '../testing/build.ts';
import type { WeeklyHours } from './availability.ts';
import { findNextChange } from './next-change.ts';
import type { TimedEntry } from './visible-menu.ts';

const { item } = buildersFor(createCurrency('EUR', 2));
const buildDailyHours = (from: number, to: number): WeeklyHours =>
  Array.from({ length: 7 }, () => ({ closed: false, shifts: [{ from, to }] }));

/** The next change of availability (ISO, UTC) in a menu with one item, for a business in Berlin. */
const findChangeAfter = (time: string, timing: Partial<TimedEntry>): string | null => {
  const nextChange = findNextChange(
    { categories: [buildCategory('c', [item('a', 1, timing)])] },
    Date.parse(time),
    'Europe/Berlin',
  );
  return nextChange === null ? null : new Date(nextChange).toISOString();
};

describe('findNextChange', () => {
  it('finds no next change of availability if the items have no hours or are hidden', () => {
    expect(findChangeAfter('2026-06-01T10:00Z', {})).toBeNull();
    expect(
      findChangeAfter('2026-06-01T10:00Z', { visible: false, hours: buildDailyHours(600, 700) }),
    ).toBeNull();
  });

  it('finds the next change of availability at the start or end of a daily window or shift', () => {
    // Berlin is two hours ahead in summer.
    const window = { on: true, from: 420, to: 690 };
    expect(findChangeAfter('2026-06-01T04:30:20Z', { window })).toBe('2026-06-01T05:00:00.000Z');
    expect(findChangeAfter('2026-06-01T05:00:00Z', { window })).toBe('2026-06-01T09:30:00.000Z');
    const hours = buildDailyHours(1020, 1320);
    expect(findChangeAfter('2026-06-01T05:00:00Z', { hours })).toBe('2026-06-01T15:00:00.000Z');
    expect(findChangeAfter('2026-06-01T15:00:00Z', { hours })).toBe('2026-06-01T20:00:00.000Z');
  });

  it('finds the next change of availability at the end of a shift that started on the previous day', () => {
    expect(findChangeAfter('2026-06-01T22:30:00Z', { hours: buildDailyHours(1320, 120) })).toBe(
      '2026-06-02T00:00:00.000Z',
    );
  });

  it('returns midnight as the next change of availability if nothing changes earlier', () => {
    expect(findChangeAfter('2026-06-01T21:00:00Z', { hours: buildDailyHours(1020, 1320) })).toBe(
      '2026-06-01T22:00:00.000Z',
    );
  });

  it('returns the clock change as the next change of availability if nothing changes earlier', () => {
    const hours = buildDailyHours(1020, 1320);
    // 29 March 2026: 02:00 becomes 03:00. 25 October 2026: 03:00 becomes 02:00.
    expect(findChangeAfter('2026-03-29T00:15:00Z', { hours })).toBe('2026-03-29T01:00:00.000Z');
    expect(findChangeAfter('2026-03-29T01:00:00Z', { hours })).toBe('2026-03-29T15:00:00.000Z');
    expect(findChangeAfter('2026-10-25T00:15:00Z', { hours })).toBe('2026-10-25T01:00:00.000Z');
    expect(findChangeAfter('2026-10-25T01:00:00Z', { hours })).toBe('2026-10-25T16:00:00.000Z');
  });

  it('returns the end of the business day at night as the next change of availability', () => {
    const menu = { categories: [buildCategory('c', [item('a', 1, { hours: buildDailyHours(0, 1440) })])] };
    const nextChange = findNextChange(menu, Date.parse('2026-06-01T23:00:00Z'), 'Europe/Berlin', {
      weekly: buildDailyHours(1080, 120),
      special: [],
    });
    // 02:00 in Berlin.
    expect(nextChange).toBe(Date.parse('2026-06-02T00:00:00Z'));
  });
});
