import type { Point } from './distance.ts';

/** Coordinates that cannot be: no numbers, or beyond the poles or the date line (spec, section 8). */
export class GeometryError extends Error {
  override readonly name = 'GeometryError';
}

/** Whether a place can be on earth. */
export const isPlace = ({ lat, lng }: Point): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

/** Throws GeometryError unless a place can be on earth. */
export function needPlace(point: Point): void {
  if (!isPlace(point)) throw new GeometryError(`${point.lat}, ${point.lng} is no place on earth`);
}
