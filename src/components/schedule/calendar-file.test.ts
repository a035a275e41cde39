import { describe, expect, it } from 'vitest';
import { buildCalendarFile, type CalendarEntry } from './calendar-file.ts';

const buildEntry = (overrides: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: 'o-1',
  title: 'Pickup · Bayt Coffee',
  from: Date.parse('2026-03-05T18:30:00+03:00'),
  to: Date.parse('2026-03-05T19:00:00+03:00'),
  description: 'Order 4F-7K2\n2 × Latte',
  place: { title: 'Salmiya', address: 'Street 14; Block 4, Salmiya', point: { lat: 29.3391, lng: 48.0746 } },
  url: 'https://order.example/demo-cafe/order/o-1',
  createdAt: Date.parse('2026-03-04T15:00:00Z'),
  alarmSeconds: 1800,
  ...overrides,
});
/** Returns the lines of the file, with folded lines joined again (RFC 5545, 3.1). */
const splitUnfoldedLines = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');

describe('buildCalendarFile', () => {
  it('writes calendar times in UTC, so that every calendar shows them in its owner’s time zone', () => {
    const lines = splitUnfoldedLines(buildCalendarFile(buildEntry()));
    for (const line of [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'UID:o-1@order-app',
      'DTSTAMP:20260304T150000Z',
      'DTSTART:20260305T153000Z',
      'DTEND:20260305T160000Z',
    ])
      expect(lines).toContain(line);
  });

  it('writes the title, the location, a link back to the order and a reminder into a calendar file', () => {
    const lines = splitUnfoldedLines(buildCalendarFile(buildEntry()));
    expect(lines).toContain('SUMMARY:Pickup · Bayt Coffee');
    expect(lines).toContain('LOCATION:Salmiya\\nStreet 14\\; Block 4\\, Salmiya');
    expect(lines).toContain('GEO:29.3391;48.0746');
    expect(lines).toContain('DESCRIPTION:Order 4F-7K2\\n2 × Latte');
    expect(lines).toContain('URL;VALUE=URI:https://order.example/demo-cafe/order/o-1');
    const alarmLines = lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM'));
    expect(alarmLines).toContain('ACTION:DISPLAY');
    expect(alarmLines).toContain('TRIGGER:-PT30M');
  });

  it('leaves unknown locations, coordinates and links out of a calendar file', () => {
    const file = buildCalendarFile(buildEntry({ place: null, url: null }));
    expect(file).not.toMatch(/LOCATION|GEO|URL/);
    const fileWithoutCoordinates = buildCalendarFile(
      buildEntry({ place: { title: 'One', address: '', point: null } }),
    );
    expect(splitUnfoldedLines(fileWithoutCoordinates)).toContain('LOCATION:One');
    expect(fileWithoutCoordinates).not.toContain('GEO');
  });

  it('folds the lines of a calendar file at 75 octets in any script', () => {
    const file = buildCalendarFile(buildEntry({ title: `سلمى ${'قهوة '.repeat(40)}` }));
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('escapes a line break in a calendar title, so that the title cannot add a property', () => {
    const file = buildCalendarFile(buildEntry({ title: 'Coffee\r\nATTENDEE:mailto:x@example.com' }));
    expect(splitUnfoldedLines(file).filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  });
});
