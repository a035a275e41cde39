import * as z from 'zod/mini';
import { characterCount } from '../../lib/characters.ts';

/** Text by language code, as the business wrote it: `{ en: 'Tea', ar: 'شاي' }`. Menu languages are the business's own. */
export const localizedText = z.record(z.string(), z.string());
export type LocalizedText = z.infer<typeof localizedText>;

/**
 * At most so many characters, as JSON Schema counts them, and people: zod's own check counts UTF-16 units, of which one
 * emoji takes two.
 */
export function maxCharacters(max: number) {
  const check = z.maxLength(max);
  const { check: judge } = check._zod;
  check._zod.check = (payload) => {
    const { value } = payload;
    if (typeof value !== 'string' || characterCount(value) > max) judge(payload);
  };
  return check;
}

/** A decimal amount in the business's currency. Turned into minor units at the API edge, through its decimal text. */
export const amount = z.number();

/** An amount that something costs. */
export const price = z.number().check(z.minimum(0));

/** A rate in percent, with the decimals it arrives with (8.25 stays 8.25). */
export const percent = z.number().check(z.minimum(0), z.maximum(100));

export const id = z.string().check(z.minLength(1), z.maxLength(80));

/** Which other system (a point of sale, an aggregator) owns an entry, and what it is called there; absent: none does. */
export const owned = { provider: z.nullish(id), provider_id: z.nullish(id) };

/**
 * A picture. `src` is a base to which `/<width>.webp` is appended (widths: the spec's breakpoints times densities);
 * it may be relative to the API's origin. `color` is painted in the reserved space before it loads.
 */
export const image = z.object({
  src: z.string().check(z.minLength(1), z.maxLength(500)),
  /** In px; left out when the business's picture could not be measured (spec, section 8: size zero, logged). */
  width: z.optional(z.int().check(z.minimum(1))),
  height: z.optional(z.int().check(z.minimum(1))),
  /** Who makes its variants; absent: this backend. */
  provider: z.optional(z.string().check(z.maxLength(40))),
  color: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))),
});
export type WireImage = z.infer<typeof image>;

/** Selling types after normalisation (spec, section 4), plus reservation as an item type. */
export const sellingType = z.enum(['delivery', 'car_pickup', 'dine_in']);

/** A country by its ISO 3166 code of two letters. */
export const countryIso = z.string().check(z.regex(/^[A-Z]{2}$/));

/** Order status codes (spec, section 4). */
export const orderStatus = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(9),
  z.literal(10),
]);

/** Section 3: a category, item or branch carries `available` as a JSON string with status, from, to. */
export const availableJson = z.nullish(z.string().check(z.maxLength(500)));

/** Times are kept as text (`HH:mm` or 12-hour); `time_from` 24 means all day. */
const shift = z.object({
  time_from: z.union([z.string(), z.number()]),
  time_to: z.union([z.string(), z.number()]),
});

/** Day-indexed map, Monday = 0 (spec, section 3 and 5). */
export const weeklyAvailability = z.record(
  z.string().check(z.regex(/^[0-6]$/)),
  z.object({ closed: z._default(z.boolean(), false), shifts: z._default(z.array(shift), []) }),
);

export const tax = z.object({ id, name: localizedText, rate: percent });
export type WireTax = z.infer<typeof tax>;

/** A whole number from 1 in an address, where everything is text. */
export const countParam = z.coerce.number<number | string>().check(z.int(), z.minimum(1));

/** Pages count from 1. */
export const pagination = z.object({ page: z.int(), pages: z.int(), total: z.int() });
export type Pagination = z.infer<typeof pagination>;

/** A phone as two parts: `+` and the country's digits, and 2 to 17 national digits (spec, section 5). */
export const phone = z.string().check(z.regex(/^\d{2,17}$/));

export const dialCode = z.string().check(z.regex(/^\+\d{1,4}$/));

/** The answer of a call that has nothing to say but that it worked. */
export const okResponse = z.object({ error: z.optional(z.literal(0)), message: z.optional(z.string()) });

/** The one shape of every refusal: `{ error: 1, code, message, fields? }`. */
export const errorBody = z.object({
  error: z.literal(1),
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
