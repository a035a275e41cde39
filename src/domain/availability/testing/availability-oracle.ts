import type { WeeklyHours } from '../availability.ts';

/** The hours of an item or category, as the business means them. Times are minutes after midnight. */
export interface OracleEntry {
  readonly visible: boolean;
  readonly window: { readonly on: boolean; readonly from: number | null; readonly to: number | null } | null;
  readonly hours: WeeklyHours | null;
}

const MINUTES_PER_DAY = 1440;

/** Returns a function that gets the local date and minute in a time zone from the text of `Intl.DateTimeFormat`. */
export function createClock(zone: string): (epochMs: number) => { date: string; minute: number } {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return (epochMs) => {
    const [date = '', time = ''] = format.format(epochMs).split(' ');
    const [hour, minute] = time.split(':');
    return { date, minute: Number(hour) * 60 + Number(minute) };
  };
}

const getWeekday = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;
const getPreviousDate = (date: string): string =>
  new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);

/** The minutes of a day that are inside a window, counted one by one from its start to its end. */
function listWindowMinutes({ on, from, to }: NonNullable<OracleEntry['window']>): Set<number> {
  const minutesInside = new Set<number>();
  if (!on) return minutesInside;
  let minute = (from ?? 0) % MINUTES_PER_DAY;
  do {
    minutesInside.add(minute);
    minute = (minute + 1) % MINUTES_PER_DAY;
  } while (minute !== (to ?? MINUTES_PER_DAY) % MINUTES_PER_DAY);
  return minutesInside;
}

/** The minutes of a shift that fall on the day `daysLater` days after its first day, counted one by one. */
function* listShiftMinutes({ from, to }: WeeklyHours[number]['shifts'][number], daysLater: number) {
  let minute = from;
  let passedMidnights = 0;
  do {
    if (passedMidnights === daysLater) yield minute;
    minute++;
    if (minute === MINUTES_PER_DAY && to !== MINUTES_PER_DAY) {
      minute = 0;
      passedMidnights++;
    }
  } while (minute !== to);
}

/** The minutes of `date` inside the weekly hours, including shifts of the previous day that end after midnight. */
function listOpenMinutes(hours: WeeklyHours, date: string): Set<number> {
  const listMinutes = (daysLater: number): number[] => {
    const day = hours[getWeekday(daysLater ? getPreviousDate(date) : date)];
    if (!day || day.closed) return [];
    const shifts = day.shifts.length ? day.shifts : [{ from: 0, to: MINUTES_PER_DAY }];
    return shifts.flatMap((shift) => [...listShiftMinutes(shift, daysLater)]);
  };
  return new Set([...listMinutes(0), ...listMinutes(1)]);
}

/** The minutes of `date` at which all entries are served, and those at which all are visible. Checks every minute. */
function evaluateMinutes(entries: readonly OracleEntry[], date: string) {
  const servedMinutes = new Set<number>();
  const visibleMinutes = new Set<number>();
  const entriesWithMinutes = entries.map((entry) => ({
    entry,
    windowMinutes: entry.window && listWindowMinutes(entry.window),
    openMinutes: entry.hours && listOpenMinutes(entry.hours, date),
    isClosed: entry.hours?.[getWeekday(date)]?.closed ?? false,
  }));
  for (let minute = 0; minute < MINUTES_PER_DAY; minute++) {
    const isInEveryWindow = entriesWithMinutes.every(
      ({ entry, windowMinutes }) => entry.visible && (!windowMinutes || windowMinutes.has(minute)),
    );
    if (
      isInEveryWindow &&
      entriesWithMinutes.every(({ openMinutes }) => !openMinutes || openMinutes.has(minute))
    )
      servedMinutes.add(minute);
    if (
      isInEveryWindow &&
      entriesWithMinutes.every(({ openMinutes, isClosed }) => !isClosed || openMinutes?.has(minute))
    )
      visibleMinutes.add(minute);
  }
  return { servedMinutes, visibleMinutes };
}

/**
 * Returns a function that gives the expected availability of an item at a minute of `date`. `entries` contains the item
 * and its categories.
 */
export function getExpectedAvailability(
  entries: readonly OracleEntry[],
  date: string,
): (minute: number) => 'now' | number | null {
  const { servedMinutes, visibleMinutes } = evaluateMinutes(entries, date);
  return (minute) => {
    if (servedMinutes.has(minute)) return 'now';
    if (!visibleMinutes.has(minute)) return null;
    for (let laterMinute = minute + 1; laterMinute < MINUTES_PER_DAY; laterMinute++)
      if (servedMinutes.has(laterMinute)) return laterMinute;
    return null;
  };
}
