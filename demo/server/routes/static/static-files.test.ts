import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSourceMapRoutes, createStaticFileRoutes } from './static-files.ts';

const SCRIPT = 'export const answer = 42;\n'.repeat(50);
const VERSIONED_LOADERS = ['v2/order-app.js', 'v2.1.0-1a2b3c4d/order-app.js'];
let folder: string;
let app: Hono;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'static-files-'));
  const widget = join(folder, 'widget');
  mkdirSync(join(widget, 'assets/locales-1'), { recursive: true });
  for (const version of ['v2', 'v2.1.0-1a2b3c4d']) mkdirSync(join(widget, version));
  for (const name of ['order-app.js', ...VERSIONED_LOADERS, 'assets/app-1.js', 'assets/locales-1/en.json']) {
    writeFileSync(join(widget, name), SCRIPT);
    writeFileSync(join(widget, `${name}.br`), brotliCompressSync(SCRIPT));
    writeFileSync(join(widget, `${name}.gz`), gzipSync(SCRIPT));
  }
  writeFileSync(join(widget, 'assets/plain-1.js'), SCRIPT);
  mkdirSync(join(widget, 'builds'));
  writeFileSync(join(widget, 'builds/latest.json'), '{"id":"1"}');
  writeFileSync(join(widget, 'service-worker.js'), SCRIPT);
  writeFileSync(join(widget, 'check.js'), SCRIPT);
  writeFileSync(join(widget, 'manifest.json'), '{}');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  app = createStaticFileRoutes(widget);
});
afterAll(() => rmSync(folder, { recursive: true }));

const requestFile = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const readBytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('compression of static files', () => {
  it('prefers brotli to gzip for static files', async () => {
    const response = await requestFile('/assets/app-1.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(String(brotliDecompressSync(await readBytes(response)))).toBe(SCRIPT);
  });

  it('compresses static files with gzip for clients that accept only gzip', async () => {
    const response = await requestFile('/order-app.js', { 'accept-encoding': 'gzip' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(String(gunzipSync(await readBytes(response)))).toBe(SCRIPT);
  });

  it.each([
    ['/assets/app-1.js', ''],
    ['/assets/app-1.js', 'identity'],
    ['/assets/app-1.js', 'br;q=0, gzip;q=0'],
    ['/assets/plain-1.js', 'br'],
  ])('sends the file %s uncompressed for accept-encoding "%s"', async (path, acceptEncoding) => {
    const response = await requestFile(path, { 'accept-encoding': acceptEncoding });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe(SCRIPT);
  });

  it('sends "vary: accept-encoding" with compressed and uncompressed files alike', async () => {
    for (const acceptEncoding of ['br', 'identity'])
      expect(
        (await requestFile('/order-app.js', { 'accept-encoding': acceptEncoding })).headers.get('vary'),
      ).toBe('accept-encoding');
  });
});

describe('caching of static files', () => {
  it('lets browsers cache files with a hash in their name permanently', async () => {
    expect((await requestFile('/assets/app-1.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  it('lets browsers cache an exact version’s loader permanently, and a major version’s loader for five minutes', async () => {
    const [majorLoader, exactLoader] = await Promise.all(
      VERSIONED_LOADERS.map((name) => requestFile(`/${name}`)),
    );
    expect(majorLoader?.headers.get('cache-control')).toBe(
      'public, max-age=300, stale-while-revalidate=86400',
    );
    expect(exactLoader?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('lets browsers cache the loader for five minutes, and then responds with 304 while it is unchanged', async () => {
    const firstResponse = await requestFile('/order-app.js', { 'accept-encoding': 'br' });
    expect(firstResponse.headers.get('cache-control')).toBe(
      'public, max-age=300, stale-while-revalidate=86400',
    );
    const etag = firstResponse.headers.get('etag') ?? '';
    const secondResponse = await requestFile('/order-app.js', {
      'accept-encoding': 'br',
      'if-none-match': etag,
    });
    expect(secondResponse.status).toBe(304);
    expect(await secondResponse.text()).toBe('');
    expect(secondResponse.headers.get('access-control-allow-origin')).toBe('*');
    expect(secondResponse.headers.get('cache-control')).toContain('max-age=300');
  });

  it('lets pages of every origin load check.js, and makes browsers revalidate it on every request', async () => {
    const { status, headers } = await requestFile('/check.js');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  // @spec data/get-builds-latest-json-hourly
  it('makes browsers revalidate builds/latest.json on every request', async () => {
    const response = await requestFile('/builds/latest.json');
    expect(await response.json()).toEqual({ id: '1' });
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('gives each encoding of a file a different entity tag', async () => {
    const [compressedResponse, uncompressedResponse] = await Promise.all([
      requestFile('/order-app.js', { 'accept-encoding': 'br' }),
      requestFile('/order-app.js'),
    ]);
    expect(compressedResponse.headers.get('etag')).not.toBe(uncompressedResponse.headers.get('etag'));
  });
});

describe('files for embeds', () => {
  it.each([
    ['/order-app.js', 'text/javascript'],
    ['/v2/order-app.js', 'text/javascript'],
    ['/v2.1.0-1a2b3c4d/order-app.js', 'text/javascript'],
    ['/assets/app-1.js', 'text/javascript'],
    ['/assets/locales-1/en.json', 'application/json'],
  ])('serves the file %s to any site with its content type', async (path, type) => {
    const { headers } = await requestFile(path, { 'accept-encoding': 'br' });
    expect(headers.get('content-type')).toContain(type);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('the service worker', () => {
  it('serves the service worker only to its own site, and makes browsers revalidate it on every request', async () => {
    const { headers } = await requestFile('/service-worker.js');
    expect(headers.get('content-type')).toContain('text/javascript');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('etag')).not.toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  });
});

describe('source maps', () => {
  const SOURCE_MAP = '{"version":3}';
  const createAppWithMaps = (): Hono => {
    const mapsFolder = join(folder, 'source-maps');
    mkdirSync(join(mapsFolder, 'assets'), { recursive: true });
    for (const name of ['order-app.js.map', 'assets/app-1.js.map', 'secret.map'])
      writeFileSync(join(mapsFolder, name), SOURCE_MAP);
    return new Hono().route('/', createSourceMapRoutes(mapsFolder)).route('/', app);
  };

  it.each(['/order-app.js', '/assets/app-1.js'])(
    'serves the source map of %s when source maps are enabled',
    async (path) => {
      const appWithMaps = createAppWithMaps();
      const script = await appWithMaps.request(path);
      const map = await appWithMaps.request(script.headers.get('sourcemap') ?? '');
      expect(await map.text()).toBe(SOURCE_MAP);
      expect(map.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('sends no SourceMap header while source maps are not enabled', async () => {
    expect((await requestFile('/assets/app-1.js')).headers.get('sourcemap')).toBeNull();
  });

  it.each(['/assets/none.js.map', '/secret.map', '/assets/..%2fsecret.map'])(
    'responds with 404 to a request for the source map %s',
    async (path) => {
      expect((await createAppWithMaps().request(path)).status).toBe(404);
    },
  );
});

describe('missing files', () => {
  it.each([
    '/assets/none.js',
    '/assets/app-1.js.map',
    '/order-app.js.map',
    '/service-worker.js.map',
    '/assets/',
    '/v3/order-app.js',
    '/v2.1.0-00000000/order-app.js',
    '/v2/secret.txt',
    '/assets/../manifest.json',
    '/assets/..%2fmanifest.json',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/assets/%00',
    '/assets//etc/passwd',
    '/manifest.json',
    '/secret.txt',
  ])('responds to a request for %s with a 404 that must not be cached', async (path) => {
    const response = await requestFile(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toMatch(/secret$|root:|^\{/);
    expect(response.headers.get('cache-control') ?? 'no-store').toBe('no-store');
  });

  it('responds with 404 to a request that would write a static file', async () => {
    expect((await app.request('/order-app.js', { method: 'PUT', body: 'x' })).status).toBe(404);
  });
});
