// Points, shapes and distances on the map, in degrees of WGS 84. Zones and branches bring them from the business's data.

/** In degrees, WGS 84. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** GeoJSON's order: longitude, then latitude, in degrees (WGS 84). */
export type Position = readonly [lng: number, lat: number];

/** A closed line of positions; the last is the first again. */
export type Ring = readonly Position[];

/** As GeoJSON has it: a polygon's first ring is its outline, the others are its holes. */
export type Shape =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] };

/** Coordinates that are no numbers, or beyond the poles or the date line (spec, section 8). */
export class GeometryError extends Error {
  override readonly name = 'GeometryError';
}

/** Whether the coordinates are those of a place on earth. */
export const isPlace = ({ lat, lng }: Point): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** Throws GeometryError for coordinates of no place on earth. */
export function needPlace(point: Point): void {
  if (!isPlace(point)) throw new GeometryError(`${point.lat}, ${point.lng} is no place on earth`);
}

/** In metres (spec, section 9). */
const EARTH_RADIUS = 6_371_008.8;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Metres between two points along the surface of the earth, taken for a ball. By Vincenty's formula for one: the haversine
 * is off by decimetres between opposite ends of the earth.
 */
export function distanceBetween(a: Point, b: Point): number {
  const [from, to, turn] = [radians(a.lat), radians(b.lat), radians(b.lng - a.lng)];
  const aside = Math.cos(to) * Math.sin(turn);
  const ahead = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(turn);
  const along = Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(turn);
  return EARTH_RADIUS * Math.atan2(Math.hypot(aside, ahead), along);
}
