import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { restaurantBody } from '../../../api/testing/wire-examples.ts';
import { showScreen } from '../../../components/testing/render-screen.tsx';
import { setup } from '../../../stores/testing/stores.ts';
import '../../../ui/testing/render-ui.ts';
import { DeliverTo } from '../area/deliver-to.tsx';

const square = (lng: number, lat: number) => ({
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

export const ZONES = 'webapp/zones/demo~one';
const OTHER_ZONES = 'webapp/zones/demo~two';

const area = (id: string, zone_id: string, en: string, ar: string, parent: string) => ({
  id,
  zone_id,
  name: { en, ar },
  parent_name: { en: parent },
});

/** A zone by the sea with two areas, one inland with one. */
export const zonesBody = (change: object = {}) => ({
  zones: [
    {
      id: 'sea',
      branch: 'demo~one',
      name: { en: 'Seaside' },
      fees: 0.5,
      min_order: 2,
      delivery_time: 30,
      shape: square(48, 29),
      areas: [
        area('salmiya', 'sea', 'Salmiya', 'السالمية', 'Hawalli Governorate'),
        area('salwa', 'sea', 'Salwa', 'سلوى', 'Hawalli Governorate'),
      ],
    },
    {
      id: 'inland',
      branch: 'demo~one',
      name: { en: 'Inland' },
      fees: 0,
      delivery_time: 3,
      unit: 'hour',
      areas: [area('jahra', 'inland', 'Jahra', 'الجهراء', 'Jahra Governorate')],
    },
  ],
  ...change,
});

/** The other branch delivers further north. */
const otherBody = {
  zones: [
    {
      id: 'north',
      branch: 'demo~two',
      name: { en: 'North' },
      fees: 1,
      min_order: 0,
      delivery_time: 45,
      shape: square(48, 31),
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

type Routes = NonNullable<Parameters<typeof setup>[0]>;

export const deliveryWorld = (
  routes: Routes = {},
  settings: object = {},
  change: Parameters<typeof setup>[1] = {},
) => {
  const world = setup(
    {
      'webapp/v5/restaurant/': {
        body: restaurantBody({
          checkoutDelivery: { enabled: true, shipping: true },
          checkoutCarPickup: { enabled: true },
          ...settings,
        }),
      },
      [ZONES]: { body: zonesBody() },
      [OTHER_ZONES]: { body: otherBody },
      ...routes,
    },
    change,
  );
  world.cart.getState().setSellingType('delivery');
  world.business.getState().remember({ sellingType: 'delivery' });
  return world;
};

export const user = userEvent.setup();

/** The bar on the menu, over a backend in memory. */
export const openBar = (
  routes: Routes = {},
  { prompts = false, settings = {}, world = deliveryWorld(routes, settings) } = {},
) => showScreen('/demo/delivery', () => <DeliverTo prompts={prompts} />, world);

/** The browser's word on where the customer is. */
export function standAt(answer: { lat: number; lng: number } | { code: number }): void {
  vi.stubGlobal('navigator', {
    ...navigator,
    geolocation: {
      getCurrentPosition(told: PositionCallback, failed: PositionErrorCallback) {
        if ('code' in answer) failed({ code: answer.code } as GeolocationPositionError);
        else
          told({
            coords: { latitude: answer.lat, longitude: answer.lng, accuracy: 10 },
          } as GeolocationPosition);
      },
    },
  });
}

export const press = (name: string | RegExp) => screen.findByRole('button', { name }).then(user.click);
