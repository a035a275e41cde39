import type { Browser, Page } from 'playwright';
import { middle, summary } from './measure.ts';

/** What one key cost, in milliseconds. */
interface Key {
  /** What stood in the field after it. */
  readonly term: string;
  /** From its input event until its results are laid out. */
  readonly work: number;
  /** The same until the frame that shows them is painted: the wait for the next frame included. */
  readonly paint: number;
}

export interface SearchFigures {
  readonly keys: readonly Key[];
  /** The longest task while the menu was being indexed, in milliseconds; 0 when none took 50. */
  readonly longestTask: number;
  /** Milliseconds from opening the search until all of the menu can be found. */
  readonly indexed: number;
}

/** Typed letter by letter, each followed by deleting it all: names, Arabic, slips, several words, one letter, and what nobody sells. */
const TERMS = [
  's',
  'saffron cake',
  'smoekd salmon',
  'برياني الزعفران',
  'chocolate',
  'pizza qorulo',
  'sushi xqzw',
];

/** From the search standing to a customer's first key, and from one key to the next of a quick typist. */
const TO_FIRST_KEY_MS = 1_000;
const TO_NEXT_KEY_MS = 90;

/** The same keys so many times: a key that is slow is so each time. The worst of all is told, too: a customer meets it once. */
const RUNS = 3;
/** So many of the slowest keys are told by name. */
const WORST_NAMED = 6;

/** As text, since the runner adds helpers to functions that the page does not have. */
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
    // The next task, or the next frame where the browser prefers to draw first: what the event led to is rendered by then.
    const look = () => {
      if (key.work) return;
      document.querySelector('order-app').shadowRoot.querySelector('main').getBoundingClientRect();
      key.work = performance.now() - start;
    };
    port1.onmessage = look;
    port2.postMessage(0);
    requestAnimationFrame(() => {
      look();
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (key.paint = performance.now() - start);
      port2.postMessage(0);
    });
  }, { capture: true });
`;

const recordOf = (page: Page) =>
  page.evaluate<Pick<SearchFigures, 'keys' | 'longestTask'>>('window.searchRecord');

/**
 * Types into the search of a hosted menu (`url` is its menu home) at a CPU slowdown, key by key. `lastItem` is the name of
 * the item that is indexed last.
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
  // What the backend finds would pass for what the device has indexed.
  await page.route('**/webapp/search/**', (route) =>
    route.fulfill({ json: { items: [], pagination: { page: 1, pages: 0, total: 0 } } }),
  );
  await page.goto(url);
  await page.getByRole('link', { name: 'Search the menu' }).waitFor();
  // The menu's own reading is not what is measured here.
  await page.waitForLoadState('networkidle');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate('window.searchRecord.longestTask = 0');
  const started = Date.now();
  await page.getByRole('link', { name: 'Search the menu' }).click();
  const field = page.getByRole('searchbox');
  await field.fill(lastItem);
  await page.getByRole('article', { name: lastItem }).first().waitFor({ timeout: 60_000 });
  const indexed = Date.now() - started;
  const { longestTask } = await recordOf(page);
  await page.evaluate('window.searchRecord.keys.length = 0');
  // As one comes to it who has typed nothing yet: what the driver typed to see the menu indexed was nobody's first key.
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Search the menu' }).click();
  await field.waitFor();
  await page.waitForTimeout(TO_FIRST_KEY_MS);
  for (const term of TERMS) {
    for (const letter of term) {
      await page.keyboard.insertText(letter);
      // What one key starts late meets the next.
      await page.waitForTimeout(TO_NEXT_KEY_MS);
    }
    // By keys too: filling it would be a task of the driver's own that the results wait for.
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.waitForTimeout(TO_NEXT_KEY_MS);
  }
  const { keys } = await recordOf(page);
  await context.close();
  return { keys, longestTask, indexed };
}

/** "“s” 9.8, emptied 7.1": the keys that took longest, the longest first. */
const longest = (keys: readonly Key[]): string =>
  keys
    .toSorted((a, b) => b.work - a.work)
    .slice(0, WORST_NAMED)
    .map(({ term, work }) => `${term ? `“${term}”` : 'emptied'} ${work.toFixed(1)}`)
    .join(', ');

/** Each key at what it cost in the middle one of the runs. */
const mediansOf = (runs: readonly SearchFigures[]): Key[] =>
  (runs[0]?.keys ?? []).map(({ term }, at) => {
    const same = runs.flatMap(({ keys }) => keys[at] ?? []);
    return {
      term,
      work: middle(same.map(({ work }) => work)),
      paint: middle(same.map(({ paint }) => paint)),
    };
  });

/** Prints what a keystroke costs in the search of the menu at `url`, at full speed and at 4x slowdown. */
export async function benchSearch(browser: Browser, url: string, lastItem: string): Promise<void> {
  for (const slowdown of [1, 4]) {
    const runs: SearchFigures[] = [];
    for (let run = 0; run < RUNS; run += 1)
      runs.push(await measureSearch(browser, url, { slowdown, lastItem }));
    const keys = mediansOf(runs);
    const all = runs.flatMap((run) => run.keys);
    console.log(`search, ${slowdown}x CPU, ${keys.length} keystrokes, medians of ${RUNS}`);
    console.log(`  to results laid out   ${summary(keys.map(({ work }) => work))}`);
    console.log(`  to results painted    ${summary(keys.map(({ paint }) => paint))}`);
    console.log(`  longest to lay out    ${longest(keys)}`);
    console.log(`  of all ${all.length} by itself ${summary(all.map(({ work }) => work))}; ${longest(all)}`);
    console.log(
      `  indexed after ${middle(runs.map(({ indexed }) => indexed))} ms, longest task meanwhile ${Math.max(...runs.map(({ longestTask }) => longestTask)).toFixed(0)} ms`,
    );
  }
}
