import { writeFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { type Host, SCREENS, type Screen } from '../../../hosts/host.ts';

/** How far a pixel's colour may be off (0 to 1, by what the eye sees) before it counts as another. */
const THRESHOLD = 0.1;

interface Difference {
  /** Pixels that differ; all of them where the sizes do. */
  readonly pixels: number;
  /** Both, and what differs in red. */
  readonly picture: PNG;
}

/** Edges of letters and curves, which a layer of its own may draw otherwise, are not counted (`includeAA`). */
function compare(one: PNG, other: PNG): Difference {
  const { width, height } = one;
  if (other.width !== width || other.height !== height) return { pixels: width * height, picture: other };
  const picture = new PNG({ width, height });
  const pixels = pixelmatch(one.data, other.data, picture.data, width, height, { threshold: THRESHOLD });
  return { pixels, picture };
}

/**
 * The screens that look otherwise on a host than on a clean page, with how many pixels; pictures of them go to the output folder.
 * Both were taken by one browser on one machine, which draws the same thing twice alike: `tolerance` is 0 unless it does not.
 */
export function changedScreens(
  host: Host,
  clean: Readonly<Record<Screen, PNG>>,
  screens: Readonly<Record<Screen, PNG>>,
  info: TestInfo,
  tolerance = 0,
): string[] {
  const changed: string[] = [];
  for (const screen of SCREENS) {
    if (host.covers?.includes(screen)) continue;
    const { pixels, picture } = compare(clean[screen], screens[screen]);
    if (pixels <= tolerance) continue;
    changed.push(`${screen}: ${pixels} pixels`);
    for (const [name, png] of Object.entries({
      clean: clean[screen],
      actual: screens[screen],
      difference: picture,
    }))
      writeFileSync(info.outputPath(`${screen}-${name}.png`), PNG.sync.write(png));
  }
  return changed;
}
