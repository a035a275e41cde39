import type { WeeklyHours } from '../../../../../src/domain/availability/availability-types.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const DAY = 1440;
const two = (value: number): string => String(value).padStart(2, '0');

/** The end of a day is its last minute: schema.org's readers know no 24:00. */
const clock = (minutes: number): string => {
  const shown = minutes >= DAY ? DAY - 1 : minutes;
  return `${two(Math.floor(shown / 60))}:${two(shown % 60)}`;
};

/** Hours of a week, days with the same hours together. What closes no later than it opens closes on the next day. */
export function openingHours(hours: WeeklyHours) {
  const days = new Map<string, string[]>();
  for (const [index, { closed, shifts }] of hours.entries()) {
    for (const { from, to } of closed ? [] : shifts) {
      const span = `${clock(from)} ${clock(to)}`;
      days.set(span, [...(days.get(span) ?? []), `https://schema.org/${DAYS[index]}`]);
    }
  }
  return [...days].map(([span, dayOfWeek]) => {
    const [opens, closes] = span.split(' ');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
  });
}
