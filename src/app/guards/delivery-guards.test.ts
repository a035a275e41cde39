import { describe, expect, it } from 'vitest';
import { restaurantBody } from '../../api/testing/wire-examples.ts';
import { createI18n } from '../../i18n/create-i18n.ts';
import { matchPath } from '../../router/match.ts';
import { createDeliveryStore } from '../../stores/delivery/delivery-store.ts';
import { buildItemChoice, createTestStores } from '../../stores/testing/test-stores.ts';
import { plainConfig } from '../testing/test-config.ts';
import { createGuards } from './route-guards.ts';

const ZONES_PATH = 'webapp/zones/';
const zonesBody = {
  zones: [
    {
      id: 'sea',
      branch: 'demo~one',
      name: { en: 'Seaside' },
      fees: 0.5,
      min_order: 2,
      areas: [{ id: 'salmiya', zone_id: 'sea', name: { en: 'Salmiya' } }],
    },
  ],
  form: { fields: { block: { on: true, required: true } } },
};

const matchRoute = (path: string) => {
  const match = matchPath(path);
  if (!match) throw new Error(`No such path: ${path}`);
  return match;
};

/** Creates stores with a delivery cart of `count` lattes at 1.500 each, and guards that use these stores. */
async function setUpCustomer(
  routes: Parameters<typeof createTestStores>[0] = {},
  count = 1,
  overrides: Parameters<typeof createTestStores>[1] = {},
) {
  const stores = createTestStores(
    {
      'webapp/v5/restaurant/': {
        body: restaurantBody({
          checkoutDelivery: { enabled: true, min_order: 1 },
          checkoutCarPickup: { enabled: true },
        }),
      },
      [ZONES_PATH]: { body: zonesBody },
      ...routes,
    },
    overrides,
  );
  const i18n = createI18n({ locale: 'en', load: async () => ({}), warn: () => undefined });
  const guards = createGuards({
    config: plainConfig,
    stores,
    i18n,
    getLanguagePreferences: () => ({ requestedLocale: undefined, cookies: '', browserLocales: ['en'] }),
  });
  stores.start();
  await stores.business.getState().load();
  stores.cart.getState().setOrderType('delivery');
  if (count) stores.cart.getState().add(buildItemChoice('latte', count));
  const delivery = stores.getOrCreateStore(createDeliveryStore);
  await delivery.getState().fetch();
  const runGuard = (name: string, to: string, from: string | null = null) =>
    guards[name]?.({
      to: matchRoute(`/demo/delivery/${to}`),
      from: from === null ? null : matchRoute(`/demo/delivery${from}`),
      signal: new AbortController().signal,
    });
  return {
    ...stores,
    runGuard,
    delivery: () => delivery.getState(),
    chooseArea: () => delivery.getState().chooseArea('salmiya'),
    fillInAddress: () => delivery.getState().setAddress({ fields: { block: '4' } }),
  };
}

const redirectToCartWith = (notice: string) => ({ redirect: '/demo/delivery/cart', notice });

describe('the can-checkout guard for a delivery', () => {
  // @spec guards/can-checkout
  it('redirects from the checkout to the cart while a delivery has no destination', async () => {
    const { runGuard } = await setUpCustomer();
    for (const screen of ['checkout', 'form'])
      expect(await runGuard('can-checkout', screen)).toEqual(redirectToCartWith('notice.placeMissing'));
  });

  // @spec validation/delivery-minimum-comes-from-shipping
  it('requires the minimum order of the delivery zone, not the minimum order of the business', async () => {
    const { runGuard, chooseArea, cart: cartStore } = await setUpCustomer();
    chooseArea();
    expect(await runGuard('can-checkout', 'checkout')).toEqual(redirectToCartWith('notice.minimumOrder'));
    cartStore.getState().add(buildItemChoice('latte'));
    expect(await runGuard('can-checkout', 'checkout')).toBeUndefined();
  });

  it('redirects from the checkout to the cart with a notice when the delivery zones fail to load', async () => {
    const { runGuard } = await setUpCustomer({
      [ZONES_PATH]: { status: 404, body: { error: 1, code: 'x', message: 'No' } },
    });
    expect(await runGuard('can-checkout', 'checkout')).toEqual(redirectToCartWith('notice.zonesFailed'));
  });

  it('asks for the address again when the chosen delivery zone no longer exists', async () => {
    const firstVisit = await setUpCustomer({}, 2);
    firstVisit.chooseArea();
    expect(await firstVisit.runGuard('can-checkout', 'checkout')).toBeUndefined();
    const { storage } = firstVisit.deps;
    const { runGuard, delivery } = await setUpCustomer({ [ZONES_PATH]: { body: { zones: [] } } }, 2, {
      storage,
    });
    expect(await runGuard('can-checkout', 'checkout')).toEqual(redirectToCartWith('notice.placeMissing'));
    expect(delivery().destinationProblem).toBe('zone');
  });
});

describe('the fast-checkout guard', () => {
  // @spec guards/fast-checkout
  it('redirects from the checkout to the address screen while the delivery address is incomplete', async () => {
    const { runGuard, chooseArea } = await setUpCustomer({}, 2);
    chooseArea();
    expect(await runGuard('fast-checkout', 'checkout', '/cart')).toEqual({
      redirect: '/demo/delivery/address',
    });
    expect(await runGuard('fast-checkout', 'checkout', '/checkout')).toEqual({
      redirect: '/demo/delivery/address',
      notice: 'notice.addressMissing',
    });
  });

  it('asks for the shipping address when the order goes to another country', async () => {
    const countries = [
      { country: { en: 'Austria' }, country_iso: 'AT', fees_per_kg: 1, fixed_fees: 4, branch_id: 'demo~one' },
    ];
    const shipping_form = { fields: { city: { on: true, required: true } } };
    const { runGuard, delivery } = await setUpCustomer(
      {
        'webapp/v5/restaurant/': {
          body: restaurantBody({ checkoutDelivery: { enabled: true, shipping: true } }),
        },
        [ZONES_PATH]: { body: { ...zonesBody, countries, shipping_form } },
      },
      2,
    );
    await delivery().fetch();
    delivery().chooseCountry('AT');
    expect(await runGuard('fast-checkout', 'checkout', '/checkout')).toEqual({
      redirect: '/demo/delivery/address',
      notice: 'notice.shippingAddressMissing',
    });
  });

  // @spec guards/fast-checkout
  it('skips the address screen when the address is complete, unless the customer returns to change the address', async () => {
    const { runGuard, chooseArea, fillInAddress } = await setUpCustomer({}, 2);
    chooseArea();
    fillInAddress();
    expect(await runGuard('fast-checkout', 'checkout', '/cart')).toBeUndefined();
    expect(await runGuard('fast-checkout', 'address', '/cart')).toEqual({
      redirect: '/demo/delivery/checkout',
    });
    for (const from of ['/checkout', '/map', '/form'])
      expect(await runGuard('fast-checkout', 'address', from)).toBeUndefined();
  });

  it('redirects from the address screen to the cart while no delivery destination is chosen', async () => {
    const { runGuard } = await setUpCustomer();
    expect(await runGuard('fast-checkout', 'address', '/cart')).toEqual(
      redirectToCartWith('notice.placeMissing'),
    );
  });

  it('stays on the address screen when the cart is empty, because the checkout would redirect back', async () => {
    const { runGuard, chooseArea, fillInAddress } = await setUpCustomer({}, 0);
    chooseArea();
    fillInAddress();
    expect(await runGuard('fast-checkout', 'address', '/cart')).toBeUndefined();
  });
});
