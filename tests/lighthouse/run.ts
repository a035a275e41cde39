/**
 * Measures what the script tag costs its host page: Lighthouse's performance score (mobile, with Lighthouse's
 * throttling) of one page with and without the tag, alternating in the same run. Fails if the medians differ by more
 * than MAX_POINTS_LOST.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { RestartableServer } from '../e2e/testing/servers/restartable-server.ts';
import { readHostFile, type Variant } from './measured-page.ts';

const RUN_COUNT = 5;
const MAX_POINTS_LOST = 2;
/** `--first-view` puts the element at the top of the page. Informational only: the run never fails. */
const IN_FIRST_VIEW = process.argv.includes('--first-view');

const computeMedian = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

/** Serves the host page on a different origin from the backend. */
async function serveHost(backend: string): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    const variant = (searchParams.get('variant') ?? 'without') as Variant;
    const file = readHostFile(pathname.slice(1), { backend, variant });
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': 'br',
      'cache-control': 'max-age=600',
    });
    response.end(file.compressed);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

interface Score {
  /** 0 to 100. */
  readonly points: number;
  readonly metrics: string;
}

async function measureScore(url: string, port: number): Promise<Score> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
    disableFullPageScreenshot: true,
  });
  const { categories, audits, runtimeError } = result?.lhr ?? {};
  const score = categories?.performance?.score;
  if (runtimeError || typeof score !== 'number') throw new Error(`Lighthouse: ${runtimeError?.message}`);
  const readMetric = (id: string) => audits?.[id]?.displayValue ?? '?';
  return {
    points: Math.round(score * 100),
    metrics: `LCP ${readMetric('largest-contentful-paint')}, TBT ${readMetric('total-blocking-time')}, CLS ${readMetric('cumulative-layout-shift')}`,
  };
}

async function main(): Promise<void> {
  const backend = new RestartableServer();
  await backend.start();
  const host = await serveHost(backend.origin);
  const port = 9000 + (process.pid % 900);
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--headless=new', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  const variants: readonly Variant[] = IN_FIRST_VIEW ? ['without', 'first-view'] : ['without', 'with'];
  const points = new Map<Variant, number[]>();
  try {
    for (let run = 1; run <= RUN_COUNT; run += 1)
      for (const variant of variants) {
        const score = await measureScore(`${host.origin}/plain.html?variant=${variant}`, port);
        points.set(variant, [...(points.get(variant) ?? []), score.points]);
        console.log(`run ${run} ${variant.padEnd(10)} ${score.points} (${score.metrics})`);
      }
  } finally {
    await browser.close();
    host.server.close();
    await backend.remove();
  }
  const [untaggedScore, taggedScore] = variants.map((variant) => computeMedian(points.get(variant) ?? []));
  const pointsLost = (untaggedScore ?? 0) - (taggedScore ?? 0);
  console.log(
    `Lighthouse performance, medians of ${RUN_COUNT}: ${untaggedScore} without the tag, ${taggedScore} with it`,
  );
  if (pointsLost > MAX_POINTS_LOST && !IN_FIRST_VIEW) {
    console.error(`The tag costs ${pointsLost} points; at most ${MAX_POINTS_LOST} are allowed.`);
    process.exitCode = 1;
  }
}

await main();
