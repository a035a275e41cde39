import pointInPolygon from 'point-in-polygon-hao';
import { needPlace, type Point, type Position, type Ring, type Shape } from './geo.ts';

/** 0 on the border. The library asks for arrays it may change, and changes none. */
const within = (position: Position, ring: Ring): boolean | 0 =>
  pointInPolygon(position as [number, number], [ring as [number, number][]]);

/**
 * Whether a place lies in a shape. Borders belong to it, those of its holes too; rings may run either way round. A ring is
 * asked by itself: where holes overlap, or one sticks out, even-odd over all of them would take the one for the other. An
 * outline that crosses itself holds what is within it an odd number of times. Nothing lies in a point.
 *
 * Throws GeometryError for a place that cannot be.
 */
export function isInside(point: Point, shape: Shape): boolean {
  needPlace(point);
  if (shape.type === 'Point') return false;
  const position: Position = [point.lng, point.lat];
  const [outline, ...holes] = shape.coordinates;
  return (
    !!outline && within(position, outline) !== false && !holes.some((hole) => within(position, hole) === true)
  );
}

interface Boxed<T> {
  readonly shape: Shape;
  readonly value: T;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The outline's box: no hole reaches beyond it. A point's box is never asked. */
function boxed<T>(shape: Shape, value: T): Boxed<T> | null {
  if (shape.type === 'Point') return null;
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const position of shape.coordinates[0] ?? []) {
    // By index: there may be vertices by the hundred thousand.
    const lng = position[0];
    const lat = position[1];
    if (lng < west) west = lng;
    if (lng > east) east = lng;
    if (lat < south) south = lat;
    if (lat > north) north = lat;
  }
  return { shape, value, west, south, east, north };
}

/**
 * Finds those of many shapes that hold a place, in their order: their boxes are looked at first, and few of them are left.
 * Made once for a set of shapes, since making it reads every vertex. The finder throws GeometryError for a place that
 * cannot be.
 */
export function shapeIndex<T>(entries: Iterable<readonly [Shape, T]>): (point: Point) => T[] {
  const all: Boxed<T>[] = [];
  for (const [shape, value] of entries) {
    const box = boxed(shape, value);
    if (box) all.push(box);
  }
  return (point) => {
    const { lat, lng } = point;
    return all
      .filter(
        ({ shape, west, south, east, north }) =>
          // What is no place is in no box, and has to be told of.
          !(lng < west || lng > east || lat < south || lat > north) && isInside(point, shape),
      )
      .map(({ value }) => value);
  };
}
