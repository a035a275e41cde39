import { unitsOf } from '../../../../src/domain/tracking/event.ts';
import { vendorNames } from '../../../../src/domain/tracking/vendor-names.ts';
import { hashedDigits, hashedVisitor, type Twin, textWithin, verdictOf } from './vendor-api.ts';

/**
 * Snapchat's Conversions API: `POST /v3/{pixel}/events`
 * (developers.snap.com/api/marketing-api/Conversions-API/UsingTheAPI). With a test code events are validated and shown,
 * and not counted.
 */
export const snapTwin: Twin = {
  payload: ({ told, person, at }) => ({
    event_name: vendorNames.snap[told.event],
    event_time: Math.floor(at / 1000),
    event_id: told.eventId,
    event_source_url: told.url,
    action_source: 'WEB',
    user_data: {
      ph: hashedDigits(person),
      external_id: hashedVisitor(person),
      client_ip_address: person.ip ?? undefined,
      client_user_agent: person.userAgent ?? undefined,
      sc_cookie1: person.scid,
      sc_click_id: person.sccid,
    },
    custom_data: {
      currency: told.currency,
      value: told.value,
      ...(told.items.length > 0 && {
        content_ids: told.items.map(({ id }) => id),
        contents: told.items.map(({ id, quantity, price }) => ({ id, quantity, item_price: price })),
        num_items: unitsOf(told),
      }),
      search_string: told.term,
      order_id: told.orderNumber,
    },
  }),

  request: ({ id, token, testCode, endpoint }, payload) => {
    const path = `/v3/${encodeURIComponent(id)}/events${testCode ? '/validate' : ''}`;
    const query = new URLSearchParams({ access_token: token });
    return {
      url: `${endpoint ?? 'https://tr.snapchat.com'}${path}?${query}`,
      headers: {},
      body: { data: [payload] },
    };
  },

  judge: (status, body) => verdictOf(status, textWithin(body, 'reason') || textWithin(body, 'message')),
};
