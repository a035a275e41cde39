import * as z from 'zod';
import { parseTime } from '../../../../src/domain/availability/parse-hours.ts';
import { getMidnight } from '../../../../src/lib/calendar.ts';

/** An object schema that refuses unknown keys. Its message lists the allowed keys. */
export const createStrictObject = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? `one of the keys ${Object.keys(shape).join(', ')}` : undefined,
  });

/** An id in a business file: a lower-case slug, unique within its kind. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a lower-case slug such as "flat-white"')
  .max(60);

const createText = (maxLength: number) =>
  z
    .record(
      z.string().regex(/^[a-z]{2}$/, 'a two-letter language code'),
      z.string().trim().min(1).max(maxLength),
    )
    .describe('Text by language code, in every language of settings.locales.');
/** Text by language code. It has every language of `settings.locales` and is never empty. */
export const text = createText(4000);
/** A longer text, for policies. */
export const longText = createText(20_000);

const externalId = z.string().trim().min(1).max(80).optional();
/** The system from which an entry comes, and its id there. */
export const providerFields = {
  provider: externalId.describe(
    'The system the entry comes from, such as a point of sale. Order lines include it.',
  ),
  provider_id: externalId.describe('Id in that system.'),
};

export const amount = z
  .number()
  .min(0)
  .max(1_000_000)
  .describe("A decimal amount, with at most the currency's number of decimals.");
export const rate = z.number().min(0).max(100).describe('A rate in percent.');

const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour such as "#efe3f6"');
/** Any CSS colour. */
export const cssColor = z
  .string()
  .max(60)
  .regex(/^(#[0-9a-f]{3,8}|[a-z]+|(rgb|hsl)a?\([\d.,%/ a-z]+\))$/i, 'a CSS colour such as "#6d557c"');

export const picture = createStrictObject({
  file: z
    .string()
    .regex(
      /^(?!.*\.\.)[\w][\w./-]*\.(webp|png|jpe?g|avif)$/i,
      'a picture relative to this file, such as "media/tea.webp"',
    ),
  color: color.optional().describe('Colour shown while the picture loads.'),
}).describe('A picture: a path relative to this file.');

/**
 * Whether a time has only an hour, such as "9", which may mean the morning or the evening. The
 * number 24 is not ambiguous: it means all day.
 */
const isAmbiguousTime = (value: string | number): boolean =>
  /^\s*\d+\s*$/.test(String(value)) && value !== 24;

const time = z
  .union([z.string().max(20), z.number()])
  .refine(
    (value) => parseTime(value) !== null && !isAmbiguousTime(value),
    'a time such as "18:30" or "6:30 PM"',
  )
  .describe('HH:mm, or 12-hour with AM or PM. A time_from of 24 means all day.');

/** A day in the business's time zone. */
export const day = z.iso.date('a day such as "2026-03-01"');

export const httpUrl = z.url({ protocol: /^https?$/, error: 'a URL such as "https://example.com"' });

/** A URL to which customers are redirected: https, without a user name and password. */
export const secureUrl = z
  .url({ protocol: /^https$/, error: 'a URL such as "https://example.com"' })
  .max(2000)
  .refine((url) => !URL.canParse(url) || !new URL(url).username, 'a URL without a user name');

const shifts = z.array(createStrictObject({ time_from: time, time_to: time })).max(10);

const hoursOfDay = createStrictObject({
  closed: z.boolean().default(false),
  shifts: shifts.default([]),
}).refine(({ closed, shifts: list }) => closed || list.length > 0, {
  error: 'at least one shift, or "closed": true',
  path: ['shifts'],
});
/** The dates from `from` to `to`. */
const dateFields = {
  from: day.describe('First date.'),
  to: day.optional().describe('Last date. The same as "from" when absent.'),
};
type Dates = { readonly from: string; readonly to?: string | undefined };
const DAY_MS = 86_400_000;
const isShortRange = ({ from, to = from }: Dates) => {
  const days = (getMidnight(to) - getMidnight(from)) / DAY_MS;
  return days >= 0 && days < 366;
};
const RANGE_PROBLEM = { error: 'a date on or after "from", less than 366 days later', path: ['to'] };

/** Dates on which a member of staff is away. */
export const absence = createStrictObject(dateFields).refine(isShortRange, RANGE_PROBLEM);

/** Other hours on some dates. `types` limits them to order types or reservations. */
export const specialHours = createStrictObject({
  ...dateFields,
  closed: z.boolean().optional().describe('true: closed on these dates.'),
  shifts: shifts.default([]).describe('Hours of each date, which replace the weekly hours.'),
  types: z
    .array(z.enum(['delivery', 'car_pickup', 'dine_in', 'reservation']))
    .min(1)
    .optional()
    .describe('Order types to which the hours apply, or reservation. Everything when absent.'),
  message: text.optional().describe('Reason that customers read.'),
})
  .refine(isShortRange, RANGE_PROBLEM)
  .refine(({ closed, shifts: list }) => closed === true || list.length > 0, {
    error: 'at least one shift, or "closed": true',
    path: ['shifts'],
  })
  .refine(({ closed, shifts: list }) => closed !== true || !list.length, {
    error: 'no shifts, because the branch is closed on these dates',
    path: ['shifts'],
  });

const orderTypes = z
  .array(z.enum(['delivery', 'car_pickup', 'dine_in']))
  .min(1)
  .optional();

/** The latest time at which a branch accepts orders, before it closes. */
export const lastOrders = createStrictObject({
  types: orderTypes.describe(
    'Order types to which this applies. All when absent, except those with last orders of their own.',
  ),
  minutes_before_closing: z
    .int()
    .min(1)
    .max(1439)
    .optional()
    .describe('Orders are taken until this many minutes before closing.'),
  time: time
    .optional()
    .describe('Orders are taken until this time, such as "21:45", on days with such hours.'),
}).refine(
  ({ minutes_before_closing, time: clockTime }) =>
    (minutes_before_closing === undefined) !== (clockTime === undefined),
  'either minutes_before_closing or time',
);

/** Slots that must be ordered by a time of the same day, such as lunch until 11:00. */
export const slotCutOff = createStrictObject({
  types: orderTypes.describe('Order types to which this applies. All when absent.'),
  from: time.describe('Start of the first slot, such as "12:00".'),
  to: time.describe('Slots that start at this time or later are not affected, such as "15:00".'),
  order_until: time.describe('Until when these slots can be ordered on the same day, such as "11:00".'),
});

/**
 * Hours by day of the week, where Monday is "0". A shift whose `time_to` is not after its `time_from` ends on the next
 * day.
 */
export const weekly = z
  .record(z.string().regex(/^[0-6]$/, 'a day from "0" (Monday) to "6"'), hoursOfDay)
  .describe('Hours by day, from Monday = "0". Missing days are closed. A shift may end after midnight.');

/** A daily time window. On the wire it is JSON text (spec, section 3). */
export const dailyWindow = createStrictObject({
  status: z.boolean(),
  from: time.optional(),
  to: time.optional(),
});

export const interval = createStrictObject({
  value: z.number().min(0),
  scale: z.enum(['min', 'hour', 'day']),
});

export const scheduledOrders = createStrictObject({
  on: z.boolean(),
  only_schedule: z.boolean().optional(),
  min_advance: interval.optional(),
  max_advance: interval.optional(),
  prepare_before_opening: z
    .boolean()
    .optional()
    .describe('true: the kitchen also works before opening, so that orders can be ready when it opens.'),
});
