import { describe, expect, it, vi } from 'vitest';
import { createDeliveryStores, IN_NORTH, IN_WEST, openDelivery } from '../testing/delivery-stores.ts';

const getDestinationId = ({ getState }: Pick<Awaited<ReturnType<typeof openDelivery>>, 'getState'>) => {
  const { destination } = getState();
  if (destination.kind === 'zone') return destination.area?.id ?? destination.zone.id;
  return destination.kind === 'country' ? destination.country.iso : 'nowhere';
};

describe('a destination in a link', () => {
  // @spec entities/cart-3
  it('chooses the delivery area in a link once the zones are loaded, and then the area in a later link', async () => {
    const stores = createDeliveryStores();
    stores.cart.getState().setLinkPlace('Salmiya', null);
    await stores.business.getState().load();
    stores.start();
    await stores.getState().fetch();
    expect(getDestinationId(stores)).toBe('salmiya');

    stores.cart.getState().setLinkPlace('west', 'Street 14');
    expect(getDestinationId(stores)).toBe('west');
    expect(stores.getState().address.fields.street).toBe('Street 14');
    stores.getState().chooseArea('salmiya');
    expect(getDestinationId(stores), 'the customer chooses another area').toBe('salmiya');
  });

  it('sets the pin to the coordinates in a link and chooses the zone around them', async () => {
    const stores = await openDelivery();
    stores.cart.getState().setLinkPlace(null, `${IN_WEST.lat},${IN_WEST.lng}`);
    await vi.waitFor(() => expect(getDestinationId(stores)).toBe('west'));
    expect(stores.getState().address.place).toEqual(IN_WEST);
  });

  it('reports an unknown area in a link, and keeps the typed street and the chosen area', async () => {
    const stores = await openDelivery();
    stores.getState().setAddress({ fields: { street: 'Typed' } });
    stores.cart.getState().setLinkPlace('mars', 'Street 14');
    expect(getDestinationId(stores)).toBe('nowhere');
    expect(stores.getState().destinationProblem).toBe('link');
    expect(stores.getState().address.fields.street).toBe('Typed');
    stores.getState().chooseArea('salmiya');
    expect(stores.getState().destinationProblem).toBeNull();
    stores.cart.getState().setLinkPlace('mars', null);
    expect(getDestinationId(stores)).toBe('salmiya');
    expect(stores.getState().destinationProblem).toBe('link');
  });

  it('offers alternatives for coordinates in a link outside all zones, until the customer chooses a zone', async () => {
    const stores = await openDelivery();
    stores.getState().chooseArea('salmiya');
    stores.cart.getState().setLinkPlace(null, `${IN_NORTH.lat},${IN_NORTH.lng}`);
    expect(stores.getState().isRestoring, 'no prompt during the look-up').toBe(true);
    await vi.waitFor(() => expect(stores.getState().destinationProblem).toBe('outside'));
    expect(stores.getState().isRestoring).toBe(false);
    expect(stores.getState().outsideLinkPlace).toMatchObject({
      place: IN_NORTH,
      result: { alternatives: [{ kind: 'branch', branchId: 'demo~two' }, {}, {}] },
    });
    expect(getDestinationId(stores)).toBe('salmiya');
    stores.getState().chooseZone('west');
    expect(stores.getState()).toMatchObject({ destinationProblem: null, outsideLinkPlace: null });
  });
});
