import { orient2d } from 'robust-predicates';
import { distanceBetween, GeometryError, type Point, type Position, type Ring, type Shape } from './geo.ts';

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

/** Treats an open ring as closed. */
const edgesOf = (ring: Ring): Edge[] =>
  ring.map((from, at) => edgeOf(from, ring[(at + 1) % ring.length] ?? from));

/** Whether both ends of `other` are on one side of an edge's line, or on it. Exact for all coordinates. */
function isAside({ from, to }: Edge, other: Edge): boolean {
  const side = ([x, y]: Position) => orient2d(from[0], from[1], to[0], to[1], x, y);
  return Math.sign(side(other.from)) * Math.sign(side(other.to)) >= 0;
}

/** Whether two edges cross: each has its ends on both sides of the other. Edges that only touch do not cross. */
const doCross = (one: Edge, other: Edge): boolean =>
  one.south < other.north && other.south < one.north && !isAside(one, other) && !isAside(other, one);

/**
 * Whether any two edges of the rings cross. Sweeps from west to east: an edge is compared only with earlier edges that
 * reach its start, which are few in normal outlines.
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

/** Possible problems of a shape, worst first. */
export type ShapeProblem =
  /** Latitude before longitude. */
  | 'swapped'
  /** A ring with fewer than three different points. */
  | 'too_few_points'
  /** A ring whose last point is not its first. */
  | 'open_ring'
  /** An outline or hole that crosses itself, or one that crosses another. */
  | 'self_crossing';

/**
 * In metres: no business delivers farther. Most places are farther than this from the place with latitude and longitude
 * swapped.
 */
const MAX_PLAUSIBLE_METRES = 500_000;

const swapCoordinates = ([lng, lat]: Position): Position => [lat, lng];
const pointOf = (position: Position): Point => ({ lng: position[0], lat: position[1] });
const isSame = (one: Position | undefined, other: Position | undefined): boolean =>
  one?.[0] === other?.[0] && one?.[1] === other?.[1];
const ringsOf = (shape: Shape): readonly Ring[] =>
  shape.type === 'Point' ? [[shape.coordinates]] : shape.coordinates;

// Plain loops for speed: zones may have hundreds of thousands of vertices, and a customer waits for the check.

/** Whether all coordinates are valid, as they are or swapped. */
function areOnEarth(rings: readonly Ring[], areSwapped: boolean): boolean {
  const [first, second] = areSwapped ? [90, 180] : [180, 90];
  for (const ring of rings)
    for (const position of ring)
      if (!(Math.abs(position[0]) <= first && Math.abs(position[1]) <= second)) return false;
  return true;
}

/** Whether the rings are far from `near` as they are, but close to it when swapped. */
function areLikelySwapped(rings: readonly Ring[], near: Point): boolean {
  const isFar = (point: Point) => distanceBetween(point, near) > MAX_PLAUSIBLE_METRES;
  return (
    rings.every((ring) => ring.every((position) => isFar(pointOf(position)))) &&
    rings.some((ring) => ring.some((position) => !isFar(pointOf(swapCoordinates(position)))))
  );
}

const isOpen = (ring: Ring): boolean => !isSame(ring[0], ring[ring.length - 1]);

function isTooShort(ring: Ring): boolean {
  const [first] = ring;
  const second = ring.find((position) => !isSame(position, first));
  return !ring.some((position) => !isSame(position, first) && !isSame(position, second));
}

/**
 * The problems of a shape that one pass over its points can find. `near` is the expected location; it reveals swapped
 * coordinates. Throws GeometryError for a shape without points, or with invalid coordinates in either order.
 */
export function quickCheck(shape: Shape, near: Point | null): readonly ShapeProblem[] {
  const rings = ringsOf(shape);
  if (!rings.some((ring) => ring.length)) throw new GeometryError('The shape has no points');
  const isPossible = areOnEarth(rings, false);
  const isPossibleSwapped = areOnEarth(rings, true);
  if (!isPossible && !isPossibleSwapped)
    throw new GeometryError('The shape has coordinates that are no valid longitude and latitude');
  const problems: ShapeProblem[] = [];
  if (!isPossible || (isPossibleSwapped && near && areLikelySwapped(rings, near))) problems.push('swapped');
  if (shape.type === 'Point') return problems;
  if (rings.some(isTooShort)) problems.push('too_few_points');
  if (rings.some(isOpen)) problems.push('open_ring');
  return problems;
}

/** Whether an outline or hole crosses itself or another. Slow for shapes with many vertices. */
export const crossesItself = (shape: Shape): boolean =>
  shape.type === 'Polygon' && crossingRings(shape.coordinates);

/** All problems of a shape. Throws as `quickCheck` does. */
export const checkShape = (shape: Shape, near: Point | null = null): readonly ShapeProblem[] => [
  ...quickCheck(shape, near),
  ...(crossesItself(shape) ? (['self_crossing'] as const) : []),
];

const closeRing = (ring: Ring): Ring => {
  const [first] = ring;
  return first && isOpen(ring) ? [...ring, first] : ring;
};

/**
 * Repairs a shape: swaps reversed coordinates, closes open rings and drops empty holes. Null when the outline itself is
 * empty.
 */
export function repairShape(shape: Shape, problems: readonly ShapeProblem[]): Shape | null {
  if (!problems.length) return shape;
  const correct = problems.includes('swapped') ? swapCoordinates : (position: Position) => position;
  if (shape.type === 'Point') return { ...shape, coordinates: correct(shape.coordinates) };
  const [outline, ...holes] = shape.coordinates.map((ring) => closeRing(ring.map(correct)));
  return outline && !isTooShort(outline)
    ? { ...shape, coordinates: [outline, ...holes.filter((hole) => !isTooShort(hole))] }
    : null;
}
