import fc from 'fast-check';
import { toZonedTime } from '../../schedule/zoned.ts';
import { parseDailyWindow, parseWeeklyHours } from '../parse-hours.ts';
import type { TimedEntry } from '../visible-menu.ts';
import type { OracleEntry } from './availability-oracle.ts';

// Random menu entries and instants for property tests.

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kuwait',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'America/St_Johns',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
];
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const RANGE_START = Date.parse('2025-01-01T00:00Z');
const RANGE_END = Date.parse('2028-01-01T00:00Z');

/** The hours (epoch ms) in which a time zone changes its clocks, found by checking every hour. */
const findClockChanges = (zone: string): number[] => {
  const changeHours: number[] = [];
  for (let hour = RANGE_START; hour < RANGE_END; hour += HOUR_MS)
    if (toZonedTime(hour, zone).offsetMinutes !== toZonedTime(hour + HOUR_MS, zone).offsetMinutes)
      changeHours.push(hour);
  return changeHours;
};
const clockChangesByZone = new Map(ZONES.map((zone) => [zone, findClockChanges(zone)]));

/** A time zone and an instant. If the zone changes its clocks, half of the instants are within a day of a change. */
export const anyMoment = fc.constantFrom(...ZONES).chain((zone) => {
  const anyInstant = fc
    .integer({ min: RANGE_START / MINUTE_MS, max: RANGE_END / MINUTE_MS })
    .map((minute) => minute * MINUTE_MS);
  const clockChanges = clockChangesByZone.get(zone) ?? [];
  const instantNearChange = fc
    .tuple(
      fc.constantFrom(...(clockChanges.length ? clockChanges : [RANGE_START])),
      fc.integer({ min: -1440, max: 1440 }),
    )
    .map(([clockChange, minutes]) => clockChange + minutes * MINUTE_MS);
  return fc.oneof(anyInstant, instantNearChange).map((epochMs) => ({ zone, epochMs }));
});

const padToTwoDigits = (value: number) => String(value).padStart(2, '0');
/** A time of day in one of the notations that businesses use, with its minutes after midnight. */
const anyTimeText = fc
  .tuple(fc.oneof(fc.nat(1439), fc.constantFrom(0, 120, 420, 720, 1020, 1320)), fc.nat(4))
  .map(([minutes, notation]) => {
    const hour = Math.floor(minutes / 60);
    const minute = padToTwoDigits(minutes % 60);
    const meridiem = hour < 12 ? 'AM' : 'PM';
    const hourOnDial = hour % 12 || 12;
    const texts = [
      `${padToTwoDigits(hour)}:${minute}`,
      `${hour}:${minute}`,
      `${hourOnDial}:${minute} ${meridiem}`,
      `${padToTwoDigits(hourOnDial)}:${minute}${meridiem.toLowerCase()}`,
      `${padToTwoDigits(hour)}:${minute}:00`,
    ];
    return { text: texts[notation] ?? '', minutes };
  });
const anyEndText = fc.oneof(
  { weight: 4, arbitrary: anyTimeText },
  { weight: 1, arbitrary: fc.constant({ text: '24:00', minutes: 1440 }) },
);

const anyShift = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(anyTimeText, anyEndText).map(([from, to]) => ({
      wire: { time_from: from.text, time_to: to.text } as {
        time_from: string | number;
        time_to: string | number;
      },
      expected: { from: from.minutes, to: to.minutes },
    })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<string | number>(24, '24', '24:00').map((allDayText) => ({
      wire: { time_from: allDayText, time_to: '' },
      expected: { from: 0, to: 1440 },
    })),
  },
);
const anyDay = fc.record({
  closed: fc.nat(3).map((value) => value === 0),
  shifts: fc.array(anyShift, { maxLength: 3 }),
});
const anyWeeklyHours = fc.option(
  fc.array(fc.option(anyDay, { freq: 5 }), { minLength: 7, maxLength: 7 }).map((days) => ({
    // A missing day is closed.
    wire: Object.fromEntries(
      days.flatMap((day, index) =>
        day ? [[index, { closed: day.closed, shifts: day.shifts.map(({ wire }) => wire) }]] : [],
      ),
    ),
    expected: days.map((day) => ({
      closed: day?.closed ?? true,
      shifts: day?.shifts.map(({ expected }) => expected) ?? [],
    })),
  })),
  { freq: 2 },
);
const anyDailyWindow = fc.option(
  fc
    .tuple(fc.constantFrom(true, 1, 'on', '1', false, 'off'), fc.option(anyTimeText), fc.option(anyEndText))
    .map(([status, from, to]) => ({
      wire: JSON.stringify({ status, from: from?.text ?? null, to: to?.text ?? null }),
      expected: {
        on: status !== false && status !== 'off',
        from: from?.minutes ?? null,
        to: to?.minutes ?? null,
      },
    })),
  { freq: 2 },
);
/** A random entry in two forms: with the values that the oracle needs, and as the app parses them from wire text. */
export const anyEntry = fc
  .tuple(fc.integer({ min: 0, max: 9 }), anyDailyWindow, anyWeeklyHours)
  .map(([visibility, window, hours]): { oracleEntry: OracleEntry; parsedEntry: TimedEntry } => ({
    oracleEntry: {
      visible: visibility > 0,
      window: window?.expected ?? null,
      hours: hours?.expected ?? null,
    },
    parsedEntry: {
      visible: visibility > 0,
      window: parseDailyWindow(window?.wire),
      hours: parseWeeklyHours(hours?.wire),
    },
  }));
