import { describe, expect, it } from 'vitest';
import { type Case, itReportsEach, readProblemsAfter } from '../testing/garden.ts';

const setSpecialHours =
  (...hours: object[]): Case[1] =>
  (file) =>
    Object.assign(file.branches[0] ?? {}, { special_hours: hours });
const buildClosure = (from: string, changes: object = {}) => ({ from, closed: true, ...changes });
const PATH = 'branches[0].special_hours[0]';

const setShift =
  (time_from: string | number, time_to: string): Case[1] =>
  (file) =>
    Object.assign(file.branches[0] ?? {}, { hours: { 0: { shifts: [{ time_from, time_to }] } } });
const SHIFT_PATH = 'branches[0].hours.0.shifts[0]';
const EXPECTED_TIME = 'a time such as "18:30" or "6:30 PM"';

describe('the times of a business file', () => {
  itReportsEach('the shifts', [
    ['the text "9" as a time', setShift('9', '18:00'), `${SHIFT_PATH}.time_from`, EXPECTED_TIME, '"9"'],
    ['the number 9 as a time', setShift(9, '18:00'), `${SHIFT_PATH}.time_from`, EXPECTED_TIME, '9'],
  ]);

  it.each([
    ['9:00', '6 PM'],
    ['09:00', '18:00'],
    [24, '24:00'],
  ])('accepts a shift from %s to %s', (from, to) => {
    expect(readProblemsAfter(setShift(from, to))).toEqual([]);
  });
});

describe('the special hours of a business file', () => {
  itReportsEach('the special hours', [
    [
      'a date that does not exist',
      setSpecialHours(buildClosure('2026-02-30')),
      `${PATH}.from`,
      'a day such as "2026-03-01"',
      '"2026-02-30"',
    ],
    [
      'a last date before the first date',
      setSpecialHours(buildClosure('2026-12-24', { to: '2026-12-23' })),
      `${PATH}.to`,
      'a date on or after "from", less than 366 days later',
      '"2026-12-23"',
    ],
    [
      'a range of more than 366 dates',
      setSpecialHours(buildClosure('2026-01-01', { to: '2027-01-02' })),
      `${PATH}.to`,
      'a date on or after "from", less than 366 days later',
      '"2027-01-02"',
    ],
    [
      'a date without hours',
      setSpecialHours({ from: '2026-12-24' }),
      `${PATH}.shifts`,
      'at least one shift, or "closed": true',
      'nothing',
    ],
    [
      'a closed date with hours',
      setSpecialHours(buildClosure('2026-12-24', { shifts: [{ time_from: '10:00', time_to: '15:00' }] })),
      `${PATH}.shifts`,
      'no shifts, because the branch is closed on these dates',
      '[{"time_from":"10:00","time_to":"15:00"}]',
    ],
    [
      'an unknown field',
      setSpecialHours(buildClosure('2026-12-24', { date: '2026-12-24' })),
      `${PATH}.date`,
      'one of the keys from, to, closed, shifts, types, message',
      'the unknown key "date"',
    ],
    [
      'a message that lacks a language',
      setSpecialHours(buildClosure('2026-12-24', { message: { en: 'Closed' } })),
      `${PATH}.message`,
      'text in ar as well',
      'text in en',
    ],
    [
      'two special hours for the same date',
      setSpecialHours(buildClosure('2026-12-24', { to: '2026-12-26' }), buildClosure('2026-12-26')),
      'branches[0].special_hours[1].from',
      'dates without other special hours for the same types (there are some from 2026-12-24 to 2026-12-26)',
      '"2026-12-26"',
    ],
  ]);

  it('accepts special hours for one order type on a date that also has special hours for all order types', () => {
    const addSpecialHours = setSpecialHours(
      buildClosure('2026-12-31'),
      { from: '2026-12-31', shifts: [{ time_from: '18:00', time_to: '04:00' }], types: ['dine_in'] },
      { from: '2026-12-31', shifts: [{ time_from: '12:00', time_to: '15:00' }], types: ['delivery'] },
    );

    expect(readProblemsAfter(addSpecialHours)).toEqual([]);
  });
});
