import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

const entry = (change: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: 'o-1',
  title: 'Pickup · Bayt Coffee',
  from: Date.parse('2026-03-05T18:30:00+03:00'),
  to: Date.parse('2026-03-05T19:00:00+03:00'),
  description: 'Order 4F-7K2\n2 × Latte',
  place: { title: 'Salmiya', address: 'Street 14; Block 4, Salmiya', at: { lat: 29.3391, lng: 48.0746 } },
  url: 'https://order.example/demo-cafe/order/o-1',
  now: Date.parse('2026-03-04T15:00:00Z'),
  alarmSeconds: 1800,
  ...change,
});
/** The lines of the file, with folded lines joined again (RFC 5545, 3.1). */
const unfoldedLines = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');

describe('calendarFile', () => {
  it("writes times in UTC, so that every calendar shows them in its owner's time zone", () => {
    const lines = unfoldedLines(calendarFile(entry()));
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

  it('contains the title, the place, a link back to the order and a reminder', () => {
    const lines = unfoldedLines(calendarFile(entry()));
    expect(lines).toContain('SUMMARY:Pickup · Bayt Coffee');
    expect(lines).toContain('LOCATION:Salmiya\\nStreet 14\\; Block 4\\, Salmiya');
    expect(lines).toContain('GEO:29.3391;48.0746');
    expect(lines).toContain('DESCRIPTION:Order 4F-7K2\\n2 × Latte');
    expect(lines).toContain('URL;VALUE=URI:https://order.example/demo-cafe/order/o-1');
    const alarm = lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM'));
    expect(alarm).toContain('ACTION:DISPLAY');
    expect(alarm).toContain('TRIGGER:-PT30M');
  });

  it('leaves out unknown places, coordinates and links', () => {
    const file = calendarFile(entry({ place: null, url: null }));
    expect(file).not.toMatch(/LOCATION|GEO|URL/);
    const withoutCoordinates = calendarFile(entry({ place: { title: 'One', address: '', at: null } }));
    expect(unfoldedLines(withoutCoordinates)).toContain('LOCATION:One');
    expect(withoutCoordinates).not.toContain('GEO');
  });

  it('folds lines at 75 octets in any script, and never lets a line break in a text start a new property', () => {
    const title = `سلمى ${'قهوة '.repeat(40)}\r\nATTENDEE:mailto:x@example.com`;
    const file = calendarFile(entry({ title }));
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfoldedLines(file).filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  });
});
