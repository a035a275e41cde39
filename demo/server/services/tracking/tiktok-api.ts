import { vendorEventNames } from '../../../../src/domain/tracking/vendor-event-names.ts';
import { hashE164, hashVisitor, readMember, toFailure, toOutcome, type VendorApi } from './vendor-api.ts';

/**
 * Whether an event may be accepted later, by the error code that TikTok sends with status 200. True for invalid tokens,
 * rate limits and TikTok's own failures.
 */
const isRetryable = (code: number): boolean =>
  [40_001, 40_100, 40_102, 40_104, 40_105].includes(code) || code >= 50_000;

/** TikTok's Events API 2.0: `POST /open_api/v1.3/event/track/` (business-api.tiktok.com/portal/docs). */
export const tiktokApi: VendorApi = {
  buildPayload: ({ trackedEvent, person, at }) => ({
    event: vendorEventNames.tiktok[trackedEvent.event],
    event_time: Math.floor(at / 1000),
    event_id: trackedEvent.eventId,
    user: {
      phone: hashE164(person),
      external_id: hashVisitor(person),
      ip: person.ip ?? undefined,
      user_agent: person.userAgent ?? undefined,
      ttp: person.ttp,
      ttclid: person.ttclid,
    },
    page: { url: trackedEvent.url },
    properties: {
      currency: trackedEvent.currency,
      value: trackedEvent.value,
      ...(trackedEvent.items.length > 0 && {
        content_type: 'product',
        contents: trackedEvent.items.map(({ id, name, quantity, price }) => ({
          content_id: id,
          content_name: name,
          content_type: 'product',
          quantity,
          price,
        })),
      }),
      query: trackedEvent.term,
      order_id: trackedEvent.orderNumber,
    },
  }),

  buildRequest: ({ id, token, testCode, endpoint }, payload) => ({
    url: `${endpoint ?? 'https://business-api.tiktok.com'}/open_api/v1.3/event/track/`,
    headers: { 'access-token': token },
    body: {
      event_source: 'web',
      event_source_id: id,
      data: [payload],
      ...(testCode && { test_event_code: testCode }),
    },
  }),

  readOutcome(status, body) {
    const code = readMember(body, 'code');
    if (status !== 200 || code === 0) return toOutcome(status, code);
    return toFailure(typeof code !== 'number' || isRetryable(code) ? 'later' : 'never', status, code);
  },
};
