import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How far a pixel's colour may be off (0 to 1, by what the eye sees) before it counts as another. */
const THRESHOLD = 0.1;

export interface Difference {
  /** Pixels that differ; all of them where the sizes do. */
  readonly pixels: number;
  /** Both, and what differs in red. */
  readonly shown: PNG;
}

/** Edges of letters and curves, which a layer of its own may draw otherwise, are not counted (`includeAA`). */
export function compare(one: PNG, other: PNG): Difference {
  const { width, height } = one;
  if (other.width !== width || other.height !== height) return { pixels: width * height, shown: other };
  const shown = new PNG({ width, height });
  const pixels = pixelmatch(one.data, other.data, shown.data, width, height, { threshold: THRESHOLD });
  return { pixels, shown };
}
