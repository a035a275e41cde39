/**
 * npm run bench: first item visible, blocking time and bytes of the embedded menu beside a hand-written static page with
 * the same items, in one run, in turn, medians of 5. Prints ratios; judges nothing. Needs a build (npm run build).
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findChromium } from '../chromium.mjs';
import { businessOf } from './business-of.ts';
import { type Figures, measure, medianOf } from './measure.ts';
import { embeddingPage, staticPage } from './static-page.ts';

const SIZES = [30, 300, 3000];
const RUNS = 5;
const BACKEND_PORT = 8191;
const HOST_PORT = 8192;
const backend = `http://127.0.0.1:${BACKEND_PORT}`;
const host = `http://127.0.0.1:${HOST_PORT}`;

const dataDir = mkdtempSync(join(tmpdir(), 'order-app-bench-'));
const env = { ...process.env, PORT: String(BACKEND_PORT), DATA_DIR: dataDir };

function run(script: string, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${script} ended with ${code}`))));
  });
}

for (const size of SIZES) {
  const file = join(dataDir, `bench-${size}.json`);
  writeFileSync(file, JSON.stringify(businessOf(`bench-${size}`, size)));
  await run('demo/server/import.ts', file);
}

const server = spawn(process.execPath, ['--import', 'tsx', 'demo/server/main.ts'], {
  env,
  stdio: ['ignore', 'ignore', 'inherit'],
});
const isUp = async (): Promise<boolean> => {
  try {
    return (await fetch(`${backend}/api/webapp/v5/restaurant/bench-30`)).ok;
  } catch {
    return false;
  }
};
while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 100));

const pages = new Map<string, Buffer>();
for (const size of SIZES) {
  pages.set(`/static-${size}`, brotliCompressSync(staticPage(size)));
  pages.set(`/embedded-${size}`, brotliCompressSync(embeddingPage(backend, `bench-${size}`)));
}
const hostServer = createServer((request, response) => {
  const page = pages.get(request.url ?? '');
  response.writeHead(page ? 200 : 404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
  });
  response.end(page);
}).listen(HOST_PORT, '127.0.0.1');

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
const row = (label: string, { firstItem, blocking, bytes }: Figures): string =>
  `  ${label.padEnd(9)} first item ${firstItem.toFixed(0).padStart(6)} ms   blocking ${blocking.toFixed(0).padStart(6)} ms   ${(bytes / 1024).toFixed(1).padStart(7)} KB`;

for (const size of SIZES) {
  const embedded: Figures[] = [];
  const plain: Figures[] = [];
  for (let turn = 0; turn < RUNS; turn += 1) {
    plain.push(await measure(browser, `${host}/static-${size}`));
    embedded.push(await measure(browser, `${host}/embedded-${size}`));
  }
  const [ours, theirs] = [medianOf(embedded), medianOf(plain)];
  console.log(`${size} items, medians of ${RUNS}`);
  console.log(row('static', theirs));
  console.log(row('embedded', ours));
  console.log(
    `  ratio     first item ${(ours.firstItem / theirs.firstItem).toFixed(2)}   bytes ${(ours.bytes / theirs.bytes).toFixed(2)}`,
  );
}

await browser.close();
hostServer.close();
server.kill();
rmSync(dataDir, { recursive: true, force: true });
