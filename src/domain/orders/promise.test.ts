import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyOf } from '../money/money.ts';
import { buildersFor } from '../testing/build.ts';
import { preparationMinutes, promisedAt } from './promise.ts';

const { item, label } = buildersFor(currencyOf('KWD'));
const MINUTE = 60_000;
const line = (
  own: number | null,
  sizes: Record<string, number | null> = {},
  priceLabelId: string | null = null,
) => ({
  item: item('a', 1, {
    preparationMinutes: own,
    priceLabels: Object.entries(sizes).map(([id, preparationMinutes]) =>
      label(id, 1, { preparationMinutes }),
    ),
  }),
  line: { priceLabelId },
});
const minutes = (branchMinutes: number | null, ...lines: ReturnType<typeof line>[]) =>
  preparationMinutes({ branchMinutes, lines });

describe('how long an order takes to prepare', () => {
  it('is what its slowest dish takes, since all of it is made at once', () => {
    expect(minutes(10, line(5), line(25), line(null))).toBe(25);
  });

  it('is never less than the branch needs, which is a quarter of an hour unless it says otherwise', () => {
    expect(minutes(20, line(5))).toBe(20);
    expect(minutes(null, line(5))).toBe(15);
    expect(minutes(0, line(5))).toBe(5);
    expect(minutes(null)).toBe(15);
  });

  it('goes by the size that was chosen, and by the dish when that size has no time of its own', () => {
    const sizes = { cake: 1440, slice: 5, plain: null };
    expect(minutes(0, line(30, sizes, 'cake'))).toBe(1440);
    expect(minutes(0, line(30, sizes, 'slice'))).toBe(5);
    expect(minutes(0, line(30, sizes, 'plain'))).toBe(30);
    expect(minutes(0, line(30, sizes, 'gone'))).toBe(30);
  });
});

describe('the time an order is promised for', () => {
  it('is when it is prepared, at the branch', () => {
    expect(promisedAt({ startsAt: 0, toDoor: null, branchMinutes: 15, lines: [line(25)] })).toBe(25 * MINUTE);
  });

  it('is the zone’s time at the door, and later by what a slow dish takes beyond the usual', () => {
    const at = (...lines: ReturnType<typeof line>[]) =>
      promisedAt({ startsAt: 0, toDoor: 40, branchMinutes: 15, lines }) / MINUTE;
    expect(at(line(10))).toBe(40);
    expect(at(line(25))).toBe(50);
  });

  const some = fc.option(fc.double({ min: 0, noNaN: true }), { nil: null });
  it('is a time clocks can show, and no earlier for a dish more', () => {
    fc.assert(
      fc.property(
        fc.array(some, { maxLength: 5 }),
        some,
        some,
        fc.option(fc.nat(600), { nil: null }),
        (times, more, branchMinutes, toDoor) => {
          const at = (all: readonly (number | null)[]) =>
            promisedAt({
              startsAt: 0,
              toDoor,
              branchMinutes: branchMinutes && Math.min(branchMinutes, 1440),
              lines: all.map((one) => line(one)),
            });
          expect(Number.isNaN(new Date(at(times)).getTime())).toBe(false);
          expect(at([...times, more])).toBeGreaterThanOrEqual(at(times));
          expect(at(times)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
