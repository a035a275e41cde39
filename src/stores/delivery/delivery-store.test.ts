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

const goesTo = ({ state }: Pick<Awaited<ReturnType<typeof openDelivery>>, 'state'>) => {
  const { destination } = state();
  if (destination.kind === 'zone') return destination.area?.id ?? destination.zone.id;
  return destination.kind === 'country' ? destination.country.iso : 'nowhere';
};

describe('zones', () => {
  // @spec delivery/zones-fetched-once-then-selected
  it('are fetched once for a branch, with countries where the business ships', async () => {
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

  it('come without countries where it does not, and not at all for who does not order a delivery', async () => {
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
  it('that cannot be had cost nobody their choice, and can be asked for again', async () => {
    const all = await openDelivery({ 'webapp/zones/demo~one': { status: 404, body: {} } });
    expect(all.state()).toMatchObject({ status: 'error', config: null });
    all.routes['webapp/zones/demo~one'] = { body: zonesBody() };
    all.page.setHidden(true);
    all.page.setHidden(false);
    await all.state().fetch();
    expect(all.state().status).toBe('fetched');
  });

  // @spec delivery/zones-fetched-once-then-selected
  it('are fetched again with the business, and the destination says what is new', async () => {
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

describe('choosing where to', () => {
  it('is by area, by zone, by place or by country; the last word counts', async () => {
    const all = await openDelivery();
    expect(goesTo(all)).toBe('nowhere');
    all.state().chooseArea('salmiya');
    expect(goesTo(all)).toBe('salmiya');
    all.state().chooseZone('west');
    expect(goesTo(all)).toBe('west');
    expect(await all.state().choosePlace(IN_EAST)).toMatchObject({ kind: 'zone', zone: { id: 'east' } });
    expect(goesTo(all)).toBe('east');
    expect(all.state().address.place).toEqual(IN_EAST);
    all.state().chooseCountry('SA');
    expect(goesTo(all)).toBe('SA');
    all.state().chooseCountry('KW');
    expect(goesTo(all)).toBe('east');
    all.state().chooseCountry('SA');
    all.state().chooseArea('salmiya');
    expect(goesTo(all)).toBe('salmiya');
    all.state().clear();
    expect(goesTo(all)).toBe('nowhere');
    expect(all.state().address.place).toBeNull();
  });

  it('takes no area or zone that is not there', async () => {
    const all = await openDelivery({
      'webapp/zones/demo~one': { body: zonesBody({ zones: [{ ...east, visible: false }] }) },
    });
    all.state().chooseArea('salmiya');
    all.state().chooseArea('moon');
    all.state().chooseZone('east');
    expect(goesTo(all)).toBe('nowhere');
  });

  it('looks without choosing', async () => {
    const all = await openDelivery();
    expect(await all.state().findPlace(IN_WEST)).toMatchObject({ kind: 'zone', zone: { id: 'west' } });
    expect(goesTo(all)).toBe('nowhere');
  });

  it('takes the pin along only where the chosen zone has it', async () => {
    const all = await openDelivery();
    await all.state().choosePlace(IN_EAST);
    all.state().chooseArea('salmiya');
    expect(all.state().address.place).toEqual(IN_EAST);
    all.state().chooseZone('west');
    expect(all.state().address.place).toBeNull();
  });

  it('goes by the pin where nothing was selected', async () => {
    const all = await openDelivery();
    all.state().setAddress({ place: IN_WEST });
    expect(goesTo(all)).toBe('west');
  });
});

describe('a place outside all zones', () => {
  it('chooses nothing, and says how else to order', async () => {
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
    expect(goesTo(all)).toBe('salmiya');
    const abroad = await all.state().findPlace(NOWHERE, 'SA');
    expect(abroad).toMatchObject({
      alternatives: [{ kind: 'shipping', country: { iso: 'SA' } }, { kind: 'pickup' }],
    });
  });

  it('leaves out a branch whose zones cannot be had', async () => {
    const all = await openDelivery({ 'webapp/zones/demo~two': { status: 404, body: {} } });
    expect(await all.state().findPlace(IN_NORTH, 'KW')).toMatchObject({ alternatives: [{ kind: 'pickup' }] });
  });

  it('is told apart from one that cannot be, and from not knowing', async () => {
    const all = await openDelivery();
    await expect(all.state().findPlace({ lat: 99, lng: 0 })).rejects.toThrow(GeometryError);
    await expect(all.state().choosePlace({ lat: Number.NaN, lng: 0 })).rejects.toThrow(GeometryError);
    expect(() => all.state().setAddress({ place: { lat: 99, lng: 0 } })).toThrow(GeometryError);
    const lost = await openDelivery({ 'webapp/zones/demo~one': { status: 404, body: {} } });
    await expect(lost.state().findPlace(IN_EAST)).rejects.toMatchObject({ name: 'ApiError' });
  });
});

describe('a choice goes, and its customer is told why', () => {
  // @spec delivery/area-cleared-when-branch-another
  it('with its branch', async () => {
    const all = await openDelivery();
    all.state().chooseArea('salmiya');
    await all.business.getState().selectBranch('demo~two');
    expect(all.state()).toMatchObject({ dropReason: 'branch', destination: { kind: 'none' } });
    all.state().dismissDropReason();
    expect(all.state().dropReason).toBeNull();
    await all.business.getState().selectBranch('demo~one');
    await all.state().fetch();
    expect(goesTo(all)).toBe('nowhere');
  });

  // @spec delivery/area-cleared-when-branch-another
  it('when its zone is gone or no longer visible', async () => {
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
  it('when shipping ends, and the area chosen before counts again', async () => {
    const all = await openDelivery();
    all.state().chooseArea('salmiya');
    all.state().chooseCountry('SA');
    all.routes['webapp/v5/restaurant/'] = { body: deliveringRestaurant({ shipping: false }) };
    await all.business.getState().load();
    await all.state().fetch();
    expect(all.state().dropReason).toBe('country');
    expect(goesTo(all)).toBe('salmiya');
  });
});

describe('an address', () => {
  it('is complete with all that its form requires, and the pin in its zone', async () => {
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
