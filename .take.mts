// measures the takeover: pixel difference before/after, CLS, plus replay
import { chromium } from 'playwright';
import { writeFileSync } from 'node:fs';
import { PNG } from 'pngjs'; import pixelmatch from 'pixelmatch';
const [path='/demo-cafe/car_pickup', scroll='0'] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu'] });
for (const [w,h] of (process.env.SIZES ?? '360x640 390x844 768x1024 1280x800').split(' ').map(s => s.split('x').map(Number)) as [number,number][]) for (const scheme of ['light','dark'] as const) for (const locale of ['en-GB','ar'] ) {
  const c = await b.newContext({ viewport: { width: w, height: h }, colorScheme: scheme, locale, reducedMotion: 'reduce' });
  const p = await c.newPage();
  p.on('pageerror', e => console.log('ERR', e.message));
  p.on('console', m => m.type()==='error' && console.log('console', m.text().slice(0,200)));
  let release = () => {}; const held = new Promise<void>(r => { release = r; });
  await p.route('**/assets/app-*.js', async r => { await held; await r.continue(); });
  await p.addInitScript(() => { (window as any).cls = []; new PerformanceObserver(l => { for (const e of l.getEntries() as any) (window as any).cls.push([Math.round(e.startTime), e.value, e.sources?.map((s:any)=>[s.previousRect,s.currentRect].map((r:any)=>[r.x,r.y,r.width,r.height].map(Math.round).join(' ')).join(' > '))]); }).observe({ type: 'layout-shift', buffered: true }); });
  await p.goto('http://localhost:8131' + path, { waitUntil: 'commit' });
  const main = p.locator('.first-screen main');
  await main.waitFor({ timeout: 5000 }).catch(() => console.log('no first screen'));
  if (+scroll) await main.evaluate((m, y) => { m.scrollTop = y; }, +scroll);
  await p.waitForTimeout(1200);
  const before = PNG.sync.read(await p.screenshot());
  release();
  await p.locator('.first-screen').waitFor({ state: 'detached', timeout: 15000 });
  await p.waitForTimeout(100);
  const after = PNG.sync.read(await p.screenshot());
  await p.waitForTimeout(1500);
  const late = PNG.sync.read(await p.screenshot());
  const diff = new PNG({ width: w, height: h });
  const n = pixelmatch(before.data, after.data, diff.data, w, h, { threshold: 0.1 });
  const m = pixelmatch(before.data, late.data, null as never, w, h, { threshold: 0.1 });
  const tag = `${path.replaceAll('/','_')}-${w}-${scheme}-${locale}`;
  if (n) { writeFileSync(`/tmp/d${tag}-before.png`, PNG.sync.write(before)); writeFileSync(`/tmp/d${tag}-after.png`, PNG.sync.write(after)); writeFileSync(`/tmp/d${tag}.png`, PNG.sync.write(diff)); }
  console.log(tag, 'diff', n, 'late', m, 'cls', JSON.stringify(await p.evaluate(() => (window as any).cls)), 'scroll', await p.locator('main').first().evaluate(x => x.scrollTop));
  await c.close();
}
await b.close();
