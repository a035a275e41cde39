import { orient2d } from 'robust-predicates';
import type { Position, Ring } from './types.ts';

type Edge = readonly [from: Position, to: Position];

/** Which side of an edge's line a position lies on: exact, whatever the coordinates. */
const sideOf = ([from, to]: Edge, [x, y]: Position): number =>
  Math.sign(orient2d(from[0], from[1], to[0], to[1], x, y));

const isApart = (edge: Edge, [from, to]: Edge): boolean => sideOf(edge, from) * sideOf(edge, to) >= 0;

/** Whether two edges cross: each has its ends on both sides of the other. Touching is no crossing. */
export const doCross = (one: Edge, other: Edge): boolean => !isApart(one, other) && !isApart(other, one);

const westOf = ([from, to]: Edge): number => Math.min(from[0], to[0]);
const eastOf = ([from, to]: Edge): number => Math.max(from[0], to[0]);

/** A ring that is left open is taken as closed. */
const edgesOf = (ring: Ring): Edge[] => ring.map((from, at) => [from, ring[(at + 1) % ring.length] ?? from]);

/**
 * Whether any two edges of these rings cross. From west to east: an edge is compared with those only that reach as far as
 * where it begins, which are few but in a scribble.
 */
export function crossingRings(rings: readonly Ring[]): boolean {
  const edges = rings.flatMap(edgesOf).sort((one, other) => westOf(one) - westOf(other));
  let reaching: Edge[] = [];
  for (const edge of edges) {
    const west = westOf(edge);
    reaching = reaching.filter((other) => eastOf(other) >= west);
    if (reaching.some((other) => doCross(edge, other))) return true;
    reaching.push(edge);
  }
  return false;
}
