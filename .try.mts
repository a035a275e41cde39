import { writeFileSync, readFileSync } from 'node:fs';
import { openPglite } from '/work/wt/ssr/demo/server/db/open-database.ts';
import { createApp } from '/work/wt/ssr/demo/server/http-app.ts';
import { seedBusinesses } from '/work/wt/ssr/demo/server/seed.ts';
import { folders } from '/work/wt/ssr/demo/server/folders.ts';
const { db, close } = await openPglite('/tmp/try-db');
const seeded = await seedBusinesses(db, folders.businesses);
console.log(seeded.map(s=>s.referenceId).join(' '));
const app = createApp({ db, secret: 'x'.repeat(64), dataDir: '/tmp/try-data', log: console.error, now: Date.now, consolePassword: null, paymentWebhookSecret: null } as never);
const { renderFirstScreen } = await import('/work/wt/ssr/dist/server/first-screen-renderer.mjs');
const load = async (c: string) => JSON.parse(readFileSync(`/work/wt/ssr/locales/${c}.json`,'utf8'));
for (const path of process.argv.slice(2)) {
  const ref = path.split('/')[1];
  const r = await app.hono.request(`/api/webapp/v5/restaurant/${ref}`, { headers: { 'x-locale': 'en', 'accept-language': 'en' } });
  const firstData = { status: r.status, body: await r.json() };
  for (let i=0;i<3;i++) {
  const t = performance.now();
  try {
  const s = await renderFirstScreen({ referenceId: ref, path, locale: 'en', colorScheme: undefined, brand: '', apiBase: 'http://x/api', linkBase: '', firstData, fetch: (u: any, init: any) => app.hono.request(String(u).replace('http://x',''), init), loadLocale: load, now: Date.now(), isWholeMenu: true });
  console.log(path, s.status, s.path, s.html.length, s.css.length, Math.round(performance.now()-t),'ms');
  writeFileSync(`/tmp/try${path.replaceAll('/','_')}.html`, `<!doctype html><meta charset=utf-8><body style="margin:0"><div id=h style="position:relative;height:100vh"><template shadowrootmode=open><style>${s.css}</style>${s.html}</template></div>`);
  } catch (e) { console.log(path, e); break; }
  }
}
await app.close(); await close(); process.exit(0);
