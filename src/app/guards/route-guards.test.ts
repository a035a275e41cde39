import { beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../../api/client/api-client.ts';
import { createReporter } from '../../api/client/reporter.ts';
import { restaurantBody, wireItem } from '../../api/testing/wire-examples.ts';
import { createI18n } from '../../i18n/create-i18n.ts';
import { memoryStorage } from '../../lib/storage.ts';
import type { Guard } from '../../router/guard-chain.ts';
import { matchPath } from '../../router/match.ts';
import { createStores } from '../../stores/create-stores.ts';
import { preorderOf } from '../../stores/reservation/preorder-store.ts';
import type { GuardServices } from '../service-types.ts';
import { plainConfig } from '../testing/test-config.ts';
import { createGuards } from './route-guards.ts';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

function servicesFor(
  restaurant: Answer,
  item: () => Answer = () => ({ status: 404, body: {} }),
): GuardServices {
  const reporter = createReporter(undefined, () => undefined);
  const answer: typeof fetch = async (input) => {
    const path = String(input);
    const { status, body } = path.includes('/restaurant/')
      ? restaurant
      : path.includes('/item/')
        ? item()
        : { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  };
  const i18n = createI18n({ locale: 'en', load: async () => ({}), warn: () => undefined });
  const client = createClient({
    baseUrl: 'https://shop.test/api',
    fetch: answer,
    locale: () => 'en',
    token: () => null,
    now: () => new Date(),
    reporter,
    random: () => 0,
  });
  const stores = createStores({
    client,
    storage: memoryStorage(),
    now: Date.now,
    newId: () => crypto.randomUUID(),
    referenceId: 'demo',
    apiOrigin: 'https://shop.test',
    reporter,
    page: { hidden: () => false, subscribe: () => () => undefined },
  });
  return {
    config: plainConfig,
    stores,
    i18n,
    wishes: () => ({ asked: undefined, cookies: '', browser: ['ar'] }),
  };
}

const ask = (guards: Record<string, Guard>, name: string, path: string) => {
  const to = matchPath(path);
  const guard = guards[name];
  if (!to || !guard) throw new Error(`No such path or guard: ${path}, ${name}`);
  return guard({ to, from: null, signal: new AbortController().signal });
};

const both = restaurantBody({ checkoutCarPickup: { enabled: true }, checkoutDineIn: { enabled: true } });
const latte = { itemId: 'latte', priceLabelId: null, modifiers: [], note: '', count: 1 };

describe('the guards', () => {
  let services: GuardServices;
  let guards: Record<string, Guard>;
  const start = async (body: unknown = both) => {
    services = servicesFor({ status: 200, body });
    guards = createGuards(services);
    await ask(guards, 'fetch-business', '/demo');
  };
  beforeEach(() => start());

  // @spec guards/fetch-business
  it('fetch-business loads the business and settles on a language it has', () => {
    expect(services.stores.business.getState().status).toBe('fetched');
    expect(services.i18n.i18n.language).toBe('ar');
  });

  // @spec guards/fetch-business
  it('fetch-business shows another business’s path as 404', async () => {
    await expect(ask(guards, 'fetch-business', '/other')).rejects.toMatchObject({ status: 404 });
  });

  // @spec guards/fetch-business
  it('fetch-business keeps the status of a business that is switched off', async () => {
    const off = servicesFor({
      status: 433,
      body: { error: 1, code: 'switched_off', message: 'Closed for good' },
    });
    await expect(ask(createGuards(off), 'fetch-business', '/demo')).rejects.toMatchObject({
      status: 433,
      message: 'Closed for good',
    });
  });

  it('fetch-business tells of a business that takes its orders on another site', async () => {
    const moved = servicesFor({ status: 200, body: { ...both, url: 'https://cafe.example/' } });
    await expect(ask(createGuards(moved), 'fetch-business', '/demo')).rejects.toMatchObject({
      kind: 'moved',
      cause: 'https://cafe.example/',
    });
  });

  // @spec guards/check-one-type
  it('check-one-type leaves the choice where there is one', async () => {
    expect(await ask(guards, 'check-one-type', '/demo')).toBeUndefined();
  });

  // @spec guards/check-one-type
  it('check-one-type goes straight to the only selling type', async () => {
    await start(restaurantBody({ checkoutCarPickup: { enabled: true } }));
    expect(await ask(guards, 'check-one-type', '/demo')).toEqual({ redirect: '/demo/car_pickup' });
  });

  // @spec guards/check-selling-type
  it('check-selling-type sends unknown and disabled types to the landing page and says why', async () => {
    for (const type of ['nonsense', 'delivery']) {
      expect(await ask(guards, 'check-selling-type', `/demo/${type}`)).toEqual({
        redirect: '/demo',
        notice: 'notice.typeUnavailable',
      });
    }
  });

  // @spec guards/check-selling-type, codes/selling-types-normalised
  it('check-selling-type has one address per type, whatever name it came by', async () => {
    expect(await ask(guards, 'check-selling-type', '/demo/pickup/cart')).toEqual({
      redirect: '/demo/car_pickup/cart',
    });
    expect(await ask(guards, 'check-selling-type', '/demo/dinein')).toEqual({ redirect: '/demo/dine_in' });
    expect(await ask(guards, 'check-selling-type', '/demo/dine_in')).toBeUndefined();
    expect(services.stores.cart.getState().cart.sellingType).toBe('dine_in');
  });

  describe('where dishes are ordered with a reservation', () => {
    const asked = (path: string) => ask(guards, 'check-selling-type', path);
    const booking = '/demo/reservation/reserv_dinein';
    const reservation = { enabled: true, with_table: true, type: 2 as const, max_users: 8 };
    beforeEach(() => start(restaurantBody({ checkoutDineIn: { enabled: true }, reservation })));

    it('check-selling-type asks for the time first: what is served depends on it', async () => {
      for (const path of ['/demo/reserv_dinein', '/demo/reserv_dinein/cart'])
        expect(await asked(path)).toEqual({ redirect: booking, notice: 'notice.timeMissing' });
    });

    it('check-selling-type then keeps the name of the reservation, whose checkout is the reservation', async () => {
      const slot = { date: '2030-01-01', from: 1_893_500_000_000, to: 1_893_503_600_000 };
      preorderOf(services.stores).cart.getState().setSchedule(slot);
      for (const path of ['', '/cart', '/coffee', '/coffee/latte'])
        expect(await asked(`/demo/reserv_dinein${path}`)).toBeUndefined();
      for (const path of ['/checkout', '/address', '/form', '/map', '/search'])
        expect(await asked(`/demo/reserv_dinein${path}`)).toEqual({ redirect: booking });
      expect(await asked('/demo/reserv_service/cart')).toEqual({ redirect: '/demo/reserv_dinein/cart' });
    });
  });

  it('check-selling-type knows a reservation as eating in where nothing is ordered with it', async () => {
    for (const type of ['reserv_dinein', 'reserv_service'])
      expect(await ask(guards, 'check-selling-type', `/demo/${type}/cart`)).toEqual({
        redirect: '/demo/dine_in/cart',
      });
  });

  // @spec paths/type-category-id-item-id, validation/item-route-requires-item-id, errors/missing-item
  it('fetch-item sends a missing item to /404', async () => {
    expect(await ask(guards, 'fetch-item', '/demo/car_pickup/coffee/latte')).toBeUndefined();
    expect(await ask(guards, 'fetch-item', '/demo/car_pickup/coffee/gone')).toEqual({ redirect: '/404' });
  });

  describe('while the menu arrives in pages', () => {
    const FAR = '/demo/car_pickup/coffee/far';
    const withItem = async (item: () => Answer) => {
      services = servicesFor(
        { status: 200, body: { ...both, pagination: { page: 1, pages: 9, total: 900 } } },
        item,
      );
      guards = createGuards(services);
      await ask(guards, 'fetch-business', '/demo');
    };

    // @spec paths/type-category-id-item-id
    it('fetch-item asks for the one that is on no page yet', async () => {
      await withItem(() => ({ status: 200, body: { item: wireItem('far') } }));
      expect(await ask(guards, 'fetch-item', FAR)).toBeUndefined();
      expect(services.stores.menu.getState().itemById('far')?.id).toBe('far');
    });

    it('fetch-item sends one that the backend does not know, or that cannot be read, to /404', async () => {
      await withItem(() => ({ status: 404, body: { error: 1, code: 'not_found', message: 'None' } }));
      expect(await ask(guards, 'fetch-item', FAR)).toEqual({ redirect: '/404' });
      await withItem(() => ({ status: 200, body: { item: { id: 'far' } } }));
      expect(await ask(guards, 'fetch-item', FAR)).toEqual({ redirect: '/404' });
      await withItem(() => ({ status: 200, body: { item: { ...wireItem('far'), name: {} } } }));
      expect(await ask(guards, 'fetch-item', FAR)).toEqual({ redirect: '/404' });
    });

    it('fetch-item is no 404 but an error to try again when the line is down', async () => {
      await withItem(() => {
        throw new TypeError('Failed to fetch');
      });
      await expect(ask(guards, 'fetch-item', FAR)).rejects.toMatchObject({ kind: 'network' });
    });
  });

  // @spec guards/can-checkout
  it('can-checkout sends an empty cart back to the cart', async () => {
    expect(await ask(guards, 'can-checkout', '/demo/car_pickup/checkout')).toEqual({
      redirect: '/demo/car_pickup/cart',
      notice: 'notice.cartEmpty',
    });
    services.stores.cart.getState().add(latte);
    expect(await ask(guards, 'can-checkout', '/demo/car_pickup/checkout')).toBeUndefined();
  });

  // @spec guards/can-checkout
  it('can-checkout asks for the minimum order', async () => {
    await start(restaurantBody({ checkoutCarPickup: { enabled: true, min_order: 2 } }));
    services.stores.cart.getState().add(latte);
    expect(await ask(guards, 'can-checkout', '/demo/car_pickup/checkout')).toMatchObject({
      notice: 'notice.minimumOrder',
    });
    services.stores.cart.getState().add(latte);
    expect(await ask(guards, 'can-checkout', '/demo/car_pickup/checkout')).toBeUndefined();
  });

  // @spec guards/can-checkout
  it('can-checkout leaves every other screen alone', async () => {
    expect(await ask(guards, 'can-checkout', '/demo/car_pickup')).toBeUndefined();
  });

  // @spec guards/fast-checkout
  it('fast-checkout skips the address where nothing is delivered', async () => {
    expect(await ask(guards, 'fast-checkout', '/demo/car_pickup/address')).toEqual({
      redirect: '/demo/car_pickup/checkout',
    });
    expect(await ask(guards, 'fast-checkout', '/demo/car_pickup/checkout')).toBeUndefined();
  });

  // @spec guards/auth
  it('auth asks guests to log in; guest lets them', async () => {
    expect(await ask(guards, 'auth', '/demo/profile')).toEqual({
      redirect: '/demo/login?to=/demo/profile',
    });
    expect(await ask(guards, 'guest', '/demo/login')).toBeUndefined();
  });
});
