import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GeometryError, type Position, type Ring, type Shape } from './geo.ts';
import { isInside } from './inside.ts';
import { corners, isInFan, isOnBorder, ringOf } from './testing/rings.ts';

const polygon = (...coordinates: Ring[]): Shape => ({ type: 'Polygon', coordinates });
const at = ([lng, lat]: Position) => ({ lng, lat });
const square = (size: number, middle = 0): Ring =>
  ringOf([
    [middle - size, middle - size],
    [middle + size, middle - size],
    [middle + size, middle + size],
    [middle - size, middle + size],
  ]);

const whole = fc.integer({ min: -85, max: 85 });
const anywhere = fc.tuple(whole, whole);
/** Places the border runs through, and places it does not. */
const placeFor = (rings: readonly Ring[]): fc.Arbitrary<Position> => {
  const onThem = rings.flatMap((ring) =>
    ring.slice(1).flatMap((to, index): Position[] => {
      const from = ring[index] ?? to;
      return [to, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]];
    }),
  );
  return fc.oneof(anywhere, fc.constantFrom(...onThem));
};
const holed = corners(20).chain((of) => {
  const rings: [Ring, Ring] = [ringOf(of, 4), ringOf(of, 2)];
  return fc.record({
    rings: fc.constant(rings),
    place: placeFor(rings),
    reversed: fc.tuple(fc.boolean(), fc.boolean()),
    start: fc.nat(30),
  });
});
const reverseIf = (ring: Ring, isReversed: boolean): Ring => (isReversed ? ring.toReversed() : ring);
/** The same ring, begun elsewhere. */
const startRingAt = (ring: Ring, start: number): Ring => {
  const open = ring.slice(1);
  const first = start % open.length;
  const moved = [...open.slice(first), ...open.slice(0, first)];
  return [...moved, ...moved.slice(0, 1)];
};

describe('whether a place is in a shape', () => {
  // @spec validation/location-inside-area-if-within
  it('contains points inside the outline or on a border, but not inside a hole, for any ring direction', () => {
    fc.assert(
      fc.property(holed, ({ rings: [outline, hole], place, reversed, start }) => {
        const expected = isInFan(place, outline) && (!isInFan(place, hole) || isOnBorder(place, hole));
        const shape = polygon(
          startRingAt(reverseIf(outline, reversed[0]), start),
          reverseIf(hole, reversed[1]),
        );
        expect(isInside(at(place), shape)).toBe(expected);
      }),
      { numRuns: 5_000 },
    );
  });

  it('excludes overlapping holes and parts of a hole beyond the outline', () => {
    const overlapping = polygon(square(10), square(2, -1), square(2, 1));
    expect(isInside(at([0, 0]), overlapping)).toBe(false);
    expect(isInside(at([-2, -2]), overlapping)).toBe(false);
    expect(isInside(at([5, 5]), overlapping)).toBe(true);
    const stickingOut = polygon(square(10), square(4, 9));
    expect(isInside(at([12, 12]), stickingOut)).toBe(false);
    expect(isInside(at([8, 8]), stickingOut)).toBe(false);
  });

  it('uses the even-odd rule for a self-crossing ring', () => {
    const bow = polygon([
      [0, 0],
      [4, 4],
      [4, 0],
      [0, 4],
      [0, 0],
    ]);
    expect(isInside(at([1, 2]), bow)).toBe(true);
    expect(isInside(at([3, 2]), bow)).toBe(true);
    expect(isInside(at([2, 1]), bow)).toBe(false);
  });

  it('contains nothing when the shape is a point or empty', () => {
    expect(isInside(at([1, 1]), { type: 'Point', coordinates: [1, 1] })).toBe(false);
    expect(isInside(at([1, 1]), polygon())).toBe(false);
  });

  // @spec errors/geometry-errors-for-bad-coordinates
  it.each([
    [Number.NaN, 0],
    [0, Number.NaN],
    [0, 90.001],
    [-180.001, 0],
    [Infinity, 0],
  ])('throws for invalid coordinates: %d, %d', (lng, lat) => {
    expect(() => isInside({ lng, lat }, polygon(square(5)))).toThrow(GeometryError);
  });
});
