import * as z from 'zod';
import { DEFAULT_ANSWER_MINUTES } from '../../../../src/domain/orders/answer-deadline.ts';
import { PAYMENT_CODES } from '../../../../src/domain/payment/payment-methods.ts';
import { isTileUrl } from '../delivery/map-services.ts';
import {
  amount,
  createStrictObject,
  cssColor,
  httpUrl,
  longText,
  picture,
  scheduledOrders,
  secureUrl,
  slug,
  text,
} from './business-file-parts.ts';
import { businessPhone } from './business-file-phone.ts';
import { reservationSettings } from './business-file-reservations.ts';

const orderFee = createStrictObject({
  id: slug,
  name: text,
  amount,
  below: amount
    .optional()
    .describe(
      'The fee is charged only if the subtotal is below this amount. When absent, it is always charged.',
    ),
  taxes: z.array(slug).max(10).optional().describe('Keys of taxes that the amount includes.'),
});

export type FileOrderFee = z.infer<typeof orderFee>;

const tips = createStrictObject({
  percents: z
    .array(z.number().min(0.1).max(100))
    .max(6)
    .optional()
    .describe('Percent of the subtotal, before the coupon.'),
  amounts: z.array(amount).max(6).optional(),
  custom: z.boolean().optional().describe('Customers may enter another amount.'),
}).refine(({ percents, amounts, custom }) => percents?.length || amounts?.length || custom, {
  error: 'percents, amounts or "custom": true',
});

const orderTypeFields = {
  enabled: z.boolean(),
  min_order: amount.optional(),
  fees: z.array(orderFee).max(10).optional().describe('Fees per order, such as for service or a bag.'),
  tips: tips.optional().describe('Tips that customers may add. None when absent.'),
  scheduled_orders: scheduledOrders.optional(),
};

const timezone = z.string().refine((name) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}, 'an IANA time zone such as "Asia/Kuwait"');

/** The services behind a business's map. */
const map = createStrictObject({
  tiles: z
    .string()
    .max(500)
    .refine(isTileUrl, 'a URL with {z}, {x} and {y}, such as "https://tiles.example/{z}/{x}/{y}.png"')
    .optional()
    .describe('URL template of the map tiles.'),
  attribution: z
    .string()
    .max(500)
    .optional()
    .describe('Copyright notice of the tiles, with links as in Markdown.'),
  geocoder: httpUrl
    .optional()
    .describe('URL of a geocoder with the API of Nominatim. Browsers send their requests to it.'),
});

/** A business's colours, background and font. */
export const theme = createStrictObject({
  theme_color: cssColor.optional(),
  theme_accent_color: cssColor.optional(),
  theme_background_color: cssColor.optional(),
  background: createStrictObject({
    option: z.enum(['color', 'gradient', 'image']),
    gradient: z.array(cssColor).max(8).optional(),
    image: picture.optional(),
  })
    .refine(({ option, image }) => option !== 'image' || image, {
      error: 'a picture, because option is "image"',
      path: ['image'],
    })
    .refine(({ option, gradient = [] }) => option !== 'gradient' || gradient.length > 1, {
      error: 'at least two colours, because option is "gradient"',
      path: ['gradient'],
    })
    .optional(),
  font_family: z.string().max(200).optional(),
  font_url: z
    .union([
      secureUrl,
      z
        .string()
        .max(2000)
        .regex(/^\/(?!\/)[\w./-]+$/, 'an https URL, or a path on this server such as "/fonts/brand.woff2"'),
    ])
    .optional()
    .describe('A font file, best a variable WOFF2 font.'),
  menu_button: createStrictObject({
    color: cssColor.optional(),
    opacity: z.number().min(0).max(1).optional(),
  }).optional(),
  dark_mode: z.enum(['auto', 'on', 'off']).optional(),
});

/** A business's settings, without its menu (spec, section 3, "Business settings"). */
export const settings = createStrictObject({
  business_name: text,
  description: text.optional(),
  business_type: z.string().max(40).optional(),
  currency: z.string().regex(/^[A-Z]{3}$/, 'an ISO 4217 code such as "KWD"'),
  cash_rounding: amount
    .optional()
    .describe(
      'The smallest coin, such as 0.05. What is due in cash is rounded to it. Not rounded when absent.',
    ),
  online_step: amount
    .optional()
    .describe('The payment provider takes only multiples of this amount. The server knows it for Stripe.'),
  online_rounding: z
    .boolean()
    .optional()
    .describe(
      'true: the amount due online is rounded to online_step. false (default): an amount that is not a multiple of online_step cannot be paid online.',
    ),
  currency_digits: z.literal([0, 2, 3]).optional().describe("Decimals of amounts. ISO 4217's when absent."),
  country_code: z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166 code such as "KW"'),
  timezone: timezone.default('Asia/Kuwait'),
  locales: z
    .array(z.string().regex(/^[a-z]{2}$/, 'a two-letter language code'))
    .min(1)
    .max(60)
    .describe('Languages of the texts. The first is the default.'),
  ...theme.shape,
  logo: picture.optional(),
  cover: picture.optional(),
  is_standard_menu: z
    .boolean()
    .optional()
    .describe('true (default): one page with all categories. false: a tile per category.'),
  menu_layout: z.enum(['grid', 'list', 'compact']).optional(),
  landing_layout: z
    .enum(['cover', 'split', 'list'])
    .optional()
    .describe(
      'Landing page with a wide picture above the content (default), a tall picture beside the content, or no picture.',
    ),
  payment_methods: z.array(z.literal(PAYMENT_CODES)).min(1).optional(),
  reservation: reservationSettings.optional(),
  checkoutDelivery: createStrictObject({
    ...orderTypeFields,
    shipping: z.boolean().optional(),
    free_from: amount
      .optional()
      .describe('From this subtotal on, before the coupon, delivery to a zone is free.'),
    fee_taxes: z
      .union([z.literal('goods'), z.array(slug).max(10)])
      .optional()
      .describe('Keys of taxes that the delivery fee includes; "goods": those of the delivered items.'),
    cash: z.boolean().optional().describe('Deliveries may be paid in cash. true when absent.'),
    credit: z
      .boolean()
      .optional()
      .describe('Deliveries may be paid with the online payment_methods. true when absent.'),
  }).optional(),
  checkoutCarPickup: createStrictObject({
    ...orderTypeFields,
    showCarInfo: z.boolean().optional(),
    branches: z
      .array(slug)
      .min(1)
      .max(500)
      .optional()
      .describe('Ids of branches with pickup. All branches when absent.'),
  }).optional(),
  checkoutDineIn: createStrictObject({ ...orderTypeFields, cart: z.boolean().optional() }).optional(),
  unanswered_orders: createStrictObject({
    minutes: z
      .int()
      .min(1)
      .max(1440)
      .default(DEFAULT_ANSWER_MINUTES)
      .describe('How long an order may stay unanswered, while the branch is open.'),
    outcome: z
      .enum(['end', 'accept'])
      .default('end')
      .describe('end: the order ends, and payments and coupons are returned. accept: it is accepted.'),
  })
    .optional()
    .describe('What happens to orders that the staff do not answer. They end after 15 minutes when absent.'),
  hide_price: z.boolean().optional(),
  hide_note_on_item: z.boolean().optional(),
  multiple_price_option: z.enum(['starting_from', 'multiple_options', 'on_selection', 'min_max']).optional(),
  dine_in_label: z.enum(['dinein', 'product_service']).optional(),
  table_label: text.optional(),
  enable_wallet: z.boolean().optional(),
  disable_otp: z.boolean().optional().describe('Sends no one-time codes. Customers use passwords instead.'),
  code_channels: z
    .array(z.enum(['sms', 'whatsapp']))
    .min(1)
    .max(2)
    .optional()
    .describe('Channels of one-time codes, the preselected one first. Both when absent.'),
  verify_phone: z
    .boolean()
    .optional()
    .describe('Guests verify their phone with a one-time code before ordering.'),
  phone_countries: z
    .array(z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166 code such as "KW"'))
    .min(1)
    .max(250)
    .optional()
    .describe(
      "Countries of the phone numbers of customers, also of guests. When absent, orders accept all numbers, and one-time codes go only to numbers of the business's country, of countries that it ships to, and of existing accounts.",
    ),
  social_links: z.record(z.string().max(40), httpUrl).optional(),
  policies: longText
    .optional()
    .describe('Plain text, or HTML with headings, paragraphs, lists, tables and links.'),
  phone: businessPhone.optional(),
  whatsapp_phone: businessPhone.optional(),
  tax_number: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .optional()
    .describe('The number under which the business pays taxes. Printed on receipts.'),
  remove_power_by: z.boolean().optional(),
  feedback: z.boolean().optional(),
  rating: z.boolean().optional(),
  coupon: z.boolean().optional().describe('Accepts coupons.'),
  map: map.optional().describe("Map services. The server's when absent."),
  send_gift: z.boolean().optional().describe('Deliveries may be gifts with a message.'),
  enable_gift: z.boolean().optional().describe('All orders may be gifts with a message.'),
});
