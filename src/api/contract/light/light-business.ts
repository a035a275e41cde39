import type * as z from 'zod/mini';
import { oneOf, textLike, textOf } from '../../../lib/checks.ts';
import { listOf, maybe, need, or, type Read, recordOf, shape } from '../../../lib/shape.ts';
import type { suspendedBody, WireBranch, WireBusiness } from '../business-contract.ts';
import {
  availableJson,
  flag,
  id,
  image,
  number,
  price,
  tax,
  text,
  texts,
  weeklyAvailability,
  whole,
} from './light-common.ts';

type Part<K extends keyof WireBusiness> = NonNullable<WireBusiness[K]>;
type Delivery = Part<'checkoutDelivery'>;
type Scheduled = NonNullable<Delivery['scheduled_orders']>;

const yes = or(flag, true);
const no = or(flag, false);
const links = or(recordOf(text), {});
const cssColor = need(textOf(0, 60));
const interval = maybe(
  shape<NonNullable<Scheduled['min_advance']>>({ value: price, scale: need(oneOf('min', 'hour', 'day')) }),
);

const branch = shape<WireBranch>({
  id,
  name: texts,
  address: maybe(texts),
  phone: maybe(text),
  lat: maybe(number),
  lng: maybe(number),
  visible: yes,
  available: availableJson,
  hours: maybe(weeklyAvailability),
  preparation_minutes: maybe(price),
  image: maybe(image),
  has_tables: no,
});

const selling = {
  enabled: no,
  min_order: or(number, 0),
  scheduled_orders: maybe(
    shape<Scheduled>({ on: flag, only_schedule: no, min_advance: interval, max_advance: interval }),
  ),
};

/** `business` of schemas/business.ts. */
export const business: Read<WireBusiness> = shape<WireBusiness>({
  id,
  reference_id: text,
  user_id: id,
  branch_id: id,
  branch_name: texts,
  branches: or(listOf(branch), []),
  business_name: texts,
  description: maybe(texts),
  business_type: or(text, 'restaurant'),
  currency: need(textLike(/^[A-Z]{3}$/)),
  currency_digits: maybe(need(oneOf(0, 2, 3))),
  country_code: need(textLike(/^[A-Z]{2}$/)),
  timezone: or(text, 'Asia/Kuwait'),
  locales: listOf(text, 1),
  theme_color: or(cssColor, 'rgb(109,85,124)'),
  theme_accent_color: or(cssColor, 'rgba(180,81,76,1)'),
  theme_background_color: or(cssColor, 'white'),
  background: maybe(
    shape<Part<'background'>>({
      option: or(need(oneOf('color', 'gradient', 'image')), 'color'),
      gradient: or(listOf(text), []),
      image: maybe(image),
    }),
  ),
  font_family: maybe(need(textOf(0, 200))),
  menu_button: maybe(shape<Part<'menu_button'>>({ color: maybe(cssColor), opacity: or(number, 0.43) })),
  dark_mode: or(need(oneOf('auto', 'on', 'off')), 'auto'),
  logo: maybe(image),
  cover: maybe(image),
  is_standard_menu: yes,
  menu_layout: or(need(oneOf('grid', 'list', 'compact')), 'list'),
  landing_layout: or(need(oneOf('cover', 'split', 'list')), 'cover'),
  payment_methods: or(listOf(whole), [2]),
  reservation: maybe(
    shape<Part<'reservation'>>({
      enabled: flag,
      with_table: no,
      type: or(need(oneOf(1, 2)), 1),
      max_users: or(whole, 1),
      min_advance: interval,
    }),
  ),
  checkoutDelivery: maybe(shape<Delivery>({ ...selling, shipping: no })),
  checkoutCarPickup: maybe(
    shape<Part<'checkoutCarPickup'>>({ ...selling, showCarInfo: yes, branches: maybe(listOf(id)) }),
  ),
  checkoutDineIn: maybe(shape<Part<'checkoutDineIn'>>({ ...selling, cart: yes })),
  exclusive_taxes: or(listOf(tax), []),
  hide_price: no,
  hide_note_on_item: no,
  multiple_price_option: or(
    need(oneOf('starting_from', 'multiple_options', 'on_selection', 'min_max')),
    'starting_from',
  ),
  dine_in_label: or(need(oneOf('dinein', 'product_service')), 'dinein'),
  table_label: maybe(texts),
  enable_wallet: no,
  disable_otp: no,
  verify_phone: no,
  phone_countries: or(listOf(need(textLike(/^[A-Z]{2}$/))), []),
  social_links: links,
  policies: maybe(texts),
  phone: maybe(text),
  whatsapp_phone: maybe(text),
  remove_power_by: no,
  feedback: no,
  rating: no,
  coupon: no,
  send_gift: no,
  enable_gift: no,
});

/** How to reach a business that is switched off (433): of `suspendedBody`. */
export const contact = shape<z.output<typeof suspendedBody>['contact']>({
  business_name: maybe(texts),
  phone: maybe(text),
  whatsapp_phone: maybe(text),
  social_links: links,
});
