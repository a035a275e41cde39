import pointInPolygon from 'point-in-polygon-hao';
import type { Point } from './distance.ts';
import type { Position, Ring, Shape } from './geo-types.ts';
import { needPlace } from './geometry-error.ts';

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
