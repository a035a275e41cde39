import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pixelEvents } from '../../../demo/server/db/schema-tracking.ts';
import { hashSha256 } from '../../../demo/server/services/tracking/vendor-api.ts';
import { getFixturePath, useBackend } from '../testing/backend.ts';
import { enginesOfScope } from '../testing/engines.ts';
import {
  consentGiven,
  listPixels,
  openVendor,
  TOKENS,
  type Vendor,
  VISITOR_ID,
} from '../testing/fake-vendor.ts';
import { buildIdempotencyHeader, buildOrderBody } from '../testing/test-orders.ts';

const MITTE = 'tracked~mitte';
const PAGE_URL = 'https://tea.example.com/order';
const USER_AGENT = 'Mozilla/5.0 (test)';
const buildTracking = (event_id: string) => ({
  ...consentGiven,
  event_id,
  url: PAGE_URL,
  fbp: 'fb.1.1.2',
  ttclid: 'E.C.P',
});

const WAIT_OPTIONS = { timeout: 50_000, interval: 100 };
const isWaiting = ({ state }: { readonly state: string }) => state === 'waiting';

let eventCount = 0;
const createVisitEvent = (
  event: 'page_view' | 'add_to_cart' | 'search' = 'page_view',
  changes: object = {},
) => ({
  event,
  event_id: `step-${process.pid}-${++eventCount}`,
  url: PAGE_URL,
  ...changes,
});

describe.each(enginesOfScope)('marketing events, on $name', (engine) => {
  // The timeout is long, because a machine under load responds late, and an event without a response is sent again.
  const backend = useBackend(engine, {
    pixelTimes: { intervalMs: 50, firstDelayMs: 40, timeoutMs: 45_000, leaseMs: 90_000 },
  });
  let vendor: Vendor;
  beforeAll(async () => {
    vendor = await openVendor();
    const teaHouse = JSON.parse(await readFile(getFixturePath('tea-house.json'), 'utf8')) as object;
    const pixels = listPixels(vendor.endpoint);
    await backend.importFile({ ...teaHouse, reference_id: 'tracked', domains: [], pixels });
  });
  afterAll(() => vendor.close());
  beforeEach(async () => {
    // Send the events of the previous test first, or they would arrive during this test.
    vendor.reset();
    await vi.waitFor(async () => expect((await loadRows()).filter(isWaiting)).toEqual([]), WAIT_OPTIONS);
    vendor.reset();
    await backend.database().delete(pixelEvents);
  });

  const loadRows = () => backend.database().select().from(pixelEvents);
  const waitUntilSent = () =>
    vi.waitFor(async () => {
      const rows = await loadRows();
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.filter(isWaiting)).toEqual([]);
      return rows;
    }, WAIT_OPTIONS);
  const placeOrder = (changes: object, key?: string) =>
    backend.call('placeOrder', {
      body: buildOrderBody({ branch_id: MITTE, ...changes }),
      headers: { ...buildIdempotencyHeader(key), 'user-agent': USER_AGENT },
    });
  const reportVisit = (body: object) =>
    backend.call('visit', {
      params: { reference_id: 'tracked' },
      body: { mode: 'embedded', locale: 'en', ...body },
    });

  it('reports a purchase once to each vendor, with the event id that the browser uses', async () => {
    const { order: placedOrder } = await placeOrder({ tracking: buildTracking('purchase-one') });
    expect((await waitUntilSent()).map(({ type, state }) => [type, state]).sort()).toEqual([
      [5, 'sent'],
      [6, 'sent'],
      [7, 'sent'],
    ]);
    expect(vendor.listEventIds()).toEqual(['purchase-one', 'purchase-one', 'purchase-one']);
    const [metaRequest] = vendor.requests.filter(({ path }) => path === '/v23.0/1001/events');
    expect(metaRequest?.body).toMatchObject({ access_token: TOKENS[0], test_event_code: 'TEST5' });
    expect(metaRequest?.event).toMatchObject({
      event_name: 'Purchase',
      event_source_url: PAGE_URL,
      user_data: { client_user_agent: USER_AGENT, fbp: 'fb.1.1.2', ph: [hashSha256('491701234567')] },
      custom_data: {
        currency: 'EUR',
        value: 9.28,
        order_id: placedOrder.number,
        contents: [{ id: 'chai', quantity: 2, item_price: 4.31 }],
      },
    });
    const [tiktokRequest] = vendor.requests.filter(({ path }) => path === '/open_api/v1.3/event/track/');
    expect(tiktokRequest?.headers['access-token']).toBe(TOKENS[1]);
    expect(tiktokRequest?.event).toMatchObject({
      event: 'CompletePayment',
      user: { phone: hashSha256('+491701234567'), ttclid: 'E.C.P' },
    });
    const [snapRequest] = vendor.requests.filter(({ path }) => path.startsWith('/v3/snap-3003/events'));
    expect(snapRequest?.path).toBe(`/v3/snap-3003/events?access_token=${TOKENS[2]}`);
    expect(snapRequest?.event).toMatchObject({
      event_name: 'PURCHASE',
      user_data: { ph: hashSha256('491701234567') },
    });
  });

  it('a marketing event contains no personal data in plain text, neither stored nor sent', async () => {
    vendor.replyWith(() => ({ status: 503, body: {} }));
    await placeOrder({
      name: 'Ada Lovelace',
      comment: 'Ring at Byron',
      tracking: buildTracking('purchase-private'),
    });
    await vi.waitFor(() => expect(vendor.requests.length).toBeGreaterThanOrEqual(3), WAIT_OPTIONS);
    const allData = JSON.stringify([await loadRows(), vendor.requests]);
    for (const secret of ['1701234567', 'Ada', 'Lovelace', 'Byron', VISITOR_ID])
      expect(
        allData.replaceAll(`"visitor":"${VISITOR_ID}"`, ''),
        `${secret} is in the queue or was sent`,
      ).not.toContain(secret);
  });

  it('queues and sends no marketing event without consent', async () => {
    await placeOrder({});
    await placeOrder({ tracking: null });
    await reportVisit({});
    const { body } = await backend.expectRefusal('visit', {
      params: { reference_id: 'tracked' },
      body: {
        mode: 'embedded',
        locale: 'en',
        tracking: { ...consentGiven, consent: 'denied', events: [createVisitEvent()] },
      },
    });
    expect(body.fields).toHaveProperty('tracking.consent');
    expect(await loadRows()).toEqual([]);
    expect(vendor.requests).toEqual([]);
  });

  it('reports one purchase for an order that is sent again, even if consent differs in the repeated request', async () => {
    const firstOrder = await placeOrder({ tracking: buildTracking('purchase-again') }, 'the-same-key');
    const repeatedOrder = await placeOrder({ tracking: buildTracking('purchase-other') }, 'the-same-key');
    const withoutConsent = await placeOrder({}, 'the-same-key');
    expect([repeatedOrder.order.id, withoutConsent.order.id]).toEqual([
      firstOrder.order.id,
      firstOrder.order.id,
    ]);
    await waitUntilSent();
    expect(new Set(vendor.listEventIds())).toEqual(new Set(['purchase-again']));
    expect(vendor.requests).toHaveLength(3);
  });

  it('reports each marketing event of a visit once, in the format of each vendor', async () => {
    const items = [{ id: 'chai', name: 'Chai', price: 4.31, quantity: 2 }];
    const events = [
      createVisitEvent('add_to_cart', { items, value: 8.62, currency: 'EUR' }),
      createVisitEvent('search', { term: 'chai' }),
    ];
    await reportVisit({ tracking: { ...consentGiven, events } });
    await reportVisit({ tracking: { ...consentGiven, events } });
    await waitUntilSent();
    expect(vendor.requests.map(({ event }) => String(event.event_name ?? event.event)).sort()).toEqual([
      'ADD_CART',
      'AddToCart',
      'AddToCart',
      'SEARCH',
      'Search',
      'Search',
    ]);
    expect(vendor.requests.map(({ event }) => event.custom_data ?? event.properties)).toContainEqual(
      expect.objectContaining({ search_string: 'chai' }),
    );
  });

  // @spec calls/post-webapp-visit-reference-id
  it('refuses a purchase that is reported as a part of a visit', async () => {
    const { status } = await backend.expectRefusal('visit', {
      params: { reference_id: 'tracked' },
      body: {
        mode: 'hosted',
        locale: 'en',
        tracking: { ...consentGiven, events: [{ ...createVisitEvent(), event: 'purchase' }] },
      },
    });
    expect(status).toBe(422);
  });

  it('never returns a vendor’s access token or server address to a client', async () => {
    const { order: placedOrder } = await placeOrder({ tracking: buildTracking('purchase-token') });
    const paths = [
      '/api/webapp/v5/restaurant/tracked',
      '/api/webapp/branches/tracked',
      `/api/webapp/v5/menu/${MITTE}`,
      `/api/webapp/v5/item/${MITTE}/chai`,
      `/api/webapp/zones/${MITTE}`,
      `/api/webapp/order/${placedOrder.id}`,
      `/api/webapp/order/${MITTE}/${placedOrder.id}?full=true`,
      '/api/openapi.json',
      '/business-file.schema.json',
      '/tracked',
      '/tracked/car_pickup',
      '/console/pixels',
    ];
    for (const path of paths) {
      const response = await backend.request(path);
      const body = await response.text();
      expect(response.status, path).toBe(200);
      for (const secret of [...TOKENS, vendor.endpoint]) expect(body, path).not.toContain(secret);
    }
    const response = await backend.call('restaurant', { params: { reference_id: 'tracked' } });
    expect(response.pixels).toHaveLength(7);
    expect(Object.keys(response.pixels[4] ?? {})).toEqual(['type', 'id']);
  });
});
