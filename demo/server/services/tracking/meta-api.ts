import { unitsOf } from '../../../../src/domain/tracking/event.ts';
import { vendorNames } from '../../../../src/domain/tracking/vendor-names.ts';
import { hashedDigits, hashedVisitor, type Twin, textWithin, verdictOf, within } from './vendor-api.ts';

const VERSION = 'v23.0';
/** Meta's codes for a token that is no good, and for too many calls: both pass. */
const PASSING = [1, 2, 4, 17, 32, 80_004, 190, 613];

const list = <T>(value: T | undefined): T[] | undefined => (value === undefined ? undefined : [value]);

/**
 * Meta's Conversions API: `POST /{version}/{pixel}/events`
 * (developers.facebook.com/docs/marketing-api/conversions-api/using-the-api).
 */
export const metaTwin: Twin = {
  payload: ({ told, person, at }) => ({
    event_name: vendorNames.meta[told.event],
    event_time: Math.floor(at / 1000),
    event_id: told.eventId,
    event_source_url: told.url,
    action_source: 'website',
    user_data: {
      ph: list(hashedDigits(person)),
      external_id: [hashedVisitor(person)],
      client_ip_address: person.ip ?? undefined,
      client_user_agent: person.userAgent ?? undefined,
      fbp: person.fbp,
      fbc: person.fbc,
    },
    custom_data: {
      currency: told.currency,
      value: told.value,
      ...(told.items.length > 0 && {
        content_type: 'product',
        content_ids: told.items.map(({ id }) => id),
        contents: told.items.map(({ id, quantity, price }) => ({ id, quantity, item_price: price })),
        num_items: unitsOf(told),
      }),
      search_string: told.term,
      order_id: told.orderNumber,
    },
  }),

  request: ({ id, token, testCode, endpoint }, payload) => ({
    url: `${endpoint ?? 'https://graph.facebook.com'}/${VERSION}/${encodeURIComponent(id)}/events`,
    headers: {},
    // In the body rather than in the address, which servers on the way write down.
    body: { data: [payload], access_token: token, ...(testCode && { test_event_code: testCode }) },
  }),

  judge(status, body) {
    const error = within(body, 'error');
    const said = textWithin(error, 'message');
    const code = within(error, 'code');
    if (status < 400 && error === undefined) return verdictOf(status, said);
    if (within(error, 'is_transient') === true || PASSING.includes(Number(code)))
      return { outcome: 'later', problem: `${status} ${said}`.trim() };
    return verdictOf(Math.max(status, 400), said);
  },
};
