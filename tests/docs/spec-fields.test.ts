import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { user } from '../../src/api/contract/account-contract.ts';
import { business, restaurantResponse } from '../../src/api/contract/business-contract.ts';
import { location, zonesResponse } from '../../src/api/contract/delivery-contract.ts';
import { question } from '../../src/api/contract/feedback-contract.ts';
import { item, modifierGroup } from '../../src/api/contract/item-contract.ts';
import { category, discounts } from '../../src/api/contract/menu-contract.ts';
import { orderRequest } from '../../src/api/contract/order-request-contract.ts';
import { coupon, orderLine, quote } from '../../src/api/contract/quote-contract.ts';
import { shiftsResponse } from '../../src/api/contract/schedule-contract.ts';
import { wallet } from '../../src/api/contract/wallet-contract.ts';

interface JsonSchema {
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly enum?: readonly unknown[];
}

/** The schemas to search in place of a schema: its alternatives, the elements of its list, or the schema itself. */
const listAlternatives = ({ anyOf = [], oneOf = [], items }: JsonSchema): readonly JsonSchema[] => [
  ...anyOf,
  ...oneOf,
  ...(items ? [items] : []),
];

/** The JSON Schema at a path of property names. Searches lists and alternatives. Null when there is no such path. */
function findSchema(node: JsonSchema, [name, ...remainingPath]: readonly string[]): JsonSchema | null {
  if (name === undefined) return node;
  const child = node.properties?.[name];
  if (child) return findSchema(child, remainingPath);
  for (const alternative of listAlternatives(node)) {
    const match = findSchema(alternative, [name, ...remainingPath]);
    if (match) return match;
  }
  return null;
}

/** The fields of each entity that have the same names in the contract and the spec (spec, section 3). */
const ENTITIES: readonly (readonly [string, z.ZodMiniType, string])[] = [
  ['a user', user, 'id business_id locations locations.default wallet'],
  [
    'a wallet',
    wallet,
    'balance balance.amount availablePackages creditHistory policy wallet_feature_enabled onHoldBalance',
  ],
  [
    'a business',
    business,
    `reference_id branch_id branch_name branches user_id business_name business_type currency country_code locales theme_color
    theme_accent_color theme_background_color background.option background.gradient font_family menu_button dark_mode
    is_standard_menu payment_methods reservation.enabled reservation.with_table reservation.type reservation.max_users
    reservation.min_advance checkoutDelivery.min_order checkoutDelivery.shipping checkoutDelivery.scheduled_orders
    checkoutCarPickup checkoutDineIn hide_price hide_note_on_item multiple_price_option dine_in_label table_label enable_wallet
    disable_otp social_links policies remove_power_by whatsapp_phone feedback rating coupon`,
  ],
  [
    'the response of the restaurant call',
    restaurantResponse,
    'restaurant discounts message menu smart_categories highlightedCat showStandardSubCats redirect url pixels pagination',
  ],
  [
    'an item',
    item,
    `types.dine_in types.car_pickup types.delivery types.reservation visible category grand_category available pin branches
    inclusive_taxes.rate provider provider_id`,
  ],
  [
    'a price label',
    item,
    `id label price weight minimum maximum isQty unit shippingWeight preparation_time preparation_time_type`.replace(
      /\S+/g,
      'price_labels.$&',
    ),
  ],
  [
    'a modifier',
    modifierGroup,
    'id locales image price taxes provider provider_id'.replace(/\S+/g, 'modifiers.$&'),
  ],
  ['a category', category, 'items subcategories available visible availability pin'],
  [
    'a delivery zone',
    zonesResponse,
    'id visible fees min_order delivery_time unit areas branch color name shape'.replace(/\S+/g, 'zones.$&'),
  ],
  [
    'an area',
    zonesResponse,
    'id name parent_name osm_id shape.type shape.coordinates zone_id'.replace(/\S+/g, 'zones.areas.$&'),
  ],
  [
    'a shipping country',
    zonesResponse,
    'country country_iso icon fees_per_kg fixed_fees min_order branch_id'.replace(/\S+/g, 'countries.$&'),
  ],
  [
    'a delivery config',
    zonesResponse,
    'zones form.type form.fields shipping_form drop_pin send_gift enable_gift',
  ],
  [
    'the scheduled orders of a delivery',
    business,
    'on only_schedule min_advance.value min_advance.scale max_advance.value max_advance.scale'.replace(
      /\S+/g,
      'checkoutDelivery.scheduled_orders.$&',
    ),
  ],
  [
    'the address form',
    location,
    `city street block postcode building avenue intercom floor apartment parking note house_number office_number paci lat lng
    contact_name contact_phone form_type type`,
  ],
  [
    'a pickup config',
    business,
    `scheduled_orders.on scheduled_orders.only_schedule scheduled_orders.min_advance scheduled_orders.max_advance showCarInfo
    branches`.replace(/\S+/g, 'checkoutCarPickup.$&'),
  ],
  [
    'shift data',
    shiftsResponse,
    `today.delivery.status today.delivery.opens_at today.delivery.shifts.from today.delivery.shifts.to today.delivery.slots.from
    today.delivery.slots.to today.car_pickup today.dine_in days.date days.slots.delivery`,
  ],
  [
    'a coupon',
    coupon,
    'code discount_type discount_value all_menu user_type max_allowed_items item_ids free_delivery',
  ],
  [
    'the discounts',
    discounts,
    `pickup.allMenuDiscount.type pickup.allMenuDiscount.value pickup.itemsDiscounts pickup.categoriesDiscounts delivery dinein`,
  ],
  [
    'the tax summary of a cart',
    quote,
    'taxId taxName rate taxValue modifiersTaxValue totalTaxValue'.replace(/\S+/g, 'exclusive_taxes.$&'),
  ],
  [
    'an order request',
    orderRequest,
    `priority comment branch_id order_lines name phone dial_code coupon_code notes fees payment_type use_wallet selling_types
    reservation`,
  ],
  [
    'an order line',
    orderLine,
    `item_id quantity price_label_id modifiers modifiers_details total_price discount_id weight shippingWeight comment isQty
    provider provider_id unit_price`,
  ],
];

const CHOICES: readonly (readonly [string, z.ZodMiniType, string, readonly unknown[]])[] = [
  ['dark mode', business, 'dark_mode', ['auto', 'on', 'off']],
  ['the dine-in label', business, 'dine_in_label', ['dinein', 'product_service']],
  [
    'price-type options',
    business,
    'multiple_price_option',
    ['starting_from', 'multiple_options', 'on_selection', 'min_max'],
  ],
  ['address types', location, 'type', ['company', 'house', 'apartment']],
  [
    'scales of an interval',
    business,
    'checkoutDelivery.scheduled_orders.min_advance.scale',
    ['min', 'hour', 'day'],
  ],
  ['kinds of discount', discounts, 'pickup.allMenuDiscount.type', ['percent', 'fixed']],
  ['customers of a coupon', coupon, 'user_type', ['all', 'guest', 'authenticated']],
];

const toJsonSchema = (schema: z.ZodMiniType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;

describe('the contract', () => {
  // @spec entities/user, entities/wallet, entities/business-settings, entities/reservation, entities/menu
  // @spec entities/item, entities/delivery-zone-areas, entities/delivery-config
  // @spec entities/address-form-fields, entities/pickup-config, entities/shift-data, entities/cart-2
  // @spec entities/cart-item, entities/coupon, entities/discounts-per-way-ordering, entities/order-request
  // @spec entities/order-line
  it.each(ENTITIES)('the contract has every field of %s that the spec names', (_, schema, names) => {
    const root = toJsonSchema(schema);
    expect(names.split(/\s+/).filter((name) => !findSchema(root, name.split('.')))).toEqual([]);
  });

  // @spec entities/their-values, entities/address-types, entities/price-type-options
  // @spec entities/discounts-per-way-ordering
  it.each(CHOICES)(
    'the contract has exactly the values of %s that the spec names',
    (_, schema, name, values) => {
      expect(findSchema(toJsonSchema(schema), name.split('.'))?.enum).toEqual(values);
    },
  );

  // @spec entities/question-types
  it('the contract has exactly the six types of questions that the spec names', () => {
    const questionTypes = question._zod.def.options.flatMap((questionSchema) => [
      ...questionSchema._zod.def.shape.type._zod.def.values,
    ]);
    expect(questionTypes.sort()).toEqual(['choices', 'phone', 'rate', 'slider', 'smile', 'text']);
  });
});
