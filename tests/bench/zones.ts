import type { Browser } from 'playwright';
import { bundleForPage } from './bundle-for-page.ts';
import { formatSummary } from './measure.ts';
import type { ZoneRuns } from './zones-page.ts';

/** Prints the cost of finding the zone of a location among 500 zones of 1,000 vertices. */
export async function benchZones(browser: Browser): Promise<void> {
  const script = await bundleForPage('./zones-page.ts');
  for (const slowdown of [1, 4]) {
    const page = await browser.newPage();
    const cdp = await page.context().newCDPSession(page);
    await page.addScriptTag({ content: script });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const runs = await page.evaluate<ZoneRuns>('window.benchZones()');
    const [noneCount, oneCount, severalCount] = runs.placeCounts;
    console.log(`the zone of a location, 500 zones of 1,000 vertices, ${slowdown}x CPU`);
    console.log(`  boxes first ${formatSummary(runs.indexedSearchMs, 3)}`);
    console.log(`  one by one  ${formatSummary(runs.oneByOneSearchMs)}`);
    console.log(
      `  locations   ${noneCount} in no zone, ${oneCount} in one, ${severalCount} in several; ${runs.differenceCount} differ`,
    );
    console.log(
      `  once        read in ${runs.readMs.toFixed(0)} ms, boxes computed in ${runs.indexMs.toFixed(1)} ms`,
    );
    await page.close();
  }
}
