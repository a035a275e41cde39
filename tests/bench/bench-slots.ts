import type { Browser } from 'playwright';
import { bundleForPage } from './bundle-for-page.ts';
import { formatSummary } from './measure.ts';
import type { SlotRuns } from './slots-page.ts';

/** Prints the cost of the slots of 14 days at 5-minute steps, with and without an `Intl` call for every slot. */
export async function benchSlots(browser: Browser): Promise<void> {
  const script = await bundleForPage('./slots-page.ts');
  for (const slowdown of [1, 4]) {
    const page = await browser.newPage();
    const cdp = await page.context().newCDPSession(page);
    await page.addScriptTag({ content: script });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const runs = await page.evaluate<SlotRuns>('window.benchSlots(3)');
    console.log(`slots of 14 days at 5-minute steps, ${slowdown}x CPU`);
    console.log(
      `  by the day  ${formatSummary(runs.dayTimes, 2)}   first ${(runs.dayTimes[0] ?? 0).toFixed(2)} ms`,
    );
    console.log(`  one by one  ${formatSummary(runs.oneByOne)}`);
    console.log(`  once        time zone lookup ${runs.zoneLookup.toFixed(1)} ms`);
    console.log(`  result      ${runs.slots} slots; ${runs.differenceCount} runs differ`);
    await page.close();
  }
}
