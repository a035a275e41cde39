import {
  ALWAYS_OPEN_WEEK,
  type HoursPurpose,
  type OpeningHours,
  selectSpecialHours,
} from '../schedule/opening-hours.ts';
import type { Branch } from './business-types.ts';

/** When a branch is open for a purpose; null if it is unknown. The daily window of the branch is not included. */
export function getBranchOpeningHours(
  { hours, specialHours }: Pick<Branch, 'hours' | 'specialHours'>,
  purpose: HoursPurpose,
): OpeningHours | null {
  if (!hours && !specialHours.length) return null;
  return { weekly: hours ?? ALWAYS_OPEN_WEEK, special: selectSpecialHours(specialHours, purpose) };
}
