import * as z from 'zod/mini';
import { getOrderTypeOfCode, normaliseOrderType } from '../../domain/menu/normalise-order-type.ts';
import { parsePaymentType } from '../../domain/payment/payment-type.ts';
import { countCharacters } from '../../lib/characters.ts';

/** Text by language code, from the business: `{ en: 'Tea', ar: 'شاي' }`. Each business has its own menu languages. */
export const localizedText = z.record(z.string(), z.string());
export type LocalizedText = z.infer<typeof localizedText>;

/**
 * Checks that a text has at most `max` characters, as JSON Schema counts them. The check of zod counts UTF-16 units
 * instead, of which an emoji takes two.
 */
export function limitCharacters(max: number) {
  const check = z.maxLength(max);
  const { check: checkLength } = check._zod;
  check._zod.check = (payload) => {
    const { value } = payload;
    if (typeof value !== 'string' || countCharacters(value) > max) checkLength(payload);
  };
  return check;
}

/** A decimal amount in the business's currency. Mappers convert it to minor units through its decimal text. */
export const amount = z.number();

/** An amount that is not negative. */
export const price = z.number().check(z.minimum(0));

/** A rate in percent with all its decimals (8.25 stays 8.25). */
export const percent = z.number().check(z.minimum(0), z.maximum(100));

export const id = z.string().check(z.minLength(1), z.maxLength(80));

/**
 * Id of an option or a group. In a set, the id also names the part that the option belongs to, so that no two ids are
 * equal.
 */
export const optionId = z.string().check(z.minLength(1), z.maxLength(160));

/**
 * The other system (a point of sale, an aggregator) that owns an entry, and the entry's id there. Absent if no other
 * system owns it.
 */
export const ownerFields = { provider: z.nullish(id), provider_id: z.nullish(id) };

/**
 * A picture. `src` is a base to which `/<width>.webp` is appended (widths: the spec's breakpoints times densities). It
 * may be relative to the API's origin. `color` fills the reserved space until the picture has loaded.
 */
export const image = z.object({
  src: z.string().check(z.minLength(1), z.maxLength(500)),
  /** In px. Absent if the picture could not be measured (spec, section 8: size zero, logged). */
  width: z.optional(z.int().check(z.minimum(1))),
  height: z.optional(z.int().check(z.minimum(1))),
  /** The service that provides the resized variants. If absent, this backend. */
  provider: z.optional(z.string().check(z.maxLength(40))),
  color: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))),
});
export type WireImage = z.infer<typeof image>;

/** The order types after normalisation (spec, section 4). */
export const sellingType = z.enum(['delivery', 'car_pickup', 'dine_in']);
/** The order types, and reservation for items that are sold with a reservation. */
export const itemType = z.enum(['delivery', 'car_pickup', 'dine_in', 'reservation']);

/** An order type in a response: normalised, under another name, or as the original backend's code (spec, section 4). */
export const receivedSellingType = z.pipe(
  z.pipe(
    z.union([
      sellingType,
      z.enum(['pickup', 'dinein', 'product_service', 'reserv_dinein', 'reserv_service']),
      z.literal([0, 1, 2, 3]),
    ]),
    z.transform((value) =>
      typeof value === 'number' ? getOrderTypeOfCode(value) : normaliseOrderType(value),
    ),
  ),
  sellingType,
);

/** A two-letter ISO 3166 country code. */
export const countryIso = z.string().check(z.regex(/^[A-Z]{2}$/));

/** Order status codes (spec, section 4). */
const orderStatusCode = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(9),
  z.literal(10),
]);

/** An order status in a response. The original backend sends it as text. */
export const orderStatus = z.pipe(
  z.pipe(z.union([orderStatusCode, z.enum(['0', '1', '2', '3', '4', '5', '9', '10'])]), z.transform(Number)),
  orderStatusCode,
);

/**
 * A payment type in a response: its code, or its name or code as text, as sent by the original backend (spec, section
 * 9).
 */
export const receivedPaymentType = z.pipe(
  z.pipe(
    z.union([z.int(), z.string().check(z.maxLength(40))]),
    z.transform((value) => (typeof value === 'string' ? parsePaymentType(value) : value)),
  ),
  z.int(),
);

/** `available` of a category, item or branch: a JSON string with status, from and to (spec, section 3). */
export const availableJson = z.nullish(z.string().check(z.maxLength(500)));

/** Times are text (`HH:mm` or 12-hour). `time_from` 24 means all day. */
const shift = z.object({
  time_from: z.union([z.string(), z.number()]),
  time_to: z.union([z.string(), z.number()]),
});

/** Hours by day index, Monday = 0 (spec, sections 3 and 5). */
export const weeklyAvailability = z.record(
  z.string().check(z.regex(/^[0-6]$/)),
  z.object({ closed: z._default(z.boolean(), false), shifts: z._default(z.array(shift), []) }),
);

const DATE = /^\d{4}-\d\d-\d\d$/;

/** The dates from `from` to `to` (YYYY-MM-DD), on which `shifts` replace the weekly hours. Closed without shifts. */
export const specialHours = z.object({
  from: z.string().check(z.regex(DATE)),
  to: z.string().check(z.regex(DATE)),
  /** What the hours apply to. If absent, to everything. */
  types: z.nullish(z.array(itemType)),
  shifts: z._default(z.array(shift), []),
  /** The reason for these hours, shown to customers. */
  message: z.nullish(localizedText),
});

/** Until when orders are accepted: some minutes before closing, or a time of day within the hours. */
export const lastOrders = z.object({
  /**
   * The order types that the entry applies to; absent for every order type. If entries name an order type, only those
   * entries apply to it.
   */
  types: z.nullish(z.array(sellingType)),
  minutes_before_closing: z.nullish(z.number().check(z.minimum(0))),
  time: z.nullish(z.union([z.string(), z.number()])),
});

/** `rates` has the rates of order types that differ from `rate`. */
export const tax = z.object({
  id,
  name: localizedText,
  rate: percent,
  rates: z.optional(z.partialRecord(itemType, percent)),
});
export type WireTax = z.infer<typeof tax>;

/** A positive integer in a query string. */
export const countParam = z.coerce.number<number | string>().check(z.int(), z.minimum(1));

/** Pages count from 1. */
export const pagination = z.object({ page: z.int(), pages: z.int(), total: z.int() });
export type Pagination = z.infer<typeof pagination>;

/** The national part of a phone number: 2 to 17 digits (spec, section 5). */
export const phone = z.string().check(z.regex(/^\d{2,17}$/));

/** The calling code of a phone number: `+` and 1 to 4 digits. */
export const dialCode = z.string().check(z.regex(/^\+\d{1,4}$/));

/**
 * A random id that the app creates for a device. The server uses it to count the places that a guest holds
 * (`too_many_places`). The app sends it only with a scheduled order, a slot hold or a reservation. The server stores
 * only a keyed hash of it, until the place is free again.
 */
export const deviceId = z.nullish(z.string().check(z.regex(/^[\w-]{1,80}$/)));

/** The response of a call that returns no data. */
export const okResponse = z.object({ error: z.optional(z.literal(0)), message: z.optional(z.string()) });

/** The body of every error response: `{ error: 1, code, message, fields? }`. */
export const errorBody = z.object({
  error: z.literal(1),
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
