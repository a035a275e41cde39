import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { measureAdding } from './adding.ts';
import { summary } from './measure.ts';
import type { PriceRuns } from './pricing-page.ts';

/** The engine and its cart as one script, as small as the widget's. */
async function pageScript(): Promise<string> {
  const [made] = [
    await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        write: false,
        target: 'es2022',
        lib: {
          entry: new URL('./pricing-page.ts', import.meta.url).pathname,
          formats: ['iife'],
          name: 'bench',
        },
      },
    }),
  ].flat();
  const chunk = made && 'output' in made ? made.output[0] : undefined;
  if (!chunk) throw new Error('Nothing was built');
  return chunk.code;
}

async function benchEngine(browser: Browser): Promise<void> {
  const script = await pageScript();
  for (const slowdown of [1, 4]) {
    const page = await browser.newPage();
    const cdp = await page.context().newCDPSession(page);
    await page.addScriptTag({ content: script });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const runs = await page.evaluate<PriceRuns>('window.benchPricing()');
    console.log(`pricing 200 lines, ${slowdown}x CPU`);
    for (const [kind, times] of Object.entries(runs)) {
      const [first = 0, ...warm] = times;
      console.log(`  ${kind.padEnd(7)} coupon  ${summary(warm)}   first ${first.toFixed(1)} ms`);
    }
    await page.close();
  }
}

/** Prints what pricing a large cart costs, and how soon every total shows an item that was added (`url`: a menu home). */
export async function benchPricing(browser: Browser, url: string): Promise<void> {
  await benchEngine(browser);
  for (const slowdown of [1, 4])
    for (const width of [390, 1280]) {
      const added = await measureAdding(browser, url, { slowdown, width });
      const inOne = added.filter(({ frames }) => frames === 1).length;
      console.log(
        `adding an item, ${slowdown}x CPU, ${width} px: ${inOne} of ${added.length} in the next frame; painted after ${summary(added.map(({ painted }) => painted))}`,
      );
    }
}
