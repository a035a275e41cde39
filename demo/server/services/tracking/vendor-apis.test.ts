import { describe, expect, it } from 'vitest';
import { type TrackedEvent, trackedEventNames } from '../../../../src/domain/tracking/event.ts';
import { vendorEventNames } from '../../../../src/domain/tracking/vendor-event-names.ts';
import { metaApi } from './meta-api.ts';
import { computeRetryDelayMs } from './pixel-sender.ts';
import { snapApi } from './snap-api.ts';
import { tiktokApi } from './tiktok-api.ts';
import type { Person, VendorApi, VendorEvent, VendorPixel } from './vendor-api.ts';
import { hashE164, hashPhoneDigits, hashSha256 } from './vendor-api.ts';

const person: Person = {
  visitor: '0123456789abcdef0123456789abcdef',
  phone: { dialCode: '+44', phone: '8444124653' },
  ip: '203.0.113.7',
  userAgent: 'Browser/1',
  fbp: 'fb.1.1.2',
  fbc: 'fb.1.1.click',
  ttp: 'ttp-1',
  ttclid: 'ttclid-1',
  scid: 'scid-1',
  sccid: 'sccid-1',
};
const trackedEvent: TrackedEvent = {
  event: 'purchase',
  eventId: 'event-1',
  url: 'https://tea.example/order',
  items: [
    { id: 'chai', name: 'Chai', price: 4.31, quantity: 2 },
    { id: 'cake', name: 'Cake', price: 3, quantity: 1 },
  ],
  value: 11.62,
  currency: 'EUR',
  orderNumber: '4F-7K2',
};
const event: VendorEvent = { trackedEvent, person, at: 1_772_622_000_500 };
/** The payload as queued, without undefined values. */
const buildPayload = (api: VendorApi, vendorEvent = event) =>
  JSON.parse(JSON.stringify(api.buildPayload(vendorEvent))) as Record<string, unknown>;

describe('a phone number', () => {
  it('hashes the phone number in Snapchat’s example as Snapchat documents it', () => {
    // developers.snap.com, Conversions API, Parameters: +44 844 412 4653.
    expect(hashPhoneDigits(person)).toBe('dc008fda46e2e64002cf2f82a4906236282d431c4f75e5b60bfe79fc48546383');
  });

  it.each([
    ['+965', '55512345', '96555512345'],
    ['+49', '170 123-4567', '491701234567'],
    ['+0049', '1701234567', '491701234567'],
  ])('hashes the phone number %s %s as the digits %s', (dialCode, phone, digits) => {
    const personWithPhone = { ...person, phone: { dialCode, phone } };
    expect(hashPhoneDigits(personWithPhone)).toBe(hashSha256(digits));
    expect(hashE164(personWithPhone)).toBe(hashSha256(`+${digits}`));
  });

  it('leaves an unknown phone number out of a marketing event', () => {
    expect([hashPhoneDigits({ ...person, phone: null }), hashE164({ ...person, phone: null })]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('an event for the vendors’ servers', () => {
  // @spec constants/tracking-integrations-1-7
  it('sends events in the format of Meta’s Conversions API', () => {
    expect(buildPayload(metaApi)).toEqual({
      event_name: 'Purchase',
      event_time: 1_772_622_000,
      event_id: 'event-1',
      event_source_url: 'https://tea.example/order',
      action_source: 'website',
      user_data: {
        ph: [hashSha256('448444124653')],
        external_id: [hashSha256(person.visitor)],
        client_ip_address: '203.0.113.7',
        client_user_agent: 'Browser/1',
        fbp: 'fb.1.1.2',
        fbc: 'fb.1.1.click',
      },
      custom_data: {
        currency: 'EUR',
        value: 11.62,
        content_type: 'product',
        content_ids: ['chai', 'cake'],
        contents: [
          { id: 'chai', quantity: 2, item_price: 4.31 },
          { id: 'cake', quantity: 1, item_price: 3 },
        ],
        num_items: 3,
        order_id: '4F-7K2',
      },
    });
  });

  it('sends events in the format of TikTok’s Events API', () => {
    expect(buildPayload(tiktokApi)).toMatchObject({
      event: 'CompletePayment',
      event_time: 1_772_622_000,
      event_id: 'event-1',
      user: {
        phone: hashSha256('+448444124653'),
        external_id: hashSha256(person.visitor),
        ip: '203.0.113.7',
        user_agent: 'Browser/1',
        ttp: 'ttp-1',
        ttclid: 'ttclid-1',
      },
      page: { url: 'https://tea.example/order' },
      properties: {
        currency: 'EUR',
        value: 11.62,
        contents: [
          { content_id: 'chai', content_name: 'Chai', content_type: 'product', quantity: 2, price: 4.31 },
          { content_id: 'cake', content_name: 'Cake', content_type: 'product', quantity: 1, price: 3 },
        ],
      },
    });
  });

  it('sends events in the format of Snapchat’s Conversions API', () => {
    expect(buildPayload(snapApi)).toMatchObject({
      event_name: 'PURCHASE',
      event_time: 1_772_622_000,
      event_id: 'event-1',
      action_source: 'WEB',
      user_data: { ph: hashSha256('448444124653'), sc_cookie1: 'scid-1', sc_click_id: 'sccid-1' },
      custom_data: { currency: 'EUR', value: 11.62, content_ids: ['chai', 'cake'], num_items: 3 },
    });
  });

  it.each(trackedEventNames)(
    'gives the event %s the same name in the server’s request as in the vendor’s browser pixel',
    (name) => {
      const sentEvent = { ...event, trackedEvent: { ...trackedEvent, event: name } };
      expect(buildPayload(metaApi, sentEvent).event_name).toBe(vendorEventNames.meta[name]);
      expect(buildPayload(tiktokApi, sentEvent).event).toBe(vendorEventNames.tiktok[name]);
      expect(buildPayload(snapApi, sentEvent).event_name).toBe(vendorEventNames.snap[name]);
    },
  );

  it('leaves unknown values out of a marketing event', () => {
    const minimalEvent: VendorEvent = {
      trackedEvent: {
        event: 'page_view',
        eventId: 'event-2',
        url: 'https://tea.example/',
        items: [],
      },
      person: { visitor: person.visitor, phone: null, ip: null, userAgent: null },
      at: event.at,
    };
    const visitor = hashSha256(person.visitor);
    expect(buildPayload(metaApi, minimalEvent)).toMatchObject({
      user_data: { external_id: [visitor] },
      custom_data: {},
    });
    expect(buildPayload(tiktokApi, minimalEvent)).toMatchObject({
      user: { external_id: visitor },
      properties: {},
    });
  });
});

describe('a request to a vendor’s server', () => {
  const pixel: VendorPixel = { id: 'pixel 1', token: 'secret', testCode: null, endpoint: null };

  it.each([
    ['Meta', metaApi, 'https://graph.facebook.com/v23.0/pixel%201/events'],
    ['TikTok', tiktokApi, 'https://business-api.tiktok.com/open_api/v1.3/event/track/'],
    ['Snapchat', snapApi, 'https://tr.snapchat.com/v3/pixel%201/events?access_token=secret'],
  ])('sends marketing events to the versioned URL of %s', (_, api, url) => {
    expect(api.buildRequest(pixel, {}).url).toBe(url);
  });

  it('marks marketing events as tests when the business has a test code', () => {
    const testPixel = { ...pixel, testCode: 'TEST1' };
    expect(metaApi.buildRequest(testPixel, {}).body).toMatchObject({ test_event_code: 'TEST1' });
    expect(tiktokApi.buildRequest(testPixel, {}).body).toMatchObject({ test_event_code: 'TEST1' });
    expect(snapApi.buildRequest(testPixel, {}).url).toContain('/events/validate?');
  });

  it('sends marketing events to the business’s own gateway', () => {
    const pixelWithGateway = { ...pixel, endpoint: 'http://gateway.example:8080/meta' };
    expect(metaApi.buildRequest(pixelWithGateway, {}).url).toBe(
      'http://gateway.example:8080/meta/v23.0/pixel%201/events',
    );
  });
});

describe('a vendor’s response', () => {
  it.each([
    ['Meta accepts the event', metaApi, 200, { events_received: 1 }],
    ['TikTok accepts the event', tiktokApi, 200, { code: 0, message: 'OK' }],
    ['Snapchat accepts the event', snapApi, 200, { status: 'VALID' }],
  ])('marks an event as sent when %s', (_what, api, status, body) => {
    expect(api.readOutcome(status, body).outcome).toBe('accepted');
  });

  it.each([
    ['Meta refuses the access token', metaApi, 400, { error: { code: 190, message: 'Invalid token' } }],
    ['Meta has received too many calls', metaApi, 400, { error: { code: 4, message: 'Too many calls' } }],
    ['Meta reports a passing problem', metaApi, 400, { error: { code: 100, is_transient: true } }],
    ['Meta fails', metaApi, 500, null],
    ['TikTok refuses the access token', tiktokApi, 200, { code: 40_105, message: 'Wrong token' }],
    ['TikTok reports a system error', tiktokApi, 200, { code: 50_000, message: 'System error' }],
    ['TikTok responds without a body', tiktokApi, 200, null],
    ['Snapchat refuses the access token', snapApi, 401, { message: 'Wrong token' }],
    ['Snapchat has received too many calls', snapApi, 429, null],
  ])('sends an event again later when %s', (_what, api, status, body) => {
    expect(api.readOutcome(status, body).outcome).toBe('later');
  });

  it.each([
    ['Meta refuses a parameter', metaApi, 400, { error: { code: 100, message: 'Invalid parameter' } }],
    ['Meta reports an error with status 200', metaApi, 200, { error: { code: 100 } }],
    ['TikTok refuses a field', tiktokApi, 200, { code: 40_002, message: 'Wrong field' }],
    ['Snapchat refuses the event', snapApi, 400, { status: 'INVALID', reason: 'Unhashed PII' }],
  ])('gives up an event when %s', (_what, api, status, body) => {
    expect(api.readOutcome(status, body).outcome).toBe('never');
  });
});

describe('the problem of a refused event', () => {
  const VENDOR_MESSAGE = 'No user +965 5001 2345 for token abc';

  it.each([
    [
      'Meta with an error code',
      metaApi,
      400,
      { error: { code: 190, message: VENDOR_MESSAGE } },
      '400 event refused (code 190)',
    ],
    [
      'Meta with a text as error code',
      metaApi,
      403,
      { error: { code: VENDOR_MESSAGE, message: VENDOR_MESSAGE } },
      '403 access token refused',
    ],
    [
      'Meta with a phone number as error code',
      metaApi,
      400,
      { error: { code: 96_550_012_345, message: VENDOR_MESSAGE } },
      '400 event refused',
    ],
    [
      'TikTok with an error code',
      tiktokApi,
      200,
      { code: 40_105, message: VENDOR_MESSAGE },
      '200 vendor failed (code 40105)',
    ],
    [
      'TikTok with a text as error code',
      tiktokApi,
      200,
      { code: VENDOR_MESSAGE, message: VENDOR_MESSAGE },
      '200 vendor failed',
    ],
    ['TikTok with too many events', tiktokApi, 429, { message: VENDOR_MESSAGE }, '429 too many events'],
    [
      'Snapchat with a reason',
      snapApi,
      400,
      { reason: VENDOR_MESSAGE, message: VENDOR_MESSAGE },
      '400 event refused',
    ],
    ['Snapchat with a plain text', snapApi, 500, VENDOR_MESSAGE, '500 vendor failed'],
  ])(
    'stores the status and error number of a refused event, but no text of the vendor: %s',
    (_what, api, status, body, problem) => {
      expect(api.readOutcome(status, body)).toMatchObject({ problem });
    },
  );
});

describe('the delay before the next attempt', () => {
  const times = { firstDelayMs: 10_000, maxDelayMs: 3_600_000 };

  it('doubles the delay before each new attempt to send an event, up to the maximum', () => {
    expect([1, 2, 3, 9, 10, 20].map((attemptCount) => computeRetryDelayMs(attemptCount, times, 0.5))).toEqual(
      [10_000, 20_000, 40_000, 2_560_000, 3_600_000, 3_600_000],
    );
  });

  it('varies the delay before each new attempt to send an event by up to a fifth', () => {
    expect([computeRetryDelayMs(1, times, 0), computeRetryDelayMs(1, times, 1)]).toEqual([8000, 12_000]);
  });
});
