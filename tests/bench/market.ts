import type { Browser } from 'playwright';
import { marketPage } from '../../demo/market/market-page.ts';
import { type Figures, measure, medianOf } from './measure.ts';
import { ownTimeOfTasks } from './own-time.ts';

const RUNS = 5;
/** px a frame: a fast flick. */
const STEP = 100;
/** One section of the page, with its element. */
const SECTION = /<section[\s\S]*?<\/section>/g;

/** The marketplace, as a host of another origin serves it; of its forty kitchens only the first `count`. */
function pageOf(backend: string, count: number): string {
  let at = 0;
  return marketPage()
    .replace(SECTION, (section) => (at++ < count ? section : ''))
    .replace('src="/order-app.js"', `src="${backend}/order-app.js"`)
    .replaceAll('api-base="/api"', `api-base="${backend}/api" path="car_pickup"`)
    .replace(/<link rel="(icon|stylesheet)"[^>]*>/g, '')
    .replace(
      '</head>',
      '<link rel="icon" href="data:,"><style>order-app{display:block;height:640px;--order-app-height:640px}</style></head>',
    );
}

/** Host pages of this bench, by path. */
export const marketPages = (backend: string): [string, string][] => [
  ['/market-1', pageOf(backend, 1)],
  ['/market-40', pageOf(backend, 40)],
  ['/market-bare', pageOf(backend, 40).replace(/<script[^>]*><\/script>/, '')],
];

interface Scrolled {
  /** Milliseconds of processor time of the longest task, and of all of them. */
  readonly longest: number;
  readonly all: number;
  readonly over50: number;
  readonly frames: number;
  /** Frames that came more than 50 ms after the one before. */
  readonly late: number;
  readonly heap: number;
}

const SCROLL = `(async () => {
  const end = document.documentElement.scrollHeight - innerHeight;
  let frames = 0, late = 0, last = performance.now();
  for (let top = 0; top < end; top += ${STEP}) {
    scrollTo(0, top);
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    if (now - last > 50) late += 1;
    last = now;
    frames += 1;
  }
  return { frames, late };
})()`;

/** A phone at 4x CPU slowdown, from the first kitchen to the last without a rest. */
async function scrolled(browser: Browser, url: string): Promise<Scrolled> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let seen = { frames: 0, late: 0 };
  const tasks = await ownTimeOfTasks(browser, page, async () => {
    seen = await page.evaluate<typeof seen>(SCROLL);
    await page.waitForLoadState('networkidle');
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await context.close();
  return {
    ...seen,
    longest: Math.max(0, ...tasks),
    all: tasks.reduce((sum, ms) => sum + ms, 0),
    over50: tasks.filter((ms) => ms > 50).length,
    heap: usedSize / 1024 / 1024,
  };
}

const row = (label: string, { longest, all, over50, frames, late, heap }: Scrolled): string =>
  `  ${label.padEnd(11)} longest task ${longest.toFixed(0).padStart(4)} ms   ${over50} over 50   all tasks ${all.toFixed(0).padStart(5)} ms   ${late} of ${frames} frames late   ${heap.toFixed(1)} MB`;

const first = ({ firstItem, blocking }: Figures): string =>
  `first item ${firstItem.toFixed(0).padStart(5)} ms   blocking ${blocking.toFixed(0).padStart(4)} ms`;

/** A page of forty businesses beside one of one, and what scrolling past all of them takes. */
export async function benchMarket(browser: Browser, host: string): Promise<void> {
  const one: Figures[] = [];
  const forty: Figures[] = [];
  for (let turn = 0; turn < RUNS; turn += 1) {
    one.push(await measure(browser, `${host}/market-1`));
    forty.push(await measure(browser, `${host}/market-40`));
  }
  const [few, many] = [medianOf(one), medianOf(forty)];
  console.log(`a marketplace of 40 businesses beside one business, medians of ${RUNS}`);
  console.log(`  1           ${first(few)}`);
  console.log(`  40          ${first(many)}`);
  console.log(`  ratio       first item ${(many.firstItem / few.firstItem).toFixed(2)}`);
  const bare = await scrolled(browser, `${host}/market-bare`);
  const full = await scrolled(browser, `${host}/market-40`);
  console.log(`scrolled past all forty at 4x, ${STEP} px a frame`);
  console.log(row('no script', bare));
  console.log(row('40', full));
  console.log(`  ratio       late frames for each business ${((full.late - bare.late) / 40).toFixed(2)}`);
}
