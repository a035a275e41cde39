// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loadPhoneKit } from '../../../components/phone/use-phone-kit.ts';
import { showScreen } from '../../../components/testing/render-screen.tsx';
import {
  createAddressStores,
  getDeliveryStore,
  getField,
  getSaveButton,
  openAddressScreen,
  user,
} from '../testing/render-address-screen.tsx';
import { shippingBody } from '../testing/render-area-screen.tsx';
import { AddressScreen } from './address-screen.tsx';

const openAddressForm = (stores?: ReturnType<typeof createAddressStores>) =>
  openAddressScreen('address', AddressScreen, stores);
const getCombobox = (name: RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name });
const getAddressTypeOption = (name: string) => screen.getByRole('radio', { name });

async function fillInHouse() {
  await user.type(getField(/^Block/), '4');
  await user.type(getCombobox(/^Street/), 'Salem Al Mubarak');
  await user.type(getField(/^House number/), '12');
}

describe('the address screen', () => {
  // @spec paths/type-address, screens/delivery-form-type-residency-by
  // @spec validation/delivery-form-field-enabled-if
  it('shows the address fields that the branch configured for the address type', async () => {
    await openAddressForm();
    expect(getField(/^House number/).required).toBe(true);
    expect(getField(/^PACI number \(Optional\)/).required).toBe(false);
    expect(screen.queryByRole('textbox', { name: /^Floor/ })).toBeNull();
    await user.click(getAddressTypeOption('Apartment'));
    expect(getField(/^Building/)).toBeTruthy();
    expect(getField(/^Floor/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^House number/ })).toBeNull();
    await user.click(getAddressTypeOption('Company'));
    expect(getField(/^Office/)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Apartment/ })).toBeNull();
  });

  it('saves a complete address and opens the checkout', async () => {
    const { router, delivery } = await openAddressForm();
    await fillInHouse();
    await user.click(getSaveButton());
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/delivery/checkout'));
    expect(delivery.getState()).toMatchObject({
      isComplete: true,
      address: { type: 'house', fields: { block: '4', street: 'Salem Al Mubarak', house_number: '12' } },
    });
  });

  it('keeps the street of a chosen suggestion when the details of the suggestion fail to load', async () => {
    const suggestion = { placeId: 'p1', title: 'Salem Al Mubarak Street', address: 'Salmiya' };
    await openAddressForm(
      createAddressStores(
        {},
        {
          'webapp/getAddress': { body: { suggestions: [suggestion] } },
          'webapp/setAddress': { status: 500, body: {} },
        },
      ),
    );
    await user.type(getCombobox(/^Street/), 'Salem');
    await user.click(await screen.findByRole('option', { name: /Salem Al Mubarak Street/ }));
    await waitFor(() => expect(getCombobox(/^Street/).value).toBe('Salem Al Mubarak Street'));
  });

  it('lists the missing address fields and focuses the first of them', async () => {
    const { router } = await openAddressForm();
    await user.click(getSaveButton());
    await waitFor(() => expect(document.activeElement).toBe(getField(/^Block/)));
    const problemSummary = screen
      .getAllByRole('alert')
      .find(({ textContent }) => textContent?.includes('Please correct'));
    const problemButtons = within(problemSummary ?? document.body).getAllByRole('button');
    expect(problemButtons.map(({ textContent }) => textContent)).toEqual([
      'Please enter: Block',
      'Please enter: Street',
      'Please enter: House number',
    ]);
    await user.click(problemButtons[2] ?? getSaveButton());
    expect(document.activeElement).toBe(getField(/^House number/));
    expect(getField(/^House number/).getAttribute('aria-invalid')).toBe('true');
    await user.type(getField(/^House number/), '1');
    expect(getField(/^House number/).getAttribute('aria-invalid')).toBeNull();
    expect(router.getState().route?.path).toBe('/demo/delivery/address');
  });

  // @spec entities/address-types
  it('keeps the typed address after a change of the address type and after a reload', async () => {
    const stores = createAddressStores();
    await openAddressForm(stores);
    await fillInHouse();
    await user.click(getAddressTypeOption('Apartment'));
    await user.type(getField(/^Building/), 'Tower 2');
    await user.click(getAddressTypeOption('House'));
    expect(getField(/^House number/).value).toBe('12');
    await user.click(getAddressTypeOption('Apartment'));
    expect(getField(/^Building/).value).toBe('Tower 2');
    const nextVisitDelivery = getDeliveryStore(createAddressStores({}, {}, { storage: stores.deps.storage }));
    expect(nextVisitDelivery.getState().address).toMatchObject({
      type: 'apartment',
      fields: { block: '4', house_number: '12', building: 'Tower 2' },
    });
  });

  it('accepts the eight digits of a PACI number in any script and ignores other characters', async () => {
    await openAddressForm();
    const paciField = getField(/^PACI/);
    await user.type(paciField, 'No. ١٢٣ ۴۵');
    await user.tab();
    expect(paciField.value).toBe('12345');
    expect(screen.getAllByText('A PACI number has 8 digits').length).toBeGreaterThan(0);
    await user.type(paciField, '678999');
    expect(paciField.value).toBe('12345678');
    expect(paciField.getAttribute('aria-invalid')).toBeNull();
  });

  it('asks for a note to the driver, or to the parcel service if the order goes abroad', async () => {
    const shipping_form = {
      fields: { city: { on: true, required: true }, note: { on: true, required: true } },
    };
    const stores = createAddressStores({ ...shippingBody, shipping_form });
    const { delivery } = await openAddressForm(stores);
    expect(getField(/^Note for the driver/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Delivery address' })).toBeTruthy();
    act(() => delivery.getState().chooseCountry('AT'));
    expect(getField(/^Note for the parcel service/)).toBeTruthy();
    expect(screen.queryByText(/driver/)).toBeNull();
    expect(screen.getByRole('heading', { name: 'Shipping address' })).toBeTruthy();
    await user.click(getSaveButton());
    expect(screen.getAllByText('Please enter: Note for the parcel service')).toHaveLength(2);
  });

  // @spec validation/max-length-counts-characters
  it('limits an address field by characters, not by UTF-16 code units', async () => {
    await openAddressForm();
    await user.click(getField(/^House number/));
    await user.paste('🏠'.repeat(120));
    expect([...getField(/^House number/).value]).toHaveLength(100);
  });

  // @spec entities/delivery-config
  it('requires a map pin if the branch asks for pins, and links to the map', async () => {
    const { router, delivery } = await openAddressForm(createAddressStores({ drop_pin: true }));
    await fillInHouse();
    expect(screen.getByRole('link', { name: 'Set on the map' })).toBeTruthy();
    await user.click(getSaveButton());
    expect(await screen.findAllByText('Please set your location on the map')).toHaveLength(2);
    expect(router.getState().route?.path).toBe('/demo/delivery/address');
    delivery.getState().setAddress({ place: { lat: 29.5, lng: 48.5 } });
    await user.click(getSaveButton());
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/delivery/checkout'));
  });

  it('lists a missing map pin with the address problems, and focuses the link that sets the pin', async () => {
    await openAddressForm(createAddressStores({ drop_pin: true }));
    await fillInHouse();
    await user.clear(getField(/^Block/));
    await user.click(getSaveButton());
    const problemSummary = await screen.findByRole('alert');
    await within(problemSummary).findByText('Please correct 2 fields');
    await user.click(
      within(problemSummary).getByRole('button', { name: 'Please set your location on the map' }),
    );
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Set on the map' }));
    await user.type(getField(/^Block/), '4');
    getSaveButton().focus();
    await user.click(getSaveButton());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Set on the map' })),
    );
  });

  it('shows an error and keeps the typed address when the delivery zones fail to load', async () => {
    const stores = createAddressStores({}, { 'webapp/zones/demo~one': { status: 500, body: {} } });
    getDeliveryStore(stores)
      .getState()
      .setAddress({ fields: { block: '4' } });
    await loadPhoneKit();
    await showScreen('/demo/delivery/address', AddressScreen, stores);
    expect(await screen.findByText('We couldn’t load the delivery areas')).toBeTruthy();
    expect(getDeliveryStore(stores).getState().address.fields.block).toBe('4');
  });
});
