import { describe, expect, it } from 'vitest';
import {
  createZonedIsoFormatter,
  parseDayOrTime,
  toEndInstant,
  toStartInstant,
  toZonedIso,
} from './business-time.ts';

const parseIso = (iso: string): number => Date.parse(iso);

describe('times in the business’s time zone', () => {
  it.each([
    ['Asia/Kuwait', '2026-03-01T15:21:05Z', '2026-03-01T18:21:05+03:00'],
    ['Asia/Kolkata', '2026-03-01T20:00:00Z', '2026-03-02T01:30:00+05:30'],
    ['America/St_Johns', '2026-01-01T00:00:00Z', '2025-12-31T20:30:00-03:30'],
    ['UTC', '2026-03-01T15:21:05Z', '2026-03-01T15:21:05+00:00'],
  ])('writes a time with the UTC offset of the time zone %s', (zone, instant, expected) => {
    expect(toZonedIso(parseIso(instant), zone)).toBe(expected);
  });

  it.each([
    ['before the clocks go forward', '2026-03-29T00:59:59Z', '2026-03-29T01:59:59+01:00'],
    ['after the clocks go forward', '2026-03-29T01:00:00Z', '2026-03-29T03:00:00+02:00'],
    [
      'at the first 02:30 of the night in which the clocks go back',
      '2026-10-25T00:30:00Z',
      '2026-10-25T02:30:00+02:00',
    ],
    [
      'at the second 02:30 of the night in which the clocks go back',
      '2026-10-25T01:30:00Z',
      '2026-10-25T02:30:00+01:00',
    ],
  ])('writes a time in Berlin with the right UTC offset %s', (_, instant, expected) => {
    const formatIso = createZonedIsoFormatter(
      parseIso('2026-03-01T00:00Z'),
      parseIso('2026-11-01T00:00Z'),
      'Europe/Berlin',
    );

    expect(toZonedIso(parseIso(instant), 'Europe/Berlin')).toBe(expected);
    expect(formatIso(parseIso(instant))).toBe(expected);
  });
});

describe('days and times of a business file', () => {
  it('reads a day, a local time and a time with an offset in a business file', () => {
    expect(parseDayOrTime('2026-03-01')).toEqual({ day: '2026-03-01', minutes: null, instant: null });
    expect(parseDayOrTime('2026-03-01T18:05')).toEqual({ day: '2026-03-01', minutes: 1085, instant: null });
    expect(parseDayOrTime('2026-03-01T18:00+03:00')).toEqual({
      day: '2026-03-01',
      minutes: 1080,
      instant: parseIso('2026-03-01T15:00Z'),
    });
  });

  it.each([
    '2026-02-30',
    '2026-13-01',
    '2026-03-01T24:00',
    '2026-03-01T18:60',
    '01.03.2026',
    '',
    '2026-03-01T18:00:00',
  ])('refuses %j as a day or time in a business file', (text) => {
    expect(parseDayOrTime(text)).toBeNull();
  });

  it('begins a day in a business file at midnight and ends it after its last minute', () => {
    expect(toStartInstant('2026-03-29', 'Europe/Berlin')).toBe(parseIso('2026-03-28T23:00Z'));
    expect(toEndInstant('2026-03-29', 'Europe/Berlin')).toBe(parseIso('2026-03-29T22:00Z'));
  });

  it('throws RangeError for a text in a business file that is neither a day nor a time', () => {
    expect(() => toStartInstant('soon', 'UTC')).toThrow(RangeError);
  });
});
