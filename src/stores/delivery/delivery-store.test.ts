import { describe, expect, it } from 'vitest';
import { GeometryError } from '../../domain/geo/geo.ts';
import {
  createDeliveryStores,
  deliveringRestaurant,
  east,
  IN_EAST,
  IN_NORTH,
  IN_WEST,
  NOWHERE,
  openDelivery,
  west,
  zonesBody,
} from '../testing/delivery-stores.ts';

const destinationId = ({ state }: Pick<Awaited<ReturnType<typeof openDelivery>>, 'state'>) => {
  const { destination } = state();
  if (destination.kind === 'zone') return destination.area?.id ?? destination.zone.id;
  return destination.kind === 'country' ? destination.country.iso : 'nowhere';
};

describe('a pin', () => {
  it('keeps a chosen area without an outline if the pin is in the area’s zone', async () => {
    const stores = await openDelivery();
    stores.state().chooseArea('salmiya');
    await stores.state().choosePlace(IN_EAST);
    expect(destinationId(stores)).toBe('salmiya');
    await stores.state().choosePlace(IN_WEST);
    expect(destinationId(stores), 'another zone').toBe('west');
  });

  it('drops the chosen area if its outline does not contain the pin', async () => {
    const eastWithOutline = { ...east, areas: [{ ...east.areas[0], shape: west.shape }] };
    const stores = await openDelivery({
      'webapp/zones/demo~one': { body: zonesBody({ zones: [eastWithOutline] }) },
    });
    stores.state().chooseArea('salmiya');
    await stores.state().choosePlace(IN_EAST);
    expect(destinationId(stores)).toBe('east');
  });
});

describe('delivery zones', () => {
  // @spec delivery/zones-fetched-once-then-selected
  it('requests the zones of a branch once, with countries if the business ships', async () => {
    const stores = await openDelivery();
    await Promise.all([stores.state().fetch(), stores.state().fetch()]);
    expect(stores.requestsTo('webapp/zones').map(({ path }) => path)).toEqual([
      'webapp/zones/demo~one?shipping=true',
    ]);
    expect(stores.state()).toMatchObject({
      status: 'fetched',
      config: { zones: [{ id: 'east' }, { id: 'west' }] },
    });
  });

  it('requests zones without countries if the business does not ship, and only for delivery', async () => {
    const restaurant = { 'webapp/v5/restaurant/': { body: deliveringRestaurant({ shipping: false }) } };
    const plain = await openDelivery(restaurant);
    expect(plain.requestsTo('webapp/zones').map(({ path }) => path)).toEqual(['webapp/zones/demo~one']);
    const pickup = createDeliveryStores();
    pickup.cart.getState().setOrderType('car_pickup');
    await pickup.business.getState().load();
    pickup.start();
    expect(pickup.requestsTo('webapp/zones')).toEqual([]);
    pickup.cart.getState().setOrderType('delivery');
    expect(pickup.requestsTo('webapp/zones')).toHaveLength(1);
  });

  // @spec errors/zone-fetch-failure
  it('requests the delivery zones again after a failure', async () => {
    const stores = await openDelivery({ 'webapp/zones/demo~one': { status: 404, body: {} } });
    expect(stores.state()).toMatchObject({ status: 'error', config: null });
    stores.routes['webapp/zones/demo~one'] = { body: zonesBody() };
    stores.page.setHidden(true);
    stores.page.setHidden(false);
    await stores.state().fetch();
    expect(stores.state().status).toBe('fetched');
  });

  // @spec delivery/zones-fetched-once-then-selected
  it('requests the delivery zones again when the business is reloaded, and updates the destination', async () => {
    const stores = await openDelivery();
    stores.state().chooseArea('salmiya');
    stores.routes['webapp/zones/demo~one'] = { body: zonesBody({ zones: [{ ...east, fees: 9 }] }) };
    await stores.business.getState().load();
    await stores.state().fetch();
    expect(stores.requestsTo('webapp/zones')).toHaveLength(2);
    expect(stores.state().destination).toMatchObject({
      zone: { fee: { minor: 9000 } },
      area: { id: 'salmiya' },
    });
  });
});

describe('choosing a destination', () => {
  it('delivers to the area, zone, place or country that the customer chose last', async () => {
    const stores = await openDelivery();
    expect(destinationId(stores)).toBe('nowhere');
    stores.state().chooseArea('salmiya');
    expect(destinationId(stores)).toBe('salmiya');
    stores.state().chooseZone('west');
    expect(destinationId(stores)).toBe('west');
    expect(await stores.state().choosePlace(IN_EAST)).toMatchObject({ kind: 'zone', zone: { id: 'east' } });
    expect(destinationId(stores)).toBe('east');
    expect(stores.state().address.place).toEqual(IN_EAST);
    stores.state().chooseCountry('SA');
    expect(destinationId(stores)).toBe('SA');
    stores.state().chooseCountry('KW');
    expect(destinationId(stores)).toBe('east');
    stores.state().chooseCountry('SA');
    stores.state().chooseArea('salmiya');
    expect(destinationId(stores)).toBe('salmiya');
    stores.state().clear();
    expect(destinationId(stores)).toBe('nowhere');
    expect(stores.state().address.place).toBeNull();
  });

  it('ignores the choice of an area or zone that does not exist or is hidden', async () => {
    const stores = await openDelivery({
      'webapp/zones/demo~one': { body: zonesBody({ zones: [{ ...east, visible: false }] }) },
    });
    stores.state().chooseArea('salmiya');
    stores.state().chooseArea('moon');
    stores.state().chooseZone('east');
    expect(destinationId(stores)).toBe('nowhere');
  });

  it('finds the zone of a place without choosing the place', async () => {
    const stores = await openDelivery();
    expect(await stores.state().findPlace(IN_WEST)).toMatchObject({ kind: 'zone', zone: { id: 'west' } });
    expect(destinationId(stores)).toBe('nowhere');
  });

  it('keeps the pin only if it is inside the chosen zone', async () => {
    const stores = await openDelivery();
    await stores.state().choosePlace(IN_EAST);
    stores.state().chooseArea('salmiya');
    expect(stores.state().address.place).toEqual(IN_EAST);
    stores.state().chooseZone('west');
    expect(stores.state().address.place).toBeNull();
  });

  it('delivers to the zone of the pin if the customer has chosen no zone', async () => {
    const stores = await openDelivery();
    stores.state().setAddress({ place: IN_WEST });
    expect(destinationId(stores)).toBe('west');
  });
});

describe('a place outside all zones', () => {
  it('keeps the choice and offers alternatives for a place outside all zones', async () => {
    const stores = await openDelivery();
    stores.state().chooseArea('salmiya');
    expect(await stores.state().choosePlace(IN_NORTH)).toMatchObject({
      kind: 'outside',
      alternatives: [
        { kind: 'branch', branchId: 'demo~two', zone: { id: 'north' } },
        { kind: 'shipping', country: null },
        { kind: 'pickup', branchId: 'demo~two', metres: 0 },
      ],
    });
    expect(destinationId(stores)).toBe('salmiya');
    const result = await stores.state().findPlace(NOWHERE, 'SA');
    expect(result).toMatchObject({
      alternatives: [{ kind: 'shipping', country: { iso: 'SA' } }, { kind: 'pickup' }],
    });
  });

  it('offers no delivery from a branch whose zones cannot be loaded', async () => {
    const stores = await openDelivery({ 'webapp/zones/demo~two': { status: 404, body: {} } });
    expect(await stores.state().findPlace(IN_NORTH, 'KW')).toMatchObject({
      alternatives: [{ kind: 'pickup' }],
    });
  });

  it('rejects impossible coordinates, and a search for a place before the zones are loaded', async () => {
    const stores = await openDelivery();
    await expect(stores.state().findPlace({ lat: 99, lng: 0 })).rejects.toThrow(GeometryError);
    await expect(stores.state().choosePlace({ lat: Number.NaN, lng: 0 })).rejects.toThrow(GeometryError);
    expect(() => stores.state().setAddress({ place: { lat: 99, lng: 0 } })).toThrow(GeometryError);
    const storesWithoutZones = await openDelivery({ 'webapp/zones/demo~one': { status: 404, body: {} } });
    await expect(storesWithoutZones.state().findPlace(IN_EAST)).rejects.toMatchObject({ name: 'ApiError' });
  });
});

describe('a choice that is no longer valid', () => {
  // @spec delivery/area-cleared-when-branch-another
  it('drops the chosen area when the customer switches the branch', async () => {
    const stores = await openDelivery();
    stores.state().chooseArea('salmiya');
    await stores.business.getState().selectBranch('demo~two');
    expect(stores.state()).toMatchObject({ dropReason: 'branch', destination: { kind: 'none' } });
    stores.state().dismissDropReason();
    expect(stores.state().dropReason).toBeNull();
    await stores.business.getState().selectBranch('demo~one');
    await stores.state().fetch();
    expect(destinationId(stores)).toBe('nowhere');
  });

  // @spec delivery/area-cleared-when-branch-another
  it('drops the chosen area when its zone is removed or hidden', async () => {
    for (const zones of [[west], [{ ...east, visible: false }, west]]) {
      const stores = await openDelivery();
      stores.state().chooseArea('salmiya');
      stores.routes['webapp/zones/demo~one'] = { body: zonesBody({ zones }) };
      await stores.business.getState().load();
      await stores.state().fetch();
      expect(stores.state()).toMatchObject({ dropReason: 'zone', destination: { kind: 'none' } });
      stores.state().chooseZone('west');
      expect(stores.state().dropReason).toBeNull();
    }
  });

  // @spec delivery/shipping-resets-when-disabled-or
  it('drops the chosen country when shipping is switched off, and returns to the area chosen before', async () => {
    const stores = await openDelivery();
    stores.state().chooseArea('salmiya');
    stores.state().chooseCountry('SA');
    stores.routes['webapp/v5/restaurant/'] = { body: deliveringRestaurant({ shipping: false }) };
    await stores.business.getState().load();
    await stores.state().fetch();
    expect(stores.state().dropReason).toBe('country');
    expect(destinationId(stores)).toBe('salmiya');
  });
});

describe('the delivery address', () => {
  it('treats the address as complete when all required fields are filled in and the pin is in its zone', async () => {
    const stores = await openDelivery();
    stores.state().setAddress({ type: 'apartment', fields: { street: 'Gulf Road' } });
    expect(stores.state().isComplete).toBe(false);
    stores.state().chooseArea('salmiya');
    expect(stores.state().isComplete).toBe(false);
    stores.state().setAddress({ fields: { apartment: '4' } });
    expect(stores.state()).toMatchObject({
      isComplete: true,
      address: { fields: { street: 'Gulf Road', apartment: '4' } },
    });
    stores.state().setAddress({ place: IN_WEST });
    expect(stores.state()).toMatchObject({ isComplete: false, isPinOutsideZone: true });
    stores.state().setAddress({ place: IN_EAST });
    expect(stores.state()).toMatchObject({ isComplete: true, isPinOutsideZone: false });
    stores.state().chooseCountry('SA');
    expect(stores.state().isComplete).toBe(false);
    stores.state().setAddress({ fields: { city: 'Riyadh' } });
    stores.state().confirmAddress();
    expect(stores.state().isComplete).toBe(true);
  });

  // @spec guards/fast-checkout
  it('counts an address only for the destination for which it was entered or confirmed', async () => {
    const stores = await openDelivery();
    stores.state().setAddress({ type: 'apartment', fields: { street: 'Gulf Road', apartment: '4' } });
    stores.state().chooseArea('salmiya');
    expect(stores.state().isComplete, 'entered before the first area').toBe(true);
    stores.state().chooseZone('west');
    expect(stores.state()).toMatchObject({
      isComplete: false,
      address: { fields: { street: 'Gulf Road' } },
    });
    stores.state().chooseArea('salmiya');
    expect(stores.state().isComplete, 'back to the first area').toBe(true);
    stores.state().chooseZone('west');
    stores.state().confirmAddress();
    expect(stores.state().isComplete, 'confirmed for the second').toBe(true);
    stores.state().setAddress({ fields: { street: '', apartment: '' } });
    stores.state().chooseArea('salmiya');
    stores.state().setAddress({ fields: { street: 'Salem Street', apartment: '1' } });
    expect(stores.state().isComplete, 'a new address').toBe(true);
  });

  it('uses a saved location for its own area without asking again', async () => {
    const stores = await openDelivery();
    stores.state().chooseArea('salmiya');
    stores.state().setAddress({ type: 'apartment', fields: { street: 'Gulf Road', apartment: '4' } });
    stores.state().saveLocation('Home');
    stores.state().chooseZone('west');
    expect(stores.state().isComplete).toBe(false);
    stores.state().applyLocation(stores.state().locations[0]?.id ?? '');
    expect(stores.state().isComplete).toBe(true);
  });
});
