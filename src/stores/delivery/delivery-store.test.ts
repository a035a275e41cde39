import { describe, expect, it } from 'vitest';
import { GeometryError } from '../../domain/geo/geo.ts';
import {
  buildDeliveringRestaurant,
  buildZonesBody,
  createDeliveryStores,
  east,
  getDestinationId,
  IN_EAST,
  IN_NORTH,
  IN_WEST,
  NOWHERE,
  openDelivery,
  west,
} from '../testing/delivery-stores.ts';

describe('delivery zones', () => {
  // @spec delivery/zones-fetched-once-then-selected
  it('requests the zones of a branch only once, with the shipping countries if the business ships', async () => {
    const stores = await openDelivery();
    await Promise.all([stores.getState().fetch(), stores.getState().fetch()]);
    expect(stores.listRequestsTo('webapp/zones').map(({ path }) => path)).toEqual([
      'webapp/zones/demo~one?shipping=true',
    ]);
    expect(stores.getState()).toMatchObject({
      status: 'fetched',
      config: { zones: [{ id: 'east' }, { id: 'west' }] },
    });
  });

  it('requests no shipping countries if the business does not ship, and requests zones only for delivery', async () => {
    const restaurant = { 'webapp/v5/restaurant/': { body: buildDeliveringRestaurant({ shipping: false }) } };
    const storesWithoutShipping = await openDelivery(restaurant);
    expect(storesWithoutShipping.listRequestsTo('webapp/zones').map(({ path }) => path)).toEqual([
      'webapp/zones/demo~one',
    ]);
    const pickupStores = createDeliveryStores();
    pickupStores.cart.getState().setOrderType('car_pickup');
    await pickupStores.business.getState().load();
    pickupStores.start();
    expect(pickupStores.listRequestsTo('webapp/zones')).toEqual([]);
    pickupStores.cart.getState().setOrderType('delivery');
    expect(pickupStores.listRequestsTo('webapp/zones')).toHaveLength(1);
  });

  // @spec errors/zone-fetch-failure
  it('requests the delivery zones again after a failure', async () => {
    const stores = await openDelivery({ 'webapp/zones/demo~one': { status: 404, body: {} } });
    expect(stores.getState()).toMatchObject({ status: 'error', config: null });
    stores.routes['webapp/zones/demo~one'] = { body: buildZonesBody() };
    stores.page.setHidden(true);
    stores.page.setHidden(false);
    await stores.getState().fetch();
    expect(stores.getState().status).toBe('fetched');
  });

  // @spec delivery/zones-fetched-once-then-selected
  it('requests the delivery zones again when the business is reloaded, and updates the destination', async () => {
    const stores = await openDelivery();
    stores.getState().chooseArea('salmiya');
    stores.routes['webapp/zones/demo~one'] = { body: buildZonesBody({ zones: [{ ...east, fees: 9 }] }) };
    await stores.business.getState().load();
    await stores.getState().fetch();
    expect(stores.listRequestsTo('webapp/zones')).toHaveLength(2);
    expect(stores.getState().destination).toMatchObject({
      zone: { fee: { minor: 9000 } },
      area: { id: 'salmiya' },
    });
  });
});

describe('choosing a destination', () => {
  it('delivers to the area, zone, place or country that the customer chose last', async () => {
    const stores = await openDelivery();
    expect(getDestinationId(stores)).toBe('nowhere');
    stores.getState().chooseArea('salmiya');
    expect(getDestinationId(stores)).toBe('salmiya');
    stores.getState().chooseZone('west');
    expect(getDestinationId(stores)).toBe('west');
    expect(await stores.getState().choosePlace(IN_EAST)).toMatchObject({
      kind: 'zone',
      zone: { id: 'east' },
    });
    expect(getDestinationId(stores)).toBe('east');
    expect(stores.getState().address.place).toEqual(IN_EAST);
    stores.getState().chooseCountry('SA');
    expect(getDestinationId(stores)).toBe('SA');
    stores.getState().chooseCountry('KW');
    expect(getDestinationId(stores)).toBe('east');
    stores.getState().chooseCountry('SA');
    stores.getState().chooseArea('salmiya');
    expect(getDestinationId(stores)).toBe('salmiya');
    stores.getState().clear();
    expect(getDestinationId(stores)).toBe('nowhere');
    expect(stores.getState().address.place).toBeNull();
  });

  it('ignores the choice of an area or zone that does not exist or is hidden', async () => {
    const stores = await openDelivery({
      'webapp/zones/demo~one': { body: buildZonesBody({ zones: [{ ...east, visible: false }] }) },
    });
    stores.getState().chooseArea('salmiya');
    stores.getState().chooseArea('moon');
    stores.getState().chooseZone('east');
    expect(getDestinationId(stores)).toBe('nowhere');
  });

  it('finds the zone of a place without choosing the place', async () => {
    const stores = await openDelivery();
    expect(await stores.getState().lookUpPlace(IN_WEST)).toMatchObject({
      kind: 'zone',
      zone: { id: 'west' },
    });
    expect(getDestinationId(stores)).toBe('nowhere');
  });

  it('keeps the pin only if the pin is inside the chosen zone', async () => {
    const stores = await openDelivery();
    await stores.getState().choosePlace(IN_EAST);
    stores.getState().chooseArea('salmiya');
    expect(stores.getState().address.place).toEqual(IN_EAST);
    stores.getState().chooseZone('west');
    expect(stores.getState().address.place).toBeNull();
  });

  it('delivers to the zone of the pin if the customer has chosen no zone', async () => {
    const stores = await openDelivery();
    stores.getState().setAddress({ place: IN_WEST });
    expect(getDestinationId(stores)).toBe('west');
  });
});

describe('a place outside all zones', () => {
  it('keeps the chosen area and offers alternatives for a place outside all zones', async () => {
    const stores = await openDelivery();
    stores.getState().chooseArea('salmiya');
    expect(await stores.getState().choosePlace(IN_NORTH)).toMatchObject({
      kind: 'outside',
      alternatives: [
        { kind: 'branch', branchId: 'demo~two', zone: { id: 'north' } },
        { kind: 'shipping', country: null },
        { kind: 'pickup', branchId: 'demo~two', metres: 0 },
      ],
    });
    expect(getDestinationId(stores)).toBe('salmiya');
    const result = await stores.getState().lookUpPlace(NOWHERE, 'SA');
    expect(result).toMatchObject({
      alternatives: [{ kind: 'shipping', country: { iso: 'SA' } }, { kind: 'pickup' }],
    });
  });

  it('offers no delivery from a branch whose zones cannot be loaded', async () => {
    const stores = await openDelivery({ 'webapp/zones/demo~two': { status: 404, body: {} } });
    expect(await stores.getState().lookUpPlace(IN_NORTH, 'KW')).toMatchObject({
      alternatives: [{ kind: 'pickup' }],
    });
  });

  it('rejects impossible coordinates, and rejects a search for a place before the zones have loaded', async () => {
    const stores = await openDelivery();
    await expect(stores.getState().lookUpPlace({ lat: 99, lng: 0 })).rejects.toThrow(GeometryError);
    await expect(stores.getState().choosePlace({ lat: Number.NaN, lng: 0 })).rejects.toThrow(GeometryError);
    expect(() => stores.getState().setAddress({ place: { lat: 99, lng: 0 } })).toThrow(GeometryError);
    const storesWithoutZones = await openDelivery({ 'webapp/zones/demo~one': { status: 404, body: {} } });
    await expect(storesWithoutZones.getState().lookUpPlace(IN_EAST)).rejects.toMatchObject({
      name: 'ApiError',
    });
  });
});

describe('a choice that is no longer valid', () => {
  // @spec delivery/area-cleared-when-branch-another
  it('drops the chosen area when the customer switches the branch', async () => {
    const stores = await openDelivery();
    stores.getState().chooseArea('salmiya');
    await stores.business.getState().selectBranch('demo~two');
    expect(stores.getState()).toMatchObject({ destinationProblem: 'branch', destination: { kind: 'none' } });
    stores.getState().dismissDestinationProblem();
    expect(stores.getState().destinationProblem).toBeNull();
    await stores.business.getState().selectBranch('demo~one');
    await stores.getState().fetch();
    expect(getDestinationId(stores)).toBe('nowhere');
  });

  // @spec delivery/area-cleared-when-branch-another
  it('drops the chosen area when its zone is removed or hidden', async () => {
    for (const zones of [[west], [{ ...east, visible: false }, west]]) {
      const stores = await openDelivery();
      stores.getState().chooseArea('salmiya');
      stores.routes['webapp/zones/demo~one'] = { body: buildZonesBody({ zones }) };
      await stores.business.getState().load();
      await stores.getState().fetch();
      expect(stores.getState()).toMatchObject({ destinationProblem: 'zone', destination: { kind: 'none' } });
      stores.getState().chooseZone('west');
      expect(stores.getState().destinationProblem).toBeNull();
    }
  });

  // @spec delivery/shipping-resets-when-disabled-or
  it('drops the chosen country when shipping is switched off, and returns to the area chosen before', async () => {
    const stores = await openDelivery();
    stores.getState().chooseArea('salmiya');
    stores.getState().chooseCountry('SA');
    stores.routes['webapp/v5/restaurant/'] = { body: buildDeliveringRestaurant({ shipping: false }) };
    await stores.business.getState().load();
    await stores.getState().fetch();
    expect(stores.getState().destinationProblem).toBe('country');
    expect(getDestinationId(stores)).toBe('salmiya');
  });
});

describe('the delivery address', () => {
  it('treats the address as complete when all required fields are filled in and the pin is in the zone', async () => {
    const stores = await openDelivery();
    stores.getState().setAddress({ type: 'apartment', fields: { street: 'Gulf Road' } });
    expect(stores.getState().isComplete).toBe(false);
    stores.getState().chooseArea('salmiya');
    expect(stores.getState().isComplete).toBe(false);
    stores.getState().setAddress({ fields: { apartment: '4' } });
    expect(stores.getState()).toMatchObject({
      isComplete: true,
      address: { fields: { street: 'Gulf Road', apartment: '4' } },
    });
    stores.getState().setAddress({ place: IN_WEST });
    expect(stores.getState()).toMatchObject({ isComplete: false, isPinOutsideZone: true });
    stores.getState().setAddress({ place: IN_EAST });
    expect(stores.getState()).toMatchObject({ isComplete: true, isPinOutsideZone: false });
    stores.getState().chooseCountry('SA');
    expect(stores.getState().isComplete).toBe(false);
    stores.getState().setAddress({ fields: { city: 'Riyadh' } });
    stores.getState().confirmAddress();
    expect(stores.getState().isComplete).toBe(true);
  });

  // @spec guards/fast-checkout
  it('treats an address as complete only for the destination for which the customer entered or confirmed it', async () => {
    const stores = await openDelivery();
    stores.getState().setAddress({ type: 'apartment', fields: { street: 'Gulf Road', apartment: '4' } });
    stores.getState().chooseArea('salmiya');
    expect(stores.getState().isComplete, 'entered before the first area').toBe(true);
    stores.getState().chooseZone('west');
    expect(stores.getState()).toMatchObject({
      isComplete: false,
      address: { fields: { street: 'Gulf Road' } },
    });
    stores.getState().chooseArea('salmiya');
    expect(stores.getState().isComplete, 'back to the first area').toBe(true);
    stores.getState().chooseZone('west');
    stores.getState().confirmAddress();
    expect(stores.getState().isComplete, 'confirmed for the second').toBe(true);
    stores.getState().setAddress({ fields: { street: '', apartment: '' } });
    stores.getState().chooseArea('salmiya');
    stores.getState().setAddress({ fields: { street: 'Salem Street', apartment: '1' } });
    expect(stores.getState().isComplete, 'a new address').toBe(true);
  });

  it('uses a saved location in its own area without asking for the address again', async () => {
    const stores = await openDelivery();
    stores.getState().chooseArea('salmiya');
    stores.getState().setAddress({ type: 'apartment', fields: { street: 'Gulf Road', apartment: '4' } });
    stores.getState().saveLocation('Home');
    stores.getState().chooseZone('west');
    expect(stores.getState().isComplete).toBe(false);
    stores.getState().applyLocation(stores.getState().locations[0]?.id ?? '');
    expect(stores.getState().isComplete).toBe(true);
  });
});
