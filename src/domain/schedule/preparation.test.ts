import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getDateAt } from '../../lib/calendar.ts';
import { isSlotInTime } from './branch-schedule.ts';
import { listOpenSpans } from './open-state.ts';
import { canBeReady } from './preparation.ts';
import { createAnyHours } from './testing/any-hours.ts';
import { evaluateByMinute, listChangingZones, readClocks } from './testing/schedule-oracle.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const at = (time: string): number => Date.parse(`2026-03-04T${time}:00Z`);
/** Open from 12:00 to 22:00. */
const OPEN_SPANS = [{ from: at('12:00'), to: at('22:00') }];
const isReady = (slot: string, now: string, minutes: number, openSpans = OPEN_SPANS): boolean =>
  canBeReady(at(slot), { now: at(now), durationMs: minutes * MINUTE, openSpans });

describe('the preparation of an order', () => {
  it('does not offer a slot in which a slow dish cannot reach a far zone in time', () => {
    expect(isReady('21:15', '20:59', 75 + 60)).toBe(false);
    expect([isReady('23:13', '20:59', 75 + 60), isReady('23:14', '20:59', 75 + 60)]).toEqual([false, true]);
  });

  it('starts the preparation of an order when the branch opens for the shift, and not before', () => {
    expect([isReady('12:44', '08:00', 45), isReady('12:45', '08:00', 45)]).toEqual([false, true]);
  });

  it('starts the preparation before the branch opens if the business prepares orders then', () => {
    expect([isReady('12:00', '11:15', 45, []), isReady('12:00', '11:16', 45, [])]).toEqual([true, false]);
  });

  it('counts a preparation that is longer than the shift from the time of the order', () => {
    expect(isReady('12:00', '01:00', 11 * 60)).toBe(true);
    expect(isReady('12:00', '01:01', 11 * 60)).toBe(false);
  });

  it('offers the same slots as a minute-by-minute count of the preparation around clock changes', () => {
    // Every twentieth change is enough, because the tests of the opening hours cover each zone.
    const changes = listChangingZones([2026, 2027, 2028])
      .flatMap(({ zone, changes: zoneChanges }) => zoneChanges.map((change) => ({ zone, change })))
      .filter((_, index) => index % 20 === 0);
    for (const { zone, change } of changes)
      fc.assert(
        fc.property(
          ...[createAnyHours(getDateAt(change)), fc.nat(DAY), fc.integer({ min: 1, max: 600 }), fc.nat(2880)],
          (hours, later, minutes, slotMinutes) => {
            const now = change + later;
            const slot = Math.ceil(now / MINUTE) * MINUTE + slotMinutes * MINUTE;
            const clocks = readClocks(zone, change - 4 * DAY, 9);
            const { isOpen } = evaluateByMinute(hours, clocks);
            // A slot outside the hours is never offered.
            if (!isOpen(slot)) return;
            let [opening, closing] = [slot, slot];
            while (isOpen(opening - MINUTE)) opening -= MINUTE;
            while (isOpen(closing)) closing += MINUTE;
            const durationMs = minutes * MINUTE;
            const isShort = durationMs < closing - opening;
            const expected = slot - durationMs >= (isShort ? Math.max(now, opening) : now);
            const openSpans = listOpenSpans(hours, zone, { from: getDateAt(change - 2 * DAY), count: 7 });
            const preparation = { now, durationMs, openSpans };
            const input = { zone, now, slot, minutes, hours };
            const ready = isSlotInTime({ from: slot, to: slot }, { now, earliest: now, preparation });
            expect({ ...input, ready }).toEqual({ ...input, ready: expected });
          },
        ),
        { numRuns: 2 },
      );
  }, 120_000);
});
