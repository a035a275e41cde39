import type { Browser } from 'playwright';
import { renderMarketPage } from '../../demo/market/market-page.ts';
import { computeMedians, type Figures, measurePage } from './measure.ts';
import { measureTaskTimes } from './task-times.ts';

const RUN_COUNT = 5;
/** Pixels per frame of a fast flick. */
const STEP_PX = 100;
/** One section of the page with its `<order-app>`. */
const SECTION = /<section[\s\S]*?<\/section>/g;

/** The marketplace page with the first `count` of its forty businesses, on a different origin from the backend. */
function createMarketPage(backend: string, count: number): string {
  let index = 0;
  return renderMarketPage()
    .replace(SECTION, (section) => (index++ < count ? section : ''))
    .replace('src="/order-app.js"', `src="${backend}/order-app.js"`)
    .replaceAll('api-base="/api"', `api-base="${backend}/api" path="car_pickup"`)
    .replace(/<link rel="(icon|stylesheet)"[^>]*>/g, '')
    .replace(
      '</head>',
      '<link rel="icon" href="data:,"><style>order-app{display:block;height:640px;--order-app-height:640px}</style></head>',
    );
}

/** The host pages of this benchmark, by path. */
export const createMarketPages = (backend: string): [string, string][] => [
  ['/market-1', createMarketPage(backend, 1)],
  ['/market-40', createMarketPage(backend, 40)],
  ['/market-bare', createMarketPage(backend, 40).replace(/<script[^>]*><\/script>/, '')],
];

interface ScrollPastFigures {
  /** CPU time of the longest task and of all tasks, in ms. */
  readonly longestTaskMs: number;
  readonly allTasksMs: number;
  readonly tasksOver50Ms: number;
  readonly frames: number;
  /** Frames that took longer than 50 ms. */
  readonly lateFrames: number;
  readonly heapMb: number;
}

const SCROLL = `(async () => {
  const end = document.documentElement.scrollHeight - innerHeight;
  let frames = 0, late = 0, last = performance.now();
  for (let top = 0; top < end; top += ${STEP_PX}) {
    scrollTo(0, top);
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    if (now - last > 50) late += 1;
    last = now;
    frames += 1;
  }
  return { frames, lateFrames: late };
})()`;

/** Scrolls the page of `url` to its end on a phone at 4x CPU slowdown. */
async function measureScrollPast(browser: Browser, url: string): Promise<ScrollPastFigures> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let frameCounts = { frames: 0, lateFrames: 0 };
  const tasks = await measureTaskTimes(browser, page, async () => {
    frameCounts = await page.evaluate<typeof frameCounts>(SCROLL);
    await page.waitForLoadState('networkidle');
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await context.close();
  return {
    ...frameCounts,
    longestTaskMs: Math.max(0, ...tasks),
    allTasksMs: tasks.reduce((sum, ms) => sum + ms, 0),
    tasksOver50Ms: tasks.filter((ms) => ms > 50).length,
    heapMb: usedSize / 1024 / 1024,
  };
}

const formatScrollPast = (
  label: string,
  { longestTaskMs, allTasksMs, tasksOver50Ms, frames, lateFrames, heapMb }: ScrollPastFigures,
): string =>
  `  ${label.padEnd(11)} longest task ${longestTaskMs.toFixed(0).padStart(4)} ms   ${tasksOver50Ms} over 50   all tasks ${allTasksMs.toFixed(0).padStart(5)} ms   ${lateFrames} of ${frames} frames late   ${heapMb.toFixed(1)} MB`;

const formatFirstItem = ({ firstItem, blocking }: Figures): string =>
  `first item ${firstItem.toFixed(0).padStart(5)} ms   blocking ${blocking.toFixed(0).padStart(4)} ms`;

/** Prints how a page of forty businesses compares with a page of one, and what scrolling past all of them costs. */
export async function benchMarket(browser: Browser, host: string): Promise<void> {
  const singlePageRuns: Figures[] = [];
  const marketPageRuns: Figures[] = [];
  for (let run = 0; run < RUN_COUNT; run += 1) {
    singlePageRuns.push(await measurePage(browser, `${host}/market-1`));
    marketPageRuns.push(await measurePage(browser, `${host}/market-40`));
  }
  const [singleFigures, marketFigures] = [computeMedians(singlePageRuns), computeMedians(marketPageRuns)];
  console.log(`a marketplace of 40 businesses compared with one business, medians of ${RUN_COUNT}`);
  console.log(`  1           ${formatFirstItem(singleFigures)}`);
  console.log(`  40          ${formatFirstItem(marketFigures)}`);
  console.log(`  ratio       first item ${(marketFigures.firstItem / singleFigures.firstItem).toFixed(2)}`);
  const figuresWithoutElements = await measureScrollPast(browser, `${host}/market-bare`);
  const figuresWithElements = await measureScrollPast(browser, `${host}/market-40`);
  console.log(`scrolled past all forty at 4x, ${STEP_PX} px a frame`);
  console.log(formatScrollPast('no script', figuresWithoutElements));
  console.log(formatScrollPast('40', figuresWithElements));
  console.log(
    `  ratio       late frames for each business ${((figuresWithElements.lateFrames - figuresWithoutElements.lateFrames) / 40).toFixed(2)}`,
  );
}
