/**
 * npm run bench [first] [large] [pricing] [market] [zones] [slots] [status]: what a menu costs a customer, in one run, medians of 5. Prints figures and ratios; judges
 * nothing. Needs a build (npm run build).
 *
 * first: first item visible, blocking time and bytes of the embedded menu beside a hand-written static page with the same
 * items. large: a menu of 5,000 items in 80 categories beside one of 300; how it scrolls (beside a list that is drawn by hand), jumps and is searched.
 * pricing: a cart of 200 lines, and how soon every total shows an item that was added.
 * market: a page of forty businesses beside a page of one, and what scrolling past all of them takes.
 * zones: finding the zone of a place among 500 of 1,000 vertices, beside asking each of them.
 * slots: the slots of 14 days at 5-minute steps, beside asking the platform for every slot's time.
 * status: how soon a customer sees what the staff presses in the console.
 */
import { type Browser, chromium } from 'playwright';
import { findChromium } from '../chromium.mjs';
import { benchSlots } from './bench-slots.ts';
import { businessOf } from './business-of.ts';
import { handmadePage } from './handmade-page.ts';
import { largeBusiness } from './large-business.ts';
import { benchMarket, marketPages } from './market.ts';
import { type Figures, measure, medianOf } from './measure.ts';
import { benchPricing } from './pricing.ts';
import { measureHandmade, measureScroll } from './scroll.ts';
import { benchSearch } from './search.ts';
import { type Servers, startServers } from './servers.ts';
import { embeddingPage, staticPage } from './static-page.ts';
import { benchStatus } from './status.ts';
import { benchZones } from './zones.ts';

const SIZES = [30, 300, 3000];
const RUNS = 5;
/** Made alike, so that the ratio is of the size alone. */
const LARGE = { 'large-300': { items: 300, categories: 5 }, 'large-5000': { items: 5000, categories: 80 } };
/** The last item of the large menu, which is indexed last. */
const LAST_ITEM = 'Grilled walnut toast Zifeja';

const row = (label: string, { firstItem, blocking, bytes }: Figures): string =>
  `  ${label.padEnd(11)} first item ${firstItem.toFixed(0).padStart(6)} ms   blocking ${blocking.toFixed(0).padStart(6)} ms   ${(bytes / 1024).toFixed(1).padStart(7)} KB`;

/** Two pages in turn, so that a busy moment of the machine hits both. */
async function compare(
  browser: Browser,
  urls: readonly [string, string],
): Promise<readonly [Figures, Figures]> {
  const runs: [Figures[], Figures[]] = [[], []];
  for (let turn = 0; turn < RUNS; turn += 1) {
    runs[0].push(await measure(browser, urls[0]));
    runs[1].push(await measure(browser, urls[1]));
  }
  return [medianOf(runs[0]), medianOf(runs[1])];
}

async function benchFirst(browser: Browser, { host }: Servers): Promise<void> {
  for (const size of SIZES) {
    const [theirs, ours] = await compare(browser, [`${host}/static-${size}`, `${host}/embedded-${size}`]);
    console.log(`${size} items, medians of ${RUNS}`);
    console.log(row('static', theirs));
    console.log(row('embedded', ours));
    console.log(
      `  ratio       first item ${(ours.firstItem / theirs.firstItem).toFixed(2)}   bytes ${(ours.bytes / theirs.bytes).toFixed(2)}`,
    );
  }
}

async function benchLarge(browser: Browser, { host, backend }: Servers): Promise<void> {
  const [few, many] = await compare(browser, [`${host}/large-300`, `${host}/large-5000`]);
  console.log(`5,000 items in 80 categories beside 300, medians of ${RUNS}`);
  console.log(row('300', few));
  console.log(row('5,000', many));
  console.log(`  ratio       first item ${(many.firstItem / few.firstItem).toFixed(2)}`);
  const scroll = await measureScroll(browser, `${host}/large-5000`);
  console.log(
    `  at 4x       longest frame scrolling ${scroll.worstScroll.toFixed(0)} ms, jumping ${scroll.worstJump.toFixed(0)} ms (under 50: 0); ${scroll.longFrames} of ${scroll.frames} frames over 50 ms`,
  );
  if (scroll.longFrames)
    console.log(
      `  of these    scripts of 5 ms and more, and drawing: ${scroll.ownOfLong.map((ms) => ms.toFixed(0)).join(', ')} ms; the rest went by before: short scripts, collecting garbage, waiting`,
    );
  const byHand = await measureHandmade(browser, `${host}/handmade`, scroll.frames);
  console.log(
    `  by hand     ${byHand.longFrames} of as many frames over 50 ms, the longest ${byHand.worst.toFixed(0)} ms: the same dishes on a page with nothing else`,
  );
  console.log(
    `  a frame     19 of 20 within ${scroll.usual.toFixed(1)} ms where rows come, by hand ${byHand.usual.toFixed(1)} ms; ratio ${(scroll.usual / byHand.usual).toFixed(2)}`,
  );
  console.log(
    `  own time    longest task ${scroll.worstTask.toFixed(0)} ms; ${scroll.longTasks} over 50 ms (whatever else the machine does)`,
  );
  console.log(`  at most     ${scroll.elements} elements, ${scroll.heap.toFixed(1)} MB of heap`);
  await benchSearch(browser, `${backend}/large-5000/car_pickup`, LAST_ITEM);
}

const asked = process.argv.slice(2);
const isAsked = (name: string): boolean => !asked.length || asked.includes(name);

const businesses: Record<string, unknown> = {};
if (isAsked('first'))
  for (const size of SIZES) businesses[`bench-${size}`] = businessOf(`bench-${size}`, size);
if (isAsked('pricing')) businesses.pricing = businessOf('pricing', 100);
if (isAsked('status')) businesses['bench-status'] = businessOf('bench-status', 10);
if (isAsked('large'))
  for (const [name, size] of Object.entries(LARGE)) businesses[name] = largeBusiness(name, size);

const servers = await startServers(
  businesses,
  (backend) =>
    new Map([
      ...SIZES.map((size): [string, string] => [`/static-${size}`, staticPage(size)]),
      ...SIZES.map((size): [string, string] => [
        `/embedded-${size}`,
        embeddingPage(backend, `bench-${size}`),
      ]),
      ['/handmade', handmadePage(largeBusiness('large-5000', LARGE['large-5000']))],
      ...marketPages(backend),
      ...Object.keys(LARGE).map((name): [string, string] => [`/${name}`, embeddingPage(backend, name)]),
    ]),
);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
try {
  if (isAsked('first')) await benchFirst(browser, servers);
  if (isAsked('large')) await benchLarge(browser, servers);
  if (isAsked('market')) await benchMarket(browser, servers.host);
  if (isAsked('pricing')) await benchPricing(browser, `${servers.backend}/pricing/car_pickup`);
  if (isAsked('zones')) await benchZones(browser);
  if (isAsked('slots')) await benchSlots(browser);
  if (isAsked('status')) await benchStatus(browser, servers.backend);
} finally {
  await browser.close();
  servers.stop();
}
