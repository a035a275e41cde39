import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '../schedule/opening-hours.ts';
import {
  findFreeReservables,
  getCombinedSeats,
  getStayMinutes,
  type Reservable,
} from './free-reservables.ts';
import { getChangeDeadline, isActive, listNextReservationStatuses } from './reservation-status.ts';
import { listReservationTimes } from './reservation-times.ts';

const buildDailyHours = (from: number, to: number): OpeningHours => ({
  weekly: Array.from({ length: 7 }, () => ({ closed: false, shifts: [{ from, to }] })),
  special: [],
});
const rules = {
  hours: buildDailyHours(1080, 1380),
  closedDays: [],
  timeZone: 'Europe/Berlin',
  minAdvanceMinutes: 60,
  maxAdvanceMinutes: 30 * 1440,
  stepMinutes: 30,
};
const parseTime = (text: string) => Date.parse(text);
const listStartTexts = (times: readonly { from: number }[]) =>
  times.map(({ from }) => new Date(from).toISOString().slice(5, 16));

describe('times', () => {
  it('offers no reservation time whose stay would end after closing', () => {
    const times = listReservationTimes(rules, parseTime('2026-03-01T08:00Z'), 90, {
      from: '2026-03-02',
      count: 1,
    });
    expect(listStartTexts(times)).toEqual([
      '03-02T17:00',
      '03-02T17:30',
      '03-02T18:00',
      '03-02T18:30',
      '03-02T19:00',
      '03-02T19:30',
      '03-02T20:00',
      '03-02T20:30',
    ]);
  });

  // @spec entities/reservation
  it('offers no reservation time that is sooner than the business allows', () => {
    const day = { from: '2026-03-01', count: 1 };
    expect(listStartTexts(listReservationTimes(rules, parseTime('2026-03-01T18:00Z'), 90, day))[0]).toBe(
      '03-01T19:00',
    );
    expect(listStartTexts(listReservationTimes(rules, parseTime('2026-03-01T18:01Z'), 90, day))[0]).toBe(
      '03-01T19:30',
    );
  });

  it('offers no reservation time that is further ahead than the business allows', () => {
    const rulesForOneDayAhead = { ...rules, maxAdvanceMinutes: 1440 };
    const times = listReservationTimes(rulesForOneDayAhead, parseTime('2026-03-01T18:00Z'), 90, {
      from: '2026-03-02',
      count: 5,
    });
    expect(listStartTexts(times).at(-1)).toBe('03-02T18:00');
  });

  it('starts no reservation on a closed day, but allows one on the evening before', () => {
    const overnightRules = { ...rules, hours: buildDailyHours(1320, 120), closedDays: ['2026-03-03'] };
    const times = listReservationTimes(overnightRules, parseTime('2026-03-01T08:00Z'), 60, {
      from: '2026-03-02',
      count: 3,
    });
    expect(
      listStartTexts(times).filter((startText) => startText > '03-02T22:30' && startText < '03-03T23:00'),
    ).toEqual([]);
    expect(listStartTexts(times)).toContain('03-02T22:00');
    expect(listStartTexts(times)).toContain('03-03T23:00');
  });
});

describe('a party', () => {
  const buildTable = (id: string, seats: number | null, overrides: Partial<Reservable> = {}): Reservable => ({
    id,
    seats,
    tableCount: 1,
    seatsFrom: 1,
    areaId: null,
    workingSpans: null,
    reservedSpans: [],
    ...overrides,
  });
  const requestedSpan = { from: parseTime('2026-03-01T18:00Z'), to: parseTime('2026-03-01T19:30Z') };
  const partyOfTwo = { guests: 2, id: null, areaId: null };

  it('lists the free tables with enough seats for the party, the smallest first', () => {
    const tables = [
      buildTable('hall', null),
      buildTable('eight', 8),
      buildTable('two', 2),
      buildTable('four', 4),
    ];
    expect(findFreeReservables(tables, requestedSpan, partyOfTwo).map(({ id }) => id)).toEqual([
      'two',
      'four',
      'eight',
      'hall',
    ]);
    expect(
      findFreeReservables(tables, requestedSpan, { ...partyOfTwo, guests: 5 }).map(({ id }) => id),
    ).toEqual(['eight', 'hall']);
  });

  it('offers no table whose minimum party is larger than the party of the reservation', () => {
    expect(findFreeReservables([buildTable('big', 8, { seatsFrom: 5 })], requestedSpan, partyOfTwo)).toEqual(
      [],
    );
  });

  it('allows a reservation of a table right before or after another one, unless the table needs a rest time', () => {
    const tableReservedBefore = buildTable('two', 2, {
      reservedSpans: [{ from: requestedSpan.from - 90 * 60_000, to: requestedSpan.from }],
    });
    const tableReservedAfter = buildTable('two', 2, {
      reservedSpans: [{ from: requestedSpan.to, to: requestedSpan.to + 60_000 }],
    });
    expect(findFreeReservables([tableReservedBefore], requestedSpan, partyOfTwo)).toHaveLength(1);
    expect(findFreeReservables([tableReservedAfter], requestedSpan, partyOfTwo)).toHaveLength(1);
    expect(findFreeReservables([tableReservedAfter], requestedSpan, partyOfTwo, 15)).toHaveLength(0);
  });

  it('reserves a table for a longer time if the party is larger', () => {
    const stayRules = [
      { guests: 8, minutes: 180 },
      { guests: 5, minutes: 120 },
    ];
    expect([1, 4, 5, 7, 8, 20].map((guests) => getStayMinutes(90, stayRules, guests))).toEqual([
      90, 90, 120, 120, 180, 180,
    ]);
  });

  it('offers combined tables after every single table, the smallest combination first', () => {
    const tables = [
      buildTable('three', 6, { tableCount: 3 }),
      buildTable('pair', 6, { tableCount: 2 }),
      buildTable('small-pair', 4, { tableCount: 2 }),
      buildTable('big', 12),
    ];
    expect(
      findFreeReservables(tables, requestedSpan, { ...partyOfTwo, guests: 4 }).map(({ id }) => id),
    ).toEqual(['big', 'small-pair', 'pair', 'three']);
  });

  it('offers combined tables to parties that need more seats than the largest of the tables has', () => {
    const tables = [{ seats: 2 }, { seats: 4 }];
    expect(getCombinedSeats(tables, {})).toEqual({ seatsFrom: 5, seats: 6 });
    expect(getCombinedSeats(tables, { seatsFrom: 3, seats: 5 })).toEqual({ seatsFrom: 3, seats: 5 });
    expect(getCombinedSeats(tables, { seats: 4 })).toEqual({ seatsFrom: 4, seats: 4 });
    expect(getCombinedSeats([{ seats: 2 }, { seats: null }], {})).toEqual({ seatsFrom: 1, seats: null });
  });

  it('lets the staff seat a party at a table of any size', () => {
    const tables = [buildTable('two', 2), buildTable('big', 8, { seatsFrom: 5 })];
    const freeTables = findFreeReservables(tables, requestedSpan, {
      ...partyOfTwo,
      guests: 3,
      isOtherSizeConfirmed: true,
    });
    expect(freeTables.map(({ id }) => id)).toEqual(['two', 'big']);
  });
});

describe('the status of a reservation', () => {
  // @spec codes/other-request-status-codes
  it('allows a pending reservation to become accepted or rejected, and an accepted reservation to become completed', () => {
    expect(([0, 1, 2, 3] as const).map(listNextReservationStatuses)).toEqual([[1, 2], [3], [], []]);
    expect(([0, 1, 2, 3] as const).map(isActive)).toEqual([true, true, false, false]);
  });

  it('lets the customer change a valid reservation until the given number of hours before its start', () => {
    const startsAt = parseTime('2026-03-01T18:00Z');
    const deadline = parseTime('2026-03-01T16:00Z');
    expect(getChangeDeadline({ status: 1, startsAt }, 2, deadline - 1)).toBe(deadline);
    expect(getChangeDeadline({ status: 1, startsAt }, 2, deadline)).toBeNull();
    expect(getChangeDeadline({ status: 2, startsAt }, 2, 0)).toBeNull();
    expect(getChangeDeadline({ status: 3, startsAt }, 2, 0)).toBeNull();
  });
});
