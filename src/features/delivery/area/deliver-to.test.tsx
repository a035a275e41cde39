// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDeliveryStore } from '../../../stores/delivery/delivery-store.ts';
import {
  deliveryWorld,
  openBar,
  press,
  shippingBody,
  standAt,
  user,
  ZONES,
  zonesBody,
} from '../testing/render-area-screen.tsx';

// The lazily loaded code is there before anybody presses a button.
beforeAll(() =>
  Promise.all([import('./area-sheet.tsx'), import('../../../stores/menu/branch-menus.ts')]).then(
    () => undefined,
  ),
);
afterEach(() => {
  vi.unstubAllGlobals();
});

const sheet = () => screen.findByRole('dialog', { name: 'Where should we deliver?' });
const openSheet = async () => {
  await press(/Choose a delivery location/);
  return sheet();
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('where the order goes', () => {
  // @spec screens/area-selection-opens-when-no
  it('is asked for once a visit while nobody knows it, and not of who waved it away', async () => {
    const world = deliveryWorld();
    const { router } = await openBar({}, { prompts: true, world });
    await user.click(within(await sheet()).getByRole('button', { name: 'Close' }));
    await isClosed();
    await router.navigate('/demo/delivery/cart');
    await router.navigate('/demo/delivery');
    expect(await screen.findByRole('button', { name: /Choose a delivery location/ })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  // @spec screens/does-not-when-order-shipped
  it('is not asked for while a country is chosen that is not the business’s own', async () => {
    const world = deliveryWorld({ [ZONES]: { body: shippingBody } });
    await world.business.getState().load();
    const delivery = world.late(createDeliveryStore);
    await delivery.getState().fetch();
    delivery.getState().chooseCountry('AT');
    await openBar({}, { prompts: true, world });
    expect(await screen.findByRole('button', { name: /Austria/ })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not asked for by a bar that only says it', async () => {
    await openBar();
    await screen.findByRole('button', { name: /Choose a delivery location/ });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is an area found by its name in either script; the bar then says fee, time and minimum', async () => {
    const { cart } = await openBar();
    const dialog = await openSheet();
    await user.type(within(dialog).getByRole('searchbox'), 'السالم');
    const row = await within(dialog).findByRole('button', { name: /Salmiya/ });
    expect(row.textContent).toMatch(/0\.500.*30 min.*min.*2\.000/);
    await waitFor(() => expect(within(dialog).queryByRole('button', { name: /Jahra/ })).toBeNull());
    await user.click(row);
    await isClosed();
    const bar = screen.getByRole('button', { name: /Deliver to Salmiya/ });
    expect(bar.textContent).toMatch(/0\.500.*30 min.*2\.000/);
    expect(cart.getState().delivery).toMatchObject({ zoneId: 'sea', areaId: 'salmiya', minutes: 30 });
  });

  it('is found by what an area is in, and says so when nothing is called that', async () => {
    await openBar();
    const dialog = await openSheet();
    const field = within(dialog).getByRole('searchbox');
    await user.type(field, 'jahra gov');
    const row = await within(dialog).findByRole('button', { name: /^Jahra/ });
    expect(row.textContent).toMatch(/Free delivery.*3 hours/);
    await user.clear(field);
    await user.type(field, 'xyzzy');
    expect(await within(dialog).findByText(/No area found for “xyzzy”/)).toBeTruthy();
  });

  it('is told of again on the next visit, without being asked', async () => {
    const first = deliveryWorld();
    await openBar({}, { world: first });
    await openSheet();
    await press(/Salwa/);
    await isClosed();
    document.body.replaceChildren();
    const world = deliveryWorld({}, {}, { storage: first.deps.storage });
    await openBar({}, { prompts: true, world });
    expect(await screen.findByRole('button', { name: /Deliver to Salwa/ })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('use my location', () => {
  const locate = async () => {
    const dialog = await openSheet();
    await user.click(within(dialog).getByRole('button', { name: 'Use my location' }));
    return dialog;
  };

  // @spec data/browser-s-geolocation-read-for
  it('names zone, fee, minimum order and time, and delivers there', async () => {
    standAt({ lat: 29.5, lng: 48.5 });
    const { cart } = await openBar();
    const dialog = await locate();
    expect(await within(dialog).findByRole('heading', { name: /We deliver to/ })).toBeTruthy();
    expect(dialog.textContent).toMatch(/Delivery zone: Seaside/);
    expect(dialog.textContent).toMatch(/Delivery fee0\.500.*Delivery time30 min.*Minimum order2\.000/s);
    await user.click(within(dialog).getByRole('button', { name: 'Deliver here' }));
    await isClosed();
    expect(cart.getState().delivery).toMatchObject({
      zoneId: 'sea',
      address: { place: { lat: 29.5, lng: 48.5 } },
    });
  });

  it('outside all zones offers the branch that delivers there, which is gone to', async () => {
    standAt({ lat: 31.5, lng: 48.5 });
    const { business, cart } = await openBar({
      'webapp/v5/menu/demo~two': { body: { menu: { categories: [] }, discounts: {} } },
    });
    const dialog = await locate();
    expect(await within(dialog).findByText('We don’t deliver there')).toBeTruthy();
    const other = within(dialog).getByRole('button', { name: /Two.* delivers there/ });
    expect(other.textContent).toMatch(/North.*1\.000.*45 min/);
    await user.click(other);
    await isClosed();
    expect(business.getState().branchId).toBe('demo~two');
    await waitFor(() => expect(cart.getState().delivery).toMatchObject({ zoneId: 'north' }));
  });

  it('far from every branch leaves pickup, and shipping to a country that is then chosen', async () => {
    standAt({ lat: 48.2, lng: 16.4 });
    const { cart } = await openBar({ [ZONES]: { body: shippingBody } });
    const dialog = await locate();
    expect(await within(dialog).findByRole('button', { name: /Pick it up/ })).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: /Ship it instead/ }));
    await user.click(await within(dialog).findByRole('button', { name: /Austria/ }));
    await isClosed();
    expect(screen.getByRole('button', { name: /Ship to Austria/ }).textContent).toMatch(
      /1\.500.*per kg plus.*4\.000/,
    );
    expect(cart.getState().delivery).toMatchObject({ countryIso: 'AT' });
  });

  it('leads to the menu for pickup when that is taken', async () => {
    standAt({ lat: 48.2, lng: 16.4 });
    const { router } = await openBar();
    const dialog = await locate();
    await user.click(await within(dialog).findByRole('button', { name: /Pick it up/ }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/car_pickup'));
  });

  // @spec errors/geolocation-failure
  it.each([
    [1, /blocked access to your location/],
    [3, /taking too long/],
    [2, /couldn’t find your location/],
  ])('that does not come (%s) says why, and leaves the other ways', async (code, words) => {
    standAt({ code });
    await openBar();
    const dialog = await locate();
    expect(await within(dialog).findByText(words)).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Choose on the map' })).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: /Salmiya/ })).toBeTruthy();
  });
});

describe('what cannot be had', () => {
  // @spec errors/zone-fetch-failure
  it('zones that do not come are said so, with another try and pickup', async () => {
    const { table, router } = await openBar({ [ZONES]: 'lost' });
    await user.click(
      await screen.findByRole('button', { name: /couldn’t load the delivery areas/ }, { timeout: 5000 }),
    );
    const dialog = await sheet();
    expect(within(dialog).getByRole('button', { name: 'Pick it up instead' })).toBeTruthy();
    table[ZONES] = { body: zonesBody() };
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByRole('button', { name: /Salmiya/ })).toBeTruthy();
    expect(router.getState().route?.path).toBe('/demo/delivery');
  }, 15_000);

  it('a branch that delivers nowhere says so, and leaves pickup', async () => {
    await openBar({ [ZONES]: { body: { zones: [] } } });
    const dialog = await openSheet();
    expect(within(dialog).getByText('No delivery right now')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Pick it up instead' })).toBeTruthy();
  });
});
