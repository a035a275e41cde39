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
/** Its lines as they are meant: long ones are folded (RFC 5545, 3.1). */
const linesOf = (file: string): string[] => file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar file of an order', () => {
  it('says when in UTC, so that every calendar shows it in its owner’s zone', () => {
    const lines = linesOf(calendarFile(entry()));
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

  it('says what, where and how to come back to it, and reminds of it', () => {
    const lines = linesOf(calendarFile(entry()));
    expect(lines).toContain('SUMMARY:Pickup · Bayt Coffee');
    expect(lines).toContain('LOCATION:Salmiya\\nStreet 14\\; Block 4\\, Salmiya');
    expect(lines).toContain('GEO:29.3391;48.0746');
    expect(lines).toContain('DESCRIPTION:Order 4F-7K2\\n2 × Latte');
    expect(lines).toContain('URL;VALUE=URI:https://order.example/demo-cafe/order/o-1');
    const alarm = lines.slice(lines.indexOf('BEGIN:VALARM'), lines.indexOf('END:VALARM'));
    expect(alarm).toContain('ACTION:DISPLAY');
    expect(alarm).toContain('TRIGGER:-PT30M');
  });

  it('is without what nobody knows', () => {
    const file = calendarFile(entry({ place: null, url: null }));
    expect(file).not.toMatch(/LOCATION|GEO|URL/);
    const unplaced = calendarFile(entry({ place: { title: 'One', address: '', at: null } }));
    expect(linesOf(unplaced)).toContain('LOCATION:One');
    expect(unplaced).not.toContain('GEO');
  });

  it('has no line of over 75 octets, in any script, and nothing a customer typed is a line of its own', () => {
    const title = `سلمى ${'قهوة '.repeat(40)}\r\nATTENDEE:mailto:x@example.com`;
    const file = calendarFile(entry({ title }));
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(linesOf(file).filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  });
});
