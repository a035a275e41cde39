import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { demoBusiness } from '../../services/testing/demo-business.ts';
import { createHostedApp } from '../testing/render-hosted-page.ts';

const cafe = demoBusiness('demo-cafe');
const app = createHostedApp(cafe);
const requestText = async (path = '/demo-cafe', headers: Record<string, string> = {}, hostedApp = app) => {
  const response = await hostedApp.request(path, { headers });
  return { response, text: await response.text() };
};

describe('URLs of hosted pages', () => {
  it.each([
    ['/demo-cafe/', '/demo-cafe'],
    ['/demo-cafe/car_pickup/?a=1&b=2', '/demo-cafe/car_pickup?a=1&b=2'],
    ['/demo-cafe//evil.example//', '/demo-cafe//evil.example'],
  ])('redirects the hosted page %s to %s', async (from, to) => {
    const { response } = await requestText(from);
    expect([response.status, response.headers.get('location')]).toEqual([308, to]);
  });

  it.each([
    '/',
    '/api',
    '/api/webapp',
    '/assets/app.js',
    '/demo/',
    '/console',
    '/media/a/320.webp',
    '/builds/latest.json',
    '/order-app.js',
    '/service-worker.js',
    '/favicon.ico',
    '//evil.example/',
    '/%5cevil.example/',
    '/%0d%0aset-cookie:x/',
  ])('does not serve a hosted page at %s', async (path) => {
    const { response } = await requestText(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).not.toContain('html');
    expect(response.headers.get('location')).toBeNull();
  });

  it('responds without a body to a HEAD request for a hosted page', async () => {
    const response = await app.request('/demo-cafe', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

describe('compression of hosted pages', () => {
  it.each([
    ['br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', (body: Buffer) => gunzipSync(body)],
  ] as const)('compresses a hosted page with %s for clients that accept it', async (encoding, decompress) => {
    const response = await app.request('/demo-cafe', { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(String(decompress(Buffer.from(await response.arrayBuffer())))).toBe((await requestText()).text);
  });
});
