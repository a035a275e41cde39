import type { Position, Ring } from '../../../../../src/domain/geo/geo.ts';

/** In px of the map's plane at a zoom. */
export type Px = readonly [x: number, y: number];
/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

export const TILE = 256;
const EQUATOR_METRES = 40_075_016.7;
/** Beyond it Mercator's plane, a square, ends. */
const MOST_LAT = 85.0511;

/** Where a place is on the plane at a zoom. */
export function project([lng, lat]: Position, zoom: number): Px {
  const size = TILE * 2 ** zoom;
  const clipped = Math.max(-MOST_LAT, Math.min(MOST_LAT, lat));
  const sin = Math.sin((clipped * Math.PI) / 180);
  return [((lng + 180) / 360) * size, (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * size];
}

/** Px of the plane that a metre at a latitude takes. */
export const pxPerMetre = (lat: number, zoom: number): number =>
  (TILE * 2 ** zoom) / (EQUATOR_METRES * Math.cos((lat * Math.PI) / 180));

export function boxOf(line: readonly Px[] | Ring): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of line) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}

export const meets = (a: Box, b: Box, margin = 0): boolean =>
  a[0] - margin <= b[2] && a[2] + margin >= b[0] && a[1] - margin <= b[3] && a[3] + margin >= b[1];
