import { writeFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { type Host, SCREENS, type Screen } from '../../../hosts/host.ts';

/** Perceived colour difference, from 0 to 1, above which a pixel counts as different. */
const COLOUR_THRESHOLD = 0.1;

interface Difference {
  /** Number of different pixels. If the sizes differ, all pixels count. */
  readonly pixels: number;
  /** Picture of both screens, with the differences in red. */
  readonly picture: PNG;
}

/** Ignores anti-aliased edges (`includeAA`), because a separate compositor layer may render them differently. */
function comparePictures(first: PNG, second: PNG): Difference {
  const { width, height } = first;
  if (second.width !== width || second.height !== height) return { pixels: width * height, picture: second };
  const picture = new PNG({ width, height });
  const pixels = pixelmatch(first.data, second.data, picture.data, width, height, {
    threshold: COLOUR_THRESHOLD,
  });
  return { pixels, picture };
}

/**
 * Lists the screens that look different on a host page and on a clean page, with the number of different pixels. Saves their
 * pictures in the output folder. One browser takes both screenshots, so `tolerance` is normally 0 pixels.
 */
export function findChangedScreens(
  host: Host,
  cleanScreens: Readonly<Record<Screen, PNG>>,
  screens: Readonly<Record<Screen, PNG>>,
  testInfo: TestInfo,
  tolerance = 0,
): string[] {
  const changedScreens: string[] = [];
  for (const screen of SCREENS) {
    if (host.coveredScreens?.includes(screen)) continue;
    const { pixels, picture } = comparePictures(cleanScreens[screen], screens[screen]);
    if (pixels <= tolerance) continue;
    changedScreens.push(`${screen}: ${pixels} pixels`);
    for (const [name, png] of Object.entries({
      clean: cleanScreens[screen],
      actual: screens[screen],
      difference: picture,
    }))
      writeFileSync(testInfo.outputPath(`${screen}-${name}.png`), PNG.sync.write(png));
  }
  return changedScreens;
}
