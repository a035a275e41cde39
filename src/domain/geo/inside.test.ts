import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GeometryError, type Position, type Ring, type Shape } from './geo.ts';
import { isInside } from './inside.ts';
import { arbitraryCorners, buildRing, isInStarShape, isOnBorder } from './testing/rings.ts';

const polygon = (...coordinates: Ring[]): Shape => ({ type: 'Polygon', coordinates });
const toPoint = ([lng, lat]: Position) => ({ lng, lat });
const buildSquare = (size: number, centre = 0): Ring =>
  buildRing([
    [centre - size, centre - size],
    [centre + size, centre - size],
    [centre + size, centre + size],
    [centre - size, centre + size],
  ]);

const coordinate = fc.integer({ min: -85, max: 85 });
const anyPosition = fc.tuple(coordinate, coordinate);
/** Random points, and points exactly on the borders of the rings. */
const arbitraryPosition = (rings: readonly Ring[]): fc.Arbitrary<Position> => {
  const borderPoints = rings.flatMap((ring) =>
    ring.slice(1).flatMap((to, index): Position[] => {
      const from = ring[index] ?? to;
      return [to, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]];
    }),
  );
  return fc.oneof(anyPosition, fc.constantFrom(...borderPoints));
};
const shapeWithHole = arbitraryCorners(20).chain((corners) => {
  const rings: [Ring, Ring] = [buildRing(corners, 4), buildRing(corners, 2)];
  return fc.record({
    rings: fc.constant(rings),
    position: arbitraryPosition(rings),
    areReversed: fc.tuple(fc.boolean(), fc.boolean()),
    firstCorner: fc.nat(30),
  });
});
const orientRing = (ring: Ring, isReversed: boolean): Ring => (isReversed ? ring.toReversed() : ring);
/** The same ring, starting at another corner. */
const rotateRing = (ring: Ring, firstCorner: number): Ring => {
  const corners = ring.slice(1);
  const firstIndex = firstCorner % corners.length;
  const rotatedRing = [...corners.slice(firstIndex), ...corners.slice(0, firstIndex)];
  return [...rotatedRing, ...rotatedRing.slice(0, 1)];
};

describe('isInside', () => {
  // @spec validation/location-inside-area-if-within
  it('finds points inside the outline or on a border, but not inside a hole, in rings of either direction', () => {
    fc.assert(
      fc.property(shapeWithHole, ({ rings: [outline, hole], position, areReversed, firstCorner }) => {
        const expected =
          isInStarShape(position, outline) && (!isInStarShape(position, hole) || isOnBorder(position, hole));
        const shape = polygon(
          rotateRing(orientRing(outline, areReversed[0]), firstCorner),
          orientRing(hole, areReversed[1]),
        );
        expect(isInside(toPoint(position), shape)).toBe(expected);
      }),
      { numRuns: 5_000 },
    );
  });

  it('finds no point inside overlapping holes or inside a hole that crosses the outline', () => {
    const shapeWithOverlappingHoles = polygon(buildSquare(10), buildSquare(2, -1), buildSquare(2, 1));
    expect(isInside(toPoint([0, 0]), shapeWithOverlappingHoles)).toBe(false);
    expect(isInside(toPoint([-2, -2]), shapeWithOverlappingHoles)).toBe(false);
    expect(isInside(toPoint([5, 5]), shapeWithOverlappingHoles)).toBe(true);
    const shapeWithHoleAcrossOutline = polygon(buildSquare(10), buildSquare(4, 9));
    expect(isInside(toPoint([12, 12]), shapeWithHoleAcrossOutline)).toBe(false);
    expect(isInside(toPoint([8, 8]), shapeWithHoleAcrossOutline)).toBe(false);
  });

  it('decides by the even-odd rule which points are inside a ring that crosses itself', () => {
    const selfCrossingShape = polygon([
      [0, 0],
      [4, 4],
      [4, 0],
      [0, 4],
      [0, 0],
    ]);
    expect(isInside(toPoint([1, 2]), selfCrossingShape)).toBe(true);
    expect(isInside(toPoint([3, 2]), selfCrossingShape)).toBe(true);
    expect(isInside(toPoint([2, 1]), selfCrossingShape)).toBe(false);
  });

  it('finds no point inside an empty shape or a shape that is a single point', () => {
    expect(isInside(toPoint([1, 1]), { type: 'Point', coordinates: [1, 1] })).toBe(false);
    expect(isInside(toPoint([1, 1]), polygon())).toBe(false);
  });

  // @spec errors/geometry-errors-for-bad-coordinates
  it.each([
    [Number.NaN, 0],
    [0, Number.NaN],
    [0, 90.001],
    [-180.001, 0],
    [Infinity, 0],
  ])('refuses to check whether invalid coordinates are inside a shape: %d, %d', (lng, lat) => {
    expect(() => isInside({ lng, lat }, polygon(buildSquare(5)))).toThrow(GeometryError);
  });
});
