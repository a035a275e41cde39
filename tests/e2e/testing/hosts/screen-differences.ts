import { writeFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import { PNG } from 'pngjs';
import { compare } from '../../../hosts/compare.ts';
import { type Host, SCREENS, type Screen } from '../../../hosts/host.ts';

/**
 * The screens that look otherwise on a host than on a clean page, with how many pixels; pictures of them go to the output folder.
 * Both were taken by one browser on one machine, which draws the same thing twice alike: `tolerance` is 0 unless it does not.
 */
export function changedScreens(
  host: Host,
  clean: Readonly<Record<Screen, PNG>>,
  seen: Readonly<Record<Screen, PNG>>,
  info: TestInfo,
  tolerance = 0,
): string[] {
  const changed: string[] = [];
  for (const screen of SCREENS) {
    if (host.covers?.includes(screen)) continue;
    const { pixels, shown } = compare(clean[screen], seen[screen]);
    if (pixels <= tolerance) continue;
    changed.push(`${screen}: ${pixels} pixels`);
    for (const [name, picture] of Object.entries({
      clean: clean[screen],
      seen: seen[screen],
      difference: shown,
    }))
      writeFileSync(info.outputPath(`${screen}-${name}.png`), PNG.sync.write(picture));
  }
  return changed;
}
