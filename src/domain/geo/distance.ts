/** In degrees, WGS 84. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
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
