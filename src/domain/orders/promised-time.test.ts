import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCurrency } from '../money/money.ts';
import { buildersFor } from '../testing/build.ts';
import { computePreparationMinutes, computePromisedTime } from './promised-time.ts';

const { item, label } = buildersFor(createCurrency('KWD'));
const MINUTE = 60_000;
const buildLine = (
  itemMinutes: number | null,
  minutesByLabel: Record<string, number | null> = {},
  priceLabelId: string | null = null,
) => ({
  item: item('a', 1, {
    preparationMinutes: itemMinutes,
    priceLabels: Object.entries(minutesByLabel).map(([id, preparationMinutes]) =>
      label(id, 1, { preparationMinutes }),
    ),
  }),
  line: { priceLabelId },
});
const computeMinutesForBranch = (branchMinutes: number | null, ...lines: ReturnType<typeof buildLine>[]) =>
  computePreparationMinutes({ branchMinutes, lines });

describe('computePreparationMinutes', () => {
  it('returns the preparation time of the slowest item in the order', () => {
    expect(computeMinutesForBranch(10, buildLine(5), buildLine(25), buildLine(null))).toBe(25);
  });

  it('returns at least the preparation time of the branch, which is 15 minutes by default', () => {
    expect(computeMinutesForBranch(20, buildLine(5))).toBe(20);
    expect(computeMinutesForBranch(null, buildLine(5))).toBe(15);
    expect(computeMinutesForBranch(0, buildLine(5))).toBe(5);
    expect(computeMinutesForBranch(null)).toBe(15);
  });

  it('uses the preparation time of the chosen price label, or of the item if the label has none', () => {
    const minutesByLabel = { cake: 1440, slice: 5, plain: null };
    expect(computeMinutesForBranch(0, buildLine(30, minutesByLabel, 'cake'))).toBe(1440);
    expect(computeMinutesForBranch(0, buildLine(30, minutesByLabel, 'slice'))).toBe(5);
    expect(computeMinutesForBranch(0, buildLine(30, minutesByLabel, 'plain'))).toBe(30);
    expect(computeMinutesForBranch(0, buildLine(30, minutesByLabel, 'gone'))).toBe(30);
  });
});

describe('computePromisedTime', () => {
  it('promises a pickup order for the time when its preparation ends', () => {
    expect(
      computePromisedTime({ startsAt: 0, deliveryMinutes: null, branchMinutes: 15, lines: [buildLine(25)] }),
    ).toBe(25 * MINUTE);
  });

  it('promises a delivery after the zone’s minutes, plus the extra minutes of a slow item', () => {
    const computeMinutes = (...lines: ReturnType<typeof buildLine>[]) =>
      computePromisedTime({ startsAt: 0, deliveryMinutes: 40, branchMinutes: 15, lines }) / MINUTE;
    expect(computeMinutes(buildLine(10))).toBe(40);
    expect(computeMinutes(buildLine(25))).toBe(50);
  });

  const anyMinutes = fc.option(fc.double({ min: 0, noNaN: true }), { nil: null });
  it('never promises an invalid time, or an earlier time after an item is added', () => {
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
              lines: minutesOfLines.map((minutes) => buildLine(minutes)),
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
