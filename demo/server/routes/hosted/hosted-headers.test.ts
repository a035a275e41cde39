import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { demoBusiness } from '../../services/testing/demo-business.ts';
import { createHostedApp } from '../testing/render-hosted-page.ts';
import { FIRST_SCREEN_SCRIPT_CSP_HASH } from './first-screen-script.ts';

const cafe = demoBusiness('demo-cafe');
const app = createHostedApp(cafe);
const readHeaders = async (path = '/demo-cafe', hostedApp = app) => (await hostedApp.request(path)).headers;

describe('caching of hosted pages', () => {
  it('responds with 304 to a browser that already has the current version of a hosted page', async () => {
    const { headers } = await app.request('/demo-cafe');
    const etag = headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const secondResponse = await app.request('/demo-cafe', { headers: { 'if-none-match': etag } });
    expect([secondResponse.status, await secondResponse.text()]).toEqual([304, '']);
    expect(secondResponse.headers.get('content-security-policy')).toBe(
      headers.get('content-security-policy'),
    );
    const arabicResponse = await app.request('/demo-cafe?lang=ar', { headers: { 'if-none-match': etag } });
    expect(arabicResponse.status).toBe(200);
  });

  it('lets shared caches store a hosted page only if its URL names the language', async () => {
    expect((await readHeaders('/demo-cafe')).get('cache-control')).toBe('private, no-cache');
    expect((await readHeaders('/demo-cafe')).get('vary')).toBe('accept-language, cookie, accept-encoding');
    expect((await readHeaders('/demo-cafe?lang=ar')).get('cache-control')).toBe('no-cache');
    expect((await readHeaders('/demo-cafe?lang=ar')).get('vary')).toBe('accept-encoding');
  });

  it('never responds with 304 for a hosted page that does not exist', async () => {
    const appWithoutBusiness = createHostedApp(null);
    const etag = (await readHeaders('/nobody', appWithoutBusiness)).get('etag') ?? '';
    expect((await appWithoutBusiness.request('/nobody', { headers: { 'if-none-match': etag } })).status).toBe(
      404,
    );
  });
});

describe('security headers of hosted pages', () => {
  // @spec errors/client-errors-with-status-300
  it('lets a hosted page report errors to the business’s endpoint, or else to the server’s', async () => {
    const cafeWithEndpoint = demoBusiness('demo-cafe', (file) => ({
      ...file,
      error_endpoint: 'https://logs.cafe.example/errors',
    }));
    const serverOverrides = { errorEndpoint: 'https://logs.example/in?app=order&v=1' };
    const readPage = async (business: typeof cafe, overrides: object) => {
      const response = await createHostedApp(business, undefined, overrides).request('/demo-cafe');
      const connect = /connect-src ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
      return [/ error-endpoint="([^"]*)"/.exec(await response.text())?.[1], connect];
    };
    expect(await readPage(cafe, {})).toEqual([undefined, "'self'"]);
    expect(await readPage(cafe, serverOverrides)).toEqual([
      'https://logs.example/in?app=order&amp;v=1',
      "'self' https://logs.example",
    ]);
    expect(await readPage(cafeWithEndpoint, serverOverrides)).toEqual([
      'https://logs.cafe.example/errors',
      "'self' https://logs.cafe.example",
    ]);
  });

  it('lets a hosted page use its own style and its site’s scripts, but no scripts from strings', async () => {
    const response = await app.request('/demo-cafe');
    const style = /<style>(.*)<\/style>/s.exec(await response.text())?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    const directives = response.headers.get('content-security-policy')?.split('; ') ?? [];
    expect(directives).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        `script-src 'self' ${FIRST_SCREEN_SCRIPT_CSP_HASH}`,
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
    expect(directives.join()).not.toContain('unsafe');
  });

  it('lets a hosted page send marketing events only to the vendors of the business’s own pixels', async () => {
    const cafeWithPixels = demoBusiness('demo-cafe', (file) => ({
      ...file,
      pixels: [
        { type: 2, id: 'G-1' },
        { type: 5, id: 'server-side' },
      ],
    }));
    const policy = (await readHeaders('/demo-cafe', createHostedApp(cafeWithPixels))).get(
      'content-security-policy',
    );
    expect(policy).toContain("; connect-src 'self' https://www.google-analytics.com; ");
    expect((await readHeaders()).get('content-security-policy')).toContain("; connect-src 'self'; ");
  });

  it.each([
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-frame-options', 'SAMEORIGIN'],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['cross-origin-resource-policy', 'same-origin'],
  ])('sends the header %s: %s with every hosted page, even for a missing business', async (name, value) => {
    expect((await readHeaders()).get(name)).toBe(value);
    expect((await readHeaders('/nobody', createHostedApp(null))).get(name)).toBe(value);
  });

  it('allows a hosted page to use geolocation, but not the camera, the microphone or browser payments', async () => {
    const permissionsPolicy = (await readHeaders()).get('permissions-policy');
    expect(permissionsPolicy).toContain('geolocation=(self)');
    for (const feature of ['camera', 'microphone', 'payment'])
      expect(permissionsPolicy).toContain(`${feature}=()`);
  });

  it('requires HTTPS for hosted pages only if the server’s public origin uses HTTPS', async () => {
    const httpsHeaders = await readHeaders('/demo-cafe', createHostedApp(cafe, 'https://orders.example'));
    expect(httpsHeaders.get('strict-transport-security')).toBe('max-age=31536000');
    expect(httpsHeaders.get('content-security-policy')).toContain('upgrade-insecure-requests');
    const httpHeaders = await readHeaders();
    expect(httpHeaders.get('strict-transport-security')).toBeNull();
    expect(httpHeaders.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
  });
});
