import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickForScope } from '../../../tests/test-scope.ts';
import { getDateAt } from '../../lib/calendar.ts';
import { addOrderDeadlines, getOrderingState, isBeforeDeadline, selectLastOrders } from './last-orders.ts';
import type { CutOff, LastOrders, OpeningHours } from './opening-hours.ts';
import { generateSlots } from './slots.ts';
import { createAnyHours } from './testing/any-hours.ts';
import { anyOrderLimits, evaluateOrdersByMinute } from './testing/last-orders-oracle.ts';
import { listChangingZones, readClocks } from './testing/schedule-oracle.ts';

const ZONE = 'Asia/Kuwait';
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const parseTime = (time: string): number => Date.parse(`${time}+03:00`);
const buildLastOrders = (overrides: Partial<LastOrders>): LastOrders => ({
  types: null,
  minutesBeforeClosing: null,
  time: null,
  ...overrides,
});
/** Open every day from 18:00 to 02:00, on 31 December until 04:00, and on 2 January only until 18:20. */
const createHours = (lastOrders: readonly LastOrders[], cutOffs: readonly CutOff[] = []): OpeningHours => ({
  weekly: Array.from({ length: 7 }, () => ({ closed: false, shifts: [{ from: 1080, to: 120 }] })),
  special: [
    {
      from: '2026-12-31',
      to: '2026-12-31',
      purposes: null,
      shifts: [{ from: 1080, to: 240 }],
      message: null,
    },
    {
      from: '2027-01-02',
      to: '2027-01-02',
      purposes: null,
      shifts: [{ from: 1080, to: 1100 }],
      message: null,
    },
  ],
  lastOrders,
  cutOffs,
});

describe('last orders', () => {
  it('accepts no orders after the last orders of a shift, even if they are after midnight', () => {
    const hours = createHours([buildLastOrders({ minutesBeforeClosing: 45 })]);

    expect(getOrderingState(hours, parseTime('2026-12-05T01:14:59'), ZONE)).toEqual({
      open: true,
      opensAt: null,
      closesAt: parseTime('2026-12-05T02:00:00'),
      lastOrdersAt: parseTime('2026-12-05T01:15:00'),
    });
    expect(getOrderingState(hours, parseTime('2026-12-05T01:15:00'), ZONE)).toEqual({
      open: false,
      opensAt: parseTime('2026-12-05T18:00:00'),
      closesAt: null,
      lastOrdersAt: parseTime('2026-12-05T01:15:00'),
    });
    expect(getOrderingState(hours, parseTime('2027-01-01T03:14:00'), ZONE).open).toBe(true);
    expect(getOrderingState(hours, parseTime('2027-01-01T03:15:00'), ZONE).open).toBe(false);
  });

  it('applies last orders at a time of day only to opening hours that contain this time', () => {
    const hours = createHours([buildLastOrders({ time: 60 })]);

    expect(getOrderingState(hours, parseTime('2026-12-05T00:59:59'), ZONE).open).toBe(true);
    expect(getOrderingState(hours, parseTime('2026-12-05T01:00:00'), ZONE).open).toBe(false);
    // The short shift of 2 January ends at 18:20.
    expect(getOrderingState(hours, parseTime('2027-01-02T18:19:00'), ZONE)).toMatchObject({
      open: true,
      lastOrdersAt: null,
    });
  });

  it('ignores a shift whose last orders would be before its start', () => {
    const hours = createHours([buildLastOrders({ minutesBeforeClosing: 45 })]);

    expect(getOrderingState(hours, parseTime('2027-01-02T12:00:00'), ZONE).opensAt).toBe(
      parseTime('2027-01-03T18:00:00'),
    );
  });

  it('prefers the last orders of an order type to the last orders of all order types', () => {
    const generalLastOrders = buildLastOrders({ minutesBeforeClosing: 15 });
    const deliveryLastOrders = buildLastOrders({ types: ['delivery'], time: 1305 });

    expect(selectLastOrders([generalLastOrders, deliveryLastOrders], 'delivery')).toEqual([
      deliveryLastOrders,
    ]);
    expect(selectLastOrders([generalLastOrders, deliveryLastOrders], 'dine_in')).toEqual([generalLastOrders]);
  });
});

describe('addOrderDeadlines', () => {
  const slots = ['2026-12-04T18:30:00', '2026-12-05T00:30:00', '2026-12-05T18:30:00'].map((from) => ({
    from: parseTime(from),
    to: parseTime(from) + 30 * MINUTE,
  }));

  it('requires customers to order the slots of a shift before the shift’s last orders', () => {
    const deadlines = addOrderDeadlines(slots, createHours([buildLastOrders({ time: 1290 })]), ZONE);

    expect(deadlines.map(({ orderBy }) => orderBy)).toEqual([
      undefined,
      parseTime('2026-12-04T21:30:00'),
      undefined,
    ]);
  });

  it('applies the previous day’s cut-off to a slot shortly after midnight', () => {
    const nightCutOff = { types: null, from: 1110, to: 60, orderUntil: 720 };
    const deadlines = addOrderDeadlines(slots, createHours([], [nightCutOff]), ZONE);

    expect(deadlines.map(({ orderBy }) => orderBy)).toEqual([
      parseTime('2026-12-04T12:00:00'),
      parseTime('2026-12-04T12:00:00'),
      parseTime('2026-12-05T12:00:00'),
    ]);
  });
});

describe('last orders and cut-offs', () => {
  it('computes the same order deadlines as a minute-by-minute check at any time, also around clock changes', () => {
    const clockChanges = listChangingZones([2026]).flatMap(({ zone, changeDays }) =>
      changeDays.map((instant) => ({ zone, instant })),
    );
    const anyMoment = fc.oneof(
      fc.constantFrom(...clockChanges),
      fc.record({
        zone: fc.constantFrom('Asia/Kathmandu', 'Europe/Berlin', ZONE),
        instant: fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) }),
      }),
    );
    const anyScenario = anyMoment.chain(({ zone, instant }) =>
      fc.record({
        zone: fc.constant(zone),
        now: fc.integer({ min: 0, max: DAY + DAY / 2 }).map((clockOffset) => instant + clockOffset),
        clocksStart: fc.constant(instant - 2 * DAY),
        hours: createAnyHours(getDateAt(instant)),
        limits: anyOrderLimits,
      }),
    );
    fc.assert(
      fc.property(anyScenario, ({ zone, now, clocksStart, hours: openingHours, limits }) => {
        const hours = { ...openingHours, ...limits };
        const expected = evaluateOrdersByMinute(hours, readClocks(zone, clocksStart, 7));
        const context = { zone, now: new Date(now).toISOString(), hours };
        const isOrderAccepted = expected.acceptsOrders(now);
        if (isOrderAccepted !== undefined)
          expect({ ...context, open: getOrderingState(hours, now, zone).open }).toEqual({
            ...context,
            open: isOrderAccepted,
          });
        const slotRules = { leadMinutes: 15, aheadMinutes: 1440, lengthMinutes: 30, stepMinutes: 30 };
        const slots = generateSlots({ hours, timeZone: zone, now, ...slotRules });
        for (const slot of addOrderDeadlines(slots, hours, zone)) {
          const isSlotAccepted = expected.acceptsSlot(slot, now);
          if (isSlotAccepted === undefined) continue;
          const slotContext = { ...context, slot: new Date(slot.from).toISOString() };
          expect({ ...slotContext, accepted: isBeforeDeadline(slot, now) }).toEqual({
            ...slotContext,
            accepted: isSlotAccepted,
          });
        }
      }),
      { numRuns: pickForScope(100, 400) },
    );
  }, 120_000);
});
