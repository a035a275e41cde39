import { beforeEach, describe, expect, it } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import type { Guard } from '../../router/guard-chain.ts';
import { getPreorderStores } from '../../stores/reservation/preorder-store.ts';
import type { GuardServices } from '../service-types.ts';
import { createGuardServices, runGuard } from '../testing/guard-services.ts';
import { createGuards } from './route-guards.ts';

const businessBody = restaurantBody({
  checkoutCarPickup: { enabled: true },
  checkoutDineIn: { enabled: true },
});
const latte = { itemId: 'latte', priceLabelId: null, modifiers: [], note: '', count: 1 };

describe('route guards', () => {
  let services: GuardServices;
  let guards: Record<string, Guard>;
  const startGuards = async (body: unknown = businessBody) => {
    services = createGuardServices({ status: 200, body });
    guards = createGuards(services);
    await runGuard(guards, 'fetch-business', '/demo');
  };
  beforeEach(() => startGuards());

  // @spec guards/fetch-business
  it('the fetch-business guard loads the business and selects one of its languages', () => {
    expect(services.stores.business.getState().status).toBe('fetched');
    expect(services.i18n.i18n.language).toBe('ar');
  });

  // @spec guards/fetch-business
  it('the fetch-business guard throws error 404 for the path of another business', async () => {
    await expect(runGuard(guards, 'fetch-business', '/other')).rejects.toMatchObject({ status: 404 });
  });

  // @spec guards/fetch-business
  it('the fetch-business guard throws error 433 for a business that is switched off', async () => {
    const switchedOffServices = createGuardServices({
      status: 433,
      body: { error: 1, code: 'switched_off', message: 'Closed for good' },
    });
    await expect(
      runGuard(createGuards(switchedOffServices), 'fetch-business', '/demo'),
    ).rejects.toMatchObject({
      status: 433,
      message: 'Closed for good',
    });
  });

  it('the fetch-business guard throws the error “moved” for a business that has another site now', async () => {
    const movedServices = createGuardServices({
      status: 200,
      body: { ...businessBody, url: 'https://cafe.example/' },
    });
    await expect(runGuard(createGuards(movedServices), 'fetch-business', '/demo')).rejects.toMatchObject({
      kind: 'moved',
      cause: 'https://cafe.example/',
    });
  });

  // @spec paths/type-category-id
  it('shows error 404 for a category that is missing from the menu or hidden', async () => {
    const hiddenCategory = { ...wireCategory('secret', [wireItem('potion')]), visible: false };
    await startGuards({
      ...businessBody,
      menu: { categories: [wireCategory('coffee', [wireItem('latte')]), hiddenCategory] },
      smart_categories: [{ id: 'popular', name: { en: 'Popular' }, item_ids: ['latte'] }],
    });
    for (const categoryId of ['coffee', 'popular'])
      expect(await runGuard(guards, 'check-category', `/demo/car_pickup/${categoryId}`)).toBeUndefined();
    for (const missingId of ['secret', 'nothing'])
      await expect(
        async () => await runGuard(guards, 'check-category', `/demo/car_pickup/${missingId}`),
      ).rejects.toMatchObject({ status: 404, kind: 'notFound' });
  });

  // @spec guards/check-one-type
  it('stays on the landing page of a business with several order types', async () => {
    expect(await runGuard(guards, 'check-one-type', '/demo')).toBeUndefined();
  });

  // @spec guards/check-one-type
  it('redirects from the landing page to the only order type of a business', async () => {
    await startGuards(restaurantBody({ checkoutCarPickup: { enabled: true } }));
    expect(await runGuard(guards, 'check-one-type', '/demo')).toEqual({ redirect: '/demo/car_pickup' });
  });

  // @spec guards/check-one-type
  it('shows the landing page of a business with one order type when the customer comes from another screen', async () => {
    await startGuards(restaurantBody({ checkoutCarPickup: { enabled: true } }));
    expect(await runGuard(guards, 'check-one-type', '/demo', '/demo/car_pickup')).toBeUndefined();
  });

  // @spec paths/type-form, paths/type-map
  it('redirects from the address form and the map to the checkout for pickup and dine-in', async () => {
    for (const screen of ['form', 'map'])
      for (const type of ['car_pickup', 'dine_in']) {
        const path = `/demo/${type}/${screen}`;
        expect(await runGuard(guards, 'can-checkout', path)).toBeUndefined();
        expect(await runGuard(guards, 'check-selling-type', path)).toEqual({
          redirect: `/demo/${type}/checkout`,
        });
      }
  });

  // @spec guards/check-selling-type
  it('redirects unknown and disabled order types to the landing page with a notice', async () => {
    for (const type of ['nonsense', 'delivery']) {
      expect(await runGuard(guards, 'check-selling-type', `/demo/${type}`)).toEqual({
        redirect: '/demo',
        notice: 'notice.typeUnavailable',
      });
    }
  });

  // @spec guards/check-selling-type
  it('names a switched-off order type in the notice if the customer has used that order type before', async () => {
    const checkOrderType = (path: string) => runGuard(guards, 'check-selling-type', path);
    await checkOrderType('/demo/car_pickup');
    const { business } = services.stores.business.getState();
    if (!business) throw new Error('No business');
    const switchOff = (...types: string[]) => {
      const disabledTypes = Object.fromEntries(types.map((type) => [type, null]));
      const sellingTypes = { ...business.selling, ...disabledTypes };
      services.stores.business.setState({ business: { ...business, selling: sellingTypes } });
    };
    switchOff('car_pickup');
    expect(await checkOrderType('/demo/car_pickup/cart')).toEqual({
      redirect: '/demo',
      notice: 'notice.typeSwitchedOff car_pickup',
    });
    switchOff('car_pickup', 'dine_in');
    expect(await checkOrderType('/demo/car_pickup/cart')).toEqual({
      redirect: '/demo',
      notice: 'notice.typeUnavailable',
    });
  });

  // @spec guards/check-selling-type, codes/selling-types-normalised
  it('redirects every alias of an order type to the canonical path of the order type', async () => {
    expect(await runGuard(guards, 'check-selling-type', '/demo/pickup/cart')).toEqual({
      redirect: '/demo/car_pickup/cart',
    });
    expect(await runGuard(guards, 'check-selling-type', '/demo/dinein')).toEqual({
      redirect: '/demo/dine_in',
    });
    expect(await runGuard(guards, 'check-selling-type', '/demo/dine_in')).toBeUndefined();
    expect(services.stores.cart.getState().cart.orderType).toBe('dine_in');
  });

  describe('when dishes can be pre-ordered with a reservation', () => {
    const checkType = (path: string) => runGuard(guards, 'check-selling-type', path);
    const reservationPath = '/demo/reservation/reserv_dinein';
    const reservation = { enabled: true, with_table: true, type: 2 as const, max_users: 8 };
    beforeEach(() => startGuards(restaurantBody({ checkoutDineIn: { enabled: true }, reservation })));

    it('redirects a pre-order without a time to the reservation screen, because the menu depends on the time', async () => {
      for (const path of ['/demo/reserv_dinein', '/demo/reserv_dinein/cart', '/demo/reserv_dinein/checkout'])
        expect(await checkType(path)).toEqual({ redirect: reservationPath, notice: 'notice.timeMissing' });
    });

    it('keeps the menu and cart paths of a pre-order, and redirects its checkout paths to the reservation screen', async () => {
      const slot = { date: '2030-01-01', from: 1_893_500_000_000, to: 1_893_503_600_000 };
      getPreorderStores(services.stores).cart.getState().setSchedule(slot);
      for (const path of ['', '/cart', '/coffee', '/coffee/latte'])
        expect(await checkType(`/demo/reserv_dinein${path}`)).toBeUndefined();
      for (const path of ['/checkout', '/address', '/form', '/map', '/search'])
        expect(await checkType(`/demo/reserv_dinein${path}`)).toEqual({
          redirect: reservationPath,
          notice: 'notice.cartEmpty',
        });
      getPreorderStores(services.stores).cart.getState().add(latte);
      expect(await checkType('/demo/reserv_dinein/checkout')).toEqual({ redirect: reservationPath });
      expect(await checkType('/demo/reserv_service/cart')).toEqual({ redirect: '/demo/reserv_dinein/cart' });
    });
  });

  // @spec paths/reservation-reserve-type
  it('redirects aliases of a reservation type to the canonical path, and shows error 404 for unknown types', async () => {
    const checkType = (type: string) => runGuard(guards, 'check-reserve-type', `/demo/reservation/${type}`);
    expect(await checkType('dinein')).toEqual({ redirect: '/demo/reservation/reserv_dinein' });
    expect(await checkType('reserv_service')).toBeUndefined();
    const path = '/demo/reservation/unknown';
    expect(() => checkType('unknown')).toThrowError(expect.objectContaining({ status: 404, path }));
  });

  it('treats reservation order types as dine-in when no dishes can be pre-ordered', async () => {
    for (const type of ['reserv_dinein', 'reserv_service'])
      expect(await runGuard(guards, 'check-selling-type', `/demo/${type}/cart`)).toEqual({
        redirect: '/demo/dine_in/cart',
      });
  });

  // @spec paths/type-category-id-item-id, validation/item-route-requires-item-id, errors/missing-item
  it('shows error 404 at the path of a missing item', async () => {
    expect(await runGuard(guards, 'fetch-item', '/demo/car_pickup/coffee/latte')).toBeUndefined();
    const path = '/demo/car_pickup/coffee/gone';
    await expect(runGuard(guards, 'fetch-item', path)).rejects.toMatchObject({ status: 404, path });
  });

  it.each([
    ['a hidden item', 'item'],
    ['an item of a hidden category', 'category'],
  ])('shows error 404 for %s', async (_, hiddenEntry) => {
    const item = wireItem('latte', { visible: hiddenEntry !== 'item' });
    const category = { ...wireCategory('coffee', [item]), visible: hiddenEntry !== 'category' };
    services = createGuardServices({
      status: 200,
      body: restaurantBody({}, { menu: { categories: [category] } }),
    });
    guards = createGuards(services);
    await runGuard(guards, 'fetch-business', '/demo');
    const path = '/demo/car_pickup/coffee/latte';
    await expect(runGuard(guards, 'fetch-item', path)).rejects.toMatchObject({
      status: 404,
      kind: 'notFound',
      path,
    });
  });

  it('shows the error “not sold” for an item that is not sold for the order type', async () => {
    const item = wireItem('latte', {
      types: { car_pickup: false, delivery: true, dine_in: true, reservation: true },
    });
    const menu = { categories: [wireCategory('coffee', [item])] };
    services = createGuardServices({ status: 200, body: restaurantBody({}, { menu }) });
    guards = createGuards(services);
    await runGuard(guards, 'fetch-business', '/demo');
    for (const type of ['car_pickup', 'dine_in'])
      await expect(runGuard(guards, 'fetch-item', `/demo/${type}/coffee/latte`)).rejects.toMatchObject({
        status: 404,
        kind: 'notSold',
      });
    for (const type of ['delivery', 'reserv_dinein'])
      expect(await runGuard(guards, 'fetch-item', `/demo/${type}/coffee/latte`)).toBeUndefined();
  });

  // @spec guards/can-checkout
  it('redirects from the checkout to the cart when the cart is empty', async () => {
    expect(await runGuard(guards, 'can-checkout', '/demo/car_pickup/checkout')).toEqual({
      redirect: '/demo/car_pickup/cart',
      notice: 'notice.cartEmpty',
    });
    services.stores.cart.getState().add(latte);
    expect(await runGuard(guards, 'can-checkout', '/demo/car_pickup/checkout')).toBeUndefined();
  });

  // @spec guards/can-checkout
  it('redirects from the checkout to the cart when the cart is below the minimum order', async () => {
    await startGuards(restaurantBody({ checkoutCarPickup: { enabled: true, min_order: 2 } }));
    services.stores.cart.getState().add(latte);
    expect(await runGuard(guards, 'can-checkout', '/demo/car_pickup/checkout')).toMatchObject({
      notice: 'notice.minimumOrder',
    });
    services.stores.cart.getState().add(latte);
    expect(await runGuard(guards, 'can-checkout', '/demo/car_pickup/checkout')).toBeUndefined();
  });

  // @spec guards/can-checkout
  it('checks the cart only when the customer opens the checkout', async () => {
    expect(await runGuard(guards, 'can-checkout', '/demo/car_pickup')).toBeUndefined();
  });

  // @spec guards/fast-checkout
  it('skips the address step for an order that is not a delivery', async () => {
    expect(await runGuard(guards, 'fast-checkout', '/demo/car_pickup/address')).toEqual({
      redirect: '/demo/car_pickup/checkout',
    });
    expect(await runGuard(guards, 'fast-checkout', '/demo/car_pickup/checkout')).toBeUndefined();
  });

  // @spec guards/auth
  it('redirects guests from the profile to the login, and lets them open the login', async () => {
    expect(await runGuard(guards, 'auth', '/demo/profile')).toEqual({
      redirect: '/demo/login?to=/demo/profile',
    });
    expect(await runGuard(guards, 'guest', '/demo/login')).toBeUndefined();
  });
});
