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
  const anywhere = fc.tuple(coordinate, coordinate);
  return fc
    .tuple(length, length, length, length, fc.array(anywhere, { maxLength: 12 }))
    .map(([east, north, west, south, others]) => {
      const all: Position[] = [[east, 0], [0, north], [-west, 0], [0, -south], ...others];
      const byDirection = new Map(
        all.filter(([x, y]) => x || y).map((corner) => [getDirection(corner).toFixed(9), corner]),
      );
      return [...byDirection.values()].sort((one, other) => getDirection(one) - getDirection(other));
    });
};

/** A closed ring through `corners`, scaled by `factor`. */
export const buildRing = (corners: readonly Position[], factor = 1): Ring =>
  [...corners, ...corners.slice(0, 1)].map(([x, y]) => [x * factor, y * factor]);

/** Side of the line from `a` to `b` on which `p` lies: 1 for left, -1 for right, 0 for on the line. */
const getSide = (a: Position, b: Position, p: Position): number =>
  Math.sign((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]));

const listEdges = (ring: Ring): [Position, Position][] =>
  ring.slice(1).map((to, index) => [ring[index] ?? to, to]);

/** Whether a point is on one of a ring's edges. */
export const isOnBorder = (p: Position, ring: Ring): boolean =>
  listEdges(ring).some(
    ([a, b]) =>
      getSide(a, b, p) === 0 &&
      p[0] >= Math.min(a[0], b[0]) &&
      p[0] <= Math.max(a[0], b[0]) &&
      p[1] >= Math.min(a[1], b[1]) &&
      p[1] <= Math.max(a[1], b[1]),
  );

/** Whether a point is in or on a star-shaped ring, that is, in one of the triangles between the origin and an edge. */
export const isInStarShape = (p: Position, ring: Ring): boolean =>
  listEdges(ring).some(([a, b]) => {
    const sides = [getSide([0, 0], a, p), getSide(a, b, p), getSide(b, [0, 0], p)];
    return sides.every((one) => one >= 0) || sides.every((one) => one <= 0);
  });

/** Whether any two edges of the rings cross. Compares all pairs of edges. */
export function doEdgesCross(rings: readonly Ring[]): boolean {
  const edges = rings.flatMap((ring) => listEdges([...ring, ...ring.slice(0, 1)]));
  return edges.some(([a, b], index) =>
    edges
      .slice(index + 1)
      .some(([c, d]) => getSide(a, b, c) * getSide(a, b, d) < 0 && getSide(c, d, a) * getSide(c, d, b) < 0),
  );
}
