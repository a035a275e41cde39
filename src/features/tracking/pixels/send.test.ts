import { describe, expect, it } from 'vitest';
import type { TrackingPixel } from '../../../domain/business/business-types.ts';
import {
  type TrackedEvent,
  type TrackedEventName,
  trackedEventNames,
} from '../../../domain/tracking/event.ts';
import { sendToPixels } from './send.ts';

const purchase: TrackedEvent = {
  event: 'purchase',
  eventId: 'event-1',
  url: 'https://tea.example/order?utm_source=news',
  items: [
    { id: 'chai', name: 'Chai ~ hot', price: 4.31, quantity: 2 },
    { id: 'cake', name: 'Cake', price: 3, quantity: 1 },
  ],
  value: 11.62,
  currency: 'EUR',
  orderNumber: '4F-7K2',
};
const context = {
  ids: {
    visitor: 'v',
    ga: '111.222',
    fbp: 'fb.1.5.6',
    fbc: undefined,
    ttp: 'ttp',
    ttclid: 'tt',
    scid: 'sc',
    sccid: 'cc',
  },
  referrer: 'https://news.example/',
  language: 'en-gb',
  sentAt: 1_772_622_000_500,
  session: { count: 1, startedAt: 1_772_621_000_000 },
  eventCount: 1,
};
const ALL_PIXELS = [1, 2, 3, 4, 5, 6, 7].map((type) => ({ type, id: `id-${type}`, endpoint: null }));

/** Sends an event and returns the requests. Every request fails, as if a policy had blocked it. */
function recordPixelRequests(event: TrackedEvent, pixels: TrackingPixel[] = ALL_PIXELS) {
  const requests: { url: URL; init: RequestInit | undefined }[] = [];
  sendToPixels(pixels, event, context, async (url, requestInit) => {
    requests.push({ url: new URL(String(url)), init: requestInit });
    throw new TypeError('Stopped by a policy');
  });
  return requests;
}

describe('sending events to the pixels', () => {
  // @spec constants/tracking-integrations-1-7
  it('sends an event only to the pixels of the business and ignores failed requests', () => {
    expect(recordPixelRequests(purchase).map(({ url }) => url.origin + url.pathname)).toEqual([
      'https://www.facebook.com/tr/',
      'https://www.google-analytics.com/g/collect',
      'https://tr.snapchat.com/p',
      'https://analytics.tiktok.com/api/v2/pixel',
    ]);
    expect(recordPixelRequests(purchase, [])).toEqual([]);
  });

  it('sends a purchase in each vendor’s format, with the event id, the decimal value and the items', () => {
    const [metaRequest, googleRequest, snapRequest, tiktokRequest] = recordPixelRequests(purchase);
    expect(Object.fromEntries(metaRequest?.url.searchParams ?? [])).toMatchObject({
      id: 'id-1',
      ev: 'Purchase',
      eid: 'event-1',
      'cd[value]': '11.62',
      'cd[currency]': 'EUR',
      'cd[content_ids]': '["chai","cake"]',
      'cd[num_items]': '3',
      'cd[order_id]': '4F-7K2',
      dl: 'https://tea.example/order?utm_source=news',
      fbp: 'fb.1.5.6',
    });
    expect(Object.fromEntries(googleRequest?.url.searchParams ?? [])).toMatchObject({
      v: '2',
      tid: 'id-2',
      en: 'purchase',
      cid: '111.222',
      cu: 'EUR',
      'epn.value': '11.62',
      'ep.transaction_id': 'event-1',
      pr1: 'idchai~nmChai ~~ hot~pr4.31~qt2',
      pr2: 'idcake~nmCake~pr3~qt1',
      _fv: '1',
      _ss: '1',
      gcs: 'G111',
    });
    expect(Object.fromEntries(snapRequest?.url.searchParams ?? [])).toMatchObject({
      pid: 'id-3',
      ev: 'PURCHASE',
      client_dedup_id: 'event-1',
      e_pr: '11.62',
      e_cur: 'EUR',
      e_iids: 'chai;cake',
      e_ni: '3',
      e_tid: '4F-7K2',
    });
    expect(tiktokRequest?.init).toMatchObject({ method: 'POST', mode: 'no-cors', keepalive: true });
    expect(JSON.parse(String(tiktokRequest?.init?.body))).toMatchObject({
      event: 'CompletePayment',
      event_id: 'event-1',
      context: { pixel: { code: 'id-4' }, ad: { callback: 'tt' } },
      properties: { value: 11.62, currency: 'EUR', contents: [{ content_id: 'chai', quantity: 2 }, {}] },
    });
  });

  it.each<[TrackedEventName, string[]]>([
    ['page_view', ['PageView', 'page_view', 'PAGE_VIEW', 'Pageview']],
    ['view_item', ['ViewContent', 'view_item', 'VIEW_CONTENT', 'ViewContent']],
    ['add_to_cart', ['AddToCart', 'add_to_cart', 'ADD_CART', 'AddToCart']],
    ['start_checkout', ['InitiateCheckout', 'begin_checkout', 'START_CHECKOUT', 'InitiateCheckout']],
    ['purchase', ['Purchase', 'purchase', 'PURCHASE', 'CompletePayment']],
    ['search', ['Search', 'search', 'SEARCH', 'Search']],
    ['sign_up', ['CompleteRegistration', 'sign_up', 'SIGN_UP', 'CompleteRegistration']],
  ])('translates the event %s to the name that each vendor uses', (event, vendorNames) => {
    expect(trackedEventNames).toContain(event);
    const [metaRequest, googleRequest, snapRequest, tiktokRequest] = recordPixelRequests({
      ...purchase,
      event,
    });
    expect([
      metaRequest?.url.searchParams.get('ev'),
      googleRequest?.url.searchParams.get('en'),
      snapRequest?.url.searchParams.get('ev'),
      (JSON.parse(String(tiktokRequest?.init?.body)) as { event: string }).event,
    ]).toEqual(vendorNames);
  });

  it('sends pixel events to the business’s gateway if the business has a gateway', () => {
    const [gatewayRequest] = recordPixelRequests(purchase, [
      { type: 2, id: 'G-1', endpoint: 'https://gateway.example/ga/' },
    ]);
    expect(gatewayRequest?.url.href).toMatch(/^https:\/\/gateway\.example\/ga\/g\/collect\?/);
  });

  it('omits unknown values from pixel events', () => {
    const bareEvent = {
      event: 'page_view',
      eventId: 'event-2',
      url: 'https://tea.example/',
      items: [],
    } as const;
    const [metaRequest, , snapRequest] = recordPixelRequests(bareEvent);
    expect(
      [...(metaRequest?.url.searchParams.keys() ?? [])].filter((name) => name.startsWith('cd[')),
    ).toEqual([]);
    expect([...(snapRequest?.url.searchParams.keys() ?? [])].filter((name) => name.startsWith('e_'))).toEqual(
      [],
    );
  });
});
