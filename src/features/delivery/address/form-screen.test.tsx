// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addressWorld, field, openAt, save, user } from '../testing/render-address-screen.tsx';
import { FormScreen } from './form-screen.tsx';

const house = { fields: { block: '4', street: 'Main', house_number: '12' } };

describe('the delivery form', () => {
  // @spec paths/type-form
  it('asks for address, contact and gift on one page', async () => {
    const { delivery, router, cart } = await openAt('form', FormScreen);
    delivery.getState().setAddress(house);
    await user.type(field('Name'), ' Hessa ');
    await user.type(field('Phone number'), '+965 99912345');
    await user.click(screen.getByRole('checkbox', { name: 'This order is a gift' }));
    await user.click(save());
    await waitFor(() => expect(document.activeElement).toBe(field(/^Gift message/)));
    await user.type(field(/^Gift message/), 'For you');
    await user.click(save());
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/delivery/checkout'));
    expect(delivery.getState().address).toMatchObject({
      contactName: 'Hessa',
      contactPhone: '99912345',
      contactDialCode: '+965',
    });
    expect(cart.getState().gift).toMatchObject({ message: 'For you' });
  });

  it('says what is wrong with the contact, after the address', async () => {
    const { delivery } = await openAt('form', FormScreen);
    delivery.getState().setAddress(house);
    await user.type(field('Phone number'), '1');
    await user.click(save());
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
    expect(screen.getAllByText('Please enter a name').length).toBe(2);
    expect(screen.getAllByText('This number is too short').length).toBe(2);
  });

  it('begins with who orders', async () => {
    const world = addressWorld();
    world.cart.getState().setDetails({ name: 'Noor', phone: '55512345', dialCode: '+965' });
    await openAt('form', FormScreen, world);
    await waitFor(() => expect(field('Name').value).toBe('Noor'));
    expect(field('Phone number').value).toBe('555 12345');
  });
});
