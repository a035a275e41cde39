import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { canMove, nextStates, type OrderStatus } from '../../../src/domain/order/status.ts';
import { notFound, Refusal } from '../services/refusal.ts';
import { consoleRoutes } from './console.ts';
import type { ConsoleBanner, ConsoleBusiness, ConsoleOrder, SentCode } from './console-model.ts';

const NOW = Date.parse('2026-03-01T15:30:00Z');
const ORIGIN = 'http://localhost';

const businessOf = (referenceId: string, name: string): ConsoleBusiness => ({
  referenceId,
  response: {
    restaurant: { business_name: { en: name }, locales: ['en', 'ar'], timezone: 'Asia/Kuwait' },
  },
});
const cafe = businessOf('demo-cafe', 'Bayt Coffee');
const grill = businessOf('demo-grill', 'Grill & <b>Bar</b>');

const line = {
  item_id: 'flat-white',
  name: { en: 'Flat white', ar: 'فلات وايت' },
  quantity: 2,
  price_label: { en: 'Large' },
  modifiers: [{ id: 'oat', locales: { en: 'Oat milk' }, quantity: 2, price: 0.25 }],
  comment: 'Extra hot',
  unit_price: 1.45,
  discounted_price: 1.45,
  modifiers_price: 0.5,
  total_price: 3.9,
};

function orderOf(patch: Partial<ConsoleOrder['row']> = {}, business = cafe): ConsoleOrder {
  const row = {
    id: 'abc',
    number: '4F-7K2',
    status: 0,
    sellingType: 'car_pickup',
    paymentType: 2,
    customerName: 'Noura',
    dialCode: '+965',
    phone: '55512345',
    car: 'White Toyota',
    comment: 'Ring twice',
    notes: '',
    couponCode: null,
    quote: { currency: 'KWD', currency_digits: 3, lines: [line], total: 3.9 },
    branch: { id: 'demo-cafe~salmiya', name: { en: 'Salmiya' } },
    placedAt: new Date(NOW - 5 * 60_000),
    promisedAt: new Date(NOW + 10 * 60_000),
    scheduledAt: null,
    ...patch,
  };
  return { row, business, next: nextStates(row.status as OrderStatus, 'car_pickup') };
}

function consoleOf({
  list = [orderOf()],
  codes = [],
  banners = [],
  password = null,
}: {
  list?: ConsoleOrder[];
  codes?: SentCode[];
  banners?: ConsoleBanner[];
  password?: string | null;
} = {}) {
  const moves: [string, OrderStatus][] = [];
  const app = consoleRoutes({
    operator: {
      businesses: async () => [cafe, grill],
      orders: async (filter) => list.filter(({ business }) => !filter || business.referenceId === filter),
      codes: async () => codes,
      banners: async () => banners,
    },
    orders: {
      move: async (id, to) => {
        const order = list.find(({ row }) => row.id === id);
        if (!order) throw notFound('The order');
        if (!canMove(order.row.status as OrderStatus, to))
          throw new Refusal(409, 'bad_move', `An order in status ${order.row.status} cannot move to ${to}`);
        moves.push([id, to]);
      },
    },
    password,
    now: () => NOW,
  });
  const post = (form: Record<string, string>, headers: Record<string, string>, id = 'abc') =>
    app.request(`/console/orders/${id}/move`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(form).toString(),
    });
  const page = async (path: string) => (await app.request(path)).text();
  return { app, moves, post, page };
}

describe('the list of orders', () => {
  it('shows all that staff need to make an order and call about it', async () => {
    const text = await consoleOf().page('/console');
    for (const part of [
      '4F-7K2',
      'Pending',
      '5 min ago',
      'Bayt Coffee',
      'Salmiya',
      'Pickup',
      'Noura',
      'href="tel:+96555512345"',
      'White Toyota',
      'Ring twice',
      'Flat white',
      'Large',
      '2 × <bdi>Oat milk</bdi>',
      'Extra hot',
      'KWD\u00a03.900',
      'promised for <time datetime="2026-03-01T15:40:00.000Z">18:40</time>',
    ])
      expect(text).toContain(part);
  });

  it('offers exactly the states an order can go to', async () => {
    const text = await consoleOf().page('/console');
    expect([...text.matchAll(/<button[^>]*>([^<]+)/g)].map(([, word]) => word)).toEqual([
      'Accept',
      'Reject',
      'Cancel',
    ]);
    const done = await consoleOf({ list: [orderOf({ status: 5 })] }).page('/console');
    expect(done).toContain('Picked up');
    expect(done).not.toContain('<button');
  });

  it('can be narrowed to one business', async () => {
    const { page } = consoleOf({ list: [orderOf(), orderOf({ id: 'def', number: 'G1-234' }, grill)] });
    const text = await page('/console?business=demo-grill');
    expect(text).toContain('G1-234');
    expect(text).not.toContain('4F-7K2');
    expect(text).toContain('data-source="/console/orders?business=demo-grill"');
    expect(text).toMatch(/business=demo-grill" aria-current="page"/);
  });

  it('is asked for alone to refresh the page', async () => {
    const text = await consoleOf().page('/console/orders');
    expect(text).toMatch(/^<article/);
    expect(text).not.toContain('<html');
  });

  it('says when there is none', async () => {
    expect(await consoleOf({ list: [] }).page('/console')).toContain('No orders yet');
  });

  it('takes nothing a customer or business wrote for markup', async () => {
    const evil = '"><script>alert(1)</script>';
    const list = [orderOf({ customerName: evil, comment: evil, car: evil, notes: evil, phone: evil }, grill)];
    const text = await consoleOf({ list }).page(`/console?business=${encodeURIComponent(evil)}`);
    const all = text + (await consoleOf({ list }).page('/console'));
    expect(all).not.toContain('<script>');
    expect(all).toContain('Grill &amp; &lt;b&gt;Bar&lt;/b&gt;');
  });
});

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

describe('banners', () => {
  const banners: ConsoleBanner[] = [
    {
      business: cafe,
      banner: { id: 'summer', title: { en: 'Iced <b>weeks</b>' }, from: '2026-03-01', to: '2026-04-30' },
      today: 3,
      week: 41,
      month: 1205,
    },
    { business: grill, banner: { id: 'plain' }, today: 0, week: 0, month: 0 },
  ];

  it('stand in a table with how often each was on screen', async () => {
    const text = await consoleOf({ banners }).page('/console/banners');
    expect(text).toContain('<bdi>Iced &lt;b&gt;weeks&lt;/b&gt;</bdi>');
    expect(text).toContain('2026-03-01 – 2026-04-30');
    for (const count of [3, 41, 1205]) expect(text).toContain(`<td class="number">${count}</td>`);
    expect(text).toContain('<bdi>plain</bdi>');
    expect(text).toContain('<td>always</td>');
  });

  it('are said to be missing when there are none', async () => {
    expect(await consoleOf().page('/console/banners')).toContain('No banners yet');
  });
});

describe('one-time codes', () => {
  it('are listed with who they are for', async () => {
    const codes: SentCode[] = [
      {
        referenceId: 'demo-cafe',
        recipient: '+96555512345',
        code: '123456',
        sentAt: new Date(NOW - 60_000),
        expiresAt: new Date(NOW + 240_000),
      },
      {
        referenceId: 'demo-cafe',
        recipient: '+96555512345',
        code: '654321',
        sentAt: new Date(NOW - 7_200_000),
        expiresAt: new Date(NOW - 6_900_000),
      },
    ];
    const text = await consoleOf({ codes }).page('/console/codes');
    expect(text).toContain('<code>123456</code>');
    expect(text).toContain('1 min ago</time></td>');
    expect(text).toMatch(/class="expired"><td><code>654321.*\n?.*2 h ago<\/time>, expired/);
  });

  it('have an empty state', async () => {
    expect(await consoleOf().page('/console/codes')).toContain('No codes yet');
  });
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
        codes: async () => [],
        banners: async () => [],
      },
      orders: { move: async () => undefined },
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
