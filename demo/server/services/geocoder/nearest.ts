import { distanceBetween, type Point } from '../../../../src/domain/geo/distance.ts';
import type { Position } from '../../../../src/domain/geo/geo-types.ts';

/** Metres from a place to the nearest point of a line that is short beside the earth. */
export function metresToLine({ lat, lng }: Point, line: readonly Position[]): number {
  // Flat about the place: a degree of longitude is as much shorter as the parallel is.
  const narrow = Math.cos((lat * Math.PI) / 180);
  let least = Infinity;
  for (const [index, [x, y]] of line.entries()) {
    const [px, py] = line[index - 1] ?? [x, y];
    const [dx, dy] = [(x - px) * narrow, y - py];
    const length = dx ** 2 + dy ** 2;
    const along = length
      ? Math.max(0, Math.min(1, ((lng - px) * narrow * dx + (lat - py) * dy) / length))
      : 0;
    const nearest = { lng: px + (x - px) * along, lat: py + (y - py) * along };
    least = Math.min(least, distanceBetween({ lat, lng }, nearest));
  }
  return least;
}
