import { parseWeeklyHours } from '../../../../src/domain/availability/parse-hours.ts';
import { ALWAYS_OPEN_WEEK, type OpeningHours } from '../../../../src/domain/schedule/opening-hours.ts';
import type { FileStaffMember } from '../business-file/business-file-reservations.ts';

/**
 * When a staff member works. Absences are dates without shifts. If null, the staff member works whenever the branch
 * takes reservations.
 */
export function getStaffHours({ hours, absences }: FileStaffMember): OpeningHours | null {
  if (!hours && !absences.length) return null;
  return {
    weekly: parseWeeklyHours(hours) ?? ALWAYS_OPEN_WEEK,
    special: absences.map(({ from, to = from }) => ({ from, to, purposes: null, shifts: [], message: null })),
  };
}
