import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demoBusiness } from '../../services/testing/demo-business.ts';
import { pageOf } from '../testing/render-hosted-page.ts';

const cafe = demoBusiness('demo-cafe');
const app = pageOf(cafe);
const headersOf = async (path = '/demo-cafe', of = app) => (await of.request(path)).headers;

describe('caches', () => {
  it('ask anew each time, and get 304 while the page is the same', async () => {
    const { headers } = await app.request('/demo-cafe');
    const etag = headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await app.request('/demo-cafe', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('content-security-policy')).toBe(headers.get('content-security-policy'));
    const other = await app.request('/demo-cafe?lang=ar', { headers: { 'if-none-match': etag } });
    expect(other.status).toBe(200);
  });

  it('that are shared keep a page only where its address says everything', async () => {
    expect((await headersOf('/demo-cafe')).get('cache-control')).toBe('private, no-cache');
    expect((await headersOf('/demo-cafe')).get('vary')).toBe('accept-language, cookie, accept-encoding');
    expect((await headersOf('/demo-cafe?lang=ar')).get('cache-control')).toBe('no-cache');
    expect((await headersOf('/demo-cafe?lang=ar')).get('vary')).toBe('accept-encoding');
  });

  it('never answer for a page that is not there with 304', async () => {
    const nobody = pageOf(null);
    const etag = (await headersOf('/nobody', nobody)).get('etag') ?? '';
    expect((await nobody.request('/nobody', { headers: { 'if-none-match': etag } })).status).toBe(404);
  });
});

describe('security', () => {
  it('lets the page’s one style in, scripts of this site only, and nothing that was a string', async () => {
    const response = await app.request('/demo-cafe');
    const style = /<style>(.*)<\/style>/s.exec(await response.text())?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    const policy = response.headers.get('content-security-policy')?.split('; ') ?? [];
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        `style-src 'self' 'sha256-${hash}'`,
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
        "require-trusted-types-for 'script'",
        'trusted-types order-app-hosted',
      ]),
    );
    expect(policy.join()).not.toContain('unsafe');
  });

  it('lets the business’s own pixels send, and no others', async () => {
    const measured = demoBusiness('demo-cafe', (file) => ({
      ...file,
      pixels: [
        { type: 2, id: 'G-1' },
        { type: 5, id: 'server-side' },
      ],
    }));
    const policy = (await headersOf('/demo-cafe', pageOf(measured))).get('content-security-policy');
    expect(policy).toContain("; connect-src 'self' https://www.google-analytics.com; ");
    expect((await headersOf()).get('content-security-policy')).toContain("; connect-src 'self'; ");
  });

  it.each([
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-frame-options', 'SAMEORIGIN'],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['cross-origin-resource-policy', 'same-origin'],
  ])('sends %s: %s, on every page there is or is not', async (name, value) => {
    expect((await headersOf()).get(name)).toBe(value);
    expect((await headersOf('/nobody', pageOf(null))).get(name)).toBe(value);
  });

  it('lets the page ask where its customer is, and for no camera, microphone or payment of the browser’s', async () => {
    const permissions = (await headersOf()).get('permissions-policy');
    expect(permissions).toContain('geolocation=(self)');
    for (const none of ['camera', 'microphone', 'payment']) expect(permissions).toContain(`${none}=()`);
  });

  it('insists on TLS where customers come by TLS, and only there', async () => {
    const secure = await headersOf('/demo-cafe', pageOf(cafe, 'https://orders.example'));
    expect(secure.get('strict-transport-security')).toBe('max-age=31536000');
    expect(secure.get('content-security-policy')).toContain('upgrade-insecure-requests');
    const plain = await headersOf();
    expect(plain.get('strict-transport-security')).toBeNull();
    expect(plain.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  });
});
