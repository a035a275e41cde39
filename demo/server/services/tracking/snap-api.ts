import { countTrackedUnits } from '../../../../src/domain/tracking/event.ts';
import { vendorEventNames } from '../../../../src/domain/tracking/vendor-event-names.ts';
import { hashPhoneDigits, hashVisitor, toOutcome, type VendorApi } from './vendor-api.ts';

/**
 * Snapchat's Conversions API: `POST /v3/{pixel}/events`
 * (developers.snap.com/api/marketing-api/Conversions-API/UsingTheAPI). With a test code, Snapchat validates and
 * displays events but does not count them.
 */
export const snapApi: VendorApi = {
  buildPayload: ({ trackedEvent, person, at }) => ({
    event_name: vendorEventNames.snap[trackedEvent.event],
    event_time: Math.floor(at / 1000),
    event_id: trackedEvent.eventId,
    event_source_url: trackedEvent.url,
    action_source: 'WEB',
    user_data: {
      ph: hashPhoneDigits(person),
      external_id: hashVisitor(person),
      client_ip_address: person.ip ?? undefined,
      client_user_agent: person.userAgent ?? undefined,
      sc_cookie1: person.scid,
      sc_click_id: person.sccid,
    },
    custom_data: {
      currency: trackedEvent.currency,
      value: trackedEvent.value,
      ...(trackedEvent.items.length > 0 && {
        content_ids: trackedEvent.items.map(({ id }) => id),
        contents: trackedEvent.items.map(({ id, quantity, price }) => ({ id, quantity, item_price: price })),
        num_items: countTrackedUnits(trackedEvent),
      }),
      search_string: trackedEvent.term,
      order_id: trackedEvent.orderNumber,
    },
  }),

  buildRequest: ({ id, token, testCode, endpoint }, payload) => {
    const path = `/v3/${encodeURIComponent(id)}/events${testCode ? '/validate' : ''}`;
    const query = new URLSearchParams({ access_token: token });
    return {
      url: `${endpoint ?? 'https://tr.snapchat.com'}${path}?${query}`,
      headers: {},
      body: { data: [payload] },
    };
  },

  readOutcome: (status) => toOutcome(status),
};
