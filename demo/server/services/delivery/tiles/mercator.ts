import type { Position, Ring } from '../../../../../src/domain/geo/geo.ts';

/** A point on the projected map at some zoom, in px. */
export type PxPoint = readonly [x: number, y: number];
/** Minimum x, minimum y, maximum x, maximum y. */
export type Box = readonly [number, number, number, number];

export const TILE_PX = 256;
const EQUATOR_METRES = 40_075_016.7;
/** Latitude at which the square Mercator map ends. */
const MAX_LAT_DEGREES = 85.0511;

/** Projects a position onto the map at a zoom. */
export function project([lng, lat]: Position, zoom: number): PxPoint {
  const size = TILE_PX * 2 ** zoom;
  const clippedLat = Math.max(-MAX_LAT_DEGREES, Math.min(MAX_LAT_DEGREES, lat));
  const sin = Math.sin((clippedLat * Math.PI) / 180);
  return [((lng + 180) / 360) * size, (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * size];
}

/** Length of a metre at a latitude, in px. */
export const computePxPerMetre = (lat: number, zoom: number): number =>
  (TILE_PX * 2 ** zoom) / (EQUATOR_METRES * Math.cos((lat * Math.PI) / 180));

export function computeBoundingBox(line: readonly PxPoint[] | Ring): Box {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of line) {
    minX = Math.min(minX, x);
    maxX = Math.max(maxX, x);
    minY = Math.min(minY, y);
    maxY = Math.max(maxY, y);
  }
  return [minX, minY, maxX, maxY];
}

export const doOverlap = (a: Box, b: Box, margin = 0): boolean =>
  a[0] - margin <= b[2] && a[2] + margin >= b[0] && a[1] - margin <= b[3] && a[3] + margin >= b[1];
