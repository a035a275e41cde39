// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { wireUser } from '../../api/testing/wire-examples.ts';
import '../../ui/testing/render-ui.ts';
import { LocationsScreen } from './locations-screen.tsx';
import { button, field, openAsCustomer, user } from './testing/render-account-screen.tsx';

const PATH = '/demo/locations';
const UPDATE = 'webapp/update-profile';
const place = (id: string, title: string, usual = false) => ({
  id,
  title,
  default: usual,
  area_id: null,
  street: 'Sea',
  house_number: '7',
  form_type: 'residency',
  type: 'house' as const,
});
const two = () => wireUser({ locations: [place('h', 'Home', true), place('w', 'Work')] });
const rows = () => screen.getAllByRole('listitem');

describe('saved places', () => {
  it('begin with one that is written down, which is the usual one', async () => {
    const { paths } = await openAsCustomer(PATH, LocationsScreen);
    expect(screen.getByText('No saved addresses yet')).toBeTruthy();
    await user.click(button('Add address'));
    await user.type(await screen.findByRole('textbox', { name: /^Name of the address/ }), 'Home');
    await user.click(button('Save'));
    expect(screen.getAllByText(/Please enter: Street/).length).toBeGreaterThan(0);
    await user.type(screen.getByRole('combobox', { name: /^Street/ }), 'Sea');
    await user.type(field(/^House number/), '7');
    await user.click(button('Save'));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(rows()[0]?.textContent).toMatch(/Home.*Default address.*Sea 7/);
    expect(paths(UPDATE).at(-1)?.body).toMatchObject({
      locations: [{ title: 'Home', default: true, street: 'Sea', house_number: '7' }],
    });
  });

  it('are changed, with what they were in the fields', async () => {
    await openAsCustomer(PATH, LocationsScreen, { customer: two() });
    await user.click(button('Edit Work'));
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name of the address/ });
    expect(title.value).toBe('Work');
    await user.clear(title);
    await user.type(title, 'Office');
    await user.click(button('Save'));
    expect(await screen.findByRole('heading', { name: 'Office' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Home' })).toBeTruthy();
  });

  // @spec paths/locations
  it('have one usual one, which comes first', async () => {
    await openAsCustomer(PATH, LocationsScreen, { customer: two() });
    await user.click(button('Set as default'));
    await waitFor(() => expect(rows()[0]?.textContent).toMatch(/Work.*Default address/));
  });

  it('are removed, and had back', async () => {
    const { session } = await openAsCustomer(PATH, LocationsScreen, { customer: two() });
    await user.click(button('Remove Home'));
    const toast = await screen.findByText('Home removed');
    expect(session.getState().user?.locations).toMatchObject([{ id: 'w', isDefault: true }]);
    await user.click(within(toast.parentElement ?? document.body).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(session.getState().user?.locations).toHaveLength(2));
    expect(session.getState().user?.locations[0]).toMatchObject({ id: 'h', isDefault: true });
  });

  it('stay when they cannot be saved, and the screen says so', async () => {
    await openAsCustomer(PATH, LocationsScreen, { customer: two(), routes: { [UPDATE]: 'lost' } });
    await user.click(button('Remove Home'));
    expect(await screen.findByText(/^We couldn’t reach the server/)).toBeTruthy();
    expect(rows()).toHaveLength(2);
  });

  it('are asked for a login once the session ended elsewhere', async () => {
    const { session, router } = await openAsCustomer(PATH, LocationsScreen, { customer: two() });
    session.getState().logout();
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    expect(router.getState().route?.path).toBe(PATH);
  });
});
