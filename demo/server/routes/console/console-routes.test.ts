import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createInterfaceText } from '../hosted/page-language.ts';
import { consoleOf, ORIGIN } from '../testing/open-console.ts';
import { consoleRoutes } from './console-routes.ts';

describe('moving an order', () => {
  it.each([[{ origin: ORIGIN }], [{ 'sec-fetch-site': 'same-origin' }], [{ origin: 'https://localhost' }]])(
    'works from the console itself (%o) and leads back to the same list',
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
  ])('is refused from another site: %o', async (headers) => {
    const { moves, post } = consoleOf();
    expect((await post({ to: '1' }, headers)).status).toBe(403);
    expect(moves).toEqual([]);
  });

  it('stays on this site whatever the form says', async () => {
    const { post } = consoleOf();
    const response = await post({ to: '1', business: '//evil.example\r\nx: y' }, { origin: ORIGIN });
    expect(response.headers.get('location')).toBe('/console?business=%2F%2Fevil.example%0D%0Ax%3A%20y');
  });

  it.each([
    ['5', 'abc', 409, 'it may have moved on meanwhile'],
    ['1', 'nobody', 404, 'The order was not found'],
    ['7', 'abc', 400, 'There is no such status'],
    ['', 'abc', 400, 'There is no such status'],
    ['1e0', 'abc', 400, 'There is no such status'],
  ])(
    'to "%s" of order %s is refused with %i, and the list shown as it stands',
    async (to, id, status, why) => {
      const { moves, post } = consoleOf();
      const response = await post({ to }, { origin: ORIGIN }, id);
      const text = await response.text();
      expect(response.status).toBe(status);
      expect(text).toMatch(/role="alert">[^<]/);
      expect(text).toContain(why);
      expect(text).toContain('4F-7K2');
      expect(moves).toEqual([]);
    },
  );
});

describe('who may come in', () => {
  const basic = (password: string) => ({ authorization: `Basic ${btoa(`staff:${password}`)}` });

  it('asks for the password on every address when there is one', async () => {
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
    expect((await post({ to: '1' }, { origin: ORIGIN, ...basic('wrong') })).status).toBe(401);
    expect(moves).toEqual([]);
    expect((await app.request('/console', { headers: basic('geheim') })).status).toBe(200);
  });

  it.each([null, ''])('asks nothing when the password is %o', async (password) => {
    expect((await consoleOf({ password }).app.request('/console')).status).toBe(200);
  });
});

describe('inside a server with its own answers to failures', () => {
  const mounted = (app: Hono) => {
    const server = new Hono();
    server.route('/', app);
    server.onError((error, c) => c.json({ failed: error.message }, 500));
    return server;
  };

  it('still asks for the password and still refuses other sites', async () => {
    const closed = mounted(consoleOf({ password: 'geheim' }).app);
    expect((await closed.request('/console')).headers.get('www-authenticate')).toContain('Basic');
    const open = mounted(consoleOf().app);
    const headers = { origin: 'https://evil.example' };
    expect((await open.request('/console/orders/abc/move', { method: 'POST', headers })).status).toBe(403);
  });

  it('leaves failures of its own to the server', async () => {
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
      cards: { shipped: [], words: createInterfaceText(''), homeOf: () => '' },
      feed: { followAll: () => () => {}, isClosed: () => false },
      password: null,
    });
    const response = await mounted(app).request('/console');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ failed: 'down' });
  });
});

describe('every answer', () => {
  it('is nobody’s to keep, frame or extend', async () => {
    const { headers } = await consoleOf().app.request('/console');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  it.each([
    ['/console/console.css', 'text/css'],
    ['/console/console.js', 'text/javascript'],
  ])('%s is served', async (path, type) => {
    const response = await consoleOf().app.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
  });
});
