import fc from 'fast-check';
import type { Position, Ring } from '../geo.ts';

// Random star-shaped rings, and slow but simple geometry to check the real functions against. All coordinates are
// integers, so that the results are exact.

/** Direction of a position from the origin, in radians. */
const getDirection = ([x, y]: Position): number => Math.atan2(y, x);

/**
 * Corners of a star-shaped ring around the origin, sorted by direction. Adjacent corners are less than 180 degrees
 * apart, so every corner is visible from the origin. No coordinate exceeds `maxCoordinate`.
 */
export const arbitraryCorners = (maxCoordinate = 40): fc.Arbitrary<readonly Position[]> => {
  const length = fc.integer({ min: 1, max: maxCoordinate });
  const coordinate = fc.integer({ min: -maxCoordinate, max: maxCoordinate });
  const anyPosition = fc.tuple(coordinate, coordinate);
  return fc
    .tuple(length, length, length, length, fc.array(anyPosition, { maxLength: 12 }))
    .map(([east, north, west, south, otherCorners]) => {
      const allCorners: Position[] = [[east, 0], [0, north], [-west, 0], [0, -south], ...otherCorners];
      const byDirection = new Map(
        allCorners.filter(([x, y]) => x || y).map((corner) => [getDirection(corner).toFixed(9), corner]),
      );
      return [...byDirection.values()].sort((a, b) => getDirection(a) - getDirection(b));
    });
};

/** A closed ring through `corners`, scaled by `factor`. */
export const buildRing = (corners: readonly Position[], factor = 1): Ring =>
  [...corners, ...corners.slice(0, 1)].map(([x, y]) => [x * factor, y * factor]);

/** Side of the line from `a` to `b` on which `position` lies: 1 for left, -1 for right, 0 for on the line. */
const getSide = (a: Position, b: Position, position: Position): number =>
  Math.sign((b[0] - a[0]) * (position[1] - a[1]) - (b[1] - a[1]) * (position[0] - a[0]));

const listEdges = (ring: Ring): [Position, Position][] =>
  ring.slice(1).map((to, index) => [ring[index] ?? to, to]);

/** Whether a point is on one of a ring's edges. */
export const isOnBorder = (position: Position, ring: Ring): boolean =>
  listEdges(ring).some(
    ([a, b]) =>
      getSide(a, b, position) === 0 &&
      position[0] >= Math.min(a[0], b[0]) &&
      position[0] <= Math.max(a[0], b[0]) &&
      position[1] >= Math.min(a[1], b[1]) &&
      position[1] <= Math.max(a[1], b[1]),
  );

/** Whether a point is in or on a star-shaped ring, that is, in one of the triangles between the origin and an edge. */
export const isInStarShape = (position: Position, ring: Ring): boolean =>
  listEdges(ring).some(([a, b]) => {
    const sides = [getSide([0, 0], a, position), getSide(a, b, position), getSide(b, [0, 0], position)];
    return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
  });

/** Whether any two edges of the rings cross. Compares all pairs of edges. */
export function doEdgesCross(rings: readonly Ring[]): boolean {
  const edges = rings.flatMap((ring) => listEdges([...ring, ...ring.slice(0, 1)]));
  return edges.some(([from, to], index) =>
    edges
      .slice(index + 1)
      .some(
        ([otherFrom, otherTo]) =>
          getSide(from, to, otherFrom) * getSide(from, to, otherTo) < 0 &&
          getSide(otherFrom, otherTo, from) * getSide(otherFrom, otherTo, to) < 0,
      ),
  );
}
