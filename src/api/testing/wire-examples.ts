import type * as z from 'zod/mini';
import type { WireUser } from '../contract/account-contract.ts';
import type { restaurantResponse } from '../contract/business-contract.ts';
import type { item } from '../contract/item-contract.ts';
import type { WireOrder } from '../contract/order-contract.ts';
import type { WireReservation } from '../contract/reservation-contract.ts';
import type { ShiftsResponse } from '../contract/schedule-contract.ts';

const EVERY_ORDER_TYPE = { delivery: true, car_pickup: true, dine_in: true, reservation: false };

export const wireItem = (
  id: string,
  overrides: Partial<z.input<typeof item>> = {},
): z.input<typeof item> => ({
  id,
  name: { en: id },
  price: 1.5,
  types: EVERY_ORDER_TYPE,
  category: 'coffee',
  ...overrides,
});

export const wireCategory = (id: string, items: unknown[]) => ({ id, name: { en: id }, items });

type RestaurantBody = z.input<typeof restaurantResponse>;

/** A response of the restaurant call: one business in Kuwaiti dinars with two branches and two items. */
export const restaurantBody = (
  restaurant: Partial<RestaurantBody['restaurant']> = {},
  overrides: Partial<RestaurantBody> = {},
): RestaurantBody => ({
  restaurant: {
    id: 'b1',
    reference_id: 'demo',
    user_id: 'owner',
    branch_id: 'demo~one',
    branch_name: { en: 'One' },
    branches: [
      { id: 'demo~one', name: { en: 'One' } },
      { id: 'demo~two', name: { en: 'Two' } },
    ],
    business_name: { en: 'Demo' },
    currency: 'KWD',
    country_code: 'KW',
    locales: ['en', 'ar'],
    checkoutCarPickup: { enabled: true },
    ...restaurant,
  },
  menu: { categories: [wireCategory('coffee', [wireItem('latte'), wireItem('mocha', { price: 2.25 })])] },
  discounts: {},
  ...overrides,
});

export const shiftsBody = (today: ShiftsResponse['today'] = {}): ShiftsResponse => ({
  timezone: 'Asia/Kuwait',
  today,
  days: [],
});

/** A customer of the business in `restaurantBody`. */
export const wireUser = (overrides: Partial<WireUser> = {}): WireUser => ({
  id: 'u1',
  business_id: 'owner',
  name: 'Noor',
  phone: '55512345',
  dial_code: '+965',
  phone_verified: true,
  has_password: false,
  locations: [],
  ...overrides,
});

export const wireOrder = (overrides: Partial<WireOrder> = {}): WireOrder => ({
  id: 'o-1',
  number: '7',
  reference_id: 'demo',
  status: 0,
  selling_type: 'car_pickup',
  placed_at: '2026-03-01T09:00:00+03:00',
  events: [{ status: 0, at: '2026-03-01T09:00:00+03:00' }],
  branch: { id: 'demo~one', name: { en: 'One' } },
  payment_type: 2,
  comment: '',
  quote: wireQuote(),
  ...overrides,
});

export const wireReservation = (overrides: Partial<WireReservation> = {}): WireReservation => ({
  id: 'r-1',
  number: 'T4K',
  reference_id: 'demo',
  kind: 'table',
  status: 0,
  ended_by: null,
  branch: { id: 'demo~one', name: { en: 'One' } },
  timezone: 'Asia/Kuwait',
  table: { id: '7', name: { en: '7' }, area: null },
  service: null,
  staff: null,
  starts_at: '2026-03-05T19:00:00+03:00',
  ends_at: '2026-03-05T20:30:00+03:00',
  guests: 4,
  placed_at: '2026-03-01T09:00:00+03:00',
  events: [{ status: 0, at: '2026-03-01T09:00:00+03:00' }],
  changed_at: null,
  change_until: '2026-03-05T17:00:00+03:00',
  reminder_at: null,
  currency: 'KWD',
  currency_digits: 3,
  customer: { name: 'Noor', phone: '50012345', dial_code: '+965' },
  ...overrides,
});

export const wireQuote = (overrides: Partial<WireOrder['quote']> = {}): WireOrder['quote'] => ({
  currency: 'KWD',
  currency_digits: 3,
  lines: [
    {
      item_id: 'latte',
      name: { en: 'latte' },
      quantity: 2,
      modifiers: [],
      comment: '',
      unit_price: 1.5,
      discounted_price: 1.5,
      modifiers_price: 0,
      total_price: 3,
    },
  ],
  subtotal: 3,
  net_subtotal: 3,
  discount: 0,
  coupon: 0,
  inclusive_taxes: [],
  exclusive_taxes: [],
  delivery_fee: 0,
  rounding: 0,
  total: 3,
  wallet: 0,
  due: 3,
  ...overrides,
});
