import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCurrency } from '../money/money.ts';
import { buildersFor } from '../testing/build.ts';
import { computePreparationMinutes, computePromisedTime } from './promised-time.ts';

const { item, label } = buildersFor(createCurrency('KWD'));
const MINUTE = 60_000;
const line = (
  itemMinutes: number | null,
  sizes: Record<string, number | null> = {},
  priceLabelId: string | null = null,
) => ({
  item: item('a', 1, {
    preparationMinutes: itemMinutes,
    priceLabels: Object.entries(sizes).map(([id, preparationMinutes]) =>
      label(id, 1, { preparationMinutes }),
    ),
  }),
  line: { priceLabelId },
});
const minutes = (branchMinutes: number | null, ...lines: ReturnType<typeof line>[]) =>
  computePreparationMinutes({ branchMinutes, lines });

describe('computePreparationMinutes', () => {
  it('returns the preparation time of the slowest item in the order', () => {
    expect(minutes(10, line(5), line(25), line(null))).toBe(25);
  });

  it('returns at least the preparation time of the branch, which is 15 minutes by default', () => {
    expect(minutes(20, line(5))).toBe(20);
    expect(minutes(null, line(5))).toBe(15);
    expect(minutes(0, line(5))).toBe(5);
    expect(minutes(null)).toBe(15);
  });

  it('uses the preparation time of the chosen price label, or of the item if the label has none', () => {
    const sizes = { cake: 1440, slice: 5, plain: null };
    expect(minutes(0, line(30, sizes, 'cake'))).toBe(1440);
    expect(minutes(0, line(30, sizes, 'slice'))).toBe(5);
    expect(minutes(0, line(30, sizes, 'plain'))).toBe(30);
    expect(minutes(0, line(30, sizes, 'gone'))).toBe(30);
  });
});

describe('computePromisedTime', () => {
  it('promises a pickup order for the moment when it is prepared', () => {
    expect(
      computePromisedTime({ startsAt: 0, deliveryMinutes: null, branchMinutes: 15, lines: [line(25)] }),
    ).toBe(25 * MINUTE);
  });

  it('promises a delivery after the zone’s minutes, plus the minutes by which an item is slower than the branch', () => {
    const computeMinutes = (...lines: ReturnType<typeof line>[]) =>
      computePromisedTime({ startsAt: 0, deliveryMinutes: 40, branchMinutes: 15, lines }) / MINUTE;
    expect(computeMinutes(line(10))).toBe(40);
    expect(computeMinutes(line(25))).toBe(50);
  });

  const anyMinutes = fc.option(fc.double({ min: 0, noNaN: true }), { nil: null });
  it('never promises an invalid time, or an earlier one after an item is added', () => {
    fc.assert(
      fc.property(
        fc.array(anyMinutes, { maxLength: 5 }),
        anyMinutes,
        anyMinutes,
        fc.option(fc.nat(600), { nil: null }),
        (itemMinutes, addedMinutes, branchMinutes, deliveryMinutes) => {
          const computeTime = (minutesOfLines: readonly (number | null)[]) =>
            computePromisedTime({
              startsAt: 0,
              deliveryMinutes,
              branchMinutes: branchMinutes && Math.min(branchMinutes, 1440),
              lines: minutesOfLines.map((minutes) => line(minutes)),
            });
          expect(Number.isNaN(new Date(computeTime(itemMinutes)).getTime())).toBe(false);
          expect(computeTime([...itemMinutes, addedMinutes])).toBeGreaterThanOrEqual(
            computeTime(itemMinutes),
          );
          expect(computeTime(itemMinutes)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
