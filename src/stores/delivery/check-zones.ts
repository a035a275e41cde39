import type { DeliveryConfig } from '../../domain/delivery/delivery-types.ts';
import { crossesItself } from '../../domain/geo/check-shape.ts';
import { GeometryError } from '../../domain/geo/geometry-error.ts';

/** Longest looking at one go, in ms: a touch must be answered within a frame. */
const SLICE_MS = 6;

/**
 * Looks for shapes that cross themselves, in moments between others, and reports them: such a zone is used as it is, and
 * only its business can say what was meant. Resolves when all were looked at.
 */
export async function checkZones(
  { zones }: DeliveryConfig,
  now: () => number,
  report: (problem: unknown) => void,
): Promise<void> {
  let end = now() + SLICE_MS;
  for (const { id, shape, areas } of zones)
    for (const [name, one] of [
      [`zone ${id}`, shape] as const,
      ...areas.map((area) => [`area ${area.id}`, area.shape] as const),
    ]) {
      if (!one) continue;
      if (now() >= end) {
        await new Promise((resolve) => setTimeout(resolve));
        end = now() + SLICE_MS;
      }
      if (crossesItself(one)) report(new GeometryError(`The shape of ${name} crosses itself`));
    }
}
