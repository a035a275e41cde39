import type { Backend } from './backend.ts';
import { type OrderBody, placeOrder } from './test-orders.ts';

type Position = readonly [number, number];

/** Returns a closed square ring around a place. `halfSize` is the distance to each side in degrees. */
const createSquare = (lng: number, lat: number, halfSize: number): Position[] => [
  [lng - halfSize, lat - halfSize],
  [lng + halfSize, lat - halfSize],
  [lng + halfSize, lat + halfSize],
  [lng - halfSize, lat + halfSize],
  [lng - halfSize, lat - halfSize],
];
const buildPolygon = (...coordinates: Position[][]) => ({ type: 'Polygon', coordinates });
const localize = (en: string) => ({ en });
const OPTIONAL_FIELD = { on: true };
const REQUIRED_FIELD = { on: true, required: true };

/** A kitchen in Berlin. Its inner zone has a hole and lies in a larger, more expensive zone. It ships to two countries. */
export const courier = {
  reference_id: 'courier',
  settings: {
    business_name: localize('Courier'),
    currency: 'EUR',
    country_code: 'DE',
    timezone: 'Europe/Berlin',
    locales: ['en'],
    checkoutDelivery: { enabled: true, shipping: true, min_order: 4 },
    send_gift: true,
  },
  branches: [
    {
      id: 'main',
      name: localize('Main'),
      lat: 52.5,
      lng: 13.4,
      preparation_minutes: 20,
      hours: { 2: { shifts: [{ time_from: '10:00', time_to: '20:00' }] } },
    },
    { id: 'north', name: localize('North'), lat: 52.6, lng: 13.4 },
  ],
  categories: [
    {
      id: 'food',
      name: localize('Food'),
      items: [
        { id: 'soup', name: localize('Soup'), price: 5, shippingWeight: 0.5 },
        { id: 'roast', name: localize('Roast'), price: 20, preparation_time: 50 },
      ],
    },
  ],
  zones: [
    {
      id: 'wide',
      name: localize('Wide'),
      branch: 'main',
      fees: 6,
      delivery_time: 1,
      unit: 'hour',
      shape: buildPolygon(createSquare(13.4, 52.5, 0.1)),
    },
    {
      id: 'inner',
      name: localize('Inner'),
      branch: 'main',
      fees: 2.5,
      min_order: 10,
      delivery_time: 40,
      color: '#1f4d3a',
      shape: buildPolygon(createSquare(13.4, 52.5, 0.02), createSquare(13.41, 52.51, 0.005)),
      areas: [
        {
          id: 'kiez',
          name: localize('Kiez'),
          parent_name: localize('Mitte'),
          shape: buildPolygon(createSquare(13.395, 52.495, 0.004)),
        },
        { id: 'corner', name: localize('Corner'), shape: { type: 'Point', coordinates: [13.385, 52.485] } },
      ],
    },
    { id: 'anywhere', name: localize('Anywhere'), branch: 'main', fees: 1 },
    {
      id: 'planned',
      name: localize('Planned'),
      branch: 'main',
      visible: false,
      shape: buildPolygon(createSquare(13.6, 52.5, 0.02)),
    },
    {
      id: 'north',
      name: localize('North'),
      branch: 'north',
      fees: 3,
      shape: buildPolygon(createSquare(13.4, 52.6, 0.02)),
    },
  ],
  countries: [
    {
      country: localize('Austria'),
      country_iso: 'AT',
      branch: 'main',
      fees_per_kg: 4,
      fixed_fees: 3,
      min_order: 15,
    },
    { country: localize('Kuwait'), country_iso: 'KW', branch: 'north', fees_per_kg: 9, fixed_fees: 20 },
  ],
  delivery: {
    form: {
      type: 'home',
      fields: {
        street: REQUIRED_FIELD,
        building: REQUIRED_FIELD,
        house_number: REQUIRED_FIELD,
        apartment: REQUIRED_FIELD,
        floor: OPTIONAL_FIELD,
        paci: OPTIONAL_FIELD,
        note: OPTIONAL_FIELD,
      },
    },
    shipping_form: { fields: { street: REQUIRED_FIELD, city: REQUIRED_FIELD, postcode: REQUIRED_FIELD } },
  },
};

export const MAIN_BRANCH = 'courier~main';

/** The address of a house in the zone `inner`. */
export const HOME = {
  type: 'house',
  street: 'Kiezstraße',
  house_number: '5',
  lat: 52.4951,
  lng: 13.3952,
} as const;

const SOUPS = { item_id: 'soup', quantity: 2 };

/** An order of two soups for the house in the zone `inner`: 2 x 5.00 plus a delivery fee of 2.50. */
export const buildDeliveryBody = (changes: Partial<OrderBody> = {}): OrderBody => ({
  branch_id: MAIN_BRANCH,
  selling_types: 'delivery',
  order_lines: [SOUPS],
  zone_id: 'inner',
  address: HOME,
  name: 'Ada',
  phone: '1701234567',
  dial_code: '+49',
  total: 12.5,
  ...changes,
});

export const placeDelivery = (backend: Backend, changes: Partial<OrderBody> = {}) =>
  placeOrder(backend, buildDeliveryBody(changes));
