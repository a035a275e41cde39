import { describe, expect, it } from 'vitest';
import { parseDailyWindow, parseTime, parseWeeklyHours } from './parse-hours.ts';

describe('parseTime', () => {
  // @spec entities/weekly-availability, validation/times-as-hh
  it.each([
    ['00:00', 0],
    ['9:05', 545],
    ['23:59', 1439],
    ['24:00', 1440],
    ['18:30:00', 1110],
    ['12:00 AM', 0],
    ['12:30 pm', 750],
    ['9 PM', 1260],
    ['09:15am', 555],
    ['9:15 p.m.', 1275],
    [24, 1440],
    [7, 420],
  ])('parses the time of day %s as %i minutes after midnight', (text, minutes) => {
    expect(parseTime(text)).toBe(minutes);
  });

  // @spec validation/times-as-hh
  it.each(['', 'noon', '25:00', '24:01', '12:60', '13:00 PM', '0:30 AM', '1234', -1, 9.5])(
    'refuses the time of day "%s"',
    (text) => {
      expect(parseTime(text)).toBeNull();
    },
  );
});

describe('parseDailyWindow', () => {
  // @spec entities/available-as-json-string-with
  it('parses the status, start and end of a daily window', () => {
    expect(parseDailyWindow('{"status":1,"from":"07:00","to":"11:30"}')).toEqual({
      on: true,
      from: 420,
      to: 690,
    });
    expect(parseDailyWindow('{"status":"off"}')).toEqual({ on: false, from: null, to: null });
    expect(parseDailyWindow('{"from":"7 PM","to":"late"}')).toEqual({ on: true, from: 1140, to: null });
  });
  it.each([undefined, null, ''])('applies no daily window when the text of the window is %j', (json) => {
    expect(parseDailyWindow(json)).toBeNull();
  });
  // @spec entities/available-as-json-string-with
  it.each(['{', '7', 'null', '"07:00"'])('ignores and reports the invalid daily window %s', (json) => {
    const reportedProblems: unknown[] = [];
    expect(parseDailyWindow(json, (text) => reportedProblems.push(text))).toBeNull();
    expect(reportedProblems).toEqual([json]);
  });
  it('treats an unreadable start or end of a daily window as no limit, and reports the problem', () => {
    const reportedProblems: unknown[] = [];
    const json = '{"from":"25:00","to":{},"status":1}';
    expect(parseDailyWindow(json, (text) => reportedProblems.push(text))).toEqual({
      on: true,
      from: null,
      to: null,
    });
    expect(reportedProblems).toEqual(['25:00', {}]);
  });
});

describe('parseWeeklyHours', () => {
  // @spec entities/weekly-availability, validation/one-on-closed-day-hidden
  it('parses weekly hours into seven days from Monday to Sunday, with missing days as closed days', () => {
    const hours = parseWeeklyHours({
      0: { closed: false, shifts: [{ time_from: '07:00', time_to: '11 PM' }] },
      6: { closed: false, shifts: [{ time_from: 24, time_to: '' }] },
    });
    expect(hours).toHaveLength(7);
    expect(hours?.[0]).toEqual({ closed: false, shifts: [{ from: 420, to: 1380 }] });
    expect(hours?.[3]).toEqual({ closed: true, shifts: [] });
    expect(hours?.[6]).toEqual({ closed: false, shifts: [{ from: 0, to: 1440 }] });
  });
  it('drops an unreadable shift from weekly hours and keeps the other shifts', () => {
    const shifts = [
      { time_from: 'dawn', time_to: '10:00' },
      { time_from: '18:00', time_to: '02:00' },
    ];
    expect(parseWeeklyHours({ 0: { closed: false, shifts } })?.[0]?.shifts).toEqual([
      { from: 1080, to: 120 },
    ]);
  });
  it('treats an unreadable day of weekly hours as open and reports the day', () => {
    const reportedProblems: unknown[] = [];
    const days = { 0: { closed: 'no' }, 1: { closed: false, shifts: 'all' }, 2: {}, 7: { closed: true } };
    const week = parseWeeklyHours(days, (text) => reportedProblems.push(text));
    expect(week?.map(({ closed }) => closed)).toEqual([false, false, false, true, true, true, true]);
    expect(reportedProblems).toEqual(['day 7', 'day 0', 'day 1']);
  });
  it('returns no weekly hours if the business sets none', () => {
    expect(parseWeeklyHours(null)).toBeNull();
  });
});
