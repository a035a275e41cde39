// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { restaurantBody, wireUser } from '../../api/testing/wire-examples.ts';
import { createDeliveryStore } from '../../stores/delivery/delivery-store.ts';
import '../../ui/testing/render-ui.ts';
import { LocationsScreen } from './locations-screen.tsx';
import { getButton, getTextField, openAsCustomer, user } from './testing/render-account-screen.tsx';

const PATH = '/demo/locations';
const UPDATE_PATH = 'webapp/update-profile';
const wireLocation = (id: string, title: string, isDefault = false) => ({
  id,
  title,
  default: isDefault,
  area_id: null,
  street: 'Sea',
  house_number: '7',
  form_type: 'residency',
  type: 'house' as const,
});
const customerWithTwoLocations = () =>
  wireUser({ locations: [wireLocation('h', 'Home', true), wireLocation('w', 'Work')] });
const getLocationRows = () => screen.getAllByRole('listitem');

describe('saved locations', () => {
  it('makes the first saved location the default', async () => {
    const { listRequestsTo } = await openAsCustomer(PATH, LocationsScreen);
    expect(screen.getByText('No saved addresses yet')).toBeTruthy();
    await user.click(getButton('Add address'));
    await user.type(await screen.findByRole('textbox', { name: /^Name of the address/ }), 'Home');
    await user.click(getButton('Save'));
    expect(screen.getAllByText(/Please enter: Street/).length).toBeGreaterThan(0);
    await user.type(screen.getByRole('combobox', { name: /^Street/ }), 'Sea');
    await user.type(getTextField(/^House number/), '7');
    await user.click(getButton('Save'));
    await waitFor(() => expect(getLocationRows()).toHaveLength(1));
    expect(getLocationRows()[0]?.textContent).toMatch(/Home.*Default address.*Sea 7/);
    expect(listRequestsTo(UPDATE_PATH).at(-1)?.body).toMatchObject({
      locations: [{ title: 'Home', default: true, street: 'Sea', house_number: '7' }],
    });
  });

  it('fills the form for editing a saved location with its current values', async () => {
    await openAsCustomer(PATH, LocationsScreen, { customer: customerWithTwoLocations() });
    await user.click(getButton('Edit Work'));
    const titleField = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name of the address/ });
    expect(titleField.value).toBe('Work');
    await user.clear(titleField);
    await user.type(titleField, 'Office');
    await user.click(getButton('Save'));
    expect(await screen.findByRole('heading', { name: 'Office' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Home' })).toBeTruthy();
  });

  it('updates the cart’s delivery address when the customer edits the saved location with that address', async () => {
    const { session, getOrCreateStore } = await openAsCustomer(PATH, LocationsScreen, {
      customer: customerWithTwoLocations(),
    });
    const delivery = getOrCreateStore(createDeliveryStore);
    const editHouseNumber = async (locationTitle: string, houseNumber: string) => {
      await user.click(getButton(`Edit ${locationTitle}`));
      await user.type(await screen.findByRole('textbox', { name: /^House number/ }), houseNumber);
      await user.click(getButton('Save'));
      await screen.findByRole('heading', { name: locationTitle });
    };
    const [home] = session.getState().user?.locations ?? [];
    if (home) delivery.getState().setAddress(home.address);
    await editHouseNumber('Home', '5');
    expect(delivery.getState().address.fields.house_number).toBe('75');
    // The cart does not have the address of "Work", so an edit of "Work" does not change the cart.
    await editHouseNumber('Work', '9');
    expect(delivery.getState().address.fields.house_number).toBe('75');
  });

  // @spec entities/address-form-fields
  it('shows the fields of the parcel form or the delivery form, depending on the saved address', async () => {
    const requiredField = { on: true, required: true };
    const zonesBody = {
      form: { type: 'residency', fields: { block: requiredField, street: requiredField } },
      shipping_form: {
        type: 'parcel',
        fields: { city: requiredField, postcode: requiredField, street: requiredField },
      },
    };
    const parcel = { ...wireLocation('p', 'Aunt'), city: 'Vienna', postcode: '1010', form_type: 'parcel' };
    const { listRequestsTo } = await openAsCustomer(PATH, LocationsScreen, {
      customer: wireUser({ locations: [wireLocation('h', 'Home', true), parcel] }),
      routes: {
        'webapp/v5/restaurant/': {
          body: restaurantBody({ checkoutDelivery: { enabled: true, shipping: true } }),
        },
        'webapp/zones/': { body: zonesBody },
      },
    });
    await user.click(getButton('Edit Aunt'));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^City/ })).value).toBe('Vienna');
    expect(screen.queryByRole('textbox', { name: /^Block/ })).toBeNull();
    await user.clear(getTextField(/^Postcode/));
    await user.click(getButton('Save'));
    expect(screen.getAllByText('Please enter: Postcode').length).toBeGreaterThan(0);
    await user.type(getTextField(/^Postcode/), '1020');
    expect(screen.queryByText('Please enter: Postcode')).toBeNull();
    await user.click(getButton('Save'));
    await waitFor(() => expect(listRequestsTo(UPDATE_PATH)).not.toHaveLength(0));
    expect(listRequestsTo(UPDATE_PATH).at(-1)?.body).toMatchObject({
      locations: [{ form_type: 'residency' }, { form_type: 'parcel', postcode: '1020' }],
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Home' }));
    expect(await screen.findByRole('textbox', { name: /^Block/ })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^City/ })).toBeNull();
  });

  // @spec paths/locations
  it('moves a new default location to the top of the list', async () => {
    await openAsCustomer(PATH, LocationsScreen, { customer: customerWithTwoLocations() });
    await user.click(getButton('Set as default'));
    await waitFor(() => expect(getLocationRows()[0]?.textContent).toMatch(/Work.*Default address/));
  });

  it('restores a removed location when the customer presses Undo', async () => {
    const { session } = await openAsCustomer(PATH, LocationsScreen, { customer: customerWithTwoLocations() });
    await user.click(getButton('Remove Home'));
    const toast = await screen.findByText('Home removed');
    expect(session.getState().user?.locations).toMatchObject([{ id: 'w', isDefault: true }]);
    await user.click(within(toast.parentElement ?? document.body).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(session.getState().user?.locations).toHaveLength(2));
    expect(session.getState().user?.locations[0]).toMatchObject({ id: 'h', isDefault: true });
  });

  it('keeps a saved location and shows an error when its removal cannot be saved', async () => {
    await openAsCustomer(PATH, LocationsScreen, {
      customer: customerWithTwoLocations(),
      routes: { [UPDATE_PATH]: 'lost' },
    });
    await user.click(getButton('Remove Home'));
    expect(await screen.findByText(/^We couldn’t reach the server/)).toBeTruthy();
    expect(getLocationRows()).toHaveLength(2);
  });

  it('hides the saved locations when the customer logs out', async () => {
    const { session, router } = await openAsCustomer(PATH, LocationsScreen, {
      customer: customerWithTwoLocations(),
    });
    session.getState().logout();
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    expect(router.getState().route?.path).toBe(PATH);
  });
});
