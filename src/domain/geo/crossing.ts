import { orient2d } from 'robust-predicates';
import type { Position, Ring } from './geo-types.ts';

interface Edge {
  readonly from: Position;
  readonly to: Position;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

const edgeOf = (from: Position, to: Position): Edge => ({
  from,
  to,
  west: Math.min(from[0], to[0]),
  east: Math.max(from[0], to[0]),
  south: Math.min(from[1], to[1]),
  north: Math.max(from[1], to[1]),
});

/** A ring that is left open is taken as closed. */
const edgesOf = (ring: Ring): Edge[] =>
  ring.map((from, at) => edgeOf(from, ring[(at + 1) % ring.length] ?? from));

/** Whether both ends of `other` are on one side of an edge's line, or on it: exact, whatever the coordinates. */
function isAside({ from, to }: Edge, other: Edge): boolean {
  const side = ([x, y]: Position) => orient2d(from[0], from[1], to[0], to[1], x, y);
  return Math.sign(side(other.from)) * Math.sign(side(other.to)) >= 0;
}

/** Whether two edges cross: each has its ends on both sides of the other. Touching is no crossing. */
const doCross = (one: Edge, other: Edge): boolean =>
  one.south < other.north && other.south < one.north && !isAside(one, other) && !isAside(other, one);

/**
 * Whether any two edges of these rings cross. From west to east: an edge is compared with those only that reach as far as
 * where it begins, which are few but in a scribble.
 */
export function crossingRings(rings: readonly Ring[]): boolean {
  const edges = rings.flatMap(edgesOf).sort((one, other) => one.west - other.west);
  let reaching: Edge[] = [];
  for (const edge of edges) {
    reaching = reaching.filter((other) => other.east >= edge.west);
    if (reaching.some((other) => doCross(edge, other))) return true;
    reaching.push(edge);
  }
  return false;
}
