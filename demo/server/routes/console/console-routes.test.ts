import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import type { BusinessScope, OperatorAccess } from '../../services/operators/operator-access.ts';
import { HEARTBEAT_MS } from '../http/feed-watcher.ts';
import { FORM_TOKEN, ORIGIN, openConsole } from '../testing/open-console.ts';

describe('changing the status of an order', () => {
  it.each([[{ origin: ORIGIN }], [{ 'sec-fetch-site': 'same-origin' }], [{ origin: 'https://localhost' }]])(
    'accepts a status change from a console form (%o) and returns to the same list',
    async (headers) => {
      const { statusChanges, postStatusChange } = openConsole();
      const response = await postStatusChange({ to: '1', business: 'demo-cafe' }, headers);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/console?business=demo-cafe');
      expect(statusChanges).toEqual([['abc', 1]]);
    },
  );

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://other.localhost' }],
    [{ origin: 'https://evil.example', 'content-type': 'text/plain' }],
    [{}],
  ])('refuses a request from another site to change an order’s status (%o)', async (headers) => {
    const { statusChanges, postStatusChange } = openConsole();
    expect((await postStatusChange({ to: '1' }, headers)).status).toBe(403);
    expect(statusChanges).toEqual([]);
  });

  it('redirects to the console after a status change, even if the form’s business field contains another site’s address', async () => {
    const { postStatusChange } = openConsole();
    const response = await postStatusChange(
      { to: '1', business: '//evil.example\r\nx: y' },
      { origin: ORIGIN },
    );
    expect(response.headers.get('location')).toBe('/console?business=%2F%2Fevil.example%0D%0Ax%3A+y');
  });

  it.each([
    ['5', 'abc', 409, 'The order may have changed in the meantime'],
    ['1', 'nobody', 404, 'The order was not found'],
    ['7', 'abc', 400, 'Unknown status'],
    ['', 'abc', 400, 'Unknown status'],
    ['1e0', 'abc', 400, 'Unknown status'],
  ])(
    'refuses to give status "%s" to order %s, responds with %i and shows the current list',
    async (newStatus, id, status, message) => {
      const { statusChanges, postStatusChange } = openConsole();
      const response = await postStatusChange({ to: newStatus }, { origin: ORIGIN }, id);
      const text = await response.text();
      expect(response.status).toBe(status);
      expect(text).toMatch(/role="alert">[^<]/);
      expect(text).toContain(message);
      expect(text).toContain('4F-7K2');
      expect(statusChanges).toEqual([]);
    },
  );
});

describe('a console request without a session', () => {
  it.each(['/console', '/console/banners', '/console/codes', '/console/operators', '/console/wallets/c1'])(
    'redirects a signed-out operator from %s to the sign-in page, and names the path to return to',
    async (path) => {
      const response = await openConsole({ access: null }).app.request(path);
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(`/console/sign-in?next=${encodeURIComponent(path)}`);
    },
  );

  it.each(['/console/orders', '/console/reservations/list', '/console/news'])(
    'responds with 401 when the console’s script requests %s without a session',
    async (path) => {
      expect((await openConsole({ access: null }).app.request(path)).status).toBe(401);
    },
  );

  it('responds with 401 and a link to the sign-in page when a form is sent without a session', async () => {
    const { statusChanges, postStatusChange } = openConsole({ access: null });
    const response = await postStatusChange({ to: '1' }, { origin: ORIGIN });
    expect(response.status).toBe(401);
    expect(await response.text()).toContain('href="/console/sign-in"');
    expect(statusChanges).toEqual([]);
  });

  it.each([
    [`${ORIGIN}/console?q=7K2`, `/console/sign-in?next=${encodeURIComponent('/console?q=7K2')}`],
    [`${ORIGIN}/console/sign-in?next=/console/account`, '/console/sign-in?next=/console/account'],
    ['https://evil.example/console', '/console/sign-in'],
  ])(
    'links to a sign-in page that returns to the form’s page if that is in the console: %s',
    async (referer, href) => {
      const { postStatusChange } = openConsole({ access: null });
      const response = await postStatusChange({ to: '1' }, { origin: ORIGIN, referer });
      expect(await response.text()).toContain(`href="${href}"`);
    },
  );
});

describe('the token of a console form', () => {
  it.each([{ csrf: '' }, { csrf: 'guessed' }])(
    'refuses a console form without the session’s token (%o)',
    async (form) => {
      const { statusChanges, postStatusChange } = openConsole();
      const response = await postStatusChange({ to: '1', ...form }, { origin: ORIGIN });
      expect(response.status).toBe(403);
      expect(await response.text()).toContain('This form is out of date');
      expect(statusChanges).toEqual([]);
    },
  );

  it('adds the session’s token to every console form that changes data', async () => {
    const { requestPage } = openConsole();
    for (const path of ['/console', '/console/account', '/console/operators?business=demo-cafe']) {
      const forms = (await requestPage(path)).match(/<form[^>]*method="post".*?<\/form>/gs) ?? [];
      expect(forms.length).toBeGreaterThan(0);
      for (const form of forms) expect(form).toContain(`name="csrf" value="${FORM_TOKEN}"`);
    }
  });
});

describe('the console mounted in a server with an error handler', () => {
  const mountInServer = (app: Hono) => {
    const server = new Hono();
    server.route('/', app);
    server.onError((error, context) => context.json({ failed: error.message }, 500));
    return server;
  };

  it('a console that another server mounts requires a login and refuses requests from other sites', async () => {
    const serverApp = mountInServer(openConsole().app);
    expect((await serverApp.request('/console')).status).toBe(303);
    const headers = { origin: 'https://evil.example' };
    expect((await serverApp.request('/console/orders/abc/move', { method: 'POST', headers })).status).toBe(
      403,
    );
  });

  it('passes unexpected errors of the console to the error handler of the server that mounts it', async () => {
    const { app, headers } = openConsole({ loadOrders: () => Promise.reject(new Error('down')) });
    const response = await mountInServer(app).request('/console', { headers });
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ failed: 'down' });
  });
});

const createFeed = () => {
  let listener: (id: string | null) => void = () => {};
  let isFeedClosed = false;
  return {
    feed: {
      followAll: (newListener: typeof listener) => {
        listener = newListener;
        return () => {};
      },
      isClosed: () => isFeedClosed,
    },
    notify: async (id: string) => {
      listener(id);
      // Lets the stream handle this change before the next one.
      await new Promise((resolve) => setImmediate(resolve));
    },
    close: () => {
      isFeedClosed = true;
      listener(null);
    },
  };
};

describe('the change stream', () => {
  it('notifies an open console only about changes at the operator’s businesses', async () => {
    const { feed, notify, close } = createFeed();
    const access: OperatorAccess = {
      operator: { id: 'operator-2', name: 'anna', isPlatform: false },
      roles: [{ referenceId: 'demo-cafe', role: 'staff' }],
    };
    const isChangeInScope = async (id: string) => id === 'own';
    const { request } = openConsole({ access, feed, isChangeInScope });
    const text = (await request('/console/news')).text();
    await notify('foreign');
    await notify('own');
    await notify('foreign');
    close();
    // Every new stream starts with one event.
    expect((await text).match(/event: changed/g)).toHaveLength(2);
  });
});

describe('an open change stream', () => {
  const ANNA: OperatorAccess = {
    operator: { id: 'operator-2', name: 'anna', isPlatform: false },
    roles: [{ referenceId: 'demo-cafe', role: 'staff' }],
  };

  it('ends an open change stream after the operator has signed out, even if no order changes', async () => {
    vi.useFakeTimers();
    try {
      let access: OperatorAccess | null = ANNA;
      const { request } = openConsole({ access: () => access });
      const text = (await request('/console/news')).text();
      await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
      access = null;
      await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
      expect((await text).match(/: here/g)).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('stops notifying an operator about a business where the operator no longer works', async () => {
    const { feed, notify, close } = createFeed();
    let access: OperatorAccess = ANNA;
    const isChangeInScope = async (_id: string, scope: BusinessScope) => scope.includes('demo-cafe');
    const { request } = openConsole({ access: () => access, feed, isChangeInScope });
    const text = (await request('/console/news')).text();
    await notify('before');
    access = { ...ANNA, roles: [{ referenceId: 'demo-grill', role: 'staff' }] };
    await notify('after');
    close();
    expect((await text).match(/event: changed/g)).toHaveLength(2);
  });
});

describe('the number of change streams', () => {
  it('limits the number of change streams that all console sessions may have open together', async () => {
    const { request } = openConsole({ maxStreams: { session: 2, server: 3 } });
    const openStream = (session: string) =>
      request('/console/news', { headers: { cookie: `console-session=${session}` } });
    const streams = await Promise.all(['first', 'first', 'second'].map(openStream));
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200]);

    const refusedResponse = await openStream('third');
    expect([refusedResponse.status, refusedResponse.headers.get('retry-after')]).toEqual([429, '30']);

    await streams[0]?.body?.cancel();
    await expect.poll(async () => (await openStream('third')).status).toBe(200);
  });
});

describe('the console’s responses', () => {
  it('forbids caching, framing and inline scripts in the console', async () => {
    const { headers } = await openConsole().request('/console');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });

  it.each([
    ['/console/console.css', 'text/css'],
    ['/console/console.js', 'text/javascript'],
  ])('serves the console’s file %s', async (path, type) => {
    const response = await openConsole().app.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain(type);
  });

  it('serves the console’s style sheet as one file, with the media queries last', async () => {
    const css = await (await openConsole().app.request('/console/console.css')).text();
    const selectors = [':root {', '.order {', 'table {', '.panel {', '@media (width < 480px)'];
    const positions = selectors.map((selector) => css.indexOf(selector));
    expect(positions).toEqual(positions.filter((position) => position >= 0).sort((a, b) => a - b));
  });
});
