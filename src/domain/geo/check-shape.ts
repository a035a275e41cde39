import { crossingRings } from './crossing.ts';
import { distanceBetween, type Point } from './distance.ts';
import { GeometryError, isPlace } from './geometry-error.ts';
import type { Position, Ring, Shape } from './types.ts';

/** What can be the matter with a shape, worst first. */
export type ShapeProblem =
  /** Latitude before longitude. */
  | 'swapped'
  /** A ring with fewer than three places. */
  | 'too_few_points'
  /** A ring that does not end where it began. */
  | 'open_ring'
  /** An outline or hole that crosses itself, or one that crosses another. */
  | 'self_crossing';

/** Nobody delivers so far, in metres; and it is nearer than most places are to their own swapped ones. */
const FAR = 500_000;

const turned = ([lng, lat]: Position): Position => [lat, lng];
const pointOf = ([lng, lat]: Position): Point => ({ lng, lat });
const isSame = (one: Position | undefined, other: Position | undefined): boolean =>
  one?.[0] === other?.[0] && one?.[1] === other?.[1];
const ringsOf = (shape: Shape): readonly Ring[] =>
  shape.type === 'Point' ? [[shape.coordinates]] : shape.coordinates;

/** Whether its coordinates only make sense the other way round: as they are they cannot be, or are far from `near`. */
function isSwapped(positions: readonly Position[], near: Point | null): boolean {
  if (!positions.every((position) => isPlace(pointOf(turned(position))))) return false;
  if (!positions.every((position) => isPlace(pointOf(position)))) return true;
  return (
    near !== null &&
    positions.every((position) => distanceBetween(pointOf(position), near) > FAR) &&
    positions.some((position) => distanceBetween(pointOf(turned(position)), near) < FAR)
  );
}

const isOpen = (ring: Ring): boolean => !isSame(ring[0], ring.at(-1));
const isTooShort = (ring: Ring): boolean => new Set(ring.map(String)).size < 3;

/**
 * What is the matter with a shape, as far as it can be told. `near` is where it should be, for the order of coordinates.
 * Throws GeometryError when there are none, or they can be on earth neither way round.
 */
export function checkShape(shape: Shape, near: Point | null = null): readonly ShapeProblem[] {
  const rings = ringsOf(shape);
  const positions = rings.flat();
  const swapped = isSwapped(positions, near);
  const wrong = positions.find((position) => !isPlace(pointOf(swapped ? turned(position) : position)));
  if (wrong || !positions.length)
    throw new GeometryError(
      wrong ? `${wrong[1]}, ${wrong[0]} is no place on earth` : 'A shape without places',
    );
  const isDrawn = shape.type === 'Polygon';
  const found: Record<ShapeProblem, boolean> = {
    swapped,
    too_few_points: isDrawn && rings.some(isTooShort),
    open_ring: isDrawn && rings.some(isOpen),
    self_crossing: isDrawn && crossingRings(rings),
  };
  return (Object.keys(found) as ShapeProblem[]).filter((problem) => found[problem]);
}

const closed = (ring: Ring): Ring => {
  const [first] = ring;
  return first && isOpen(ring) ? [...ring, first] : ring;
};

/**
 * The shape with what can be mended mended: coordinates turned round, open rings closed, holes that hold nothing left out.
 * Null when its outline can hold nothing.
 */
export function mendShape(shape: Shape, problems: readonly ShapeProblem[]): Shape | null {
  if (!problems.length) return shape;
  const right = problems.includes('swapped') ? turned : (position: Position) => position;
  if (shape.type === 'Point') return { ...shape, coordinates: right(shape.coordinates) };
  const [outline, ...holes] = shape.coordinates.map((ring) => closed(ring.map(right)));
  return outline && !isTooShort(outline)
    ? { ...shape, coordinates: [outline, ...holes.filter((hole) => !isTooShort(hole))] }
    : null;
}
