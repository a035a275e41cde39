import { orient2d } from 'robust-predicates';
import { GeometryError, getDistance, type Point, type Position, type Ring, type Shape } from './geo.ts';

interface Edge {
  readonly from: Position;
  readonly to: Position;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

const buildEdge = (from: Position, to: Position): Edge => ({
  from,
  to,
  west: Math.min(from[0], to[0]),
  east: Math.max(from[0], to[0]),
  south: Math.min(from[1], to[1]),
  north: Math.max(from[1], to[1]),
});

/** The edges of a ring. An open ring is treated as closed. */
const listEdges = (ring: Ring): Edge[] =>
  ring.map((from, index) => buildEdge(from, ring[(index + 1) % ring.length] ?? from));

/** Whether `other` stays on one side of an edge's line. It may touch the line. Exact for all coordinates. */
function isOnOneSide({ from, to }: Edge, other: Edge): boolean {
  const getSide = ([x, y]: Position) => orient2d(from[0], from[1], to[0], to[1], x, y);
  return Math.sign(getSide(other.from)) * Math.sign(getSide(other.to)) >= 0;
}

/**
 * Whether two edges cross: the ends of each are on different sides of the other. Edges that only touch do not cross.
 */
const doCross = (one: Edge, other: Edge): boolean =>
  one.south < other.north && other.south < one.north && !isOnOneSide(one, other) && !isOnOneSide(other, one);

/**
 * Whether any two edges of the rings cross. Sweeps from west to east and compares an edge only with earlier edges that
 * reach its start. Normal outlines have few such edges.
 */
export function doRingsCross(rings: readonly Ring[]): boolean {
  const edges = rings.flatMap(listEdges).sort((one, other) => one.west - other.west);
  let reachingEdges: Edge[] = [];
  for (const edge of edges) {
    reachingEdges = reachingEdges.filter((other) => other.east >= edge.west);
    if (reachingEdges.some((other) => doCross(edge, other))) return true;
    reachingEdges.push(edge);
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
  /** A ring that crosses itself or another ring. */
  | 'self_crossing';

/**
 * Largest plausible distance between a branch and its zones, in metres. Swapping latitude and longitude moves most
 * locations farther than this.
 */
const MAX_PLAUSIBLE_METRES = 500_000;

const swapCoordinates = ([lng, lat]: Position): Position => [lat, lng];
const toPoint = (position: Position): Point => ({ lng: position[0], lat: position[1] });
const isSamePosition = (one: Position | undefined, other: Position | undefined): boolean =>
  one?.[0] === other?.[0] && one?.[1] === other?.[1];
const listRings = (shape: Shape): readonly Ring[] =>
  shape.type === 'Point' ? [[shape.coordinates]] : shape.coordinates;

// Uses plain loops for speed: zones may have hundreds of thousands of vertices, and a customer waits for the check.

/** Whether all coordinates are valid, optionally after swapping them. */
function areOnEarth(rings: readonly Ring[], areSwapped: boolean): boolean {
  const [first, second] = areSwapped ? [90, 180] : [180, 90];
  for (const ring of rings)
    for (const position of ring)
      if (!(Math.abs(position[0]) <= first && Math.abs(position[1]) <= second)) return false;
  return true;
}

/** Whether no point is close to `near`, but at least one would be with swapped coordinates. */
function areLikelySwapped(rings: readonly Ring[], near: Point): boolean {
  const isFar = (point: Point) => getDistance(point, near) > MAX_PLAUSIBLE_METRES;
  return (
    rings.every((ring) => ring.every((position) => isFar(toPoint(position)))) &&
    rings.some((ring) => ring.some((position) => !isFar(toPoint(swapCoordinates(position)))))
  );
}

const isOpenRing = (ring: Ring): boolean => !isSamePosition(ring[0], ring[ring.length - 1]);

function hasTooFewPoints(ring: Ring): boolean {
  const [firstPosition] = ring;
  const second = ring.find((position) => !isSamePosition(position, firstPosition));
  return !ring.some(
    (position) => !isSamePosition(position, firstPosition) && !isSamePosition(position, second),
  );
}

/**
 * Finds all problems of a shape except crossings, in linear time. `near` is the expected location, needed to detect
 * swapped coordinates. Throws GeometryError if the shape has no points, or coordinates that are invalid in either
 * order.
 */
export function checkShapePoints(shape: Shape, near: Point | null): readonly ShapeProblem[] {
  const rings = listRings(shape);
  if (!rings.some((ring) => ring.length))
    throw new GeometryError('The shape has no points. Give its outline at least three points.');
  const isPossible = areOnEarth(rings, false);
  const isPossibleSwapped = areOnEarth(rings, true);
  if (!isPossible && !isPossibleSwapped)
    throw new GeometryError(
      'The shape has invalid coordinates. Write longitude (-180 to 180) before latitude (-90 to 90).',
    );
  const problems: ShapeProblem[] = [];
  if (!isPossible || (isPossibleSwapped && near && areLikelySwapped(rings, near))) problems.push('swapped');
  if (shape.type === 'Point') return problems;
  if (rings.some(hasTooFewPoints)) problems.push('too_few_points');
  if (rings.some(isOpenRing)) problems.push('open_ring');
  return problems;
}

/** Whether a ring of the shape crosses itself or another ring. Slow for shapes with many vertices. */
export const isSelfCrossing = (shape: Shape): boolean =>
  shape.type === 'Polygon' && doRingsCross(shape.coordinates);

/** All problems of a shape. Throws like `checkShapePoints`. */
export const checkShape = (shape: Shape, near: Point | null = null): readonly ShapeProblem[] => [
  ...checkShapePoints(shape, near),
  ...(isSelfCrossing(shape) ? (['self_crossing'] as const) : []),
];

const closeRing = (ring: Ring): Ring => {
  const [first] = ring;
  return first && isOpenRing(ring) ? [...ring, first] : ring;
};

/**
 * Repairs a shape: swaps reversed coordinates, closes open rings and drops holes without an area. Returns null if the
 * outline has no area.
 */
export function repairShape(shape: Shape, problems: readonly ShapeProblem[]): Shape | null {
  if (!problems.length) return shape;
  const correctPosition = problems.includes('swapped') ? swapCoordinates : (position: Position) => position;
  if (shape.type === 'Point') return { ...shape, coordinates: correctPosition(shape.coordinates) };
  const [outline, ...holes] = shape.coordinates.map((ring) => closeRing(ring.map(correctPosition)));
  return outline && !hasTooFewPoints(outline)
    ? { ...shape, coordinates: [outline, ...holes.filter((hole) => !hasTooFewPoints(hole))] }
    : null;
}
