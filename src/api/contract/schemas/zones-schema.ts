import * as z from 'zod/mini';
import { amount, countryIso, id, localizedText } from './common-schema.ts';

const position = z.tuple([
  z.number().check(z.minimum(-180), z.maximum(180)),
  z.number().check(z.minimum(-90), z.maximum(90)),
]);

/** GeoJSON: longitude first. A polygon's first ring is its outline, the others are holes. */
const shape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: position }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position)).check(z.minLength(1)) }),
]);

const area = z.object({
  id,
  name: localizedText,
  parent_name: z.optional(localizedText),
  osm_id: z.nullish(z.union([z.number(), z.string()])),
  shape: z.nullish(shape),
  zone_id: id,
});

const zone = z.object({
  id,
  visible: z._default(z.boolean(), true),
  fees: z._default(amount, 0),
  min_order: z._default(amount, 0),
  delivery_time: z._default(z.number(), 30),
  unit: z._default(z.enum(['minute', 'hour', 'day']), 'minute'),
  areas: z._default(z.array(area), []),
  branch: id,
  color: z.nullish(z.string().check(z.maxLength(60))),
  name: localizedText,
  shape: z.nullish(shape),
});

const country = z.object({
  country: localizedText,
  country_iso: countryIso,
  icon: z.nullish(z.string()),
  fees_per_kg: z._default(amount, 0),
  fixed_fees: z._default(amount, 0),
  min_order: z._default(amount, 0),
  branch_id: id,
});

/** A delivery form's field is shown when `on`, asked for when `required` (spec, section 5). */
const formField = z.object({ on: z.boolean(), required: z._default(z.boolean(), false) });
const form = z.object({
  type: z._default(z.string(), 'residency'),
  fields: z._default(z.record(z.string(), formField), {}),
});

/** `GET webapp/zones/{branch_id}`; countries and the shipping form only with `shipping=true`. */
export const zonesQuery = z.object({ shipping: z.optional(z.literal('true')) });
export const zonesResponse = z.object({
  error: z.optional(z.literal(0)),
  zones: z._default(z.array(zone), []),
  countries: z._default(z.array(country), []),
  form: z.optional(form),
  shipping_form: z.optional(form),
  drop_pin: z._default(z.boolean(), false),
  send_gift: z._default(z.boolean(), false),
  enable_gift: z._default(z.boolean(), false),
});
