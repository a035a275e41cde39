import { restaurantBody } from '../../api/testing/wire-examples.ts';
import { createDeliveryStore } from '../delivery/delivery-store.ts';
import type { StoreDeps } from '../store-deps.ts';
import { createTestStores } from './test-stores.ts';

const buildSquare = (lng: number, lat: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [lng - 0.1, lat - 0.1],
      [lng + 0.1, lat - 0.1],
      [lng + 0.1, lat + 0.1],
      [lng - 0.1, lat + 0.1],
      [lng - 0.1, lat - 0.1],
    ],
  ],
});

export const IN_EAST = { lat: 29, lng: 48 };
export const IN_WEST = { lat: 29, lng: 47 };
/** A point to which only branch two delivers. */
export const IN_NORTH = { lat: 31, lng: 48 };
export const NOWHERE = { lat: 0, lng: 0 };

export const east = {
  id: 'east',
  branch: 'demo~one',
  name: { en: 'East' },
  fees: 1.5,
  min_order: 4,
  delivery_time: 45,
  areas: [{ id: 'salmiya', name: { en: 'Salmiya' }, zone_id: 'east' }],
  shape: buildSquare(48, 29),
};
export const west = {
  ...east,
  id: 'west',
  name: { en: 'West' },
  fees: 2,
  areas: [],
  shape: buildSquare(47, 29),
};
const north = { ...west, id: 'north', branch: 'demo~two', name: { en: 'North' }, shape: buildSquare(48, 31) };
const saudiArabia = {
  country: { en: 'Saudi Arabia' },
  country_iso: 'SA',
  branch_id: 'demo~one',
  fees_per_kg: 2,
  fixed_fees: 1,
};

export const buildZonesBody = (overrides: object = {}) => ({
  zones: [east, west],
  countries: [saudiArabia],
  form: { fields: { street: { on: true, required: true }, apartment: { on: true, required: true } } },
  shipping_form: { fields: { city: { on: true, required: true } } },
  ...overrides,
});

type Routes = Parameters<typeof createTestStores>[0];
export const buildDeliveringRestaurant = (settings: object = {}) =>
  restaurantBody({
    checkoutDelivery: { enabled: true, shipping: true, min_order: 3, ...settings },
    branches: [
      { id: 'demo~one', name: { en: 'One' }, lat: 29, lng: 47.5 },
      { id: 'demo~two', name: { en: 'Two' }, lat: 31, lng: 48 },
    ],
  });

/** Stores of a business with delivery and shipping, not loaded yet. */
export function createDeliveryStores(routes: Routes = {}, overrides: Partial<StoreDeps> = {}) {
  const stores = createTestStores(
    {
      'webapp/v5/restaurant/': { body: buildDeliveringRestaurant() },
      'webapp/v5/menu/': { body: { menu: restaurantBody().menu, discounts: {} } },
      'webapp/zones/demo~one': { body: buildZonesBody() },
      'webapp/zones/demo~two': { body: buildZonesBody({ zones: [north], countries: [] }) },
      ...routes,
    },
    overrides,
  );
  stores.cart.getState().setOrderType('delivery');
  const delivery = stores.getOrCreateStore(createDeliveryStore);
  return { ...stores, delivery, getState: () => delivery.getState() };
}

/** Like `createDeliveryStores`, with the business and its zones loaded. */
export async function openDelivery(...args: Parameters<typeof createDeliveryStores>) {
  const stores = createDeliveryStores(...args);
  await stores.business.getState().load();
  stores.start();
  await stores.getState().fetch();
  return stores;
}

/** The id of the destination: an area, a zone or a country; `nowhere` without one. */
export const getDestinationId = ({
  getState,
}: Pick<Awaited<ReturnType<typeof openDelivery>>, 'getState'>) => {
  const { destination } = getState();
  if (destination.kind === 'zone') return destination.area?.id ?? destination.zone.id;
  return destination.kind === 'country' ? destination.country.iso : 'nowhere';
};
