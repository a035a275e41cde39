import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createInterfaceText } from '../hosted/page-language.ts';
import { consoleOf, ORIGIN } from '../testing/open-console.ts';
import { consoleRoutes } from './console-routes.ts';

describe('changing the status of an order', () => {
  it.each([[{ origin: ORIGIN }], [{ 'sec-fetch-site': 'same-origin' }], [{ origin: 'https://localhost' }]])(
    'accepts a status change from the console itself (%o) and returns to the same list',
    async (headers) => {
      const { moves, post } = consoleOf();
      const response = await post({ to: '1', business: 'demo-cafe' }, headers);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/console?business=demo-cafe');
      expect(moves).toEqual([['abc', 1]]);
    },
  );

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://other.localhost' }],
    [{ origin: 'https://evil.example', 'content-type': 'text/plain' }],
    [{}],
  ])('refuses a status change from another site: %o', async (headers) => {
    const { moves, post } = consoleOf();
    expect((await post({ to: '1' }, headers)).status).toBe(403);
    expect(moves).toEqual([]);
  });

  it('redirects within this site whatever the form contains', async () => {
    const { post } = consoleOf();
    const response = await post({ to: '1', business: '//evil.example\r\nx: y' }, { origin: ORIGIN });
    expect(response.headers.get('location')).toBe('/console?business=%2F%2Fevil.example%0D%0Ax%3A%20y');
  });

  it.each([
    ['5', 'abc', 409, 'It may have changed in the meantime'],
    ['1', 'nobody', 404, 'The order was not found'],
    ['7', 'abc', 400, 'Unknown status'],
    ['', 'abc', 400, 'Unknown status'],
    ['1e0', 'abc', 400, 'Unknown status'],
  ])('refuses status "%s" for order %s with %i and shows the current list', async (to, id, status, why) => {
    const { moves, post } = consoleOf();
    const response = await post({ to }, { origin: ORIGIN }, id);
    const text = await response.text();
    expect(response.status).toBe(status);
    expect(text).toMatch(/role="alert">[^<]/);
    expect(text).toContain(why);
    expect(text).toContain('4F-7K2');
    expect(moves).toEqual([]);
  });
});

describe('the console password', () => {
  const basicAuthHeaders = (password: string) => ({ authorization: `Basic ${btoa(`staff:${password}`)}` });

  it('asks for the password on every page when one is set', async () => {
    const { app, moves, post } = consoleOf({ password: 'geheim' });
    for (const path of [
      '/console',
      '/console/orders',
      '/console/banners',
      '/console/codes',
      '/console/console.js',
    ]) {
      const response = await app.request(path);
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toContain('Basic');
    }
    expect((await post({ to: '1' }, { origin: ORIGIN, ...basicAuthHeaders('wrong') })).status).toBe(401);
    expect(moves).toEqual([]);
    expect((await app.request('/console', { headers: basicAuthHeaders('geheim') })).status).toBe(200);
  });

  it.each([null, ''])('asks for no password when it is %o', async (password) => {
    expect((await consoleOf({ password }).app.request('/console')).status).toBe(200);
  });
});

describe('the console mounted in a server with its own error handler', () => {
  const mountInServer = (app: Hono) => {
    const server = new Hono();
    server.route('/', app);
    server.onError((error, c) => c.json({ failed: error.message }, 500));
    return server;
  };

  it('still asks for the console password and refuses other sites when mounted in a server', async () => {
    const closed = mountInServer(consoleOf({ password: 'geheim' }).app);
    expect((await closed.request('/console')).headers.get('www-authenticate')).toContain('Basic');
    const open = mountInServer(consoleOf().app);
    const headers = { origin: 'https://evil.example' };
    expect((await open.request('/console/orders/abc/move', { method: 'POST', headers })).status).toBe(403);
  });

  it('leaves unexpected errors to the error handler of the server', async () => {
    const app = consoleRoutes({
      operator: {
        businesses: async () => [],
        orders: () => Promise.reject(new Error('down')),
        messages: async () => [],
        tables: async () => [],
        reservations: async () => ({ ofDay: [], waiting: [] }),
        banners: async () => [],
        coupons: async () => [],
        payments: async () => [],
        pixels: async () => ({ integrations: [], events: [] }),
        opinions: async () => ({ reviews: [], feedback: [] }),
      },
      wallets: { all: async () => [], one: () => Promise.reject(), give: () => Promise.reject() },
      orders: { move: async () => undefined },
      reservations: { move: async () => undefined },
      cards: { appLocales: [], getInterfaceText: createInterfaceText(''), getBusinessOrigin: () => '' },
      feed: { followAll: () => () => {}, isClosed: () => false },
      password: null,
    });
    const response = await mountInServer(app).request('/console');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ failed: 'down' });
  });
});

describe('the responses of the console', () => {
  it('forbids caching, framing and inline scripts', async () => {
    const { headers } = await consoleOf().app.request('/console');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  it.each([
    ['/console/console.css', 'text/css'],
    ['/console/console.js', 'text/javascript'],
  ])('serves %s', async (path, type) => {
    const response = await consoleOf().app.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
  });
});
