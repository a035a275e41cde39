import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { demoPages } from './demo-pages.ts';

const folder = join(import.meta.dirname, '../../../pages');
const built = mkdtempSync(join(tmpdir(), 'order-app-pages-'));
mkdirSync(join(built, 'built'));
writeFileSync(join(built, 'built/react.js'), 'export {};');
afterAll(() => rmSync(built, { recursive: true }));
const app = demoPages(folder, built);
const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));

describe('demo pages', () => {
  it('have an index that leads to each of them', async () => {
    expect((await app.request('/demo')).headers.get('location')).toBe('/demo/');
    const response = await app.request('/demo/');
    expect(response.headers.get('content-type')).toContain('text/html');
    const text = await response.text();
    for (const page of pages.filter((name) => name !== 'index.html')) expect(text).toContain(`"${page}"`);
  });

  it.each(pages)('%s names only files that are there', async (page) => {
    const response = await app.request(`/demo/${page}`);
    expect(response.status).toBe(200);
    const text = await response.text();
    for (const [, address] of text.matchAll(/(?:src|href)="([\w.-]+)"/g))
      expect([address, (await app.request(`/demo/${address}`)).status]).toEqual([address, 200]);
    expect(text).not.toMatch(/<style|\sstyle=|<script(?! (async |defer |type="module" )*src=)/);
  });

  it('serve csp.html with a policy that allows nothing inline and nothing from elsewhere', async () => {
    const policy = (await app.request('/demo/csp.html')).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; script-src 'self'; connect-src 'self'");
    expect((await app.request('/demo/plain.html')).headers.get('content-security-policy')).toBeNull();
  });

  it('serve what was built for them beside what was written', async () => {
    const script = await app.request('/demo/built/react.js');
    expect([script.status, script.headers.get('content-type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
    expect((await app.request('/demo/built/none.js')).status).toBe(404);
  });

  it('answer 304 while they are the same', async () => {
    const etag = (await app.request('/demo/plain.html')).headers.get('etag') ?? '';
    const again = await app.request('/demo/plain.html', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it.each(['/demo/none.html', '/demo/../server/main.ts', '/demo/%2e%2e/start.mjs', '/demo/..%2fstart.mjs'])(
    'do not lead to %s',
    async (path) => {
      expect((await app.request(path)).status).toBe(404);
    },
  );
});
