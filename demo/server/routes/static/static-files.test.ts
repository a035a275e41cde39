import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sourceMapFiles, staticFiles } from './static-files.ts';

const SCRIPT = 'export const answer = 42;\n'.repeat(50);
const VERSIONED = ['v2/order-app.js', 'v2.1.0-1a2b3c4d/order-app.js'];
let folder: string;
let app: Hono;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'static-files-'));
  const widget = join(folder, 'widget');
  mkdirSync(join(widget, 'assets/locales-1'), { recursive: true });
  for (const version of ['v2', 'v2.1.0-1a2b3c4d']) mkdirSync(join(widget, version));
  for (const name of ['order-app.js', ...VERSIONED, 'assets/app-1.js', 'assets/locales-1/en.json']) {
    writeFileSync(join(widget, name), SCRIPT);
    writeFileSync(join(widget, `${name}.br`), brotliCompressSync(SCRIPT));
    writeFileSync(join(widget, `${name}.gz`), gzipSync(SCRIPT));
  }
  writeFileSync(join(widget, 'assets/plain-1.js'), SCRIPT);
  mkdirSync(join(widget, 'builds'));
  writeFileSync(join(widget, 'builds/latest.json'), '{"id":"1"}');
  writeFileSync(join(widget, 'service-worker.js'), SCRIPT);
  writeFileSync(join(widget, 'manifest.json'), '{}');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  app = staticFiles(widget);
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('compression', () => {
  it('sends brotli to who accepts it, before gzip', async () => {
    const response = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(String(brotliDecompressSync(await bytesOf(response)))).toBe(SCRIPT);
  });

  it('sends gzip to who accepts that alone', async () => {
    const response = await get('/order-app.js', { 'accept-encoding': 'gzip' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(String(gunzipSync(await bytesOf(response)))).toBe(SCRIPT);
  });

  it.each([
    ['/assets/app-1.js', ''],
    ['/assets/app-1.js', 'identity'],
    ['/assets/app-1.js', 'br;q=0, gzip;q=0'],
    ['/assets/plain-1.js', 'br'],
  ])('sends %s as it is for "%s"', async (path, accepted) => {
    const response = await get(path, { 'accept-encoding': accepted });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe(SCRIPT);
  });

  it('tells caches that the answer depends on what is accepted, whatever was sent', async () => {
    for (const accepted of ['br', 'identity'])
      expect((await get('/order-app.js', { 'accept-encoding': accepted })).headers.get('vary')).toBe(
        'accept-encoding',
      );
  });
});

describe('caching', () => {
  it('keeps hashed files for good', async () => {
    expect((await get('/assets/app-1.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  it('keeps the loader of an exact version for good, that of a major for minutes', async () => {
    const [major, exact] = await Promise.all(VERSIONED.map((name) => get(`/${name}`)));
    expect(major?.headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=86400');
    expect(exact?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('asks for the loader again after minutes, and answers 304 while it is the same', async () => {
    const first = await get('/order-app.js', { 'accept-encoding': 'br' });
    expect(first.headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=86400');
    const etag = first.headers.get('etag') ?? '';
    const again = await get('/order-app.js', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('access-control-allow-origin')).toBe('*');
    expect(again.headers.get('cache-control')).toContain('max-age=300');
  });

  // @spec data/get-builds-latest-json-hourly
  it('asks every time which build is the latest', async () => {
    const response = await get('/builds/latest.json');
    expect(await response.json()).toEqual({ id: '1' });
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('has another entity tag per encoding', async () => {
    const [br, plain] = await Promise.all([
      get('/order-app.js', { 'accept-encoding': 'br' }),
      get('/order-app.js'),
    ]);
    expect(br.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  });
});

describe('embeds', () => {
  it.each([
    ['/order-app.js', 'text/javascript'],
    ['/v2/order-app.js', 'text/javascript'],
    ['/v2.1.0-1a2b3c4d/order-app.js', 'text/javascript'],
    ['/assets/app-1.js', 'text/javascript'],
    ['/assets/locales-1/en.json', 'application/json'],
  ])('%s can be loaded by any site, as what it is', async (path, type) => {
    const { headers } = await get(path, { 'accept-encoding': 'br' });
    expect(headers.get('content-type')).toContain(type);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('the service worker', () => {
  it('is asked for anew each time, and is for this site’s own pages alone', async () => {
    const { headers } = await get('/service-worker.js');
    expect(headers.get('content-type')).toContain('text/javascript');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('etag')).not.toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  });
});

describe('source maps', () => {
  const MAP = '{"version":3}';
  const serveMaps = (): Hono => {
    const maps = join(folder, 'source-maps');
    mkdirSync(join(maps, 'assets'), { recursive: true });
    for (const name of ['order-app.js.map', 'assets/app-1.js.map', 'secret.map'])
      writeFileSync(join(maps, name), MAP);
    return new Hono().route('/', sourceMapFiles(maps)).route('/', app);
  };

  it.each(['/order-app.js', '/assets/app-1.js'])(
    'serves the map of %s when they are switched on',
    async (path) => {
      const server = serveMaps();
      const script = await server.request(path);
      const map = await server.request(script.headers.get('sourcemap') ?? '');
      expect(await map.text()).toBe(MAP);
      expect(map.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('does not tell browsers of maps by default', async () => {
    expect((await get('/assets/app-1.js')).headers.get('sourcemap')).toBeNull();
  });

  it.each(['/assets/none.js.map', '/secret.map', '/assets/..%2fsecret.map'])(
    'answers 404 to %s',
    async (path) => {
      expect((await serveMaps().request(path)).status).toBe(404);
    },
  );
});

describe('what is not there', () => {
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
  ])('%s is 404 and not kept', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toMatch(/secret$|root:|^\{/);
    expect(response.headers.get('cache-control') ?? 'no-store').toBe('no-store');
  });

  it('cannot be written', async () => {
    expect((await app.request('/order-app.js', { method: 'PUT', body: 'x' })).status).toBe(404);
  });
});
