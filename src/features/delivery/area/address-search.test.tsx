// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createDeliveryStores,
  openDestinationBar,
  pressButton,
  stubGeocoder,
  user,
} from '../testing/render-area-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const MALL = {
  lat: '29.5',
  lon: '48.5',
  display_name: 'Marina Mall, Salem Al Mubarak Street, Salmiya',
  licence: 'Data © OpenStreetMap contributors',
  address: { road: 'Salem Al Mubarak Street', house_number: '7', city: 'Kuwait City', country_code: 'kw' },
};

async function searchForAddress(searchText: string) {
  await pressButton(/Choose a delivery location/);
  await user.type(await screen.findByRole('searchbox'), searchText);
  await pressButton(`Search for the address “${searchText}”`);
  return within(await screen.findByRole('list', { name: 'Suggested addresses' }));
}

describe('the address search of the area sheet', () => {
  // @spec data/get-search-geocoding-service
  it('finds an address in the area sheet, names its delivery zone, and fills in the address form', async () => {
    const fetch = stubGeocoder([MALL]);
    const stores = createDeliveryStores();
    await openDestinationBar({}, { stores });
    const results = await searchForAddress('marina mall');
    expect(screen.queryByText(/No area found/)).toBeNull();
    expect(screen.getByText('Data © OpenStreetMap contributors')).toBeTruthy();
    await user.click(results.getByRole('button', { name: /Marina Mall/ }));
    expect(await screen.findByText('We deliver to Seaside')).toBeTruthy();
    await pressButton('Deliver here');
    expect(await screen.findByRole('button', { name: /Deliver to Seaside/ })).toBeTruthy();
    expect(stores.cart.getState().delivery?.address).toMatchObject({ place: { lat: 29.5, lng: 48.5 } });
    expect(fetch).toHaveBeenCalledTimes(1);
    const searchParams = new URL(String(fetch.mock.calls[0]?.[0]), 'http://localhost').searchParams;
    expect([searchParams.get('q'), searchParams.get('countrycodes')]).toEqual(['marina mall', 'kw']);
  });

  // @spec entities/delivery-zone-areas
  it('finds the area of an address by OpenStreetMap id when the area has no polygon', async () => {
    stubGeocoder([{ lat: '10', lon: '10', display_name: 'Salwa block', osm_id: 9001 }]);
    const stores = createDeliveryStores();
    await openDestinationBar({}, { stores });
    const results = await searchForAddress('salwa block');
    await user.click(results.getByRole('button', { name: /Salwa block/ }));
    expect(await screen.findByRole('button', { name: /Deliver to Salwa/ })).toBeTruthy();
  });

  it('says that an address search found nothing, or that the geocoder does not respond', async () => {
    stubGeocoder([]);
    await openDestinationBar();
    await pressButton(/Choose a delivery location/);
    const searchField = await screen.findByRole('searchbox');
    await user.type(searchField, 'nowhere{Enter}');
    expect(await screen.findByText('No results for “nowhere”', { selector: 'p' })).toBeTruthy();
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    await user.type(searchField, ' else{Enter}');
    expect((await screen.findAllByText(/couldn’t reach the server/)).length).toBeGreaterThan(0);
  });
});
