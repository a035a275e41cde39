import type { Quote } from '../../../../src/api/contract/quote-contract.ts';
import type { OrderTracking, VisitTracking } from '../../../../src/api/contract/tracking-contract.ts';
import { isServerPixel } from '../../../../src/domain/tracking/integrations.ts';
import { itemsOfQuote } from '../../../../src/domain/tracking/quote-items.ts';
import type { NewPixelEvent } from '../../repo/tracking/tracking-repo.ts';
import type { Business } from '../menu/catalogue.ts';
import type { Person, TwinEvent } from './vendor-api.ts';
import { twins } from './vendor-apis.ts';

/** What a request says of the browser by itself. */
export interface Seen {
  readonly ip: string | null;
  readonly userAgent: string | null;
}
export const UNSEEN: Seen = { ip: null, userAgent: null };

/** Browsers' names are shorter. */
const MOST_AGENT = 500;

const personOf = (
  { visitor, fbp, fbc, ttp, ttclid, scid, sccid }: Omit<OrderTracking, 'event_id' | 'url'>,
  { ip, userAgent }: Seen,
  phone: Person['phone'],
): Person => ({
  visitor,
  phone,
  ip,
  userAgent: userAgent?.slice(0, MOST_AGENT) ?? null,
  ...{ fbp, fbc, ttp, ttclid, scid, sccid },
});

/** One entry of the queue for each integration of the business that its server feeds. */
function entriesOf({ referenceId, file }: Business, event: TwinEvent): NewPixelEvent[] {
  return file.pixels.flatMap(({ type, id }) =>
    isServerPixel(type)
      ? [
          {
            referenceId,
            type,
            pixelId: id,
            eventId: event.told.eventId,
            event: event.told.event,
            visitor: event.person.visitor,
            payload: twins[type].payload(event),
          },
        ]
      : [],
  );
}

/** The steps of a visit, to be queued. `at` is epoch ms. */
export function visitEntries(
  business: Business,
  tracking: VisitTracking,
  seen: Seen,
  at: number,
): NewPixelEvent[] {
  const person = personOf(tracking, seen, null);
  return tracking.events.flatMap(({ event, event_id, url, items, value, currency, term }) =>
    entriesOf(business, {
      person,
      at,
      told: {
        event,
        eventId: event_id,
        url,
        items,
        ...(value !== undefined && { value }),
        ...(currency !== undefined && { currency }),
        ...(term !== undefined && { term }),
      },
    }),
  );
}

/** What a purchase is of: the stored order, before it is stored. */
interface Purchase {
  readonly number: string;
  readonly quote: Quote;
  readonly phone: NonNullable<Person['phone']>;
}

/** The purchase that an order is, to be queued with it. */
export function purchaseEntries(
  business: Business,
  { number, quote, phone }: Purchase,
  tracking: OrderTracking,
  seen: Seen,
  at: number,
): NewPixelEvent[] {
  return entriesOf(business, {
    person: personOf(tracking, seen, phone),
    at,
    told: {
      event: 'purchase',
      eventId: tracking.event_id,
      url: tracking.url,
      value: quote.total,
      currency: quote.currency,
      items: itemsOfQuote(quote.lines, business.currency, business.response.restaurant.locales[0]),
      orderNumber: number,
    },
  });
}
