import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { restaurantBody } from '../../../api/testing/wire-examples.ts';
import { showScreen } from '../../../components/testing/render-screen.tsx';
import { createTestStores } from '../../../stores/testing/test-stores.ts';
import '../../../ui/testing/render-ui.ts';
import { DeliveryDestinationBar } from '../area/delivery-destination-bar.tsx';

const buildSquare = (lng: number, lat: number) => ({
  type: 'Polygon' as const,
  coordinates: [
    [
      [lng, lat],
      [lng + 1, lat],
      [lng + 1, lat + 1],
      [lng, lat + 1],
      [lng, lat],
    ],
  ],
});

export const ZONES_PATH = 'webapp/zones/demo~one';
const SECOND_BRANCH_ZONES_PATH = 'webapp/zones/demo~two';

/** Stubs the geocoder with search results. Returns the mock, which receives the URLs. */
export function stubGeocoder(places: readonly object[]) {
  const fetch = vi.fn(async (_url: string) => new Response(JSON.stringify(places)));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const wireArea = (
  id: string,
  zone_id: string,
  englishName: string,
  arabicName: string,
  parentName: string,
) => ({
  id,
  zone_id,
  name: { en: englishName, ar: arabicName },
  parent_name: { en: parentName },
  osm_id: id === 'salwa' ? 'R9001' : null,
});

/** Response with two zones: "Seaside" with two areas, "Inland" with one. */
export const zonesBody = (overrides: object = {}) => ({
  zones: [
    {
      id: 'sea',
      branch: 'demo~one',
      name: { en: 'Seaside' },
      fees: 0.5,
      min_order: 2,
      delivery_time: 30,
      shape: buildSquare(48, 29),
      areas: [
        wireArea('salmiya', 'sea', 'Salmiya', 'السالمية', 'Hawalli Governorate'),
        wireArea('salwa', 'sea', 'Salwa', 'سلوى', 'Hawalli Governorate'),
      ],
    },
    {
      id: 'inland',
      branch: 'demo~one',
      name: { en: 'Inland' },
      fees: 0,
      delivery_time: 3,
      unit: 'hour',
      areas: [wireArea('jahra', 'inland', 'Jahra', 'الجهراء', 'Jahra Governorate')],
    },
  ],
  ...overrides,
});

/** Response with the zone of the second branch, further north. */
const secondBranchZonesBody = {
  zones: [
    {
      id: 'north',
      branch: 'demo~two',
      name: { en: 'North' },
      fees: 1,
      min_order: 0,
      delivery_time: 45,
      shape: buildSquare(48, 31),
      areas: [],
    },
  ],
};

const austria = {
  country: { en: 'Austria', ar: 'النمسا' },
  country_iso: 'AT',
  fees_per_kg: 1.5,
  fixed_fees: 4,
  min_order: 10,
  branch_id: 'demo~one',
};
export const shippingBody = zonesBody({ countries: [austria] });

type Routes = NonNullable<Parameters<typeof createTestStores>[0]>;

export const createDeliveryStores = (
  routes: Routes = {},
  settings: object = {},
  overrides: Parameters<typeof createTestStores>[1] = {},
) => {
  const stores = createTestStores(
    {
      'webapp/v5/restaurant/': {
        body: restaurantBody({
          checkoutDelivery: { enabled: true, shipping: true },
          checkoutCarPickup: { enabled: true },
          ...settings,
        }),
      },
      [ZONES_PATH]: { body: zonesBody() },
      [SECOND_BRANCH_ZONES_PATH]: { body: secondBranchZonesBody },
      ...routes,
    },
    overrides,
  );
  stores.cart.getState().setOrderType('delivery');
  stores.business.getState().savePreferences({ sellingType: 'delivery' });
  return stores;
};

export const user = userEvent.setup();

/** Renders the destination bar of the menu. */
export const openDestinationBar = (
  routes: Routes = {},
  { autoOpen = false, settings = {}, stores = createDeliveryStores(routes, settings) } = {},
) => showScreen('/demo/delivery', () => <DeliveryDestinationBar autoOpen={autoOpen} />, stores);

/** Stubs the browser's geolocation with a location or an error code. */
export function stubLocation(result: { lat: number; lng: number } | { code: number }): void {
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: {
      getCurrentPosition(onSuccess: PositionCallback, onError: PositionErrorCallback) {
        if ('code' in result) onError({ code: result.code } as GeolocationPositionError);
        else
          onSuccess({
            coords: { latitude: result.lat, longitude: result.lng, accuracy: 10 },
          } as GeolocationPosition);
      },
    },
  });
}

export const pressButton = (name: string | RegExp) => screen.findByRole('button', { name }).then(user.click);

/** The open area sheet. */
export const findSheet = () => screen.findByRole('dialog', { name: 'Where should we deliver?' });

/** Opens the area sheet from the bar. */
export const openSheet = async () => {
  await pressButton(/Choose a delivery location/);
  return findSheet();
};
