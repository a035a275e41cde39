import * as z from 'zod/mini';
import { trackedEventNames } from '../../domain/tracking/event.ts';
import type { Call } from './call.ts';
import { id, okResponse, price } from './common-contract.ts';

/** A random id that the client generates for each event. All vendors receive the same id. */
const eventId = z.string().check(z.regex(/^[\w-]{8,80}$/));

const visitor = z.string().check(z.regex(/^[0-9a-f]{32}$/));

const vendorId = z.optional(z.string().check(z.maxLength(500)));

const url = z.string().check(z.regex(/^https?:\/\//), z.maxLength(1000));

/**
 * The ids by which vendors recognise the browser. Sent only with the customer's consent. Without consent, no vendor
 * receives anything (decisions, section 8).
 */
const consentFields = {
  consent: z.literal('granted'),
  /** Generated when the customer consents, and deleted when they withdraw consent. */
  visitor,
  /** Browser and click ids of Meta, TikTok and Snapchat, in the vendors' own formats. */
  fbp: vendorId,
  fbc: vendorId,
  ttp: vendorId,
  ttclid: vendorId,
  scid: vendorId,
  sccid: vendorId,
};

/** The tracking data of an order: the id of its purchase event, and the URL of the page where it was placed. */
export const orderTracking = z.object({ ...consentFields, event_id: eventId, url });
export type OrderTracking = z.infer<typeof orderTracking>;

const visitEventNames = trackedEventNames.filter((name) => name !== 'purchase');

/** An event of a visit. Purchases are excluded, because they are sent with the order. */
const visitEvent = z.object({
  event: z.enum(visitEventNames),
  event_id: eventId,
  url,
  value: z.optional(price),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  items: z._default(
    z
      .array(
        z.object({
          id,
          name: z.string().check(z.maxLength(300)),
          price,
          quantity: z.int().check(z.minimum(1), z.maximum(1000)),
        }),
      )
      .check(z.maxLength(100)),
    [],
  ),
  term: z.optional(z.string().check(z.maxLength(100))),
});

export const visitTracking = z.object({
  ...consentFields,
  events: z.array(visitEvent).check(z.minLength(1), z.maxLength(20)),
});
export type VisitTracking = z.infer<typeof visitTracking>;

/** The id of a visitor who has withdrawn consent. The server discards this visitor's pending events. */
const visitorWithoutConsent = visitor;

/**
 * `POST webapp/visit/{reference_id}`. The spec does not define the body; it contains no personal data. A request with
 * `tracking` or `withdrawn` belongs to a visit that has already been counted.
 */
const visitRequest = z.object({
  /** Whether the element is on the hosted page or embedded in another site. */
  mode: z.enum(['hosted', 'embedded']),
  locale: z.string().check(z.maxLength(20)),
  /** The host name of the host page, without path and query. */
  host: z.optional(z.string().check(z.maxLength(253))),
  /** Events of a customer who has consented, for the integrations to which the server sends events. */
  tracking: z.optional(visitTracking),
  withdrawn: z.optional(visitorWithoutConsent),
});

export const visitCall = {
  method: 'POST',
  path: 'webapp/visit/{reference_id}',
  body: visitRequest,
  response: okResponse,
  lenient: z.unknown(),
  // The last events are sent while the page is closing.
  keepalive: true,
} as const satisfies Call;
