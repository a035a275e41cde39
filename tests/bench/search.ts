import type { Browser, Page } from 'playwright';
import { computeMedian, formatSummary } from './measure.ts';

/** The cost of one keystroke, in ms. */
interface KeystrokeCost {
  /** The field's text after the keystroke. */
  readonly term: string;
  /** From the input event until the results are laid out. */
  readonly work: number;
  /** From the input event until the results are painted. Includes the wait for the next frame. */
  readonly paint: number;
}

export interface SearchFigures {
  readonly keys: readonly KeystrokeCost[];
  /** The longest task while the menu is indexed, in ms; 0 when none takes 50 ms. */
  readonly longestTask: number;
  /** From opening the search until the whole menu is indexed, in ms. */
  readonly indexingMs: number;
}

/**
 * Terms that are typed letter by letter and then deleted: names, Arabic, typing errors, several words, one letter,
 * unknown dishes.
 */
const TERMS = [
  's',
  'saffron cake',
  'smoekd salmon',
  'برياني الزعفران',
  'chocolate',
  'pizza qorulo',
  'sushi xqzw',
];

/**
 * How long a customer takes to start typing, and between two keystrokes when typing fast. The benchmark waits on
 * purpose: work that the app does meanwhile may slow down the next keystroke.
 */
const FIRST_KEY_DELAY_MS = 1_000;
const NEXT_KEY_DELAY_MS = 90;

/**
 * How many times every keystroke is measured. A keystroke that is really slow is slow in every run, so it shows in the
 * median.
 */
const RUN_COUNT = 3;
/** How many of the slowest keystrokes are printed. */
const SLOWEST_KEYS_PRINTED = 6;

/** A string, because the runner compiles functions with helpers that do not exist in the page. */
const WATCH = `
  const record = (window.searchRecord = { keys: [], longestTask: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      record.longestTask = Math.max(record.longestTask, duration);
  }).observe({ type: 'longtask' });
  addEventListener('input', (event) => {
    const start = performance.now();
    const key = { term: event.composedPath()[0].value, work: 0, paint: 0 };
    record.keys.push(key);
    const { port1, port2 } = new MessageChannel();
    // In the next task, or in the next frame if that comes first, the results are rendered.
    const measureLayout = () => {
      if (key.work) return;
      document.querySelector('order-app').shadowRoot.querySelector('main').getBoundingClientRect();
      key.work = performance.now() - start;
    };
    port1.onmessage = measureLayout;
    port2.postMessage(0);
    requestAnimationFrame(() => {
      measureLayout();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (key.paint = performance.now() - start);
      port2.postMessage(0);
    });
  }, { capture: true });
`;

const readRecord = (page: Page) =>
  page.evaluate<Pick<SearchFigures, 'keys' | 'longestTask'>>('window.searchRecord');

/**
 * Types into the search of a hosted menu (`url` is its menu home) at a CPU slowdown. `lastItem` is the name of the item
 * that is indexed last.
 */
async function measureSearch(
  browser: Browser,
  url: string,
  { slowdown, lastItem }: { readonly slowdown: number; readonly lastItem: string },
): Promise<SearchFigures> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.addInitScript(WATCH);
  // Drop the backend's results, so that only the index on the device is measured.
  await page.route('**/webapp/search/**', (route) =>
    route.fulfill({ json: { items: [], pagination: { page: 1, pages: 0, total: 0 } } }),
  );
  await page.goto(url);
  await page.getByRole('link', { name: 'Search the menu' }).waitFor();
  // Loading the menu is not measured here.
  await page.waitForLoadState('networkidle');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate('window.searchRecord.longestTask = 0');
  const startedMs = Date.now();
  await page.getByRole('link', { name: 'Search the menu' }).click();
  const field = page.getByRole('searchbox');
  await field.fill(lastItem);
  await page.getByRole('article', { name: lastItem }).first().waitFor({ timeout: 60_000 });
  const indexingMs = Date.now() - startedMs;
  const { longestTask } = await readRecord(page);
  await page.evaluate('window.searchRecord.keys.length = 0');
  // Open the search again, so that the next keystroke is the first one of a new visit.
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Search the menu' }).click();
  await field.waitFor();
  await page.waitForTimeout(FIRST_KEY_DELAY_MS);
  for (const term of TERMS) {
    for (const letter of term) {
      await page.keyboard.insertText(letter);
      // If a keystroke starts work after a delay, that work slows down the next keystroke.
      await page.waitForTimeout(NEXT_KEY_DELAY_MS);
    }
    // Delete with keys too: `fill` would add work by Playwright to the measurement.
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.waitForTimeout(NEXT_KEY_DELAY_MS);
  }
  const { keys } = await readRecord(page);
  await context.close();
  return { keys, longestTask, indexingMs };
}

/** The slowest keystrokes, slowest first: "“s” 9.8, empty 7.1". */
const formatSlowestKeys = (keys: readonly KeystrokeCost[]): string =>
  keys
    .toSorted((a, b) => b.work - a.work)
    .slice(0, SLOWEST_KEYS_PRINTED)
    .map(({ term, work }) => `${term ? `“${term}”` : 'empty'} ${work.toFixed(1)}`)
    .join(', ');

/** The median cost of each keystroke over all runs. */
const computeMedianKeys = (runs: readonly SearchFigures[]): KeystrokeCost[] =>
  (runs[0]?.keys ?? []).map(({ term }, index) => {
    const samePosition = runs.flatMap(({ keys }) => keys[index] ?? []);
    return {
      term,
      work: computeMedian(samePosition.map(({ work }) => work)),
      paint: computeMedian(samePosition.map(({ paint }) => paint)),
    };
  });

/** Prints the cost of a keystroke in the search of the menu at `url`, at full speed and at 4x CPU slowdown. */
export async function benchSearch(browser: Browser, url: string, lastItem: string): Promise<void> {
  for (const slowdown of [1, 4]) {
    const runs: SearchFigures[] = [];
    for (let run = 0; run < RUN_COUNT; run += 1)
      runs.push(await measureSearch(browser, url, { slowdown, lastItem }));
    const keys = computeMedianKeys(runs);
    const allKeys = runs.flatMap((run) => run.keys);
    console.log(`search, ${slowdown}x CPU, ${keys.length} keystrokes, medians of ${RUN_COUNT}`);
    console.log(`  to results laid out   ${formatSummary(keys.map(({ work }) => work))}`);
    console.log(`  to results painted    ${formatSummary(keys.map(({ paint }) => paint))}`);
    console.log(`  longest to lay out    ${formatSlowestKeys(keys)}`);
    console.log(
      `  all ${allKeys.length} single keystrokes ${formatSummary(allKeys.map(({ work }) => work))}; ${formatSlowestKeys(allKeys)}`,
    );
    console.log(
      `  indexed after ${computeMedian(runs.map(({ indexingMs }) => indexingMs))} ms, longest task meanwhile ${Math.max(...runs.map(({ longestTask }) => longestTask)).toFixed(0)} ms`,
    );
  }
}
