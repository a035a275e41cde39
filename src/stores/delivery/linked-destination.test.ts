import { describe, expect, it, vi } from 'vitest';
import { createDeliveryStores, IN_NORTH, IN_WEST, openDelivery } from '../testing/delivery-stores.ts';

const destinationId = ({ state }: Pick<Awaited<ReturnType<typeof openDelivery>>, 'state'>) => {
  const { destination } = state();
  if (destination.kind === 'zone') return destination.area?.id ?? destination.zone.id;
  return destination.kind === 'country' ? destination.country.iso : 'nowhere';
};

describe('a destination in a link', () => {
  // @spec entities/cart-3
  it('chooses the area in the link once the zones are loaded, replacing an earlier choice', async () => {
    const stores = createDeliveryStores();
    stores.cart.getState().setQueriedPlace('Salmiya', null);
    await stores.business.getState().load();
    stores.start();
    await stores.state().fetch();
    expect(destinationId(stores)).toBe('salmiya');

    stores.cart.getState().setQueriedPlace('west', 'Street 14');
    expect(destinationId(stores)).toBe('west');
    expect(stores.state().address.fields.street).toBe('Street 14');
    stores.state().chooseArea('salmiya');
    expect(destinationId(stores), 'the customer chooses another').toBe('salmiya');
  });

  it('sets the pin and its zone from the coordinates in the link', async () => {
    const stores = await openDelivery();
    stores.cart.getState().setQueriedPlace(null, `${IN_WEST.lat},${IN_WEST.lng}`);
    await vi.waitFor(() => expect(destinationId(stores)).toBe('west'));
    expect(stores.state().address.place).toEqual(IN_WEST);
  });

  it('keeps a typed street and an earlier area, and reports the link’s unknown area until the customer chooses', async () => {
    const stores = await openDelivery();
    stores.state().setAddress({ fields: { street: 'Typed' } });
    stores.cart.getState().setQueriedPlace('mars', 'Street 14');
    expect(destinationId(stores)).toBe('nowhere');
    expect(stores.state().dropReason).toBe('link');
    expect(stores.state().address.fields.street).toBe('Typed');
    stores.state().chooseArea('salmiya');
    expect(stores.state().dropReason).toBeNull();
    stores.cart.getState().setQueriedPlace('mars', null);
    expect(destinationId(stores)).toBe('salmiya');
    expect(stores.state().dropReason).toBe('link');
  });

  it('reports that the coordinates in the link are outside all zones, with alternatives, until the customer chooses', async () => {
    const stores = await openDelivery();
    stores.state().chooseArea('salmiya');
    stores.cart.getState().setQueriedPlace(null, `${IN_NORTH.lat},${IN_NORTH.lng}`);
    expect(stores.state().isRestoring, 'no prompt during the look-up').toBe(true);
    await vi.waitFor(() => expect(stores.state().dropReason).toBe('outside'));
    expect(stores.state().isRestoring).toBe(false);
    expect(stores.state().outsideLink).toMatchObject({
      place: IN_NORTH,
      result: { alternatives: [{ kind: 'branch', branchId: 'demo~two' }, {}, {}] },
    });
    expect(destinationId(stores)).toBe('salmiya');
    stores.state().chooseZone('west');
    expect(stores.state()).toMatchObject({ dropReason: null, outsideLink: null });
  });
});
