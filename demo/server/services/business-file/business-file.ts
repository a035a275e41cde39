/**
 * The business file: the JSON that describes a business with its menu, branches and settings. This is the schema. The
 * `check-file-*.ts` files hold the rules across several fields, and import-business.ts stores a valid file.
 */

import * as z from 'zod';
import { integrations, isServerPixel } from '../../../../src/domain/tracking/integrations.ts';
import { normalizeHostName } from '../business/host-name.ts';
import { country, deliveryForms, zone } from './business-file-delivery.ts';
import { feedbackForm } from './business-file-feedback.ts';
import { category, modifierGroup, tax } from './business-file-menu.ts';
import { banner, coupon, discountsOfType, smartCategory, wallet } from './business-file-offers.ts';
import { dailyWindow, httpUrl, secureUrl, slug, strict, text, weekly } from './business-file-parts.ts';
import { branchReservations, reservationForm, service, staffMember } from './business-file-reservations.ts';
import { settings } from './business-file-settings.ts';

const titles = Object.entries(integrations).map(([type, { title }]) => `${type} ${title}`);

/** A tracking integration (spec, section 9). */
export const pixel = strict({
  type: z.literal([1, 2, 3, 4, 5, 6, 7]).describe(`${titles.join(', ')}.`),
  id: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'an id as the vendor shows it, such as "G-AB12CD34EF"')
    .describe("The pixel's id, or the measurement id of Google Analytics."),
  access_token: z
    .string()
    .min(1)
    .max(1000)
    .optional()
    .describe('For 5, 6 and 7. It stays on the server and is in no answer to a client.'),
  test_code: z
    .string()
    .max(100)
    .optional()
    .describe("For 5, 6 and 7: events appear under the vendor's test events and count for nothing."),
  endpoint: httpUrl
    .optional()
    .describe("Where its events go instead of to the vendor's own address: a gateway of the business's."),
})
  .refine(({ type, access_token }) => !isServerPixel(type) || access_token !== undefined, {
    error: 'the access token, since the server feeds it',
    path: ['access_token'],
  })
  .refine(({ type, access_token }) => isServerPixel(type) || access_token === undefined, {
    error: 'none: what a browser feeds has no access token',
    path: ['access_token'],
  });

const table = strict({
  id: slug.describe('Names the table in its link; the code that is printed holds it.'),
  name: text.describe('Without the word for what it is (settings.table_label): "7", "Terrace 2".'),
  seats: z
    .int()
    .min(1)
    .max(500)
    .optional()
    .describe('The largest party it is reserved for; any when absent.'),
  seats_from: z.int().min(1).max(500).optional().describe('The smallest; 1 when absent.'),
  area: slug.optional().describe('One of reservation.areas of the branch.'),
  reservable: z.boolean().optional().describe('False: never reserved, kept for whoever walks in.'),
});

export type FileTable = z.infer<typeof table>;

const orderCount = z.int().min(1).max(10_000);

const branch = strict({
  id: slug,
  name: text,
  address: text.optional(),
  phone: z.string().max(40).optional(),
  lat: z.number().min(-90).max(90).optional(),
  lng: z.number().min(-180).max(180).optional(),
  visible: z.boolean().optional(),
  available: dailyWindow
    .optional()
    .describe('The hours of any day in which it takes orders, within its hours.'),
  hours: weekly.optional().describe('Opening hours in settings.timezone; open all the time when absent.'),
  slot_minutes: z.int().min(5).max(720).default(30).describe('How long a slot of scheduled orders lasts.'),
  slot_step_minutes: z
    .int()
    .min(5)
    .max(720)
    .optional()
    .describe('From the start of one slot to the next one’s; slot_minutes when absent.'),
  slot_capacity: strict({
    delivery: orderCount.optional(),
    car_pickup: orderCount.optional(),
    dine_in: orderCount.optional(),
  })
    .optional()
    .describe('How many orders a slot takes, by way of selling; as many as come when absent.'),
  hold_minutes: z
    .int()
    .min(1)
    .max(60)
    .optional()
    .describe('How long a place in a slot is kept for somebody at the checkout; 10 when absent.'),
  preparation_minutes: z.int().min(0).max(1440).default(15),
  tables: z
    .array(table)
    .max(1000)
    .optional()
    .describe('Where orders for eating in are served. With any, such an order has to name one.'),
  reservation: branchReservations.optional(),
});

export type FileBranch = z.infer<typeof branch>;

const host = z
  .string()
  .max(260)
  .transform((written, { addIssue }) => {
    const name = normalizeHostName(written);
    if (!name) addIssue({ code: 'custom', message: 'a host name such as "order.example.com"' });
    return name ?? z.NEVER;
  });

/** One business, whole: who it is, where, and what it sells. Unknown keys are refused. */
export const businessFile = strict({
  $schema: z.string().optional(),
  reference_id: slug.describe('Names the business in every address; never change it once published.'),
  domains: z
    .array(host)
    .max(20)
    .transform((names) => [...new Set(names)])
    .default([])
    .describe(
      'Host names of its own that lead to this server, once they do. The first is where its page lives; the others lead there.',
    ),
  moved: strict({
    reference_id: slug.optional().describe('Of the business it is now: its pages and elements go there.'),
    url: secureUrl.optional().describe('Of the site that takes its orders now: customers are told.'),
  })
    .refine(({ reference_id, url }) => !reference_id !== !url, 'either reference_id or url')
    .optional()
    .describe('Where it takes its orders now, when that is not here any more.'),
  switched_off: z
    .boolean()
    .optional()
    .describe(
      'Takes no orders: its page says so, and how to reach the business. Nothing else is shown of it.',
    ),
  settings,
  branches: z.array(branch).min(1).max(500).describe('The first is the default.'),
  taxes: z.record(slug, tax).default({}),
  exclusive_taxes: z.array(slug).default([]).describe('Keys of taxes added on top of the prices.'),
  modifier_groups: z.record(slug, modifierGroup).default({}),
  categories: z.array(category).min(1).max(200),
  discounts: strict({
    pickup: discountsOfType.optional(),
    delivery: discountsOfType.optional(),
    dinein: discountsOfType.optional(),
  }).default({}),
  coupons: z.array(coupon).max(500).default([]),
  zones: z.array(zone).max(500).default([]).describe('Where its branches deliver to.'),
  countries: z.array(country).max(250).default([]).describe('Where its branches ship to.'),
  delivery: deliveryForms.default({}).describe('The forms of delivery and shipping.'),
  smart_categories: z.array(smartCategory).max(20).default([]),
  highlighted_category: slug.optional().describe('The id of a smart category or a category.'),
  show_standard_sub_categories: z.boolean().optional(),
  banners: z.array(banner).max(100).default([]),
  words: z
    .record(z.string().min(1).max(60), text)
    .default({})
    .describe('Names of tags, ingredients and allergens; without one the word itself is shown.'),
  message: text.optional(),
  feedback_form: feedbackForm.optional(),
  services: z.array(service).max(500).default([]).describe('What can be reserved beside tables.'),
  staff: z.array(staffMember).max(500).default([]).describe('Who gives the services.'),
  reservation_form: reservationForm.optional(),
  wallet: wallet.optional(),
  pixels: z.array(pixel).max(50).default([]).describe('Where marketing events go.'),
}).meta({
  title: 'Business file',
  description: 'A business for online ordering: import it with `npm run import -- file.json`.',
});

export type BusinessFile = z.infer<typeof businessFile>;

/** The published JSON Schema of business files. */
export const toBusinessFileSchema = (): object =>
  z.toJSONSchema(businessFile, { io: 'input', reused: 'ref' });
