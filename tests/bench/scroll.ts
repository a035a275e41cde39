import type { Browser, CDPSession, Page } from 'playwright';
import { measureTaskTimes } from './task-times.ts';

export interface ScrollFigures {
  /** Milliseconds of the longest frame while scrolling, and while jumping by tabs. Frames under 50 ms count as 0. */
  readonly worstScroll: number;
  readonly worstJump: number;
  /** The number of frames over 50 ms while scrolling and jumping. */
  readonly longFrames: number;
  /** For each of these frames: the milliseconds of the page's scripts and rendering. */
  readonly pageTimes: readonly number[];
  /** All frames while scrolling. */
  readonly frames: number;
  /** The 95th percentile of the time between two frames, in ms, while rows are rendered. */
  readonly frameP95: number;
  /** CPU time of the page's longest task while scrolling back and jumping, in ms, and the number of tasks over 50 ms. */
  readonly worstTask: number;
  readonly longTasks: number;
  /** The largest number of elements at one time. */
  readonly elements: number;
  /** JavaScript heap after garbage collection at the end, in MB. */
  readonly heapMb: number;
}

/**
 * The browser reports every frame over 50 ms, with its scripts of 5 ms and more. The page causes those scripts and the
 * rendering (`pageMs`). The browser or the machine may cause the rest of a frame's duration.
 */
const WATCH = `
  window.longFrames = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration, renderStart, scripts } of list.getEntries()) {
      const scriptsBeforeRendering = scripts.filter((script) => script.startTime < renderStart);
      const rendering = renderStart ? startTime + duration - renderStart : 0;
      const pageMs = scriptsBeforeRendering.reduce((sum, script) => sum + script.duration, rendering);
      window.longFrames.push({ duration, pageMs });
    }
  }).observe({ type: 'long-animation-frame' });
`;

/** Pixels per frame of a strong flick. */
const STEP_PX = 120;

/** Script that moves `scroller` by one step per frame and computes the 95th percentile of the frame times. */
const SCROLL_HELPERS = `
  const frameTimes = [];
  const moveTo = async (top) => {
    scroller.scrollTop = top;
    frameTimes.push(await new Promise(requestAnimationFrame));
  };
  const frameP95From = (first) => {
    const gaps = frameTimes.slice(first + 1).map((time, index) => time - frameTimes[first + index]);
    return gaps.sort((a, b) => a - b)[Math.floor(gaps.length * 0.95)];
  };
`;

const scope = "document.querySelector('order-app').shadowRoot";

/**
 * Script that scrolls the app and counts its elements. With `start` 'top', it first scrolls to the bottom by a third of a
 * screen per frame, so fast that most rows are skipped. Then, and with 'bottom' only this, it scrolls a third of the way
 * back at the speed of a flick, so that every row is rendered.
 */
const scrollFrom = (start: 'top' | 'bottom'): string => `(async () => {
  const scroller = ${scope}.querySelector('main');
  ${SCROLL_HELPERS}
  // Live collections: a new list in each frame would be garbage that counts against the app.
  const parts = [...${scope}.children].map((part) => part.getElementsByTagName('*'));
  let elements = 0;
  const scrollAndCount = async (top) => {
    await moveTo(top);
    elements = Math.max(elements, parts.reduce((sum, { length }) => sum + length, parts.length));
  };
  const { clientHeight: screen, scrollHeight: height } = scroller;
  if (${start === 'top'}) for (let top = 0; top < height; top += screen / 3) await scrollAndCount(top);
  const firstFrameBack = frameTimes.length;
  for (let top = height - screen; top > height * 2 / 3; top -= screen / 7) await scrollAndCount(top);
  return { elements, frames: frameTimes.length, frameP95: frameP95From(firstFrameBack) };
})()`;

interface LongFrame {
  readonly duration: number;
  readonly pageMs: number;
}
const findLongestFrame = (frames: readonly LongFrame[]): number =>
  frames.reduce((longest, { duration }) => Math.max(longest, duration), 0);

async function recordFramesDuring(page: Page, runAction: () => Promise<void>): Promise<LongFrame[]> {
  await page.evaluate('window.longFrames.length = 0');
  await runAction();
  // Wait for the last frames, because the browser reports them with a delay.
  await page.evaluate('new Promise((done) => requestIdleCallback(() => setTimeout(done, 100)))');
  return page.evaluate('window.longFrames');
}

async function measureHeap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

/** Jumps to every fifth category by pressing its tab. */
async function jumpThroughCategories(page: Page): Promise<void> {
  const tabs = page.getByRole('tab');
  const count = await tabs.count();
  for (let index = 0; index < count; index += 5) {
    await tabs.nth(index).evaluate((tab: HTMLElement) => tab.click());
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  }
}

/** Opens a page on a phone and records its long frames. `isReady` is a script that returns whether the page is complete. */
async function openPhone(browser: Browser, url: string, isReady: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.addInitScript(WATCH);
  await page.goto(url);
  await page.waitForFunction(isReady);
  // Wait until the page is complete, so that these figures contain no loading. Another figure, the blocking time, covers loading.
  await page.waitForLoadState('networkidle');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { context, page, cdp };
}

/** Scrolls the handmade list (see `handmade-page.ts`) for a number of frames at 4x CPU slowdown. */
export async function measureHandmade(
  browser: Browser,
  url: string,
  frames: number,
): Promise<{ readonly longFrames: number; readonly worst: number; readonly frameP95: number }> {
  const { context, page } = await openPhone(browser, url, 'document.querySelector("article") !== null');
  let frameP95 = 0;
  const longFrames = await recordFramesDuring(page, async () => {
    frameP95 = await page.evaluate<number>(`(async () => {
      const scroller = document.querySelector('main');
      ${SCROLL_HELPERS}
      for (let frame = 1; frame <= ${frames}; frame += 1) await moveTo(frame * ${STEP_PX});
      return frameP95From(0);
    })()`);
  });
  await context.close();
  return { longFrames: longFrames.length, worst: findLongestFrame(longFrames), frameP95 };
}

/** Scrolls the menu on a phone at 4x CPU slowdown to the bottom and partly back, then jumps to every fifth category. */
export async function measureScroll(browser: Browser, url: string): Promise<ScrollFigures> {
  const { context, page, cdp } = await openPhone(
    browser,
    url,
    `${scope}?.querySelectorAll('[role=tab]').length > 70`,
  );
  let scrollRecord = { elements: 0, frames: 0, frameP95: 0 };
  const scrollFrames = await recordFramesDuring(page, async () => {
    scrollRecord = await page.evaluate<typeof scrollRecord>(scrollFrom('top'));
  });
  const jumpFrames = await recordFramesDuring(page, () => jumpThroughCategories(page));
  // Measure the tasks in a second run, because recording a trace slows frames down.
  const tasks = await measureTaskTimes(browser, page, async () => {
    await page.evaluate(scrollFrom('bottom'));
    await jumpThroughCategories(page);
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const heapMb = await measureHeap(cdp);
  await context.close();
  return {
    worstScroll: findLongestFrame(scrollFrames),
    worstJump: findLongestFrame(jumpFrames),
    longFrames: scrollFrames.length + jumpFrames.length,
    pageTimes: [...scrollFrames, ...jumpFrames].map(({ pageMs }) => pageMs),
    worstTask: Math.max(...tasks),
    longTasks: tasks.filter((ms) => ms > 50).length,
    ...scrollRecord,
    heapMb,
  };
}
