import { lookOver, mendShape } from '../../domain/geo/check-shape.ts';
import type { Point } from '../../domain/geo/distance.ts';
import type { Position, Ring, Shape } from '../../domain/geo/geo-types.ts';
import { GeometryError } from '../../domain/geo/geometry-error.ts';
import { isNumber, isRecord } from '../../lib/checks.ts';
import { bad, type Complain } from '../../lib/shape.ts';

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && value.length >= 2 && isNumber(value[0]) && isNumber(value[1]);
const isRing = (value: unknown): value is Ring => Array.isArray(value) && value.every(isPosition);

/** GeoJSON's two kinds; throws on what is none of them, with all of its positions. */
function readShape(raw: unknown): Shape {
  if (!isRecord(raw)) throw bad('shape');
  const { type, coordinates } = raw;
  if (type === 'Point' && isPosition(coordinates)) return { type, coordinates };
  if (type === 'Polygon' && Array.isArray(coordinates) && coordinates.length && coordinates.every(isRing))
    return { type, coordinates };
  throw bad('shape');
}

/**
 * A zone's or an area's shape; null without one, and for one that can hold nothing. What is the matter with it is
 * complained of, also where it can be mended: a ring that is left open is closed, coordinates in the wrong order are turned
 * round. Whether it crosses itself takes longer to tell (`crossesItself`). `near` is where such a shape should be: without it the order is only known to be wrong where a latitude cannot be.
 */
export function toShape(raw: unknown, near: Point | null, complain: Complain): Shape | null {
  if (raw == null) return null;
  try {
    const shape = readShape(raw);
    const problems = lookOver(shape, near);
    for (const problem of problems) complain(new GeometryError(`Shape: ${problem}`));
    return mendShape(shape, problems);
  } catch (error) {
    complain(error);
    return null;
  }
}
