import { NO_RUSH, type Rush } from '../../../../src/domain/schedule/rush.ts';
import { toZonedInstant, toZonedTime } from '../../../../src/domain/schedule/zoned.ts';
import { addDays } from '../../../../src/lib/calendar.ts';
import { createInvalidFieldRefusal } from '../shared/refusal.ts';

const MINUTE_MS = 60_000;

/** What an operator can change about a rush. */
export type RushChange =
  /** Every order takes `minutes` longer, for `durationMinutes` from now. */
  | { readonly kind: 'extra'; readonly minutes: number; readonly durationMinutes: number }
  | { readonly kind: 'pause'; readonly minutes: number }
  /** A pause until the clock next shows `until` (`HH:mm`) in the business's time zone. */
  | { readonly kind: 'pauseUntil'; readonly until: string }
  | { readonly kind: 'end' };

/** Rushes end on whole minutes, like opening times. */
const computeEnd = (at: number, minutes: number): number => Math.ceil(at / MINUTE_MS + minutes) * MINUTE_MS;

/** The next instant after `at` at which the clock shows `text` (`HH:mm`). Throws Refusal 422 for other text. */
function findNextTime(text: string, at: number, timeZone: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (!hours || !minutes) throw createInvalidFieldRefusal('invalid', 'until', 'Enter a time such as 19:30');
  const { date } = toZonedTime(at, timeZone);
  const minuteOfDay = Number(hours) * 60 + Number(minutes);
  const instantToday = toZonedInstant(date, minuteOfDay, timeZone);
  return instantToday > at ? instantToday : toZonedInstant(addDays(date, 1), minuteOfDay, timeZone);
}

/** Applies an operator's change at `at` (epoch ms). Throws Refusal 422 for an unreadable time. */
export function applyRushChange(rush: Rush, change: RushChange, at: number, timeZone: string): Rush {
  switch (change.kind) {
    case 'extra':
      return { ...rush, extraMinutes: change.minutes, extraUntil: computeEnd(at, change.durationMinutes) };
    case 'pause':
      return { ...rush, pausedUntil: computeEnd(at, change.minutes) };
    case 'pauseUntil':
      return { ...rush, pausedUntil: findNextTime(change.until, at, timeZone) };
    case 'end':
      return NO_RUSH;
  }
}

/** A change in words, for the audit log. */
export function describeRushChange(change: RushChange): string {
  switch (change.kind) {
    case 'extra':
      return `${change.minutes} minutes longer for ${change.durationMinutes} minutes`;
    case 'pause':
      return `paused for ${change.minutes} minutes`;
    case 'pauseUntil':
      return `paused until ${change.until}`;
    case 'end':
      return 'ended';
  }
}
