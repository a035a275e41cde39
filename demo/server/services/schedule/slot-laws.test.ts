import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCurrency } from '../../../../src/domain/money/money.ts';
import type { OpeningHours } from '../../../../src/domain/schedule/opening-hours.ts';
import type { Rush } from '../../../../src/domain/schedule/rush.ts';
import { isFree } from '../../../../src/domain/schedule/schedule-type.ts';
import { createAnyHours } from '../../../../src/domain/schedule/testing/any-hours.ts';
import {
  type Clocks,
  evaluateByMinute,
  listClockChanges,
  readClocks,
} from '../../../../src/domain/schedule/testing/schedule-oracle.ts';
import { getDateAt } from '../../../../src/lib/calendar.ts';
import { pickForScope } from '../../../../tests/test-scope.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import { addFreeCapacity, listReadySlots } from './offered-slots.ts';
import { buildPickupResponse } from './testing/build-pickup-business.ts';

// Compares the offered slots with a minute-by-minute check of preparation, rush and capacity together.

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const CLOCK_CHANGES = listClockChanges([2026, 2027, 2028]);
/** Time from now to the earliest slot: a minimum advance of 30 minutes, and the 15 minutes that the schedule adds. */
const LEAD_MINUTES = 45;
const CAPACITY = 10;

/** A random situation of a kitchen. Instants are minutes after the start of the UTC day on which the clocks change. */
const anySituation = fc.record({
  now: fc.nat(1440),
  aheadHours: fc.integer({ min: 1, max: 24 }),
  slotMinutes: fc.constantFrom(15, 30, 45, 60),
  stepMinutes: fc.constantFrom(15, 30, 60),
  preparationMinutes: fc.integer({ min: 1, max: 600 }),
  preparesBeforeOpening: fc.boolean(),
  extraMinutes: fc.constantFrom(10, 20, 40),
  extraUntil: fc.option(fc.nat(2880)),
  pausedUntil: fc.option(fc.nat(2880)),
  dishes: fc.integer({ min: 1, max: CAPACITY + 1 }),
  /** Number of dishes that other orders take, by the position of their slot. */
  takenDishes: fc.array(fc.integer({ min: 0, max: CAPACITY }), { maxLength: 20 }),
});
type Situation = typeof anySituation extends fc.Arbitrary<infer T> ? T : never;

const formatTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((unit) => String(unit).padStart(2, '0')).join(':');

const createBusiness = (timezone: string, { aheadHours, preparesBeforeOpening }: Situation) => ({
  currency: createCurrency('EUR'),
  response: buildPickupResponse(timezone, {
    min_advance: { value: LEAD_MINUTES - 15, scale: 'min' },
    max_advance: { value: aheadHours, scale: 'hour' },
    prepare_before_opening: preparesBeforeOpening,
  }),
});

/** A branch with these hours, as in a business file. */
function createBranch(
  { weekly, special }: OpeningHours,
  { slotMinutes, stepMinutes }: Situation,
): FileBranch {
  const toFileShifts = (shifts: readonly { from: number; to: number }[]) =>
    shifts.map(({ from, to }) => ({ time_from: formatTime(from), time_to: formatTime(to) }));
  return {
    id: 'm',
    name: { en: 'M' },
    preparation_minutes: 15,
    hours: Object.fromEntries(
      weekly.map(({ closed, shifts }, day) => [day, { closed, shifts: toFileShifts(shifts) }]),
    ),
    special_hours: special.map(({ from, to, shifts }) => ({ from, to, shifts: toFileShifts(shifts) })),
    slot_minutes: slotMinutes,
    slot_step_minutes: stepMinutes,
    slot_capacity: { car_pickup: { dishes: CAPACITY } },
  };
}

/** When the kitchen can start to work: after the pause, and after the extra minutes that apply then. */
function findStartOfWork(now: number, { extraMinutes, extraUntil, pausedUntil }: Rush): number {
  let minute = now;
  while (pausedUntil !== null && minute < pausedUntil) minute += MINUTE_MS;
  return extraUntil !== null && minute < extraUntil ? minute + extraMinutes * MINUTE_MS : minute;
}

/** The starts of all slots within the hours, and of those that can be ordered. Checks every single minute. */
function listStartsByMinute(
  hours: OpeningHours,
  clocks: Clocks,
  now: number,
  rush: Rush,
  kitchen: Situation,
) {
  const { isOpen, listSlots: listSlotsByMinute } = evaluateByMinute(hours, clocks);
  const workStart = findStartOfWork(now, rush);
  const slotStarts = listSlotsByMinute({
    earliest: workStart + LEAD_MINUTES * MINUTE_MS,
    latest: now + kitchen.aheadHours * 60 * MINUTE_MS,
    length: kitchen.slotMinutes,
    step: kitchen.stepMinutes,
  }).map(({ from }) => from);
  const isReady = (slot: number): boolean => {
    let [openingInstant, closingInstant] = [slot, slot];
    while (isOpen(openingInstant - MINUTE_MS)) openingInstant -= MINUTE_MS;
    while (isOpen(closingInstant)) closingInstant += MINUTE_MS;
    const durationMs = kitchen.preparationMinutes * MINUTE_MS;
    const waitsForOpening = !kitchen.preparesBeforeOpening && durationMs < closingInstant - openingInstant;
    return (waitsForOpening ? Math.max(workStart, openingInstant) : workStart) + durationMs <= slot;
  };
  const hasRoom = (position: number): boolean =>
    (kitchen.takenDishes[position] ?? 0) + kitchen.dishes <= CAPACITY;
  return {
    slotStarts,
    orderableStarts: slotStarts.filter((slot, position) => hasRoom(position) && isReady(slot)),
  };
}

describe('the slots that a kitchen can keep', () => {
  it('offers the same slots as a minute-by-minute check around each clock change', () => {
    let offeredCount = 0;
    for (const { dayStart, zones } of CLOCK_CHANGES)
      fc.assert(
        fc.property(
          fc.constantFrom(...zones),
          createAnyHours(getDateAt(dayStart)),
          anySituation,
          (zone, hours, kitchen) => {
            const toInstant = (minute: number | null) =>
              minute === null ? null : dayStart + minute * MINUTE_MS;
            const now = dayStart + kitchen.now * MINUTE_MS;
            const rush: Rush = {
              extraMinutes: kitchen.extraMinutes,
              extraUntil: toInstant(kitchen.extraUntil),
              pausedUntil: toInstant(kitchen.pausedUntil),
            };
            const clocks = readClocks(zone, dayStart - 2 * DAY_MS, 6);
            const { slotStarts, orderableStarts: expectedStarts } = listStartsByMinute(
              hours,
              clocks,
              now,
              rush,
              kitchen,
            );
            const takenPlaces = kitchen.takenDishes.flatMap((dishCount, position) => {
              const slotStart = slotStarts[position];
              return slotStart === undefined
                ? []
                : [
                    {
                      sellingType: 'car_pickup',
                      startsAt: new Date(slotStart),
                      orders: 1,
                      dishes: dishCount,
                      amount: 1,
                    },
                  ];
            });
            const context = {
              business: createBusiness(zone, kitchen),
              branch: createBranch(hours, kitchen),
              size: { dishes: kitchen.dishes, amount: 1 },
            };
            const durationMs = kitchen.preparationMinutes * MINUTE_MS;
            const readySlots = listReadySlots({ ...context, at: now, rush, durationMs }, 'car_pickup');
            const offeredStarts = addFreeCapacity(context, 'car_pickup', readySlots, takenPlaces)
              .filter(isFree)
              .map(({ from }) => from);
            offeredCount += offeredStarts.length;
            const input = { zone, now, rush, kitchen, hours };
            expect({ ...input, offered: offeredStarts }).toEqual({ ...input, offered: expectedStarts });
          },
        ),
        { numRuns: pickForScope(1, 3) },
      );
    // Proves that the comparison was not empty: most situations offer slots.
    expect(offeredCount).toBeGreaterThan(CLOCK_CHANGES.length);
  }, 120_000);
});
