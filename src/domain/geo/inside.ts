import pointInPolygon from 'point-in-polygon-hao';
import { assertValidPoint, type Point, type Position, type Ring, type Shape } from './geo.ts';

/**
 * Whether a ring contains a position; 0 if it is on the border. The casts are safe because the library does not modify
 * the arrays.
 */
const locateInRing = (position: Position, ring: Ring): boolean | 0 =>
  pointInPolygon(position as [number, number], [ring as [number, number][]]);

/**
 * Whether a shape contains a point. The borders of the outline and the holes belong to the shape. Rings may have either
 * direction.
 *
 * Each ring is checked separately, because the even-odd rule over all rings is wrong for overlapping holes. A
 * self-crossing outline follows the even-odd rule. A shape of type `Point` contains nothing.
 *
 * Throws GeometryError for invalid coordinates.
 */
export function isInside(point: Point, shape: Shape): boolean {
  assertValidPoint(point);
  if (shape.type === 'Point') return false;
  const position: Position = [point.lng, point.lat];
  const [outline, ...holes] = shape.coordinates;
  return (
    !!outline &&
    locateInRing(position, outline) !== false &&
    !holes.some((hole) => locateInRing(position, hole) === true)
  );
}

interface BoxedShape<T> {
  readonly shape: Shape;
  readonly value: T;
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Adds the bounding box of the outline. Returns null for a point, which has no outline. */
function addBoundingBox<T>(shape: Shape, value: T): BoxedShape<T> | null {
  if (shape.type === 'Point') return null;
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const position of shape.coordinates[0] ?? []) {
    // Loops by index for speed: there may be hundreds of thousands of vertices.
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
 * Returns a function that lists the values of all shapes that contain a point, in their original order. Bounding boxes
 * exclude most shapes first. Creating the index visits every vertex, so create it only once per set of shapes. The
 * function throws GeometryError for invalid coordinates.
 */
export function createShapeIndex<T>(entries: Iterable<readonly [Shape, T]>): (point: Point) => T[] {
  const boxedShapes: BoxedShape<T>[] = [];
  for (const [shape, value] of entries) {
    const box = addBoundingBox(shape, value);
    if (box) boxedShapes.push(box);
  }
  return (point) => {
    const { lat, lng } = point;
    return boxedShapes
      .filter(
        ({ shape, west, south, east, north }) =>
          // The condition is negated so that NaN passes it and `isInside` throws.
          !(lng < west || lng > east || lat < south || lat > north) && isInside(point, shape),
      )
      .map(({ value }) => value);
  };
}
