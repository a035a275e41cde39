import fc from 'fast-check';
import type { Position, Ring } from '../geo.ts';

/** Whole numbers throughout, so that the oracles of the tests are exact. */
const directionOf = ([x, y]: Position): number => Math.atan2(y, x);

/** Corners around the origin, in order of direction, less than half a turn apart: seen whole from the origin. */
export const corners = (most = 40): fc.Arbitrary<readonly Position[]> => {
  const length = fc.integer({ min: 1, max: most });
  const anywhere = fc.tuple(fc.integer({ min: -most, max: most }), fc.integer({ min: -most, max: most }));
  return fc
    .tuple(length, length, length, length, fc.array(anywhere, { maxLength: 12 }))
    .map(([east, north, west, south, others]) => {
      const all: Position[] = [[east, 0], [0, north], [-west, 0], [0, -south], ...others];
      const byDirection = new Map(
        all.filter(([x, y]) => x || y).map((corner) => [directionOf(corner).toFixed(9), corner]),
      );
      return [...byDirection.values()].sort((one, other) => directionOf(one) - directionOf(other));
    });
};

/** A closed ring through these corners, so many times as large. */
export const ringOf = (of: readonly Position[], times = 1): Ring =>
  [...of, ...of.slice(0, 1)].map(([x, y]) => [x * times, y * times]);

/** On which side of the line from `a` to `b` something lies: 0 on it. */
const side = (a: Position, b: Position, p: Position): number =>
  Math.sign((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]));

const pairs = (ring: Ring): [Position, Position][] => ring.slice(1).map((to, at) => [ring[at] ?? to, to]);

/** Whether a place is on one of a ring's edges. */
export const isOnBorder = (p: Position, ring: Ring): boolean =>
  pairs(ring).some(
    ([a, b]) =>
      side(a, b, p) === 0 &&
      p[0] >= Math.min(a[0], b[0]) &&
      p[0] <= Math.max(a[0], b[0]) &&
      p[1] >= Math.min(a[1], b[1]) &&
      p[1] <= Math.max(a[1], b[1]),
  );

/** Whether a place is in or on a ring that is seen whole from the origin: in one of the triangles to its edges. */
export const isInFan = (p: Position, ring: Ring): boolean =>
  pairs(ring).some(([a, b]) => {
    const sides = [side([0, 0], a, p), side(a, b, p), side(b, [0, 0], p)];
    return sides.every((one) => one >= 0) || sides.every((one) => one <= 0);
  });

/** Whether any two edges of these rings cross, every one held against every other. */
export function crossAnywhere(rings: readonly Ring[]): boolean {
  const edges = rings.flatMap((ring) => pairs([...ring, ...ring.slice(0, 1)]));
  return edges.some(([a, b], at) =>
    edges
      .slice(at + 1)
      .some(([c, d]) => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0),
  );
}
