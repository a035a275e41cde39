/**
 * Builds the queue entries that send the steps of consenting customers to the vendors' servers. The queue is a table of
 * the database (repo/tracking), and pixel-sender.ts sends its entries. The integrations come from the business file.
 */

import type { Quote } from '../../../../src/api/contract/quote-contract.ts';
import type { OrderTracking, VisitTracking } from '../../../../src/api/contract/tracking-contract.ts';
import { toQuote } from '../../../../src/api/mappers/map-quote.ts';
import { isServerPixel } from '../../../../src/domain/tracking/integrations.ts';
import { toTrackedItems } from '../../../../src/domain/tracking/quote-items.ts';
import type { NewPixelEvent } from '../../repo/tracking/tracking-repo.ts';
import type { Business } from '../menu/business-catalogue.ts';
import type { Person, VendorEvent } from './vendor-api.ts';
import { vendorApis } from './vendor-apis.ts';

/** The IP address and user agent of a request. */
export interface ClientInfo {
  readonly ip: string | null;
  readonly userAgent: string | null;
}
export const UNKNOWN_CLIENT: ClientInfo = { ip: null, userAgent: null };

/** Maximum length of a stored user agent. Real ones are shorter. */
const MAX_USER_AGENT_LENGTH = 500;

const toPerson = (
  { visitor, fbp, fbc, ttp, ttclid, scid, sccid }: Omit<OrderTracking, 'event_id' | 'url'>,
  { ip, userAgent }: ClientInfo,
  phone: Person['phone'],
): Person => ({
  visitor,
  phone,
  ip,
  userAgent: userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? null,
  fbp,
  fbc,
  ttp,
  ttclid,
  scid,
  sccid,
});

/** One queue entry for each integration to which the server sends events. */
function toQueueEntries({ referenceId, file }: Business, event: VendorEvent): NewPixelEvent[] {
  return file.pixels.flatMap(({ type, id }) =>
    isServerPixel(type)
      ? [
          {
            referenceId,
            type,
            pixelId: id,
            eventId: event.trackedEvent.eventId,
            event: event.trackedEvent.event,
            visitor: event.person.visitor,
            payload: vendorApis[type].buildPayload(event),
          },
        ]
      : [],
  );
}

/** Queue entries for the steps of a visit. `at` is epoch ms. */
export function toVisitEntries(
  business: Business,
  tracking: VisitTracking,
  client: ClientInfo,
  at: number,
): NewPixelEvent[] {
  const person = toPerson(tracking, client, null);
  return tracking.events.flatMap(({ event, event_id, url, items, value, currency, term }) =>
    toQueueEntries(business, {
      person,
      at,
      trackedEvent: {
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

/** The order of a purchase, before the order is stored. */
interface Purchase {
  readonly number: string;
  readonly quote: Quote;
  readonly phone: NonNullable<Person['phone']>;
}

/** Queue entries for the purchase event of an order, to be stored with the order. */
export function toPurchaseEntries(
  business: Business,
  { number, quote, phone }: Purchase,
  tracking: OrderTracking,
  client: ClientInfo,
  at: number,
): NewPixelEvent[] {
  return toQueueEntries(business, {
    person: toPerson(tracking, client, phone),
    at,
    trackedEvent: {
      event: 'purchase',
      eventId: tracking.event_id,
      url: tracking.url,
      value: quote.total,
      currency: quote.currency,
      items: toTrackedItems(toQuote(quote), business.response.restaurant.locales[0]),
      orderNumber: number,
    },
  });
}
