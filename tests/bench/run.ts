/**
 * npm run bench -- [first] [large] [pricing] [market] [zones] [slots] [status] [load]: measures the named parts, or all of them.
 * It prints figures and ratios, and never fails because of them. Needs a build (npm run build).
 *
 * - first: time to the first item, blocking time, layout shift and traffic of the embedded menu, the hosted page, a bare
 *   Preact element and a static page with the same items, over HTTP/2. Options: `--before <folder>` also measures another
 *   checkout with a build; `--items 30` (repeatable) and `--rounds 1` measure less.
 * - large: a menu of 5,000 items and one of 300: the first item, scrolling, jumping and searching
 * - pricing: pricing a cart of 200 lines, and the time until every total on the page includes an added item
 * - market: a page of forty businesses and a page of one, and scrolling past all forty
 * - zones: finding the zone of a location among 500 zones of 1,000 vertices, with and without the index
 * - slots: the slots of 14 days at 5-minute steps, with and without an `Intl` call for every slot
 * - status: the time from a button in the console to the customer's screen
 * - load: requests per second, response times under load and lost requests of a stopping server (tests/load)
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { findChromium } from '../chromium.mjs';
import { benchLoad } from '../load/bench-load.ts';
import { benchSlots } from './bench-slots.ts';
import { benchFirst } from './first/bench-first.ts';
import { renderHandmadePage } from './handmade-page.ts';
import { renderEmbeddingPage } from './host-pages.ts';
import { createLargeBusiness } from './large-business.ts';
import { benchMarket, createMarketPages } from './market.ts';
import { computeMedians, type Figures, measurePage } from './measure.ts';
import { benchPricing } from './pricing.ts';
import { measureHandmade, measureScroll } from './scroll.ts';
import { benchSearch } from './search.ts';
import { type Servers, startServers } from './servers.ts';
import { createBusiness } from './small-business.ts';
import { benchStatus } from './status.ts';
import { benchZones } from './zones.ts';

const RUN_COUNT = 5;
/** Two menus of the same kind, so that only the size differs. */
const LARGE_BUSINESSES = {
  'large-300': { items: 300, categories: 5 },
  'large-5000': { items: 5000, categories: 80 },
};
/** The last item of the large menu. The search indexes it last. */
const LAST_ITEM = 'Grilled walnut toast Zifeja';

const formatFigures = (label: string, { firstItem, blocking, bytes }: Figures): string =>
  `  ${label.padEnd(11)} first item ${firstItem.toFixed(0).padStart(6)} ms   blocking ${blocking.toFixed(0).padStart(6)} ms   ${(bytes / 1024).toFixed(1).padStart(7)} KB`;

/** Measures two pages alternately, so that load on the machine affects both. */
async function comparePages(
  browser: Browser,
  urls: readonly [string, string],
): Promise<readonly [Figures, Figures]> {
  const runs: [Figures[], Figures[]] = [[], []];
  for (let run = 0; run < RUN_COUNT; run += 1) {
    runs[0].push(await measurePage(browser, urls[0]));
    runs[1].push(await measurePage(browser, urls[1]));
  }
  return [computeMedians(runs[0]), computeMedians(runs[1])];
}

async function benchLarge(browser: Browser, { host, backend }: Servers): Promise<void> {
  const [smallMenu, largeMenu] = await comparePages(browser, [`${host}/large-300`, `${host}/large-5000`]);
  console.log(`5,000 items in 80 categories and 300 items, medians of ${RUN_COUNT}`);
  console.log(formatFigures('300', smallMenu));
  console.log(formatFigures('5,000', largeMenu));
  console.log(`  ratio       first item ${(largeMenu.firstItem / smallMenu.firstItem).toFixed(2)}`);
  const scroll = await measureScroll(browser, `${host}/large-5000`);
  console.log(
    `  at 4x       longest frame scrolling ${scroll.worstScroll.toFixed(0)} ms, jumping ${scroll.worstJump.toFixed(0)} ms (under 50: 0); ${scroll.longFrames} of ${scroll.frames} frames over 50 ms`,
  );
  if (scroll.longFrames)
    console.log(
      `  of these    scripts of 5 ms and more, and rendering: ${scroll.pageTimes.map((ms) => ms.toFixed(0)).join(', ')} ms; the rest is short scripts, garbage collection and waiting`,
    );
  const handmade = await measureHandmade(browser, `${host}/handmade`, scroll.frames);
  console.log(
    `  handmade    ${handmade.longFrames} of as many frames over 50 ms, the longest ${handmade.worst.toFixed(0)} ms: the same dishes in a minimal list`,
  );
  console.log(
    `  frame time  p95 ${scroll.frameP95.toFixed(1)} ms while rows render, handmade ${handmade.frameP95.toFixed(1)} ms; ratio ${(scroll.frameP95 / handmade.frameP95).toFixed(2)}`,
  );
  console.log(`  CPU time    longest task ${scroll.worstTask.toFixed(0)} ms; ${scroll.longTasks} over 50 ms`);
  console.log(`  at most     ${scroll.elements} elements, ${scroll.heapMb.toFixed(1)} MB of heap`);
  await benchSearch(browser, `${backend}/large-5000/car_pickup`, LAST_ITEM);
}

const { values: options, positionals: selectedNames } = parseArgs({
  allowPositionals: true,
  options: {
    before: { type: 'string' },
    items: { type: 'string', multiple: true, default: ['30', '300', '3000'] },
    rounds: { type: 'string', default: '5' },
  },
});
const isSelected = (name: string): boolean => !selectedNames.length || selectedNames.includes(name);

/** Measures the parts that need a backend and a host over HTTP. */
async function benchOverHttp(browser: Browser): Promise<void> {
  const businesses: Record<string, unknown> = {};
  if (isSelected('pricing')) businesses.pricing = createBusiness('pricing', 100);
  if (isSelected('status')) businesses['bench-status'] = createBusiness('bench-status', 10);
  if (isSelected('large'))
    for (const [name, size] of Object.entries(LARGE_BUSINESSES))
      businesses[name] = createLargeBusiness(name, size);
  const servers = await startServers(
    businesses,
    (backend) =>
      new Map([
        ['/handmade', renderHandmadePage(createLargeBusiness('large-5000', LARGE_BUSINESSES['large-5000']))],
        ...createMarketPages(backend),
        ...Object.keys(LARGE_BUSINESSES).map((name): [string, string] => [
          `/${name}`,
          renderEmbeddingPage(backend, name),
        ]),
      ]),
  );
  try {
    if (isSelected('large')) await benchLarge(browser, servers);
    if (isSelected('market')) await benchMarket(browser, servers.host);
    if (isSelected('pricing')) await benchPricing(browser, `${servers.backend}/pricing/car_pickup`);
    if (isSelected('status')) await benchStatus(browser, servers.backend);
  } finally {
    servers.stop();
  }
}

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--ignore-certificate-errors'],
});
try {
  if (isSelected('first'))
    await benchFirst(browser, {
      sizes: options.items.map(Number),
      rounds: Number(options.rounds),
      before: options.before,
    });
  if (['large', 'market', 'pricing', 'status'].some(isSelected)) await benchOverHttp(browser);
  if (isSelected('zones')) await benchZones(browser);
  if (isSelected('slots')) await benchSlots(browser);
  if (isSelected('load')) await benchLoad();
} finally {
  await browser.close();
}
