import { shiftEnd, type WeeklyHours } from '../../domain/availability/availability.ts';

/** A branch's hours on one day, in minutes after midnight, in order. */
export type DayHours = 'closed' | 'allDay' | readonly { readonly from: number; readonly to: number }[];

const DAY = 1440;

/** Today's hours of a week's; null when it says nothing about them. A day without shifts is open throughout (spec, section 5). */
export function hoursOf(week: WeeklyHours | null, dayIndex: number): DayHours | null {
  const day = week?.[dayIndex];
  if (!day) return null;
  if (day.closed) return 'closed';
  const shifts = [...day.shifts].sort((a, b) => a.from - b.from);
  if (!shifts.length || shifts.some((shift) => shiftEnd(shift) - shift.from >= DAY)) return 'allDay';
  return shifts;
}
