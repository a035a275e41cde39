// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toUser } from '../../../api/mappers/map-user.ts';
import { wireUser } from '../../../api/testing/wire-examples.ts';
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

const HOME = { type: 'house', fields: { block: '4', street: 'Main', house_number: '12' } } as const;

/** Creates the stores of a guest who saved the place "Home". */
async function createStoresWithHome() {
  const stores = createAddressStores();
  const delivery = getDeliveryStore(stores);
  await stores.business.getState().load();
  await delivery.getState().fetch();
  delivery.getState().chooseArea('salmiya');
  delivery.getState().setAddress(HOME);
  delivery.getState().saveLocation('Home');
  return { stores, delivery };
}

describe('the saved places of a guest', () => {
  // @spec roles/guests-can-browse-order
  it('saves a guest’s address on the device under a name', async () => {
    const { delivery, router } = await openAddressScreen('address', AddressScreen);
    await user.type(getField(/^Block/), '4');
    await user.type(screen.getByRole('combobox', { name: /^Street/ }), 'Main');
    await user.type(getField(/^House number/), '12');
    await user.click(screen.getByRole('checkbox', { name: 'Save this address for next time' }));
    await user.type(getField(/^Name of the address/), 'Home');
    await user.click(getSaveButton());
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/delivery/checkout'));
    expect(delivery.getState().locations).toMatchObject([
      { title: 'Home', areaId: 'salmiya', address: HOME },
    ]);
  });

  it('fills the address form from a saved address, or empties the form for a new address', async () => {
    const { stores, delivery } = await createStoresWithHome();
    await openAddressScreen('address', AddressScreen, stores);
    expect(screen.queryByRole('checkbox', { name: /^Save this address/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Another address' }));
    expect(getField(/^Block/).value).toBe('');
    await user.type(getField(/^Block/), '9');
    // The button is hidden because it would clear what the customer typed.
    expect(screen.queryByRole('button', { name: 'Another address' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Home/ }));
    expect(getField(/^Block/).value).toBe('4');
    expect(delivery.getState().isComplete).toBe(true);
  });

  it('removes a saved address after a confirmation, and keeps the address in the form', async () => {
    const { stores, delivery } = await createStoresWithHome();
    await openAddressScreen('address', AddressScreen, stores);
    await user.click(screen.getByRole('button', { name: 'Remove Home' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(delivery.getState().locations).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Remove Home' }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(delivery.getState().locations).toHaveLength(0);
    expect(getField(/^Block/).value).toBe('4');
  });
});

describe('the saved places of an account', () => {
  it('sets the area and the address from a saved address of the account', async () => {
    const stores = createAddressStores();
    const { delivery } = await openAddressScreen('address', AddressScreen, stores);
    act(() =>
      stores.session.getState().setSession(
        't',
        toUser(
          wireUser({
            locations: [
              {
                id: 'l',
                title: 'Mother',
                default: true,
                area_id: 'salwa',
                block: '7',
                street: 'Sea',
                type: 'house',
                form_type: 'residency',
              },
              {
                id: 'm',
                title: 'Moon',
                default: false,
                area_id: 'gone',
                block: '1',
                type: 'house',
                form_type: 'residency',
              },
            ],
          }),
        ),
      ),
    );
    await user.click(await screen.findByRole('button', { name: /^Mother/ }));
    expect(delivery.getState().destination).toMatchObject({ area: { id: 'salwa' } });
    expect(getField(/^Block/).value).toBe('7');
    await user.click(screen.getByRole('button', { name: /^Moon/ }));
    expect(await screen.findByText(/^We don’t deliver to that address from here/)).toBeTruthy();
    expect(getField(/^Block/).value).toBe('1');
  });

  // @spec entities/address-form-fields
  it('saves a parcel address to the account with the type of the shipping form', async () => {
    const shippingForm = { type: 'parcel', fields: { city: { on: true, required: true } } };
    const stores = createAddressStores(
      { ...shippingBody, shipping_form: shippingForm },
      { 'webapp/update-profile': ({ body }) => ({ body: { user: wireUser(body as object) } }) },
    );
    const { delivery } = await openAddressScreen('address', AddressScreen, stores);
    act(() => {
      stores.session.getState().setSession('t', toUser(wireUser()));
      delivery.getState().chooseCountry('AT');
    });
    await user.type(getField(/^City/), 'Vienna');
    await user.click(await screen.findByRole('checkbox', { name: 'Save this address for next time' }));
    await user.click(getSaveButton());
    await waitFor(() => expect(stores.session.getState().user?.locations).toHaveLength(1));
    expect(stores.session.getState().user?.locations).toMatchObject([
      { formType: 'parcel', areaId: null, address: { fields: { city: 'Vienna' } } },
    ]);
  });

  it('says that a saved parcel address is outside the delivery area', async () => {
    const stores = createAddressStores({ shipping_form: { type: 'parcel', fields: {} } });
    await openAddressScreen('address', AddressScreen, stores);
    const parcel = {
      id: 'p',
      title: 'Aunt',
      default: true,
      city: 'Vienna',
      type: 'house',
      form_type: 'parcel',
    } as const;
    act(() => stores.session.getState().setSession('t', toUser(wireUser({ locations: [parcel] }))));
    await user.click(await screen.findByRole('button', { name: /^Aunt/ }));
    expect(await screen.findByText(/^We don’t deliver to that address from here/)).toBeTruthy();
  });
});
