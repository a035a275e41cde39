import * as z from 'zod/mini';
import { dialCode, id, maxCharacters, phone } from './common-schema.ts';

const field = z.optional(z.string().check(maxCharacters(200)));

/** The address form's fields (spec, section 3). Which are asked and required is the delivery config's. */
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

/** Where an order is brought: a place of the zone or the country that it names. */
export const orderAddress = z.object({ area_id: z.nullish(id), ...addressFields });
export type WireOrderAddress = z.infer<typeof orderAddress>;

/** A place a customer saved. */
export const location = z.object({
  id,
  title: z._default(z.string().check(z.maxLength(100)), ''),
  default: z._default(z.boolean(), false),
  area_id: z.nullish(id),
  ...addressFields,
});

/** One search session of the address field, from the first letter to the choice. */
const sessionId = z.string().check(z.minLength(1), z.maxLength(80));

/** `POST webapp/getAddress`: suggestions for what was typed; `flag` is the country the search stays in. */
export const getAddressRequest = z.object({
  address: z.string().check(z.minLength(1), z.maxLength(250)),
  sessionId,
  flag: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
});
export const getAddressResponse = z.object({
  error: z.optional(z.literal(0)),
  suggestions: z.array(z.object({ placeId: z.string(), title: z.string(), address: z.string() })),
});

/** `POST webapp/setAddress`: the suggestion that was chosen; the answer says where it is. */
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
