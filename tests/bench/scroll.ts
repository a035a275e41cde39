import type { Browser, CDPSession, Page } from 'playwright';
import { ownTimeOfTasks } from './own-time.ts';

export interface ScrollFigures {
  /** Milliseconds of the longest frame while scrolling, and while jumping by tabs; under 50 counts as 0. */
  readonly worstScroll: number;
  readonly worstJump: number;
  /** How many frames took over 50 ms, of both, and the milliseconds of each that are surely the page's. */
  readonly longFrames: number;
  readonly ownOfLong: readonly number[];
  /** How many there were while scrolling. */
  readonly frames: number;
  /** Milliseconds within which 19 of 20 frames followed the one before, where rows came. */
  readonly usual: number;
  /** Milliseconds of the page's own processor time in the longest task on the way back and of the jumps, and how many took over 50. */
  readonly worstTask: number;
  readonly longTasks: number;
  /** The most elements there were at once. */
  readonly elements: number;
  /** Megabytes of JavaScript heap after a collection, at the end. */
  readonly heap: number;
}

/**
 * The browser itself reports every frame over 50 ms, and its scripts of 5 ms and more. Those and the drawing are surely the
 * page's; what else went by before it was drawn may be the browser's own or the machine's. All of it counts as long.
 */
const WATCH = `
  window.longFrames = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration, renderStart, scripts } of list.getEntries()) {
      const before = scripts.filter((script) => script.startTime < renderStart);
      const drawing = renderStart ? startTime + duration - renderStart : 0;
      const own = before.reduce((sum, script) => sum + script.duration, drawing);
      window.longFrames.push({ duration, own });
    }
  }).observe({ type: 'long-animation-frame' });
`;

/** Pixels a frame, as fast as a strong flick. */
const STEP = 120;

/** In a page with a `scroller`: moves it a step a frame, and knows within how many ms 19 of 20 frames came, from one of them on. */
const MOVE = `
  const times = [];
  const moveTo = async (top) => {
    scroller.scrollTop = top;
    times.push(await new Promise(requestAnimationFrame));
  };
  const usualFrom = (first) => {
    const turns = times.slice(first + 1).map((time, at) => time - times[first + at]);
    return turns.sort((a, b) => a - b)[Math.floor(turns.length * 0.95)];
  };
`;

const scope = "document.querySelector('order-app').shadowRoot";

/**
 * Moves the app's own scroller, and notes the most elements: from the top to the bottom by a third of a screen each frame, so fast
 * that nothing could be read and most is not drawn, and from there a third of the way back as fast as a strong flick, with
 * every row drawn.
 */
const scrollFrom = (start: 'top' | 'bottom'): string => `(async () => {
  const scroller = ${scope}.querySelector('main');
  ${MOVE}
  // Counted where they stand: a list of them at each frame was garbage that the app would be blamed for.
  const parts = [...${scope}.children].map((part) => part.getElementsByTagName('*'));
  let elements = 0;
  const see = async (top) => {
    await moveTo(top);
    elements = Math.max(elements, parts.reduce((sum, { length }) => sum + length, parts.length));
  };
  const { clientHeight: screen, scrollHeight: height } = scroller;
  if (${start === 'top'}) for (let top = 0; top < height; top += screen / 3) await see(top);
  const back = times.length;
  for (let top = height - screen; top > height * 2 / 3; top -= screen / 7) await see(top);
  return { elements, frames: times.length, usual: usualFrom(back) };
})()`;

interface LongFrame {
  readonly duration: number;
  readonly own: number;
}
const longest = (frames: readonly LongFrame[]): number =>
  frames.reduce((most, { duration }) => Math.max(most, duration), 0);

async function framesDuring(page: Page, act: () => Promise<void>): Promise<LongFrame[]> {
  await page.evaluate('window.longFrames.length = 0');
  await act();
  // Reports of frames come a little after them.
  await page.evaluate('new Promise((done) => requestIdleCallback(() => setTimeout(done, 100)))');
  return page.evaluate('window.longFrames');
}

async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

/** To every fifth category by its tab. */
async function jumpThrough(page: Page): Promise<void> {
  const tabs = page.getByRole('tab');
  const count = await tabs.count();
  for (let at = 0; at < count; at += 5) {
    await tabs.nth(at).evaluate((tab: HTMLElement) => tab.click());
    await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  }
}

/** A page on a phone that tells its long frames; `stands` says in its own terms when it does. */
async function openPhone(browser: Browser, url: string, stands: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.addInitScript(WATCH);
  await page.goto(url);
  await page.waitForFunction(stands);
  // What the page does on its way is in its blocking time; scrolled is what stands.
  await page.waitForLoadState('networkidle');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { context, page, cdp };
}

/** The long frames of a list drawn by hand (see `handmade-page.ts`) that is scrolled for `frames` frames at 4x, and the usual ones. */
export async function measureHandmade(
  browser: Browser,
  url: string,
  frames: number,
): Promise<{ readonly longFrames: number; readonly worst: number; readonly usual: number }> {
  const { context, page } = await openPhone(browser, url, 'document.querySelector("article") !== null');
  let usual = 0;
  const long = await framesDuring(page, async () => {
    usual = await page.evaluate<number>(`(async () => {
      const scroller = document.querySelector('main');
      ${MOVE}
      for (let frame = 1; frame <= ${frames}; frame += 1) await moveTo(frame * ${STEP});
      return usualFrom(0);
    })()`);
  });
  await context.close();
  return { longFrames: long.length, worst: longest(long), usual };
}

/** A phone at 4x CPU slowdown: from top to bottom and some of the way back, then to every fifth category by its tab. */
export async function measureScroll(browser: Browser, url: string): Promise<ScrollFigures> {
  const { context, page, cdp } = await openPhone(
    browser,
    url,
    `${scope}?.querySelectorAll('[role=tab]').length > 70`,
  );
  let seen = { elements: 0, frames: 0, usual: 0 };
  const scrolled = await framesDuring(page, async () => {
    seen = await page.evaluate<typeof seen>(scrollFrom('top'));
  });
  const jumped = await framesDuring(page, () => jumpThrough(page));
  // Once more, for a trace takes time of the frames it is taken of.
  const tasks = await ownTimeOfTasks(browser, page, async () => {
    await page.evaluate(scrollFrom('bottom'));
    await jumpThrough(page);
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const heap = await heapOf(cdp);
  await context.close();
  return {
    worstScroll: longest(scrolled),
    worstJump: longest(jumped),
    longFrames: scrolled.length + jumped.length,
    ownOfLong: [...scrolled, ...jumped].map(({ own }) => own),
    worstTask: Math.max(...tasks),
    longTasks: tasks.filter((ms) => ms > 50).length,
    ...seen,
    heap,
  };
}
