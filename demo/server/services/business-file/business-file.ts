/**
 * The business file: the JSON that describes a business with its menu, branches and settings. This file contains the
 * schema, the `check-file-*.ts` files contain the rules that involve several fields, and import-business.ts stores a
 * valid file.
 */

import * as z from 'zod';
import { integrations, isServerPixel } from '../../../../src/domain/tracking/integrations.ts';
import { normalizeHostName } from '../business/host-name.ts';
import { slotCapacity } from './business-file-capacity.ts';
import { country, deliveryForms, zone } from './business-file-delivery.ts';
import { feedbackForm } from './business-file-feedback.ts';
import { category, modifierGroup, tax } from './business-file-menu.ts';
import { banner, coupon, discountsOfType, smartCategory, wallet } from './business-file-offers.ts';
import {
  createStrictObject,
  dailyWindow,
  httpUrl,
  lastOrders,
  secureUrl,
  slotCutOff,
  slug,
  specialHours,
  text,
  weekly,
} from './business-file-parts.ts';
import { businessPhoneText } from './business-file-phone.ts';
import { branchReservations, reservationForm, service, staffMember } from './business-file-reservations.ts';
import { settings, theme } from './business-file-settings.ts';

const integrationTitles = Object.entries(integrations).map(([type, { title }]) => `${type} ${title}`);

/** A tracking integration (spec, section 9). */
export const pixel = createStrictObject({
  type: z.literal([1, 2, 3, 4, 5, 6, 7]).describe(`${integrationTitles.join(', ')}.`),
  id: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'an id as the vendor shows it, such as "G-AB12CD34EF"')
    .describe("The pixel's id, or the measurement id of Google Analytics."),
  access_token: z
    .string()
    .min(1)
    .max(1000)
    .optional()
    .describe('For types 5, 6 and 7. The server never sends it to clients.'),
  test_code: z
    .string()
    .max(100)
    .optional()
    .describe("For types 5, 6 and 7. Events appear as the vendor's test events and are not counted."),
  endpoint: httpUrl.optional().describe("URL of the business's own gateway, which replaces the vendor's."),
})
  .refine(({ type, access_token }) => !isServerPixel(type) || access_token !== undefined, {
    error: 'an access_token, because the server sends these events',
    path: ['access_token'],
  })
  .refine(({ type, access_token }) => isServerPixel(type) || access_token === undefined, {
    error: 'no access_token, because the browser sends these events',
    path: ['access_token'],
  });

const table = createStrictObject({
  id: slug.describe('Id in the link and the QR code of the table.'),
  name: text.describe('Name without the word in settings.table_label, such as "7" or "Terrace 2".'),
  seats: z.int().min(1).max(500).optional().describe('Largest party. Unlimited when absent.'),
  seats_from: z.int().min(1).max(500).optional().describe('Smallest party. 1 when absent.'),
  area: slug.optional().describe('Id of one of reservation.areas of the branch.'),
  reservable: z.boolean().optional().describe('false keeps the table for guests without a reservation.'),
});

export type FileTable = z.infer<typeof table>;

const tableCombination = createStrictObject({
  id: slug.describe('Differs from the ids of the tables.'),
  tables: z.array(slug).min(2).max(20).describe('Ids of the tables that are put together, in one area.'),
  seats: z.int().min(1).max(500).optional().describe('Largest party. The seats of the tables when absent.'),
  seats_from: z
    .int()
    .min(1)
    .max(500)
    .optional()
    .describe('Smallest party. When absent, the seats of the largest of these tables, plus one.'),
});

const branch = createStrictObject({
  id: slug,
  name: text,
  address: text.optional(),
  phone: businessPhoneText.optional(),
  lat: z.number().min(-90).max(90).optional(),
  lng: z.number().min(-180).max(180).optional(),
  visible: z.boolean().optional(),
  available: dailyWindow.optional().describe('Daily window for orders, within the hours.'),
  hours: weekly.optional().describe('Opening hours in settings.timezone. Always open when absent.'),
  special_hours: z
    .array(specialHours)
    .max(200)
    .optional()
    .describe('Dates with other hours, such as public holidays.'),
  last_orders: z
    .array(lastOrders)
    .max(20)
    .optional()
    .describe(
      'When the branch stops taking orders before it closes, for immediate orders and for slots. At closing when absent.',
    ),
  slot_cut_offs: z
    .array(slotCutOff)
    .max(20)
    .optional()
    .describe('Slots that must be ordered by a time of the same day.'),
  slot_minutes: z.int().min(5).max(720).default(30).describe('Length of a slot for scheduled orders.'),
  slot_step_minutes: z
    .int()
    .min(5)
    .max(720)
    .optional()
    .describe('Minutes between the starts of two slots. slot_minutes when absent.'),
  slot_capacity: slotCapacity.optional(),
  hold_minutes: z
    .int()
    .min(1)
    .max(60)
    .optional()
    .describe('How long a slot is held during checkout. 10 when absent.'),
  preparation_minutes: z.int().min(0).max(1440).default(15),
  tables: z
    .array(table)
    .max(1000)
    .optional()
    .describe('Tables for dine-in. When there are any, dine-in orders must name one.'),
  table_combinations: z
    .array(tableCombination)
    .max(1000)
    .optional()
    .describe('Tables that can be put together for a party that fits no free table.'),
  reservation: branchReservations.optional(),
});

export type FileBranch = z.infer<typeof branch>;

const hostName = z
  .string()
  .max(260)
  .transform((text, { addIssue }) => {
    const name = normalizeHostName(text);
    if (!name) addIssue({ code: 'custom', message: 'a host name such as "order.example.com"' });
    return name ?? z.NEVER;
  });

/** A complete business: settings, branches and menu. Unknown keys are refused. */
export const businessFile = createStrictObject({
  $schema: z.string().optional(),
  reference_id: slug.describe('Id of the business in every URL. Never change it after publishing.'),
  domains: z
    .array(hostName)
    .max(20)
    .transform((names) => [...new Set(names)])
    .default([])
    .describe(
      'Own host names that point to this server. The first is the main one; the others redirect to it.',
    ),
  moved: createStrictObject({
    reference_id: slug
      .optional()
      .describe('Reference id of the new business. Pages and elements switch to it.'),
    url: secureUrl.optional().describe('URL of the new ordering site. The app tells customers.'),
  })
    .refine(({ reference_id, url }) => !reference_id !== !url, 'either reference_id or url')
    .optional()
    .describe('The new address of a business that has moved.'),
  switched_off: z
    .boolean()
    .optional()
    .describe('Takes no orders. The page only shows how to contact the business.'),
  switched_off_message: text
    .optional()
    .describe('What customers read while the business is switched off, for example why and until when.'),
  settings,
  themes: z
    .record(slug, theme)
    .default({})
    .describe(
      'Other themes by name, to preview with theme_id. Fields that a theme lacks are those of the settings.',
    ),
  branches: z.array(branch).min(1).max(500).describe('The first is the default branch.'),
  taxes: z.record(slug, tax).default({}),
  exclusive_taxes: z.array(slug).default([]).describe('Keys of taxes added on top of the prices.'),
  modifier_groups: z.record(slug, modifierGroup).default({}),
  categories: z.array(category).min(1).max(200),
  discounts: createStrictObject({
    pickup: discountsOfType.optional(),
    delivery: discountsOfType.optional(),
    dinein: discountsOfType.optional(),
  }).default({}),
  coupons: z.array(coupon).max(500).default([]),
  zones: z.array(zone).max(500).default([]).describe('Delivery zones of the branches.'),
  countries: z.array(country).max(250).default([]).describe('Countries that the branches ship to.'),
  delivery: deliveryForms.default({}).describe('Address forms of delivery and shipping.'),
  smart_categories: z.array(smartCategory).max(20).default([]),
  highlighted_category: slug.optional().describe('The id of a smart category or a category.'),
  show_standard_sub_categories: z.boolean().optional(),
  banners: z.array(banner).max(100).default([]),
  words: z
    .record(z.string().min(1).max(60), text)
    .default({})
    .describe('Names of tags, ingredients and allergens. Words without a name are shown as they are.'),
  message: text.optional(),
  feedback_form: feedbackForm.optional(),
  services: z.array(service).max(500).default([]).describe('Services that customers can reserve.'),
  staff: z.array(staffMember).max(500).default([]).describe('Staff members who offer the services.'),
  reservation_form: reservationForm.optional(),
  wallet: wallet.optional(),
  pixels: z.array(pixel).max(50).default([]).describe('Tracking integrations.'),
  error_endpoint: httpUrl
    .optional()
    .describe("URL to which the hosted page sends the errors of the app. The server's when absent."),
}).meta({
  title: 'Business file',
  description: 'A business for online ordering: import it with `npm run import -- file.json`.',
});

export type BusinessFile = z.infer<typeof businessFile>;

/** The published JSON Schema of business files. */
export const toBusinessFileSchema = (): object =>
  z.toJSONSchema(businessFile, { io: 'input', reused: 'ref' });
