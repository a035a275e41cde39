import fc from 'fast-check';
import { addDays } from '../../../lib/calendar.ts';
import type { OpeningHours } from '../opening-hours.ts';

// These minutes make overnight shifts, whole days, shifts in a skipped hour, and overlapping and adjacent shifts
// likely.
const anyMinute = fc.oneof(
  fc.integer({ min: 0, max: 1439 }),
  fc.constantFrom(0, 90, 120, 150, 180, 1380, 1439),
);
const anyShift = fc.record({ from: anyMinute, to: fc.oneof(anyMinute, fc.constant(1440)) });

/** Opening hours with special hours near `date` (YYYY-MM-DD), which may overlap each other. */
export const createAnyHours = (date: string): fc.Arbitrary<OpeningHours> =>
  fc.record({
    weekly: fc.array(fc.record({ closed: fc.boolean(), shifts: fc.array(anyShift, { maxLength: 4 }) }), {
      minLength: 7,
      maxLength: 7,
    }),
    special: fc.array(
      fc
        .record({
          firstDay: fc.integer({ min: -3, max: 4 }),
          length: fc.integer({ min: 0, max: 2 }),
          shifts: fc.array(anyShift, { maxLength: 2 }),
        })
        .map(({ firstDay, length, shifts }) => ({
          from: addDays(date, firstDay),
          to: addDays(date, firstDay + length),
          purposes: null,
          shifts,
          message: null,
        })),
      { maxLength: 3 },
    ),
  });
