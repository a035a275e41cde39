import * as z from 'zod/mini';
import { mendShape, quickCheck } from '../../domain/geo/check-shape.ts';
import { GeometryError, type Point, type Position, type Shape } from '../../domain/geo/geo.ts';
import type { ReportProblem } from '../contract/parse-lenient.ts';

// Looser than the contract's: coordinates in the wrong order are mended here.
// GeoJSON allows a third number, the altitude, which is dropped.
const position = z.pipe(
  z.tuple([z.number(), z.number()], z.unknown()),
  z.transform(([lng, lat]): Position => [lng, lat]),
);
const looseShape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: position }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position)).check(z.minLength(1)) }),
]);

/**
 * The shape of a zone or an area; null when there is none, or when no point can be inside it. Every problem is reported,
 * also those that are mended: an open ring is closed, and coordinates in the wrong order are swapped. Self-intersection
 * is checked elsewhere because it takes longer (`crossesItself`). `near` is where the shape should be. Without it, a wrong
 * order is only noticed when a latitude is out of range.
 */
export function toShape(raw: unknown, near: Point | null, report: ReportProblem): Shape | null {
  if (raw == null) return null;
  try {
    const shape: Shape = looseShape.parse(raw);
    const problems = quickCheck(shape, near);
    for (const problem of problems) report(new GeometryError(`Shape: ${problem}`));
    return mendShape(shape, problems);
  } catch (error) {
    report(error);
    return null;
  }
}
