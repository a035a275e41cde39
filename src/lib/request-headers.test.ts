import { afterEach, describe, expect, it, vi } from 'vitest';
import { isoWithOffset, requestHeaders } from './request-headers.ts';

const inZone = (minutesWest: number) =>
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutesWest);

afterEach(() => vi.restoreAllMocks());

describe('current-time', () => {
  const moment = new Date('2026-03-01T15:21:05.250Z');

  it.each([
    [0, '2026-03-01T15:21:05+00:00'],
    [-180, '2026-03-01T18:21:05+03:00'],
    [210, '2026-03-01T11:51:05-03:30'],
    [-345, '2026-03-01T21:06:05+05:45'],
  ])('is ISO 8601 with the offset of the device (%i minutes west)', (west, text) => {
    inZone(west);
    expect(isoWithOffset(moment)).toBe(text);
    expect(new Date(isoWithOffset(moment)).getTime()).toBe(Math.floor(moment.getTime() / 1000) * 1000);
  });

  it('crosses midnight with the date', () => {
    inZone(-600);
    expect(isoWithOffset(moment)).toBe('2026-03-02T01:21:05+10:00');
  });
});

it('every call says who asks, in which language, and wants no cached answer', () => {
  expect(requestHeaders('ar', new Date())).toMatchObject({
    Accept: 'application/json',
    'Content-Type': 'application/json',
    webapp: '1',
    version: '5',
    locale: 'ar',
    'Cache-Control': 'no-cache',
  });
});
