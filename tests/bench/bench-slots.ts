import type { Browser } from 'playwright';
import { bundleForPage } from './bundle-for-page.ts';
import { summary } from './measure.ts';
import type { SlotRuns } from './slots-page.ts';

/** Prints what the slots of 14 days at 5-minute steps cost, beside asking the platform for every slot's time. */
export async function benchSlots(browser: Browser): Promise<void> {
  const script = await bundleForPage('./slots-page.ts');
  for (const slowdown of [1, 4]) {
    const page = await browser.newPage();
    const cdp = await page.context().newCDPSession(page);
    await page.addScriptTag({ content: script });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const runs = await page.evaluate<SlotRuns>('window.benchSlots(3)');
    console.log(`slots of 14 days at 5-minute steps, ${slowdown}x CPU`);
    console.log(`  by the day  ${summary(runs.quick, 2)}   first ${(runs.quick[0] ?? 0).toFixed(2)} ms`);
    console.log(`  one by one  ${summary(runs.oneByOne)}`);
    console.log(`  once        the zone in ${runs.zone.toFixed(1)} ms`);
    console.log(`  found       ${runs.slots} slots; ${runs.differing} runs told differently by the two`);
    await page.close();
  }
}
