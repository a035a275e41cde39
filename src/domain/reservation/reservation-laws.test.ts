import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickForScope } from '../../../tests/test-scope.ts';
import { addDays } from '../../lib/calendar.ts';
import { listOpenSpans } from '../schedule/open-state.ts';
import type { OpeningHours } from '../schedule/opening-hours.ts';
import { evaluateByMinute, listChangingZones, readClocks } from '../schedule/testing/schedule-oracle.ts';
import { toZonedTime } from '../schedule/zoned.ts';
import { findFreeReservables, type Reservable } from './free-reservables.ts';
import { listReservationTimes } from './reservation-times.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
// Every tenth change is enough, because the schedule tests cover each zone.
const CLOCK_CHANGES = listChangingZones([2026])
  .flatMap(({ zone, changeDays }) => changeDays.map((dayStart) => ({ zone, dayStart })))
  .filter((_, index) => index % 10 === 0);

const anyMinute = fc.oneof(fc.integer({ min: 0, max: 1439 }), fc.constantFrom(0, 90, 120, 180, 1380, 1439));
const anyShift = fc.record({ from: anyMinute, to: fc.oneof(anyMinute, fc.constant(1440)) });
const anyHours: fc.Arbitrary<OpeningHours> = fc
  .array(fc.record({ closed: fc.boolean(), shifts: fc.array(anyShift, { maxLength: 3 }) }), {
    minLength: 7,
    maxLength: 7,
  })
  .map((weekly) => ({ weekly, special: [] }));
const anyLength = fc.constantFrom(15, 30, 45, 60, 90, 150);
const anySearchParameters = fc.record({
  minAdvanceMinutes: fc.constantFrom(0, 30, 120, 1440),
  maxAdvanceMinutes: fc.constantFrom(0, 600, 1440, 3 * 1440),
  stepMinutes: anyLength,
  length: anyLength,
  firstDayOffset: fc.integer({ min: -1, max: 2 }),
  dayCount: fc.integer({ min: 1, max: 3 }),
  closedDayOffsets: fc.array(fc.integer({ min: -1, max: 3 }), { maxLength: 2 }),
});
type SearchParameters = typeof anySearchParameters extends fc.Arbitrary<infer A> ? A : never;

/** Expects the same times as a minute-by-minute check that uses local times from `Intl`. */
function expectSameTimes(
  hours: OpeningHours,
  timeZone: string,
  now: number,
  parameters: SearchParameters,
): void {
  const clocks = readClocks(timeZone, now - 3 * DAY, 9);
  const getDay = (instant: number): string =>
    new Date((clocks.localMinutes[Math.floor(instant / MINUTE) - clocks.firstMinute] ?? 0) * MINUTE)
      .toISOString()
      .slice(0, 10);
  const today = getDay(now);
  const days = Array.from({ length: parameters.dayCount }, (_, index) =>
    addDays(today, parameters.firstDayOffset + index),
  );
  const closedDays = parameters.closedDayOffsets.map((offset) => addDays(today, offset));
  const { minAdvanceMinutes, maxAdvanceMinutes, stepMinutes } = parameters;
  const expected = evaluateByMinute(hours, clocks)
    .listSlots({
      earliest: now + minAdvanceMinutes * MINUTE,
      latest: now + maxAdvanceMinutes * MINUTE,
      length: parameters.length,
      step: stepMinutes,
      mayCrossDays: true,
    })
    .filter(({ from }) => days.includes(getDay(from)) && !closedDays.includes(getDay(from)));
  const rules = { hours, closedDays, timeZone, minAdvanceMinutes, maxAdvanceMinutes, stepMinutes };
  const times = listReservationTimes(rules, now, parameters.length, {
    from: days[0] ?? today,
    count: parameters.dayCount,
  });
  const context = { timeZone, now: new Date(now).toISOString(), hours, parameters };
  expect({ ...context, times }).toEqual({ ...context, times: expected });
}

describe('listReservationTimes', () => {
  it('offers reservations across midnight where the branch stays open, and none across a closing time', () => {
    const listStarts = (shifts: OpeningHours['weekly'][number]['shifts']) =>
      listReservationTimes(
        {
          hours: { weekly: Array.from({ length: 7 }, () => ({ closed: false, shifts })), special: [] },
          closedDays: [],
          timeZone: 'UTC',
          minAdvanceMinutes: 0,
          maxAdvanceMinutes: 4 * 1440,
          stepMinutes: 60,
        },
        Date.UTC(2026, 2, 2),
        120,
        { from: '2026-03-03', count: 1 },
      ).map(({ from }) => new Date(from).getUTCHours());
    expect(listStarts([{ from: 0, to: 1440 }])).toEqual(Array.from({ length: 24 }, (_, hour) => hour));
    expect(listStarts([{ from: 60, to: 1440 }]).at(-1)).toBe(22);
    expect(
      listStarts([
        { from: 0, to: 60 },
        { from: 1200, to: 1440 },
      ]),
    ).toEqual([20, 21, 22, 23]);
    expect(
      listStarts([
        { from: 0, to: 30 },
        { from: 1200, to: 1440 },
      ]),
    ).toEqual([20, 21, 22]);
  });

  it('offers the same reservation times as a minute-by-minute check around every clock change', () => {
    for (const { zone, dayStart } of CLOCK_CHANGES) {
      const anyOffset = fc.integer({ min: -DAY, max: DAY });
      fc.assert(
        fc.property(anyHours, anyOffset, anySearchParameters, (hours, offset, parameters) =>
          expectSameTimes(hours, zone, dayStart + offset, parameters),
        ),
        { numRuns: 1 },
      );
    }
  }, 120_000);

  it('offers the same reservation times as a minute-by-minute check on any day in unusual time zones', () => {
    const anyZone = fc.constantFrom(
      'Asia/Kathmandu',
      'Asia/Tokyo',
      'Europe/Berlin',
      'Pacific/Chatham',
      'UTC',
    );
    const anyNow = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) });
    fc.assert(fc.property(anyHours, anyZone, anyNow, anySearchParameters, expectSameTimes), {
      numRuns: pickForScope(15, 40),
    });
  });
});

const HOUR = 60 * MINUTE;
const FIRST_INSTANT = Date.UTC(2026, 4, 1);
const anySpan = fc
  .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 60 }))
  .map(([from, length]) => ({
    from: FIRST_INSTANT + from * MINUTE,
    to: FIRST_INSTANT + (from + length) * MINUTE,
  }));
const anyReservable: fc.Arbitrary<Omit<Reservable, 'id'>> = fc.record({
  tableCount: fc.integer({ min: 1, max: 3 }),
  seatsFrom: fc.integer({ min: 1, max: 4 }),
  seats: fc.option(fc.integer({ min: 1, max: 8 })),
  areaId: fc.constantFrom(null, 'garden', 'room'),
  workingSpans: fc.option(fc.array(anySpan, { maxLength: 3 })),
  reservedSpans: fc.array(anySpan, { maxLength: 4 }),
});
const anyReservables = fc
  .array(anyReservable, { maxLength: 6 })
  .map((reservables) =>
    reservables.map((reservable, index): Reservable => ({ ...reservable, id: String(index) })),
  );
const anyRequest = fc.record({
  guests: fc.integer({ min: 1, max: 8 }),
  id: fc.constantFrom(null, null, '0', '1'),
  areaId: fc.constantFrom(null, 'garden'),
});

const isTrueAtEveryMinute = (from: number, to: number, isTrueAt: (at: number) => boolean): boolean => {
  for (let instant = from; instant < to; instant += MINUTE) if (!isTrueAt(instant)) return false;
  return true;
};
const isInAnySpan = (instant: number, spans: readonly { from: number; to: number }[]): boolean =>
  spans.some(({ from, to }) => instant >= from && instant < to);

describe('findFreeReservables', () => {
  it('finds every table that seats the party, matches the request and is free at every minute', () => {
    fc.assert(
      fc.property(
        anyReservables,
        anySpan,
        anyRequest,
        fc.constantFrom(0, 15),
        (reservables, requestedSpan, tableRequest, gapMinutes) => {
          const expected = reservables
            .filter(
              ({ id, areaId, seatsFrom, seats, workingSpans, reservedSpans }) =>
                [null, id].includes(tableRequest.id) &&
                [null, areaId].includes(tableRequest.areaId) &&
                seatsFrom <= tableRequest.guests &&
                (seats === null || seats >= tableRequest.guests) &&
                (workingSpans === null ||
                  workingSpans.some(({ from, to }) =>
                    isTrueAtEveryMinute(requestedSpan.from, requestedSpan.to, (instant) =>
                      isInAnySpan(instant, [{ from, to }]),
                    ),
                  )) &&
                isTrueAtEveryMinute(
                  requestedSpan.from,
                  requestedSpan.to + gapMinutes * MINUTE,
                  (instant) => !isInAnySpan(instant, reservedSpans),
                ),
            )
            .map(({ id }) => id);
          const freeReservables = findFreeReservables(reservables, requestedSpan, tableRequest, gapMinutes);
          expect(freeReservables.map(({ id }) => id).sort()).toEqual(expected.sort());
          const isSingle = ({ tableCount }: Reservable) => tableCount === 1;
          const singleTables = freeReservables.filter(isSingle);
          expect(freeReservables.slice(0, singleTables.length)).toEqual(singleTables);
          for (const tables of [
            singleTables,
            freeReservables.filter((reservable) => !isSingle(reservable)),
          ]) {
            const sizes = tables.map(({ seats }) => seats ?? Number.MAX_SAFE_INTEGER);
            expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});

it('lists the working hours of a staff member as exactly the minutes of the shifts, also past midnight', () => {
  const sevenDays = { minLength: 7, maxLength: 7 };
  const anyWeek = fc.array(
    fc.record({ closed: fc.boolean(), shifts: fc.array(anyShift, { maxLength: 2 }) }),
    sevenDays,
  );
  fc.assert(
    fc.property(anyWeek, fc.integer({ min: 0, max: 30 }), (weekly, hourOffset) => {
      const hours = { weekly, special: [] };
      const startOfCheck = Date.UTC(2026, 9, 24) + hourOffset * HOUR;
      const clocks = readClocks('Europe/Berlin', startOfCheck - 3 * DAY, 7);
      const { isOpen } = evaluateByMinute(hours, clocks);
      const { date } = toZonedTime(startOfCheck, 'Europe/Berlin');
      const workingSpans = listOpenSpans(hours, 'Europe/Berlin', { from: date, count: 1 });
      for (let minute = 0; minute < 1440; minute += 7) {
        const instant = Math.floor(startOfCheck / MINUTE) * MINUTE + minute * MINUTE;
        if (toZonedTime(instant, 'Europe/Berlin').date === date)
          expect(isInAnySpan(instant, workingSpans)).toBe(isOpen(instant));
      }
      for (const [index, { from }] of workingSpans.entries())
        if (index) expect(from).toBeGreaterThan(workingSpans[index - 1]?.to ?? from);
    }),
    { numRuns: 30 },
  );
});
