import * as z from 'zod/mini';
import type { Call } from './call.ts';
import {
  amount,
  countryIso,
  dialCode,
  id,
  limitCharacters,
  localizedText,
  phone,
} from './common-contract.ts';

const field = z.optional(z.string().check(limitCharacters(200)));

/** The fields of the address form (spec, section 3). The delivery config says which ones are visible and required. */
const addressFields = {
  city: field,
  street: field,
  block: field,
  postcode: field,
  building: field,
  avenue: field,
  intercom: field,
  floor: field,
  apartment: field,
  parking: field,
  note: field,
  house_number: field,
  office_number: field,
  paci: field,
  lat: z.nullish(z.number().check(z.minimum(-90), z.maximum(90))),
  lng: z.nullish(z.number().check(z.minimum(-180), z.maximum(180))),
  contact_name: field,
  contact_phone: z.nullish(phone),
  contact_dial_code: z.nullish(dialCode),
  form_type: z._default(z.string().check(z.maxLength(40)), 'residency'),
  type: z._default(z.enum(['company', 'house', 'apartment']), 'house'),
};

/** The delivery address of an order, in the order's zone or country. */
export const orderAddress = z.object({ area_id: z.nullish(id), ...addressFields });
export type WireOrderAddress = z.infer<typeof orderAddress>;

/** A location that a customer has saved. */
export const location = z.object({
  id,
  title: z._default(z.string().check(z.maxLength(100)), ''),
  default: z._default(z.boolean(), false),
  area_id: z.nullish(id),
  ...addressFields,
});

/** The id of one search in the address field, from the first letter to the choice of a suggestion. */
const sessionId = z.string().check(z.minLength(1), z.maxLength(80));

/** `POST webapp/getAddress`: suggestions for the typed text. `flag` limits the search to a country. */
export const getAddressRequest = z.object({
  address: z.string().check(z.minLength(1), z.maxLength(250)),
  sessionId,
  flag: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
});

export const getAddressResponse = z.object({
  error: z.optional(z.literal(0)),
  suggestions: z.array(z.object({ placeId: z.string(), title: z.string(), address: z.string() })),
});

/** `POST webapp/setAddress`: the chosen suggestion. The response contains its address and location. */
export const setAddressRequest = z.object({
  address: z.string().check(z.maxLength(250)),
  title: z.string().check(z.maxLength(250)),
  placeId: z.string().check(z.maxLength(200)),
  sessionId,
});

export const setAddressResponse = z.object({
  error: z.optional(z.literal(0)),
  address: z.object({ ...addressFields, title: z.string() }),
});

const position = z.tuple([
  z.number().check(z.minimum(-180), z.maximum(180)),
  z.number().check(z.minimum(-90), z.maximum(90)),
]);

/** GeoJSON, longitude first. The first ring of a polygon is its outline; the others are holes. */
const shape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: position }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position)).check(z.minLength(1)) }),
]);

export const area = z.object({
  id,
  name: localizedText,
  parent_name: z.optional(localizedText),
  osm_id: z.nullish(z.union([z.number(), z.string()])),
  shape: z.nullish(shape),
  zone_id: id,
});

export const zone = z.object({
  id,
  visible: z._default(z.boolean(), true),
  fees: z._default(amount, 0),
  min_order: z._default(amount, 0),
  delivery_time: z._default(z.number().check(z.minimum(0)), 30),
  unit: z._default(z.enum(['minute', 'hour', 'day']), 'minute'),
  areas: z._default(z.array(area), []),
  branch: id,
  color: z.nullish(z.string().check(z.maxLength(60))),
  name: localizedText,
  shape: z.nullish(shape),
});

export const country = z.object({
  country: localizedText,
  country_iso: countryIso,
  /** A picture: an https URL, or a path on the API's server. If absent or a flag emoji, the country's flag. */
  icon: z.nullish(z.string().check(z.maxLength(2000))),
  fees_per_kg: z._default(amount, 0),
  fixed_fees: z._default(amount, 0),
  min_order: z._default(amount, 0),
  branch_id: id,
});

/** A field of the delivery form: visible if `on`, mandatory if also `required` (spec, section 5). */
export const formField = z.object({ on: z.boolean(), required: z._default(z.boolean(), false) });

export const deliveryForm = z.object({
  type: z._default(z.string(), 'residency'),
  fields: z._default(z.record(z.string(), formField), {}),
});

/** `GET webapp/zones/{branch_id}`. Countries and the shipping form are included only with `shipping=true`. */
const zonesQuery = z.object({ shipping: z.optional(z.literal('true')) });

export const zonesResponse = z.object({
  error: z.optional(z.literal(0)),
  zones: z._default(z.array(zone), []),
  countries: z._default(z.array(country), []),
  form: z.optional(deliveryForm),
  shipping_form: z.optional(deliveryForm),
  drop_pin: z._default(z.boolean(), false),
  send_gift: z._default(z.boolean(), false),
  enable_gift: z._default(z.boolean(), false),
});

export const zonesCall = {
  method: 'GET',
  path: 'webapp/zones/{branch_id}',
  query: zonesQuery,
  response: zonesResponse,
  // `toDeliveryConfig` parses the parts.
  lenient: z.record(z.string(), z.unknown()),
} as const satisfies Call;

export const getAddressCall = {
  method: 'POST',
  path: 'webapp/getAddress',
  body: getAddressRequest,
  response: getAddressResponse,
} as const satisfies Call;

export const setAddressCall = {
  method: 'POST',
  path: 'webapp/setAddress',
  body: setAddressRequest,
  response: setAddressResponse,
} as const satisfies Call;
