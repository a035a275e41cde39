import { countTrackedUnits } from '../../../../src/domain/tracking/event.ts';
import { vendorEventNames } from '../../../../src/domain/tracking/vendor-event-names.ts';
import {
  hashPhoneDigits,
  hashVisitor,
  readMember,
  toFailure,
  toOutcome,
  type VendorApi,
} from './vendor-api.ts';

const VERSION = 'v23.0';
/** Meta's error codes for invalid tokens, rate limits and temporary failures. All of them are retried. */
const RETRYABLE_CODES = [1, 2, 4, 17, 32, 80_004, 190, 613];

const toList = <T>(value: T | undefined): T[] | undefined => (value === undefined ? undefined : [value]);

/**
 * Meta's Conversions API: `POST /{version}/{pixel}/events`
 * (developers.facebook.com/docs/marketing-api/conversions-api/using-the-api).
 */
export const metaApi: VendorApi = {
  buildPayload: ({ trackedEvent, person, at }) => ({
    event_name: vendorEventNames.meta[trackedEvent.event],
    event_time: Math.floor(at / 1000),
    event_id: trackedEvent.eventId,
    event_source_url: trackedEvent.url,
    action_source: 'website',
    user_data: {
      ph: toList(hashPhoneDigits(person)),
      external_id: [hashVisitor(person)],
      client_ip_address: person.ip ?? undefined,
      client_user_agent: person.userAgent ?? undefined,
      fbp: person.fbp,
      fbc: person.fbc,
    },
    custom_data: {
      currency: trackedEvent.currency,
      value: trackedEvent.value,
      ...(trackedEvent.items.length > 0 && {
        content_type: 'product',
        content_ids: trackedEvent.items.map(({ id }) => id),
        contents: trackedEvent.items.map(({ id, quantity, price }) => ({ id, quantity, item_price: price })),
        num_items: countTrackedUnits(trackedEvent),
      }),
      search_string: trackedEvent.term,
      order_id: trackedEvent.orderNumber,
    },
  }),

  buildRequest: ({ id, token, testCode, endpoint }, payload) => ({
    url: `${endpoint ?? 'https://graph.facebook.com'}/${VERSION}/${encodeURIComponent(id)}/events`,
    headers: {},
    // Send the token in the body, because proxies log URLs.
    body: { data: [payload], access_token: token, ...(testCode && { test_event_code: testCode }) },
  }),

  readOutcome(status, body) {
    const error = readMember(body, 'error');
    const code = readMember(error, 'code');
    if (status < 400 && error === undefined) return toOutcome(status);
    if (readMember(error, 'is_transient') === true || RETRYABLE_CODES.includes(Number(code)))
      return toFailure('later', status, code);
    return toOutcome(Math.max(status, 400), code);
  },
};
