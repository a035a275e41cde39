import * as z from 'zod/mini';
import { trackedNames } from '../../domain/tracking/event.ts';
import type { Call } from './call.ts';
import { id, okResponse, price } from './common-contract.ts';

/** Made by the client, at random: one for a step, whoever is told of it. */
const eventId = z.string().check(z.regex(/^[\w-]{8,80}$/));

const visitor = z.string().check(z.regex(/^[0-9a-f]{32}$/));

const hint = z.optional(z.string().check(z.maxLength(500)));

const url = z.string().check(z.regex(/^https?:\/\//), z.maxLength(1000));

/**
 * By what the vendors know the browser again. Sent only by a customer who agreed: without it nothing is told to anybody
 * (decisions, section 8).
 */
const agreed = {
  consent: z.literal('granted'),
  /** Made when the customer agreed, forgotten when they think again. */
  visitor,
  /** Meta's browser and click ids, TikTok's, Snapchat's: in the vendors' own forms. */
  fbp: hint,
  fbc: hint,
  ttp: hint,
  ttclid: hint,
  scid: hint,
  sccid: hint,
};

/** Of an order: the id of its purchase event, and the page it was placed on. */
export const orderTracking = z.object({ ...agreed, event_id: eventId, url });
export type OrderTracking = z.infer<typeof orderTracking>;

const steps = trackedNames.filter((name) => name !== 'purchase');

/** A step on the way. A purchase is none of them: only an order makes one. */
const visitEvent = z.object({
  event: z.enum(steps),
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
  ...agreed,
  events: z.array(visitEvent).check(z.minLength(1), z.maxLength(20)),
});
export type VisitTracking = z.infer<typeof visitTracking>;

/** Who agreed and thought again: what waits to be told of them is thrown away. */
const withdrawnVisitor = visitor;

/**
 * `POST webapp/visit/{reference_id}`. Body not shown in the spec: nothing that names a person. With `tracking` or
 * `withdrawn` it tells more of a visit that was counted already.
 */
const visitRequest = z.object({
  /** How the menu is shown: on the hosted page or inside another site. */
  mode: z.enum(['hosted', 'embedded']),
  locale: z.string().check(z.maxLength(20)),
  /** Host name of the page the element is on; no path, no query. */
  host: z.optional(z.string().check(z.maxLength(253))),
  /** Steps of a customer who agreed to tracking, for the integrations that the server feeds. */
  tracking: z.optional(visitTracking),
  withdrawn: z.optional(withdrawnVisitor),
});

export const visitCall = {
  method: 'POST',
  path: 'webapp/visit/{reference_id}',
  body: visitRequest,
  response: okResponse,
  lenient: z.unknown(),
  // The last steps are sent while the page is being left.
  keepalive: true,
} as const satisfies Call;
