import { describe, expect, it } from 'vitest';
import { GeometryError } from '../../domain/geo/geo.ts';
import {
  deliveringRestaurant,
  deliverySetup,
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

describe('delivery zones', () => {
  // @spec delivery/zones-fetched-once-then-selected
  it('fetches the zones of a branch once, with countries if the business ships', async () => {
    const all = await openDelivery();
    await Promise.all([all.state().fetch(), all.state().fetch()]);
    expect(all.requestsTo('webapp/zones').map(({ path }) => path)).toEqual([
      'webapp/zones/demo~one?shipping=true',
    ]);
    expect(all.state()).toMatchObject({
      status: 'fetched',
      config: { zones: [{ id: 'east' }, { id: 'west' }] },
    });
  });

  it('fetches zones without countries if the business does not ship, and only for delivery', async () => {
    const restaurant = { 'webapp/v5/restaurant/': { body: deliveringRestaurant({ shipping: false }) } };
    const plain = await openDelivery(restaurant);
    expect(plain.requestsTo('webapp/zones').map(({ path }) => path)).toEqual(['webapp/zones/demo~one']);
    const pickup = deliverySetup();
    pickup.cart.getState().setOrderType('car_pickup');
    await pickup.business.getState().load();
    pickup.start();
    expect(pickup.requestsTo('webapp/zones')).toEqual([]);
    pickup.cart.getState().setOrderType('delivery');
    expect(pickup.requestsTo('webapp/zones')).toHaveLength(1);
  });

  // @spec errors/zone-fetch-failure
  it('fetches the zones again after a failure', async () => {
    const all = await openDelivery({ 'webapp/zones/demo~one': { status: 404, body: {} } });
    expect(all.state()).toMatchObject({ status: 'error', config: null });
    all.routes['webapp/zones/demo~one'] = { body: zonesBody() };
    all.page.setHidden(true);
    all.page.setHidden(false);
    await all.state().fetch();
    expect(all.state().status).toBe('fetched');
  });

  // @spec delivery/zones-fetched-once-then-selected
  it('fetches the zones again with the business and updates the destination', async () => {
    const all = await openDelivery();
    all.state().chooseArea('salmiya');
    all.routes['webapp/zones/demo~one'] = { body: zonesBody({ zones: [{ ...east, fees: 9 }] }) };
    await all.business.getState().load();
    await all.state().fetch();
    expect(all.requestsTo('webapp/zones')).toHaveLength(2);
    expect(all.state().destination).toMatchObject({
      zone: { fee: { minor: 9000 } },
      area: { id: 'salmiya' },
    });
  });
});

describe('choosing a destination', () => {
  it('uses the last choice of an area, zone, place or country', async () => {
    const all = await openDelivery();
    expect(destinationId(all)).toBe('nowhere');
    all.state().chooseArea('salmiya');
    expect(destinationId(all)).toBe('salmiya');
    all.state().chooseZone('west');
    expect(destinationId(all)).toBe('west');
    expect(await all.state().choosePlace(IN_EAST)).toMatchObject({ kind: 'zone', zone: { id: 'east' } });
    expect(destinationId(all)).toBe('east');
    expect(all.state().address.place).toEqual(IN_EAST);
    all.state().chooseCountry('SA');
    expect(destinationId(all)).toBe('SA');
    all.state().chooseCountry('KW');
    expect(destinationId(all)).toBe('east');
    all.state().chooseCountry('SA');
    all.state().chooseArea('salmiya');
    expect(destinationId(all)).toBe('salmiya');
    all.state().clear();
    expect(destinationId(all)).toBe('nowhere');
    expect(all.state().address.place).toBeNull();
  });

  it('ignores an area or zone that does not exist or is hidden', async () => {
    const all = await openDelivery({
      'webapp/zones/demo~one': { body: zonesBody({ zones: [{ ...east, visible: false }] }) },
    });
    all.state().chooseArea('salmiya');
    all.state().chooseArea('moon');
    all.state().chooseZone('east');
    expect(destinationId(all)).toBe('nowhere');
  });

  it('finds the zone of a place without choosing it', async () => {
    const all = await openDelivery();
    expect(await all.state().findPlace(IN_WEST)).toMatchObject({ kind: 'zone', zone: { id: 'west' } });
    expect(destinationId(all)).toBe('nowhere');
  });

  it('keeps the pin only if it is inside the chosen zone', async () => {
    const all = await openDelivery();
    await all.state().choosePlace(IN_EAST);
    all.state().chooseArea('salmiya');
    expect(all.state().address.place).toEqual(IN_EAST);
    all.state().chooseZone('west');
    expect(all.state().address.place).toBeNull();
  });

  it('uses the zone of the pin when the customer has chosen none', async () => {
    const all = await openDelivery();
    all.state().setAddress({ place: IN_WEST });
    expect(destinationId(all)).toBe('west');
  });
});

describe('a place outside all zones', () => {
  it('keeps the choice and offers alternatives for a place outside all zones', async () => {
    const all = await openDelivery();
    all.state().chooseArea('salmiya');
    expect(await all.state().choosePlace(IN_NORTH)).toMatchObject({
      kind: 'outside',
      alternatives: [
        { kind: 'branch', branchId: 'demo~two', zone: { id: 'north' } },
        { kind: 'shipping', country: null },
        { kind: 'pickup', branchId: 'demo~two', metres: 0 },
      ],
    });
    expect(destinationId(all)).toBe('salmiya');
    const abroad = await all.state().findPlace(NOWHERE, 'SA');
    expect(abroad).toMatchObject({
      alternatives: [{ kind: 'shipping', country: { iso: 'SA' } }, { kind: 'pickup' }],
    });
  });

  it('offers no delivery from a branch whose zones cannot be loaded', async () => {
    const all = await openDelivery({ 'webapp/zones/demo~two': { status: 404, body: {} } });
    expect(await all.state().findPlace(IN_NORTH, 'KW')).toMatchObject({ alternatives: [{ kind: 'pickup' }] });
  });

  it('rejects impossible coordinates, and a search without loaded zones', async () => {
    const all = await openDelivery();
    await expect(all.state().findPlace({ lat: 99, lng: 0 })).rejects.toThrow(GeometryError);
    await expect(all.state().choosePlace({ lat: Number.NaN, lng: 0 })).rejects.toThrow(GeometryError);
    expect(() => all.state().setAddress({ place: { lat: 99, lng: 0 } })).toThrow(GeometryError);
    const lost = await openDelivery({ 'webapp/zones/demo~one': { status: 404, body: {} } });
    await expect(lost.state().findPlace(IN_EAST)).rejects.toMatchObject({ name: 'ApiError' });
  });
});

describe('a choice that is no longer valid', () => {
  // @spec delivery/area-cleared-when-branch-another
  it('drops the chosen area when the branch changes', async () => {
    const all = await openDelivery();
    all.state().chooseArea('salmiya');
    await all.business.getState().selectBranch('demo~two');
    expect(all.state()).toMatchObject({ dropReason: 'branch', destination: { kind: 'none' } });
    all.state().dismissDropReason();
    expect(all.state().dropReason).toBeNull();
    await all.business.getState().selectBranch('demo~one');
    await all.state().fetch();
    expect(destinationId(all)).toBe('nowhere');
  });

  // @spec delivery/area-cleared-when-branch-another
  it('drops the chosen area when its zone is removed or hidden', async () => {
    for (const zones of [[west], [{ ...east, visible: false }, west]]) {
      const all = await openDelivery();
      all.state().chooseArea('salmiya');
      all.routes['webapp/zones/demo~one'] = { body: zonesBody({ zones }) };
      await all.business.getState().load();
      await all.state().fetch();
      expect(all.state()).toMatchObject({ dropReason: 'zone', destination: { kind: 'none' } });
      all.state().chooseZone('west');
      expect(all.state().dropReason).toBeNull();
    }
  });

  // @spec delivery/shipping-resets-when-disabled-or
  it('drops the country when shipping ends, and uses the area that was chosen before', async () => {
    const all = await openDelivery();
    all.state().chooseArea('salmiya');
    all.state().chooseCountry('SA');
    all.routes['webapp/v5/restaurant/'] = { body: deliveringRestaurant({ shipping: false }) };
    await all.business.getState().load();
    await all.state().fetch();
    expect(all.state().dropReason).toBe('country');
    expect(destinationId(all)).toBe('salmiya');
  });
});

describe('the delivery address', () => {
  it('counts the address as complete when all required fields are filled in and the pin is in its zone', async () => {
    const all = await openDelivery();
    all.state().setAddress({ type: 'apartment', fields: { street: 'Gulf Road' } });
    expect(all.state().isComplete).toBe(false);
    all.state().chooseArea('salmiya');
    expect(all.state().isComplete).toBe(false);
    all.state().setAddress({ fields: { apartment: '4' } });
    expect(all.state()).toMatchObject({
      isComplete: true,
      address: { fields: { street: 'Gulf Road', apartment: '4' } },
    });
    all.state().setAddress({ place: IN_WEST });
    expect(all.state()).toMatchObject({ isComplete: false, isMisplaced: true });
    all.state().setAddress({ place: IN_EAST });
    expect(all.state()).toMatchObject({ isComplete: true, isMisplaced: false });
    all.state().chooseCountry('SA');
    expect(all.state().isComplete).toBe(false);
    all.state().setAddress({ fields: { city: 'Riyadh' } });
    expect(all.state().isComplete).toBe(true);
  });
});
