// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  createAddressStores,
  getField,
  getSaveButton,
  openAddressScreen,
  user,
} from '../testing/render-address-screen.tsx';
import { shippingBody } from '../testing/render-area-screen.tsx';
import { DeliveryFormScreen } from './form-screen.tsx';

const HOUSE_ADDRESS = { fields: { block: '4', street: 'Main', house_number: '12' } };

describe('the delivery form', () => {
  // @spec paths/type-form
  it('saves the address, the contact and the gift from the delivery form', async () => {
    const { delivery, router, cart } = await openAddressScreen('form', DeliveryFormScreen);
    delivery.getState().setAddress(HOUSE_ADDRESS);
    await user.type(getField('Name'), ' Hessa ');
    await user.type(getField('Phone number'), '+965 99912345');
    await user.click(screen.getByRole('checkbox', { name: 'This order is a gift' }));
    await user.click(getSaveButton());
    await waitFor(() => expect(document.activeElement).toBe(getField(/^Gift message/)));
    await user.type(getField(/^Gift message/), 'For you');
    await user.click(getSaveButton());
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/delivery/checkout'));
    expect(delivery.getState().address).toMatchObject({
      contactName: 'Hessa',
      contactPhone: '99912345',
      contactDialCode: '+965',
    });
    expect(cart.getState().gift).toMatchObject({ message: 'For you' });
  });

  it('accepts a pasted phone link with an extension for the delivery contact', async () => {
    const { delivery, router } = await openAddressScreen('form', DeliveryFormScreen);
    delivery.getState().setAddress(HOUSE_ADDRESS);
    await user.type(getField('Name'), 'Hessa');
    await user.click(getField('Phone number'));
    await user.paste('\u200etel:+49-49-151-23456789;ext=12');
    await user.click(getSaveButton());
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/delivery/checkout'));
    expect(delivery.getState().address).toMatchObject({
      contactPhone: '15123456789',
      contactDialCode: '+49',
    });
  });

  it('shows the problems of the delivery contact and focuses the first invalid field', async () => {
    const { delivery } = await openAddressScreen('form', DeliveryFormScreen);
    delivery.getState().setAddress(HOUSE_ADDRESS);
    await user.type(getField('Phone number'), '1');
    await user.click(getSaveButton());
    await waitFor(() => expect(document.activeElement).toBe(getField('Name')));
    expect(screen.getAllByText('Please enter a name').length).toBe(2);
    expect(screen.getAllByText('This number is too short').length).toBe(2);
  });

  it('uses the words shipping and parcel, not delivery, while the order goes to another country', async () => {
    const { delivery } = await openAddressScreen(
      'form',
      DeliveryFormScreen,
      createAddressStores(shippingBody),
    );
    expect(screen.getByRole('heading', { name: 'Delivery details' })).toBeTruthy();
    expect(screen.getByText('We’ll only call if we can’t find you')).toBeTruthy();
    act(() => delivery.getState().chooseCountry('AT'));
    expect(screen.getByRole('heading', { name: 'Shipping details' })).toBeTruthy();
    expect(screen.getByText('Contact for the parcel')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /^Country code: Austria \+43/ })).toBeTruthy();
    expect(screen.queryByText(/delivery|call if/i)).toBeNull();
  });

  it('prefills the delivery contact with the customer’s name and phone', async () => {
    const stores = createAddressStores();
    stores.cart.getState().setDetails({ name: 'Noor', phone: '55512345', dialCode: '+965' });
    await openAddressScreen('form', DeliveryFormScreen, stores);
    await waitFor(() => expect(getField('Name').value).toBe('Noor'));
    expect(getField('Phone number').value).toBe('555 12345');
  });
});
