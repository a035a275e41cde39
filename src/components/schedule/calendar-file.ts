import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';

/** The calendar entry of a scheduled order or a reservation. Instants are epoch ms. */
export interface CalendarEntry {
  /** Id of the order or reservation. A second entry with the same id replaces the first one in the calendar. */
  readonly id: string;
  readonly title: string;
  readonly from: number;
  readonly to: number;
  readonly description: string;
  readonly place: { readonly title: string; readonly address: string; readonly point: Point | null } | null;
  readonly url: string | null;
  readonly createdAt: number;
  /** How many seconds before the start the calendar reminds its owner. */
  readonly alarmSeconds: number;
}

interface Point {
  readonly lat: number;
  readonly lng: number;
}

const toIcalLocation = ({ title, address, point }: NonNullable<CalendarEntry['place']>) => ({
  title,
  address,
  ...(point && { geo: { lat: point.lat, lon: point.lng } }),
});

/**
 * Writes the entry as a calendar file (RFC 5545). The times are in UTC, so that calendars show them in their owner's
 * time zone.
 */
export function buildCalendarFile(entry: CalendarEntry): string {
  const calendar = ical({ prodId: '//order-app//orders//EN', method: ICalCalendarMethod.PUBLISH });
  const event = calendar.createEvent({
    id: `${entry.id}@order-app`,
    stamp: new Date(entry.createdAt),
    start: new Date(entry.from),
    end: new Date(entry.to),
    summary: entry.title,
    description: entry.description,
    location: entry.place && toIcalLocation(entry.place),
    url: entry.url,
  });
  event.createAlarm({ type: ICalAlarmType.display, trigger: entry.alarmSeconds, description: entry.title });
  return calendar.toString();
}
