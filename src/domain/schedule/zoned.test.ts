import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toZonedInstant, toZonedTime } from './zoned.ts';

const parseTime = (text: string): number => Date.parse(text);

describe('toZonedTime', () => {
  // @spec validation/one-on-closed-day-hidden
  it('returns the local time of an instant with Monday as day 0', () => {
    expect(toZonedTime(parseTime('2025-01-05T21:30:59Z'), 'Asia/Kuwait')).toEqual({
      dayIndex: 0,
      minutes: 30,
      date: '2025-01-06',
      offsetMinutes: 180,
    });
    expect(toZonedTime(parseTime('2025-07-06T21:30:00.999Z'), 'Europe/Berlin')).toMatchObject({
      dayIndex: 6,
      minutes: 1410,
      date: '2025-07-06',
      offsetMinutes: 120,
    });
  });
  it('converts an instant to local time in a zone whose offset is not a whole number of hours', () => {
    expect(toZonedTime(parseTime('2025-01-01T00:00Z'), 'Asia/Kathmandu')).toMatchObject({
      minutes: 345,
      offsetMinutes: 345,
    });
  });
  it('throws for a local time in an unknown time zone', () => {
    expect(() => toZonedTime(0, 'Mars/Olympus')).toThrow(RangeError);
  });
});

describe('toZonedInstant', () => {
  const toInstantInBerlin = (date: string, minutes: number) =>
    new Date(toZonedInstant(date, minutes, 'Europe/Berlin')).toISOString();

  it('converts a local time to an instant with the offset of summer or winter', () => {
    expect(toInstantInBerlin('2025-01-10', 600)).toBe('2025-01-10T09:00:00.000Z');
    expect(toInstantInBerlin('2025-07-10', 600)).toBe('2025-07-10T08:00:00.000Z');
  });
  it('converts a skipped local time to the instant at which the clocks go forward', () => {
    // 30 March 2025: 02:00 becomes 03:00.
    expect(toInstantInBerlin('2025-03-30', 119)).toBe('2025-03-30T00:59:00.000Z');
    expect(toInstantInBerlin('2025-03-30', 150)).toBe('2025-03-30T01:00:00.000Z');
    expect(toInstantInBerlin('2025-03-30', 180)).toBe('2025-03-30T01:00:00.000Z');
  });
  it('converts a local time that the clocks repeat to the first of its two instants', () => {
    // 26 October 2025: 03:00 becomes 02:00.
    expect(toInstantInBerlin('2025-10-26', 150)).toBe('2025-10-26T00:30:00.000Z');
    expect(toInstantInBerlin('2025-10-26', 180)).toBe('2025-10-26T02:00:00.000Z');
  });
  it('reads 1440 or more minutes as a clock time of the next day, not as elapsed time', () => {
    expect(toInstantInBerlin('2025-03-29', 1440 + 240)).toBe('2025-03-30T02:00:00.000Z');
  });

  it('returns an instant at which the clocks show the local time, in every time zone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: parseTime('2000-01-01'), max: parseTime('2050-01-01') }),
        fc.constantFrom(
          'Europe/Berlin',
          'Asia/Kuwait',
          'America/St_Johns',
          'Australia/Lord_Howe',
          'Pacific/Apia',
          'UTC',
        ),
        (epoch, zone) => {
          const localTime = toZonedTime(epoch, zone);
          const instant = toZonedInstant(localTime.date, localTime.minutes, zone);
          // Only a repeated time may give a different instant, and then the earlier one.
          const difference = Math.floor(epoch / 60_000) * 60_000 - instant;
          expect(difference === 0 || difference === 3_600_000 || difference === 1_800_000).toBe(true);
          expect(toZonedTime(instant, zone)).toMatchObject({
            date: localTime.date,
            minutes: localTime.minutes,
          });
        },
      ),
    );
  });
});
