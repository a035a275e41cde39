// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  openDestinationBar,
  openSheet,
  shippingBody,
  stubLocation,
  user,
  ZONES_PATH,
  zonesBody,
} from '../testing/render-area-screen.tsx';

// Load the lazy chunk before the tests, so that no click waits for it.
beforeAll(() => import('./area-sheet.tsx').then(() => undefined));
afterEach(() => {
  vi.unstubAllGlobals();
});

const waitUntilSheetCloses = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('delivery to the current location', () => {
  const locateCustomer = async () => {
    const dialog = await openSheet();
    await user.click(within(dialog).getByRole('button', { name: 'Use my location' }));
    return dialog;
  };

  // @spec data/browser-s-geolocation-read-for
  it('shows the delivery terms at the customer’s location, and sets the location as the destination', async () => {
    stubLocation({ lat: 29.5, lng: 48.5 });
    const { cart } = await openDestinationBar();
    const dialog = await locateCustomer();
    expect(await within(dialog).findByRole('heading', { name: /We deliver to/ })).toBeTruthy();
    expect(dialog.textContent).toMatch(/Delivery zone: Seaside/);
    expect(dialog.textContent).toMatch(/Delivery fee0\.500.*Delivery time30 min.*Minimum order2\.000/s);
    await user.click(within(dialog).getByRole('button', { name: 'Deliver here' }));
    await waitUntilSheetCloses();
    expect(cart.getState().delivery).toMatchObject({
      zoneId: 'sea',
      address: { place: { lat: 29.5, lng: 48.5 } },
    });
  });

  it('switches to another branch that delivers to a location outside the zones of the current branch', async () => {
    stubLocation({ lat: 31.5, lng: 48.5 });
    const { business, cart } = await openDestinationBar({
      'webapp/v5/menu/demo~two': { body: { menu: { categories: [] }, discounts: {} } },
    });
    const dialog = await locateCustomer();
    expect(await within(dialog).findByText('We don’t deliver there')).toBeTruthy();
    const otherBranch = within(dialog).getByRole('button', { name: /Two.* delivers there/ });
    expect(otherBranch.textContent).toMatch(/North.*1\.000.*45 min/);
    await user.click(otherBranch);
    await waitUntilSheetCloses();
    expect(business.getState().branchId).toBe('demo~two');
    await waitFor(() => expect(cart.getState().delivery).toMatchObject({ zoneId: 'north' }));
  });

  // @spec entities/delivery-zone-areas
  it("shows the business's picture for each country, or the flag if no picture loads", async () => {
    const wireCountry = (iso: string, name: string, icon?: string) => ({
      country: { en: name },
      country_iso: iso,
      branch_id: 'demo~one',
      icon,
    });
    const countries = [
      wireCountry('AT', 'Austria'),
      wireCountry('DE', 'Germany', '"><img src=x onerror=alert(1)>'),
      wireCountry('SA', 'Saudi Arabia', '/media/palms/320.webp'),
    ];
    await openDestinationBar({ [ZONES_PATH]: { body: zonesBody({ zones: [], countries }) } });
    await openSheet();
    const getFlag = async (name: RegExp) =>
      (await screen.findByRole('button', { name })).querySelector('img');
    await waitFor(async () => expect((await getFlag(/Austria/))?.getAttribute('src')).toMatch(/AT\.svg/));
    expect((await getFlag(/Germany/))?.getAttribute('src')).toMatch(/DE\.svg/);
    const flagPicture = await getFlag(/Saudi Arabia/);
    expect(flagPicture?.getAttribute('src')).toBe('/media/palms/320.webp');
    if (flagPicture) fireEvent.error(flagPicture);
    expect((await getFlag(/Saudi Arabia/))?.getAttribute('src')).toMatch(/SA\.svg/);
  });

  it('offers pickup and shipping for a location that no branch delivers to', async () => {
    stubLocation({ lat: 48.2, lng: 16.4 });
    const { cart } = await openDestinationBar({ [ZONES_PATH]: { body: shippingBody } });
    const dialog = await locateCustomer();
    expect(await within(dialog).findByRole('button', { name: /Pick it up/ })).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: /Ship it instead/ }));
    await user.click(await within(dialog).findByRole('button', { name: /Austria/ }));
    await waitUntilSheetCloses();
    expect(screen.getByRole('button', { name: /Ship to Austria/ }).textContent).toMatch(
      /1\.500.*per kg plus.*4\.000/,
    );
    expect(cart.getState().delivery).toMatchObject({ countryIso: 'AT' });
  });

  // @spec constants/earth-radius-6371008-8-m
  it('shows the distance to the pickup branch when the customer is outside all zones', async () => {
    stubLocation({ lat: 29.3, lng: 47.9 });
    const branches = [
      { id: 'demo~one', name: { en: 'One' }, lat: 29.3, lng: 47.8 },
      { id: 'demo~two', name: { en: 'Two' }, lat: 31.5, lng: 48.5 },
    ];
    await openDestinationBar({}, { settings: { branches } });
    const dialog = await locateCustomer();
    expect(
      await within(dialog).findByRole('button', { name: /Pick it up at One.*9\.7 km away/ }),
    ).toBeTruthy();
  });

  it('opens the pickup menu when the customer chooses pickup in place of delivery', async () => {
    stubLocation({ lat: 48.2, lng: 16.4 });
    const { router } = await openDestinationBar();
    const dialog = await locateCustomer();
    await user.click(await within(dialog).findByRole('button', { name: /Pick it up/ }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/car_pickup'));
  });

  // @spec errors/geolocation-failure
  it.each([
    ['a denied location permission', 1, /blocked access to your location/],
    ['a location timeout', 3, /taking too long/],
    ['an unavailable location', 2, /couldn’t find your location/],
  ])('explains %s, and still offers the map and the list of areas', async (_, code, message) => {
    stubLocation({ code });
    await openDestinationBar();
    const dialog = await locateCustomer();
    expect(await within(dialog).findByText(message)).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Choose on the map' })).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: /Salmiya/ })).toBeTruthy();
  });
});
