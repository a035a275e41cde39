import type { Browser } from 'playwright';

export interface Figures {
  /** Milliseconds from navigation start until an item is inside the viewport. */
  readonly firstItem: number;
  /** Total blocking time: the part of each long task beyond 50 ms, in ms. */
  readonly blocking: number;
  /** Bytes over the wire, headers included. */
  readonly bytes: number;
}

/**
 * Runs before the page's own scripts. Records when the first item is visible, and every long task. The script is a
 * string because the test runner compiles functions with helpers that do not exist in the page.
 */
const WATCH = `
  const record = (window.benchRecord = { firstItem: 0, blocking: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) record.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  const checkFrame = () => {
    const scope = document.querySelector('order-app')?.shadowRoot ?? document;
    const box = scope.querySelector('article')?.getBoundingClientRect();
    if (box && box.height > 0 && box.top < innerHeight) record.firstItem = performance.now();
    else requestAnimationFrame(checkFrame);
  };
  requestAnimationFrame(checkFrame);
`;

/** Measures one cold visit on a phone: 4x CPU slowdown, 1.6 Mbit/s, 150 ms latency. */
export async function measurePage(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(WATCH);
  await page.goto(url, { waitUntil: 'commit' });
  const handle = await page.waitForFunction('window.benchRecord?.firstItem > 0', undefined, {
    timeout: 60_000,
  });
  await handle.dispose();
  const bytesUntilItem = bytes;
  await page.waitForLoadState('networkidle');
  const record = await page.evaluate<{ firstItem: number; blocking: number }>('window.benchRecord');
  await context.close();
  return { ...record, bytes: bytesUntilItem };
}

export const computeMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The median of each figure. */
export const computeMedians = (runs: readonly Figures[]): Figures => ({
  firstItem: computeMedian(runs.map(({ firstItem }) => firstItem)),
  blocking: computeMedian(runs.map(({ blocking }) => blocking)),
  bytes: computeMedian(runs.map(({ bytes }) => bytes)),
});

/** Formats the median, the 95th percentile and the worst value, in ms. */
export function formatSummary(values: readonly number[], digits = 1): string {
  const sorted = values.toSorted((a, b) => a - b);
  const formatPercentile = (share: number): string =>
    (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(digits).padStart(5);
  return `median ${formatPercentile(0.5)} ms   p95 ${formatPercentile(0.95)} ms   worst ${formatPercentile(1)} ms`;
}
