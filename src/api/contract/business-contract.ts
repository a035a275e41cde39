import * as z from 'zod/mini';
import type { Call } from './call.ts';
import {
  amount,
  availableJson,
  countryIso,
  id,
  image,
  lastOrders,
  localizedText,
  pagination,
  percent,
  price,
  receivedPaymentType,
  specialHours,
  tax,
  weeklyAvailability,
} from './common-contract.ts';
import { discounts, menu, rawMenu, smartCategory } from './menu-contract.ts';

/** An interval with a scale (spec, section 9: min=1, hour=60, day=1440 minutes). */
const interval = z.object({
  value: z.number().check(z.minimum(0)),
  scale: z.enum(['min', 'hour', 'day']),
});

const scheduledOrders = z.object({
  on: z.boolean(),
  only_schedule: z._default(z.boolean(), false),
  min_advance: z.optional(interval),
  max_advance: z.optional(interval),
  /** Whether orders can be ready at opening. If not, their preparation starts when the branch opens. */
  prepare_before_opening: z.optional(z.boolean()),
});

export const branch = z.object({
  id,
  name: localizedText,
  address: z.optional(localizedText),
  phone: z.nullish(z.string()),
  lat: z.nullish(z.number()),
  lng: z.nullish(z.number()),
  visible: z._default(z.boolean(), true),
  available: availableJson,
  hours: z.nullish(weeklyAvailability),
  /** Dates with other hours. Entries that name order types take precedence over entries for everything. */
  special_hours: z._default(z.array(specialHours), []),
  last_orders: z._default(z.array(lastOrders), []),
  /** Minutes to prepare any order. If absent, 15. */
  preparation_minutes: z.nullish(z.number().check(z.minimum(0))),
  image: z.nullish(image),
  /** Whether the branch lists its tables. If so, dine-in orders are served at one of them. */
  has_tables: z._default(z.boolean(), false),
});
export type WireBranch = z.infer<typeof branch>;

/** A fee per order. It is charged only while the subtotal is less than `below`. `amount` includes `taxes`. */
const orderFee = z.object({
  id,
  name: localizedText,
  amount,
  below: z.nullish(amount),
  taxes: z._default(z.array(tax), []),
});

/**
 * The tips that customers may add: rates in percent of the subtotal, amounts, and whether other amounts are allowed.
 */
const tips = z.object({
  percents: z._default(z.array(percent), []),
  amounts: z._default(z.array(price), []),
  custom: z._default(z.boolean(), false),
});

const sellingSettings = {
  enabled: z._default(z.boolean(), false),
  min_order: z._default(amount, 0),
  fees: z._default(z.array(orderFee), []),
  tips: z.nullish(tips),
  scheduled_orders: z.optional(scheduledOrders),
};

const background = z.object({
  option: z._default(z.enum(['color', 'gradient', 'image']), 'color'),
  gradient: z._default(z.array(z.string()), []),
  image: z.nullish(image),
});

/** A CSS colour in the business's notation. `src/theme` parses it. */
const cssColor = z.string().check(z.maxLength(60));

/** Business settings (spec, section 3). */
export const business = z.object({
  id,
  reference_id: z.string(),
  user_id: id,
  branch_id: id,
  branch_name: localizedText,
  branches: z._default(z.array(branch), []),
  business_name: localizedText,
  description: z.optional(localizedText),
  business_type: z._default(z.string(), 'restaurant'),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  currency_digits: z.optional(z.union([z.literal(0), z.literal(2), z.literal(3)])),
  /** The smallest coin. An amount due in cash is rounded to a multiple of it. */
  cash_rounding: z.nullish(amount),
  /** The payment provider accepts only multiples of this amount. If absent, any amount. */
  online_step: z.nullish(price),
  /** Whether the amount due online is rounded to a multiple of `online_step`. */
  online_rounding: z._default(z.boolean(), false),
  country_code: z.string().check(z.regex(/^[A-Z]{2}$/)),
  timezone: z._default(z.string(), 'Asia/Kuwait'),
  locales: z.array(z.string()).check(z.minLength(1)),
  theme_color: z._default(cssColor, 'rgb(109,85,124)'),
  theme_accent_color: z._default(cssColor, 'rgba(180,81,76,1)'),
  theme_background_color: z._default(cssColor, 'white'),
  background: z.optional(background),
  font_family: z.nullish(z.string().check(z.maxLength(200))),
  /** A font file: an https URL, or a path on the server of the API. */
  font_url: z.nullish(z.string().check(z.maxLength(2000))),
  menu_button: z.optional(z.object({ color: z.optional(cssColor), opacity: z._default(z.number(), 0.43) })),
  dark_mode: z._default(z.enum(['auto', 'on', 'off']), 'auto'),
  logo: z.nullish(image),
  cover: z.nullish(image),
  is_standard_menu: z._default(z.boolean(), true),
  /** The layout of items: a grid with pictures, rows, or compact rows. */
  menu_layout: z._default(z.enum(['grid', 'list', 'compact']), 'list'),
  /** The top of the landing page: a wide picture, a tall picture beside the text, or the logo without a picture. */
  landing_layout: z._default(z.enum(['cover', 'split', 'list']), 'cover'),
  payment_methods: z._default(z.array(receivedPaymentType), [2]),
  reservation: z.optional(
    z.object({
      enabled: z.boolean(),
      with_table: z._default(z.boolean(), false),
      type: z._default(z.union([z.literal(1), z.literal(2)]), 1),
      max_users: z._default(z.int(), 1),
      min_advance: z.optional(interval),
      /**
       * What customers can reserve. If absent, services for a business that calls dine-in `product_service`, and tables
       * for any other.
       */
      kinds: z.optional(z.array(z.enum(['table', 'service']))),
    }),
  ),
  checkoutDelivery: z.optional(
    z.object({
      ...sellingSettings,
      shipping: z._default(z.boolean(), false),
      /** Delivery is free from this subtotal. */
      free_from: z.nullish(amount),
      /** The taxes inside the delivery fee: its own, or those of the delivered items. */
      fee_taxes: z._default(z.union([z.literal('goods'), z.array(tax)]), []),
      /** Whether customers may pay for deliveries in cash (code 2). */
      cash: z._default(z.boolean(), true),
      /** Whether customers may pay for deliveries with the online methods in `payment_methods`. */
      credit: z._default(z.boolean(), true),
    }),
  ),
  checkoutCarPickup: z.optional(
    z.object({
      ...sellingSettings,
      showCarInfo: z._default(z.boolean(), true),
      /** Ids of the branches that offer pickup. If absent, every branch. */
      branches: z.optional(z.array(id)),
    }),
  ),
  checkoutDineIn: z.optional(z.object({ ...sellingSettings, cart: z._default(z.boolean(), true) })),
  exclusive_taxes: z._default(z.array(tax), []),
  hide_price: z._default(z.boolean(), false),
  hide_note_on_item: z._default(z.boolean(), false),
  multiple_price_option: z._default(
    z.enum(['starting_from', 'multiple_options', 'on_selection', 'min_max']),
    'starting_from',
  ),
  dine_in_label: z._default(z.enum(['dinein', 'product_service']), 'dinein'),
  table_label: z.optional(localizedText),
  enable_wallet: z._default(z.boolean(), false),
  disable_otp: z._default(z.boolean(), false),
  /** The channels on which one-time codes are sent. The first is preselected. */
  code_channels: z._default(z.array(z.enum(['sms', 'whatsapp'])).check(z.minLength(1)), ['sms', 'whatsapp']),
  /** Whether guests must verify their phone with a code before ordering. */
  verify_phone: z._default(z.boolean(), false),
  /** The countries whose phone numbers are accepted for accounts and codes; empty for all countries. */
  phone_countries: z._default(z.array(countryIso), []),
  social_links: z._default(z.record(z.string(), z.string()), {}),
  /** Plain text or HTML from the business. Sanitise it before display. */
  policies: z.optional(localizedText),
  /** The business's tax number, for its receipts. */
  tax_number: z.nullish(z.string()),
  phone: z.nullish(z.string()),
  whatsapp_phone: z.nullish(z.string()),
  remove_power_by: z._default(z.boolean(), false),
  feedback: z._default(z.boolean(), false),
  rating: z._default(z.boolean(), false),
  coupon: z._default(z.boolean(), false),
  /** The map services. If absent, the backend's own. */
  map: z.optional(
    z.object({
      tiles: z.optional(z.string()),
      attribution: z.optional(z.string()),
      geocoder: z.optional(z.string()),
    }),
  ),
  /** Whether an order may be a gift: `send_gift` allows it for deliveries, `enable_gift` for every order. */
  send_gift: z._default(z.boolean(), false),
  enable_gift: z._default(z.boolean(), false),
});
export type WireBusiness = z.infer<typeof business>;

/** A tracking integration (spec, section 9). Its access token stays on the server. */
const pixel = z.object({
  type: z.int().check(z.minimum(1), z.maximum(7)),
  id: z.string(),
  /** The business's own gateway, to which the browser sends events instead of sending them to the vendor. */
  endpoint: z.optional(z.string()),
});
export type WirePixel = z.infer<typeof pixel>;

/**
 * `theme_id` previews another theme. The `wv` of the spec has no meaning here (ADR 0038). Like every unknown parameter,
 * it is ignored.
 */
const restaurantQuery = z.object({ theme_id: z.optional(z.string()) });

/** `GET webapp/v5/restaurant/{reference_id}` and `restaurant-domain/...` (spec, section 7). */
export const restaurantResponse = z.object({
  error: z.optional(z.literal(0)),
  restaurant: business,
  menu,
  discounts,
  message: z.nullish(localizedText),
  smart_categories: z._default(z.array(smartCategory), []),
  highlightedCat: z.nullish(id),
  showStandardSubCats: z._default(z.boolean(), false),
  /** The new reference id of a business that has moved. The client switches to it. */
  redirect: z.nullish(z.string()),
  /** The https URL of the site that now accepts the business's orders. The client links to it. */
  url: z.nullish(z.string()),
  pixels: z._default(z.array(pixel), []),
  /**
   * The theme that the settings describe. Null for the business's own theme, also if the requested `theme_id` does
   * not exist. Absent if unknown.
   */
  theme_id: z.nullish(z.string()),
  /** The pages of the menu's items. If there are several, the menu call loads the rest. */
  pagination: z.optional(pagination),
  /** The number of today's banners, so that space can be reserved for the banners. Absent if unknown. */
  banners: z.optional(z.int()),
});
/** The response as parsed by the client. `readMenu` parses the menu's categories later. */
const rawRestaurantResponse = z.extend(restaurantResponse, { menu: rawMenu });
export type RestaurantResponse = z.infer<typeof rawRestaurantResponse>;

const branchesResponse = z.object({ error: z.optional(z.literal(0)), branches: z.array(branch) });

export const contact = z.object({
  business_name: z.optional(localizedText),
  /** The message to customers while the business is switched off. */
  message: z.optional(localizedText),
  phone: z.nullish(z.string()),
  whatsapp_phone: z.nullish(z.string()),
  social_links: z._default(z.record(z.string(), z.string()), {}),
});

/** 433: the business is switched off. Its error page shows the contact (decisions, section 3). */
export const suspendedBody = z.object({
  error: z.literal(1),
  code: z.string(),
  message: z.string(),
  contact,
});

export const restaurantCall = {
  method: 'GET',
  path: 'webapp/v5/restaurant/{reference_id}',
  query: restaurantQuery,
  response: restaurantResponse,
  lenient: rawRestaurantResponse,
} as const satisfies Call;

export const restaurantDomainCall = {
  method: 'GET',
  path: 'webapp/v5/restaurant-domain/{domain}',
  query: restaurantQuery,
  response: restaurantResponse,
} as const satisfies Call;

export const restaurantDomainBranchCall = {
  method: 'GET',
  path: 'webapp/v5/restaurant-domain/{domain}/{activeBranchRef}',
  query: restaurantQuery,
  response: restaurantResponse,
} as const satisfies Call;

export const branchesCall = {
  method: 'GET',
  path: 'webapp/branches/{reference_id}',
  response: branchesResponse,
} as const satisfies Call;
