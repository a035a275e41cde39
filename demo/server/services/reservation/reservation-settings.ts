import type * as z from 'zod';
import { toMinutes } from '../../../../src/domain/schedule/lead-minutes.ts';
import { toZonedTime } from '../../../../src/domain/schedule/zoned.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import { reservationSettings } from '../business-file/business-file-reservations.ts';
import type { Business } from '../menu/business-catalogue.ts';
import { getTimezone } from '../schedule/opening.ts';
import { Refusal } from '../shared/refusal.ts';
import { listBookableTables } from './bookable-tables.ts';

type ReservationSettings = z.output<typeof reservationSettings>;

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
/** The default from the spec, section 9. */
const DEFAULT_MAX_GUESTS = 1;
const DEFAULT_MAX_ADVANCE = { value: 30, scale: 'day' } as const;
/** Upper limit for `max_advance`. */
const MAX_ADVANCE_MINUTES = 366 * DAY_MINUTES;

// Cached, so that each version of a business is parsed only once.
const cachedSettings = new WeakMap<Business, ReservationSettings>();

/**
 * The reservation settings of a business. Throws Refusal 404 `reservations_off` when the business takes no
 * reservations.
 */
export function getReservationSettings(business: Business): ReservationSettings {
  const cached = cachedSettings.get(business);
  if (cached) return cached;
  const { reservation } = business.file.settings;
  if (!reservation?.enabled)
    throw new Refusal(404, 'reservations_off', 'This business does not take reservations');
  // Fill in defaults that older stored files lack.
  const settings = reservationSettings.parse(reservation);
  cachedSettings.set(business, settings);
  return settings;
}

/** How many minutes before its start a reservation can be placed: the minimum notice and the maximum. */
export function computeAdvanceMinutes({ min_advance, max_advance }: ReservationSettings): {
  readonly minAdvanceMinutes: number;
  readonly maxAdvanceMinutes: number;
} {
  return {
    minAdvanceMinutes: min_advance ? toMinutes(min_advance) : 0,
    maxAdvanceMinutes: Math.min(toMinutes(max_advance ?? DEFAULT_MAX_ADVANCE), MAX_ADVANCE_MINUTES),
  };
}

/** The first and the last day (YYYY-MM-DD) that can be reserved at an instant (epoch ms). */
export function computeBookableDays(
  business: Business,
  at: number,
): { readonly firstDay: string; readonly lastDay: string } {
  const { minAdvanceMinutes, maxAdvanceMinutes } = computeAdvanceMinutes(getReservationSettings(business));
  const getDayAfter = (minutes: number) => toZonedTime(at + minutes * MINUTE_MS, getTimezone(business)).date;
  return { firstDay: getDayAfter(minAdvanceMinutes), lastDay: getDayAfter(maxAdvanceMinutes) };
}

/**
 * The largest party that a branch accepts: the business's limit, or the number of seats at the branch's largest table or
 * combination, whichever is smaller.
 */
export function computeMaxGuests(business: Business, branch: FileBranch): number {
  const maxParty = getReservationSettings(business).max_users ?? DEFAULT_MAX_GUESTS;
  const seats = listBookableTables(branch).map((table) => table.seats ?? maxParty);
  return seats.length ? Math.min(maxParty, Math.max(...seats)) : maxParty;
}
