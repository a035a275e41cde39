import type * as z from 'zod';
import { minutesOf } from '../../../../src/domain/schedule/lead-minutes.ts';
import { zonedTimeAt } from '../../../../src/domain/schedule/zoned.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import { reservationSettings } from '../business-file/business-file-reservations.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { timezoneOf } from '../schedule/opening.ts';
import { Refusal } from '../shared/refusal.ts';

type ReservationSettings = z.output<typeof reservationSettings>;

const MINUTE = 60_000;
const DAY_MINUTES = 1440;
/** Spec, section 9. */
const DEFAULT_MAX_GUESTS = 1;
const DEFAULT_MAX_ADVANCE = { value: 30, scale: 'day' } as const;
/** However far ahead a business takes them, nobody is offered more. */
const MOST_ADVANCE_MINUTES = 366 * DAY_MINUTES;

// What is said of a business once need not be read again for every customer.
const cachedSettings = new WeakMap<Business, ReservationSettings>();

/** How a business takes reservations. Throws Refusal 404 `reservations_off` when it takes none. */
export function reservationSettingsOf(business: Business): ReservationSettings {
  const kept = cachedSettings.get(business);
  if (kept) return kept;
  const { reservation } = business.file.settings;
  if (!reservation?.enabled)
    throw new Refusal(404, 'reservations_off', 'This business takes no reservations');
  // A file of the time before there were these settings lacks them.
  const settings = reservationSettings.parse(reservation);
  cachedSettings.set(business, settings);
  return settings;
}

/** From now to the earliest time and to the latest, in minutes. */
export function advanceMinutes({ min_advance, max_advance }: ReservationSettings): {
  readonly minAdvanceMinutes: number;
  readonly maxAdvanceMinutes: number;
} {
  return {
    minAdvanceMinutes: min_advance ? minutesOf(min_advance) : 0,
    maxAdvanceMinutes: Math.min(minutesOf(max_advance ?? DEFAULT_MAX_ADVANCE), MOST_ADVANCE_MINUTES),
  };
}

/** The first and the last day (YYYY-MM-DD) in reach of an instant (epoch ms). */
export function bookableDays(
  business: Business,
  at: number,
): { readonly first: string; readonly last: string } {
  const { minAdvanceMinutes, maxAdvanceMinutes } = advanceMinutes(reservationSettingsOf(business));
  const dayIn = (minutes: number) => zonedTimeAt(at + minutes * MINUTE, timezoneOf(business)).date;
  return { first: dayIn(minAdvanceMinutes), last: dayIn(maxAdvanceMinutes) };
}

/** The tables of a branch that can be reserved. */
export const reservableTables = ({ tables = [] }: FileBranch) =>
  tables.filter(({ reservable }) => reservable !== false);

/** The largest party: what the business takes, and what its largest table seats. */
export function maxGuests(business: Business, branch: FileBranch): number {
  const most = reservationSettingsOf(business).max_users ?? DEFAULT_MAX_GUESTS;
  const seats = reservableTables(branch).map((table) => table.seats ?? most);
  return seats.length ? Math.min(most, Math.max(...seats)) : most;
}
