import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createDemoPageRoutes } from './demo-pages.ts';

const folder = join(import.meta.dirname, '../../../pages');
const builtFolder = mkdtempSync(join(tmpdir(), 'order-app-pages-'));
mkdirSync(join(builtFolder, 'built'));
writeFileSync(join(builtFolder, 'built/react.js'), 'export {};');
afterAll(() => rmSync(builtFolder, { recursive: true }));
const app = createDemoPageRoutes(folder, builtFolder);
const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));

describe('the demo pages', () => {
  it('links to every demo page from the index of the demo pages', async () => {
    expect((await app.request('/demo')).headers.get('location')).toBe('/demo/');
    const response = await app.request('/demo/');
    expect(response.headers.get('content-type')).toContain('text/html');
    const text = await response.text();
    for (const page of pages.filter((name) => name !== 'index.html')) expect(text).toContain(`"${page}"`);
  });

  it.each(pages)('serves every file that the demo page %s references', async (page) => {
    const response = await app.request(`/demo/${page}`);
    expect(response.status).toBe(200);
    const text = await response.text();
    for (const [, address] of text.matchAll(/(?:src|href)="([\w.-]+)"/g))
      expect([address, (await app.request(`/demo/${address}`)).status]).toEqual([address, 200]);
    expect(text).not.toMatch(/<style|\sstyle=|<script(?! (async |defer |type="module" )*src=)/);
  });

  it('serves the demo page csp.html with a policy that forbids inline code and other origins', async () => {
    const policy = (await app.request('/demo/csp.html')).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; script-src 'self'; connect-src 'self'");
    expect((await app.request('/demo/plain.html')).headers.get('content-security-policy')).toBeNull();
  });

  it('serves built files beside the source files of the demo pages', async () => {
    const script = await app.request('/demo/built/react.js');
    expect([script.status, script.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
    expect((await app.request('/demo/built/none.js')).status).toBe(404);
  });

  it('responds with 304 while a demo page is unchanged', async () => {
    const etag = (await app.request('/demo/plain.html')).headers.get('etag') ?? '';
    const secondResponse = await app.request('/demo/plain.html', { headers: { 'if-none-match': etag } });
    expect(secondResponse.status).toBe(304);
  });

  it.each(['/demo/none.html', '/demo/../server/main.ts', '/demo/%2e%2e/start.mjs', '/demo/..%2fstart.mjs'])(
    'responds with 404 for the demo page %s',
    async (path) => {
      expect((await app.request(path)).status).toBe(404);
    },
  );
});
