import { resolve } from 'node:path';
import { type Browser, request } from 'playwright';
import { bundleForPage } from '../bundle-for-page.ts';
import { renderEmbeddingPage, renderPreactPage, renderStaticPage } from '../host-pages.ts';
import { startBackend, startHost } from '../servers.ts';
import { createBusiness } from '../small-business.ts';
import { formatLoad, formatTable, type PageRuns } from './first-table.ts';
import { createCertificate, startTlsProxy } from './tls-proxy.ts';
import { measureTap, measureVisit, type Visit } from './visit.ts';

/** Port of each server, and port of the TLS proxy in front of it. */
const PORTS = { host: [8291, 8391], backend: [8292, 8392], before: [8293, 8393] } as const;

const buildSecureOrigin = ([, port]: readonly [number, number]): string => `https://127.0.0.1:${port}`;

export interface FirstOptions {
  /** Numbers of menu items to measure. */
  readonly sizes: readonly number[];
  readonly rounds: number;
  /** Another checkout with a build, to compare with this checkout. */
  readonly before: string | undefined;
}

interface BenchPage {
  readonly label: string;
  readonly items: number;
  readonly url: string;
  readonly hasCart: boolean;
  readonly visits: Visit[];
  readonly taps: (number | null)[];
}

const buildName = (size: number): string => `bench-${size}`;

const createFiles = async (sizes: readonly number[], before: boolean): Promise<Map<string, string>> =>
  new Map([
    ['/preact-menu.js', await bundleForPage('./first/preact-menu.ts')],
    ...sizes.flatMap((size): [string, string][] => [
      [`/static-${size}`, renderStaticPage(size)],
      [`/preact-${size}`, renderPreactPage(buildSecureOrigin(PORTS.backend), buildName(size))],
      [`/embedded-${size}`, renderEmbeddingPage(buildSecureOrigin(PORTS.backend), buildName(size))],
      [
        `/preloaded-${size}`,
        renderEmbeddingPage(buildSecureOrigin(PORTS.backend), buildName(size), 'longer'),
      ],
      ...(before
        ? [
            [`/before-${size}`, renderEmbeddingPage(buildSecureOrigin(PORTS.before), buildName(size))] as [
              string,
              string,
            ],
          ]
        : []),
    ]),
  ]);

function listPages(size: number, before: boolean): BenchPage[] {
  const host = buildSecureOrigin(PORTS.host);
  const createPage = (label: string, url: string, hasCart: boolean): BenchPage => ({
    label,
    url,
    hasCart,
    items: size,
    visits: [],
    taps: [],
  });
  const buildHostedUrl = (origin: string) => `${origin}/${buildName(size)}/car_pickup`;
  return [
    createPage('static', `${host}/static-${size}`, false),
    createPage('Preact', `${host}/preact-${size}`, false),
    createPage('embed', `${host}/embedded-${size}`, true),
    createPage('embed, longer snippet', `${host}/preloaded-${size}`, true),
    createPage('hosted', buildHostedUrl(buildSecureOrigin(PORTS.backend)), true),
    ...(before
      ? [
          createPage('embed before', `${host}/before-${size}`, true),
          createPage('hosted before', buildHostedUrl(buildSecureOrigin(PORTS.before)), true),
        ]
      : []),
  ];
}

/**
 * Starts the host, the backend, and with `before` the backend of the other checkout. Returns the function that stops
 * them.
 */
async function startAllServers({ sizes, before }: FirstOptions): Promise<() => void> {
  const businesses = Object.fromEntries(
    sizes.map((size) => [buildName(size), createBusiness(buildName(size), size)]),
  );
  const certificate = createCertificate();
  const startSecureBackend = async (ports: readonly [number, number], folder?: string) => [
    await startBackend(businesses, {
      port: ports[0],
      variables: { PUBLIC_ORIGIN: buildSecureOrigin(ports), DEMO_BUSINESSES: 'false' },
      ...(folder && { folder: resolve(folder) }),
    }),
    startTlsProxy(certificate, ports[1], ports[0]),
  ];
  const stops = [
    startHost(await createFiles(sizes, !!before), PORTS.host[0]),
    startTlsProxy(certificate, PORTS.host[1], PORTS.host[0]),
    ...(await startSecureBackend(PORTS.backend)),
    ...(before ? await startSecureBackend(PORTS.before, before) : []),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Requests the page's data to warm the server's caches. Needed before each visit, because first screens expire. */
async function warmServer(urls: readonly string[]): Promise<void> {
  const client = await request.newContext({
    ignoreHTTPSErrors: true,
    extraHTTPHeaders: { 'accept-language': 'en-GB', 'accept-encoding': 'br' },
  });
  for (const url of urls) await client.get(url);
  await client.dispose();
}

/**
 * Measures every page once per round. Each page's first visit is not counted: it records which data the page requests.
 */
async function measureRounds(browser: Browser, pages: readonly BenchPage[], rounds: number): Promise<void> {
  const dataUrls = new Map<BenchPage, readonly string[]>();
  for (const page of pages) dataUrls.set(page, (await measureVisit(browser, page.url)).dataUrls);
  for (let round = 0; round < rounds; round += 1)
    for (const page of pages) {
      await warmServer(dataUrls.get(page) ?? []);
      page.visits.push(await measureVisit(browser, page.url));
      if (page.hasCart) page.taps.push(await measureTap(browser, page.url));
    }
}

/**
 * Prints how soon the first item is visible on a static page, in a Preact element, in the embed and on the hosted page.
 */
export async function benchFirst(browser: Browser, options: FirstOptions): Promise<void> {
  const pages = options.sizes.flatMap((size) => listPages(size, !!options.before));
  const loadBefore = formatLoad();
  const stop = await startAllServers(options);
  try {
    await measureRounds(browser, pages, options.rounds);
  } finally {
    stop();
  }
  console.log(
    `first screen, cold cache, 4x CPU, 1.6 Mbit/s, 150 ms, HTTP/2; medians of ${options.rounds}; Chromium ${browser.version()}`,
  );
  console.log(`load averages (1, 5, 15 min): ${loadBefore} at the start, ${formatLoad()} at the end\n`);
  console.log(formatTable(pages satisfies readonly PageRuns[]));
}
