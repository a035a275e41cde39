import { describe, expect, it } from 'vitest';
import { restaurantBody } from '../../api/testing/wire-examples.ts';
import { createI18n } from '../../i18n/create-i18n.ts';
import { matchPath } from '../../router/match.ts';
import { createDeliveryStore } from '../../stores/delivery/delivery-store.ts';
import { choiceOf, setup } from '../../stores/testing/stores.ts';
import { plainConfig } from '../testing/test-config.ts';
import { createGuards } from './route-guards.ts';

const ZONES = 'webapp/zones/';
const zones = {
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

const route = (path: string) => {
  const match = matchPath(path);
  if (!match) throw new Error(`No such path: ${path}`);
  return match;
};

/** One latte of 1.500 in a cart for delivery. */
async function customer(
  routes: Parameters<typeof setup>[0] = {},
  count = 1,
  change: Parameters<typeof setup>[1] = {},
) {
  const world = setup(
    {
      'webapp/v5/restaurant/': {
        body: restaurantBody({
          checkoutDelivery: { enabled: true, min_order: 1 },
          checkoutCarPickup: { enabled: true },
        }),
      },
      [ZONES]: { body: zones },
      ...routes,
    },
    change,
  );
  const i18n = createI18n({ locale: 'en', load: async () => ({}), warn: () => undefined });
  const guards = createGuards({
    config: plainConfig,
    stores: world,
    i18n,
    wishes: () => ({ asked: undefined, cookies: '', browser: ['en'] }),
  });
  world.start();
  await world.business.getState().load();
  world.cart.getState().setSellingType('delivery');
  if (count) world.cart.getState().add(choiceOf('latte', count));
  const delivery = world.late(createDeliveryStore);
  await delivery.getState().fetch();
  const ask = (name: string, to: string, from: string | null = null) =>
    guards[name]?.({
      to: route(`/demo/delivery/${to}`),
      from: from === null ? null : route(`/demo/delivery${from}`),
      signal: new AbortController().signal,
    });
  return {
    ...world,
    ask,
    delivery: () => delivery.getState(),
    choose: () => delivery.getState().chooseArea('salmiya'),
    write: () => delivery.getState().setAddress({ fields: { block: '4' } }),
  };
}

const cart = (notice: string) => ({ redirect: '/demo/delivery/cart', notice });

describe('can-checkout, for a delivery', () => {
  // @spec guards/can-checkout
  it('asks for the place first: to the cart, where it is chosen', async () => {
    const { ask } = await customer();
    for (const screen of ['checkout', 'form'])
      expect(await ask('can-checkout', screen)).toEqual(cart('notice.placeMissing'));
  });

  // @spec validation/delivery-minimum-comes-from-shipping
  it('then for the minimum of that place’s zone, not the business’s', async () => {
    const { ask, choose, cart: cartStore } = await customer();
    choose();
    expect(await ask('can-checkout', 'checkout')).toEqual(cart('notice.minimumOrder'));
    cartStore.getState().add(choiceOf('latte'));
    expect(await ask('can-checkout', 'checkout')).toBeUndefined();
  });

  it('says when the zones cannot be had', async () => {
    const { ask } = await customer({
      [ZONES]: { status: 404, body: { error: 1, code: 'x', message: 'No' } },
    });
    expect(await ask('can-checkout', 'checkout')).toEqual(cart('notice.zonesFailed'));
  });

  it('asks again when the zone that was chosen is gone', async () => {
    const before = await customer({}, 2);
    before.choose();
    expect(await before.ask('can-checkout', 'checkout')).toBeUndefined();
    const { storage } = before.deps;
    const { ask, delivery } = await customer({ [ZONES]: { body: { zones: [] } } }, 2, { storage });
    expect(await ask('can-checkout', 'checkout')).toEqual(cart('notice.placeMissing'));
    expect(delivery().dropReason).toBe('zone');
  });
});

describe('fast-checkout', () => {
  // @spec guards/fast-checkout
  it('leads to the address while that is not complete, and says so to who was at the checkout', async () => {
    const { ask, choose } = await customer({}, 2);
    choose();
    expect(await ask('fast-checkout', 'checkout', '/cart')).toEqual({ redirect: '/demo/delivery/address' });
    expect(await ask('fast-checkout', 'checkout', '/checkout')).toEqual({
      redirect: '/demo/delivery/address',
      notice: 'notice.addressMissing',
    });
  });

  // @spec guards/fast-checkout
  it('skips an address that is known, unless its customer comes to change it', async () => {
    const { ask, choose, write } = await customer({}, 2);
    choose();
    write();
    expect(await ask('fast-checkout', 'checkout', '/cart')).toBeUndefined();
    expect(await ask('fast-checkout', 'address', '/cart')).toEqual({ redirect: '/demo/delivery/checkout' });
    for (const from of ['/checkout', '/map', '/form'])
      expect(await ask('fast-checkout', 'address', from)).toBeUndefined();
  });

  it('has no address without a place', async () => {
    const { ask } = await customer();
    expect(await ask('fast-checkout', 'address', '/cart')).toEqual(cart('notice.placeMissing'));
  });

  it('keeps who has nothing in the cart with the address, where the checkout would send them away', async () => {
    const { ask, choose, write } = await customer({}, 0);
    choose();
    write();
    expect(await ask('fast-checkout', 'address', '/cart')).toBeUndefined();
  });
});
