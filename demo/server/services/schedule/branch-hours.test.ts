import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInsideWeeklyHours, isInsideWindow } from '../../../../src/domain/availability/availability.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import { clipHours, getBranchHours } from './branch-hours.ts';

const minuteArbitrary = fc.integer({ min: 0, max: 1439 });
const shiftArbitrary = fc.record({ from: minuteArbitrary, to: fc.integer({ min: 0, max: 1440 }) });
const weekArbitrary = fc.array(
  fc
    .record({ closed: fc.boolean(), shifts: fc.array(shiftArbitrary, { maxLength: 3 }) })
    // The file's schema requires shifts for open days.
    .map(({ closed, shifts }) => ({ closed: closed || !shifts.length, shifts })),
  { minLength: 7, maxLength: 7 },
);
const windowEdgeArbitrary = fc.option(minuteArbitrary, { nil: null });
const windowArbitrary = fc.record({ on: fc.boolean(), from: windowEdgeArbitrary, to: windowEdgeArbitrary });

describe('the hours of a branch with a daily window', () => {
  it('opens a branch exactly while both its hours and its daily window are open', () => {
    fc.assert(
      fc.property(
        weekArbitrary,
        windowArbitrary,
        fc.nat(6),
        minuteArbitrary,
        (hours, dailyWindow, day, minuteOfDay) => {
          expect(isInsideWeeklyHours(clipHours(hours, dailyWindow), day, minuteOfDay)).toBe(
            isInsideWeeklyHours(hours, day, minuteOfDay) && isInsideWindow(dailyWindow, minuteOfDay),
          );
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('uses the daily window as the hours of a branch without opening hours', () => {
    const branch: FileBranch = {
      id: 'm',
      name: { en: 'M' },
      available: { status: true, from: '20:00', to: '02:00' },
      slot_minutes: 30,
      preparation_minutes: 15,
    };
    const { weekly } = getBranchHours(branch, 'car_pickup');
    // Hours after the midnight before Wednesday, which is day 2. The hour 25 is 1:00 on Thursday.
    expect(
      [19, 21, 25, 27].map((hour) => isInsideWeeklyHours(weekly, hour > 24 ? 3 : 2, (hour % 24) * 60)),
    ).toEqual([false, true, true, false]);
    const disabledHours = getBranchHours({ ...branch, available: { status: false } }, 'car_pickup');
    expect(disabledHours.weekly.every(({ closed }) => closed)).toBe(true);
  });
});
