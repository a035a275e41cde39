import type { Browser } from 'playwright';
import { bundleForPage } from './bundle-for-page.ts';
import { formatSummary } from './measure.ts';
import { measureAdding } from './measure-adding.ts';
import type { PriceRuns } from './pricing-page.ts';

async function benchEngine(browser: Browser): Promise<void> {
  const script = await bundleForPage('./pricing-page.ts');
  for (const slowdown of [1, 4]) {
    const page = await browser.newPage();
    const cdp = await page.context().newCDPSession(page);
    await page.addScriptTag({ content: script });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const runs = await page.evaluate<PriceRuns>('window.benchPricing()');
    console.log(`pricing 200 lines, ${slowdown}x CPU`);
    for (const [kind, times] of Object.entries(runs)) {
      const [firstTime = 0, ...laterTimes] = times;
      console.log(
        `  ${kind.padEnd(7)} coupon  ${formatSummary(laterTimes)}   first ${firstTime.toFixed(1)} ms`,
      );
    }
    await page.close();
  }
}

/**
 * Prints how long it takes to price a large cart, and the time until every total on the page includes an added item. `url`
 * is a page with a menu home.
 */
export async function benchPricing(browser: Browser, url: string): Promise<void> {
  await benchEngine(browser);
  for (const slowdown of [1, 4])
    for (const width of [390, 1280]) {
      const measurements = await measureAdding(browser, url, { slowdown, width });
      const oneFrameCount = measurements.filter(({ frames }) => frames === 1).length;
      console.log(
        `adding an item, ${slowdown}x CPU, ${width} px: ${oneFrameCount} of ${measurements.length} in the next frame; painted after ${formatSummary(measurements.map(({ painted }) => painted))}`,
      );
    }
}
