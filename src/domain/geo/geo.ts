// Points, shapes and distances on the map. Coordinates are WGS 84 degrees.

export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Longitude, then latitude, as in GeoJSON. */
export type Position = readonly [lng: number, lat: number];

/** A closed line: the last position equals the first. In a shape that `repairShape` has not repaired, it may differ. */
export type Ring = readonly Position[];

/** GeoJSON geometry. The first ring of a polygon is its outline; the other rings are its holes. */
export type Shape =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] };

/** Thrown for invalid coordinates: not numbers, or outside the ranges of latitude and longitude (spec, section 8). */
export class GeometryError extends Error {
  override readonly name = 'GeometryError';
}

/** Whether latitude and longitude are valid. */
export const isValidPoint = ({ lat, lng }: Point): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** Throws GeometryError for invalid coordinates. */
export function assertValidPoint(point: Point): void {
  if (!isValidPoint(point))
    throw new GeometryError(`${point.lat}, ${point.lng} is not a valid latitude and longitude`);
}

/** Mean radius of the earth in metres (spec, section 9). */
const EARTH_RADIUS_M = 6_371_008.8;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Great-circle distance in metres on a spherical earth, by Vincenty's formula. The haversine formula is off by
 * decimetres between antipodes.
 */
export function getDistance(a: Point, b: Point): number {
  const [from, to, lngDelta] = [toRadians(a.lat), toRadians(b.lat), toRadians(b.lng - a.lng)];
  const eastward = Math.cos(to) * Math.sin(lngDelta);
  const northward = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(lngDelta);
  const cosine = Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(lngDelta);
  return EARTH_RADIUS_M * Math.atan2(Math.hypot(eastward, northward), cosine);
}
