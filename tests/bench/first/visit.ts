import type { Browser, CDPSession, Page } from 'playwright';
import { createWatchScript, TAP_BINDING, type WatchRecord } from './watch-script.ts';

const MAX_WAIT_MS = 60_000;
/** A page counts as settled after this time without requests or long tasks, in ms. */
const QUIET_MS = 1_000;
/** A tap that has not changed the cart after this time is lost. */
const MAX_TAP_MS = 20_000;

export interface Visit extends Omit<WatchRecord, 'cartChanged'> {
  /** Bytes over the wire until the page is settled, headers included. */
  readonly bytes: number;
  readonly requests: number;
  readonly scripts: number;
  /** The pages and the data that the visit requested, without scripts and styles. */
  readonly dataUrls: readonly string[];
}

interface Traffic {
  bytes: number;
  requests: number;
  scripts: number;
  readonly dataUrls: string[];
}

const readRecord = (page: Page): Promise<WatchRecord> => page.evaluate<WatchRecord>('window.benchRecord');

/** Waits until `readTime` returns a number other than 0. Polls, because security policies block `waitForFunction`. */
async function waitForTime(
  page: Page,
  readTime: (record: WatchRecord) => number,
  maxMs: number,
): Promise<number> {
  const deadline = Date.now() + maxMs;
  while (Date.now() < deadline) {
    const time = readTime(await readRecord(page));
    if (time) return time;
    await page.waitForTimeout(100);
  }
  return 0;
}

function countTraffic(cdp: CDPSession): Traffic {
  const traffic: Traffic = { bytes: 0, requests: 0, scripts: 0, dataUrls: [] };
  cdp.on('Network.requestWillBeSent', ({ request, type }) => {
    if (!request.url.startsWith('https:')) return;
    traffic.requests += 1;
    if (type === 'Script') traffic.scripts += 1;
    if (request.method === 'GET' && (type === 'Document' || type === 'Fetch'))
      traffic.dataUrls.push(request.url);
  });
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  return traffic;
}

/** Waits until a second passes without requests or long tasks. */
async function waitUntilSettled(page: Page, traffic: Traffic): Promise<void> {
  const deadline = Date.now() + MAX_WAIT_MS;
  const readActivity = async () =>
    `${traffic.requests} ${traffic.bytes} ${(await readRecord(page)).blocking}`;
  let previousActivity = '';
  let currentActivity = await readActivity();
  while (currentActivity !== previousActivity && Date.now() < deadline) {
    await page.waitForTimeout(QUIET_MS);
    previousActivity = currentActivity;
    currentActivity = await readActivity();
  }
}

/** Opens a page with a cold cache on a slow phone (4x CPU slowdown, 1.6 Mbit/s, 150 ms latency) and closes it afterwards. */
async function withSlowPhone<T>(
  browser: Browser,
  visitPage: (page: Page, cdp: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
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
  try {
    return await visitPage(page, cdp);
  } finally {
    await context.close();
  }
}

/** Measures one visit until the page is settled. Throws when no item appears. */
export const measureVisit = (browser: Browser, url: string): Promise<Visit> =>
  withSlowPhone(browser, async (page, cdp) => {
    const traffic = countTraffic(cdp);
    await page.addInitScript(createWatchScript({ willTap: false }));
    await page.goto(url, { waitUntil: 'commit' });
    if (!(await waitForTime(page, ({ firstItem }) => firstItem, MAX_WAIT_MS)))
      throw new Error(`No item became visible on ${url}`);
    await waitUntilSettled(page, traffic);
    const { firstItem, blocking, longestTask, layoutShift } = await readRecord(page);
    return { firstItem, blocking, longestTask, layoutShift, ...traffic };
  });

/**
 * Taps the first "+" as soon as it is visible. Returns the milliseconds from the start of the navigation until the cart bar
 * shows the item, or null when the tap is lost.
 */
export const measureTap = (browser: Browser, url: string): Promise<number | null> =>
  withSlowPhone(browser, async (page) => {
    await page.exposeFunction(TAP_BINDING, (position: string) => {
      const { x, y } = JSON.parse(position) as { x: number; y: number };
      return page.touchscreen.tap(x, y);
    });
    await page.addInitScript(createWatchScript({ willTap: true }));
    await page.goto(url, { waitUntil: 'commit' });
    return (await waitForTime(page, ({ cartChanged }) => cartChanged, MAX_TAP_MS)) || null;
  });
