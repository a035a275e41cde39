import * as z from 'zod';
import { parseTime } from '../../../../src/domain/availability/parse-hours.ts';

/** An object that refuses unknown keys, and says which it knows. */
export const strict = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `only the keys ${Object.keys(shape).join(', ')}` : undefined,
  });

/** Ids of a business file: lower-case slugs, unique within their kind. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a lower-case slug such as "flat-white"')
  .max(60);

const textUpTo = (length: number) =>
  z
    .record(
      z.string().regex(/^[a-z]{2}$/, 'a two-letter language code'),
      z.string().trim().min(1).max(length),
    )
    .describe('Text by language code, in every language of settings.locales.');
/** Text by language code: every language of `settings.locales`, and no empty text. */
export const text = textUpTo(4000);
/** As much as the terms of a business take. */
export const longText = textUpTo(20_000);

const foreign = z.string().trim().min(1).max(80).optional();
/** Which other system an entry comes from. */
export const owned = {
  provider: foreign.describe(
    'The system that owns it (a point of sale, an aggregator); order lines carry it.',
  ),
  provider_id: foreign.describe('What it is called there.'),
};

export const amount = z
  .number()
  .min(0)
  .max(1_000_000)
  .describe("A decimal amount, with at most the currency's digits.");
export const rate = z.number().min(0).max(100).describe('A rate in percent.');

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour such as "#efe3f6"');
/** A CSS colour as the business types it. */
export const cssColor = z
  .string()
  .max(60)
  .regex(/^(#[0-9a-f]{3,8}|[a-z]+|(rgb|hsl)a?\([\d.,%/ a-z]+\))$/i, 'a CSS colour such as "#6d557c"');

export const picture = strict({
  file: z
    .string()
    .regex(
      /^(?!.*\.\.)[\w][\w./-]*\.(webp|png|jpe?g|avif)$/i,
      'a picture beside this file, such as "media/tea.webp"',
    ),
  color: color.optional().describe('Painted in the reserved space until the picture is there.'),
}).describe('A picture: a path relative to this file.');

const time = z
  .union([z.string().max(20), z.number()])
  .refine((value) => parseTime(value) !== null, 'a time such as "18:30" or "6:30 PM"')
  .describe('HH:mm, or 12-hour with AM/PM; time_from 24 means all day.');

/** A day of the business's calendar. */
export const day = z.iso.date('a day such as "2026-03-01"');

export const httpUrl = z.url({ protocol: /^https?$/, error: 'an address such as "https://example.com"' });

/** Where customers are sent: nothing but https, and no name or password in it. */
export const secureUrl = z
  .url({ protocol: /^https$/, error: 'an address such as "https://example.com"' })
  .max(2000)
  .refine((url) => !new URL(url).username, 'an address without a user in it');

const hoursOfDay = strict({
  closed: z.boolean().default(false),
  shifts: z
    .array(strict({ time_from: time, time_to: time }))
    .max(10)
    .default([]),
}).refine((it) => it.closed || it.shifts.length > 0, {
  error: 'at least one shift on a day that is not closed',
  path: ['shifts'],
});
/** Monday is 0. A shift whose `time_to` is not after its `time_from` ends next day. */
export const weekly = z
  .record(z.string().regex(/^[0-6]$/, 'a day from "0" (Monday) to "6"'), hoursOfDay)
  .describe('Hours by day, Monday = "0"; a day left out is closed. A shift may end after midnight.');

/** A daily window; on the wire it travels as JSON text (spec, section 3). */
export const dailyWindow = strict({
  status: z.boolean(),
  from: time.optional(),
  to: time.optional(),
});

export const interval = strict({
  value: z.number().min(0),
  scale: z.enum(['min', 'hour', 'day']),
});

export const scheduledOrders = strict({
  on: z.boolean(),
  only_schedule: z.boolean().optional(),
  min_advance: interval.optional(),
  max_advance: interval.optional(),
});
