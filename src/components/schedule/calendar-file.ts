import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';

/** What of an order for later, or of a reservation, stands in a calendar. Instants are epoch ms. */
export interface CalendarEntry {
  /** Of what it stands for: saved again, it replaces itself in the calendar. */
  readonly id: string;
  readonly title: string;
  readonly from: number;
  readonly to: number;
  readonly description: string;
  readonly place: { readonly title: string; readonly address: string; readonly at: Point | null } | null;
  readonly url: string | null;
  /** When the file is made. */
  readonly now: number;
  /** So many seconds before, it reminds. */
  readonly alarmSeconds: number;
}

interface Point {
  readonly lat: number;
  readonly lng: number;
}

const place = ({ title, address, at }: NonNullable<CalendarEntry['place']>) => ({
  title,
  address,
  ...(at && { geo: { lat: at.lat, lon: at.lng } }),
});

/** The entry as a calendar file (RFC 5545), its times in UTC: every calendar shows them in its owner's zone. */
export function calendarFile(entry: CalendarEntry): string {
  const calendar = ical({ prodId: '//order-app//orders//EN', method: ICalCalendarMethod.PUBLISH });
  const event = calendar.createEvent({
    id: `${entry.id}@order-app`,
    stamp: new Date(entry.now),
    start: new Date(entry.from),
    end: new Date(entry.to),
    summary: entry.title,
    description: entry.description,
    location: entry.place && place(entry.place),
    url: entry.url,
  });
  event.createAlarm({ type: ICalAlarmType.display, trigger: entry.alarmSeconds, description: entry.title });
  return calendar.toString();
}
