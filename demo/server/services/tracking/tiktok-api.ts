import { vendorNames } from '../../../../src/domain/tracking/vendor-names.ts';
import { hashedE164, hashedVisitor, type Twin, textWithin, verdictOf, within } from './vendor-api.ts';

/** What it says in the body while the status is 200: a wrong token, too many calls, its own failures. */
const isPassing = (code: number): boolean =>
  [40_001, 40_100, 40_102, 40_104, 40_105].includes(code) || code >= 50_000;

/** TikTok's Events API 2.0: `POST /open_api/v1.3/event/track/` (business-api.tiktok.com/portal/docs). */
export const tiktokTwin: Twin = {
  payload: ({ told, person, at }) => ({
    event: vendorNames.tiktok[told.event],
    event_time: Math.floor(at / 1000),
    event_id: told.eventId,
    user: {
      phone: hashedE164(person),
      external_id: hashedVisitor(person),
      ip: person.ip ?? undefined,
      user_agent: person.userAgent ?? undefined,
      ttp: person.ttp,
      ttclid: person.ttclid,
    },
    page: { url: told.url },
    properties: {
      currency: told.currency,
      value: told.value,
      ...(told.items.length > 0 && {
        content_type: 'product',
        contents: told.items.map(({ id, name, quantity, price }) => ({
          content_id: id,
          content_name: name,
          content_type: 'product',
          quantity,
          price,
        })),
      }),
      query: told.term,
      order_id: told.orderNumber,
    },
  }),

  request: ({ id, token, testCode, endpoint }, payload) => ({
    url: `${endpoint ?? 'https://business-api.tiktok.com'}/open_api/v1.3/event/track/`,
    headers: { 'access-token': token },
    body: {
      event_source: 'web',
      event_source_id: id,
      data: [payload],
      ...(testCode && { test_event_code: testCode }),
    },
  }),

  judge(status, body) {
    const code = within(body, 'code');
    if (status !== 200 || code === 0) return verdictOf(status, textWithin(body, 'message'));
    const problem = `${code ?? 'no code'} ${textWithin(body, 'message')}`.trim();
    return { outcome: typeof code !== 'number' || isPassing(code) ? 'later' : 'never', problem };
  },
};
