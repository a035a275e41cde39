import type { Browser } from 'playwright';
import { bundleForPage } from './bundle-for-page.ts';
import { summary } from './measure.ts';
import type { ZoneRuns } from './zones-page.ts';

/** Prints what finding the zone of a place costs among 500 zones of 1,000 vertices. */
export async function benchZones(browser: Browser): Promise<void> {
  const script = await bundleForPage('./zones-page.ts');
  for (const slowdown of [1, 4]) {
    const page = await browser.newPage();
    const cdp = await page.context().newCDPSession(page);
    await page.addScriptTag({ content: script });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const runs = await page.evaluate<ZoneRuns>('window.benchZones()');
    const [none, one, several] = runs.found;
    console.log(`the zone of a place, 500 zones of 1,000 vertices, ${slowdown}x CPU`);
    console.log(`  boxes first ${summary(runs.boxesFirst, 3)}`);
    console.log(`  one by one  ${summary(runs.oneByOne)}`);
    console.log(
      `  places      ${none} in no zone, ${one} in one, ${several} in several; ${runs.differing} told differently by the two`,
    );
    console.log(
      `  once        read in ${runs.read.toFixed(0)} ms, boxes made in ${runs.indexed.toFixed(1)} ms`,
    );
    await page.close();
  }
}
