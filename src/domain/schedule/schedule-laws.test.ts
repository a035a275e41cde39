import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickForScope } from '../../../tests/test-scope.ts';
import { getDateAt } from '../../lib/calendar.ts';
import { getOpenState } from './open-state.ts';
import type { OpeningHours } from './opening-hours.ts';
import { generateSlots } from './slots.ts';
import { createAnyHours } from './testing/any-hours.ts';
import {
  type Clocks,
  evaluateByMinute,
  listChangingZones,
  listClockChanges,
  readClocks,
} from './testing/schedule-oracle.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const ZONES = listChangingZones([2026, 2027, 2028]);
const CLOCK_CHANGES = listClockChanges([2026, 2027, 2028]);

const anyLength = fc.constantFrom(5, 15, 20, 30, 45, 60, 90);
type Rules = Omit<Parameters<typeof generateSlots>[0], 'hours' | 'timeZone' | 'now'>;
const anyRules: fc.Arbitrary<Rules> = fc.record({
  leadMinutes: fc.integer({ min: 0, max: 600 }),
  aheadMinutes: fc.integer({ min: 0, max: 2 * 1440 }),
  lengthMinutes: anyLength,
  stepMinutes: anyLength,
});
const anyOffset = fc.integer({ min: 0, max: DAY + DAY / 2 });

/** Expects the same open state and slots at `now` as a minute-by-minute check. */
function expectSameSchedule(
  hours: OpeningHours,
  timeZone: string,
  now: number,
  slotRules: Rules,
  clocks: Clocks,
): void {
  const expected = evaluateByMinute(hours, clocks);
  const { open, opensAt, closesAt } = getOpenState(hours, now, timeZone);
  const context = { timeZone, now: new Date(now).toISOString(), hours };
  expect({ ...context, open }).toEqual({ ...context, open: expected.isOpen(now) });
  const expectedChange = expected.findNextChange(now);
  if (expectedChange !== undefined)
    expect({ ...context, at: opensAt ?? closesAt }).toEqual({ ...context, at: expectedChange });
  const slots = generateSlots({ hours, timeZone, now, ...slotRules });
  const expectedSlots = expected.listSlots({
    earliest: now + slotRules.leadMinutes * MINUTE,
    latest: now + slotRules.aheadMinutes * MINUTE,
    length: slotRules.lengthMinutes,
    step: slotRules.stepMinutes,
  });
  expect({ ...context, ...slotRules, slots }).toEqual({ ...context, ...slotRules, slots: expectedSlots });
}

describe('opening hours and slots', () => {
  it('tests opening hours in more than a hundred time zones with clock changes', () => {
    expect(ZONES.length).toBeGreaterThan(100);
    expect(ZONES.map(({ zone }) => zone)).toEqual(expect.arrayContaining(['Australia/Lord_Howe']));
  });

  it('computes the same hours and slots as a minute-by-minute check around each clock change from 2026 to 2028', () => {
    for (const { dayStart, zones } of CLOCK_CHANGES)
      fc.assert(
        fc.property(
          fc.constantFrom(...zones),
          createAnyHours(getDateAt(dayStart)),
          anyOffset,
          anyRules,
          (zone, hours, clockOffset, slotRules) =>
            expectSameSchedule(
              hours,
              zone,
              dayStart + clockOffset,
              slotRules,
              readClocks(zone, dayStart - 2 * DAY, 6),
            ),
        ),
        { numRuns: pickForScope(1, 2) },
      );
  }, 120_000);

  it('computes the same hours and slots as a minute-by-minute check at any time in unusual time zones', () => {
    const anyZone = fc.constantFrom(
      'Asia/Kathmandu',
      'Pacific/Tongatapu',
      'Pacific/Apia',
      'Pacific/Chatham',
      'Asia/Kuwait',
      'Australia/Lord_Howe',
      'America/St_Johns',
      'Europe/Berlin',
      'Pacific/Kiritimati',
      'UTC',
    );
    const anyHoursAndNow = fc
      .integer({ min: Date.UTC(2026, 0), max: Date.UTC(2029, 0) })
      .chain((now) => createAnyHours(getDateAt(now)).map((hours) => ({ hours, now })));
    fc.assert(
      fc.property(anyZone, anyHoursAndNow, anyRules, (timeZone, { hours, now }, slotRules) =>
        expectSameSchedule(hours, timeZone, now, slotRules, readClocks(timeZone, now - 2 * DAY, 6)),
      ),
      { numRuns: pickForScope(50, 150) },
    );
  }, 120_000);
});
