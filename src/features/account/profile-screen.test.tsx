// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { restaurantBody, wireUser } from '../../api/testing/wire-examples.ts';
import { choiceOf } from '../../stores/testing/stores.ts';
import '../../ui/testing/render-ui.ts';
import { ProfileScreen } from './profile-screen.tsx';
import { button, field, openAsCustomer, refusal, user } from './testing/render-account-screen.tsx';

const PATH = '/demo/profile';
const UPDATE = 'webapp/update-profile';

describe('the profile', () => {
  // @spec paths/profile
  it('shows who one is, and leads to orders, places and settings; to a wallet where there is one', async () => {
    await openAsCustomer(PATH, ProfileScreen);
    expect(screen.getByText('Noor')).toBeTruthy();
    expect(screen.getByText('+965 55512345')).toBeTruthy();
    for (const name of ['Your orders', 'Saved addresses', 'Settings'])
      expect(screen.getByRole('link', { name: new RegExp(name) })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Wallet/ })).toBeNull();
  });

  it('leads to the wallet of a business that has them', async () => {
    const routes = { 'webapp/v5/restaurant/': { body: restaurantBody({ enable_wallet: true }) } };
    await openAsCustomer(PATH, ProfileScreen, { routes });
    await user.click(screen.getByRole('link', { name: /Wallet/ }));
    expect(await screen.findByText('Went to /demo/wallet/home')).toBeTruthy();
  });

  it('saves name and e-mail, and gives the focus back', async () => {
    const { paths, session } = await openAsCustomer(PATH, ProfileScreen);
    await user.click(button('Edit'));
    await user.clear(field(/^Name/));
    await user.type(field(/^Name/), 'Hessa');
    await user.type(field(/^Email/), 'hessa@');
    await user.click(button('Save'));
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    await user.type(field(/^Email/), 'example.com{Enter}');
    expect(await screen.findByText('hessa@example.com')).toBeTruthy();
    expect(paths(UPDATE)[0]?.body).toEqual({ name: 'Hessa', email: 'hessa@example.com' });
    expect(session.getState().user?.name).toBe('Hessa');
    await waitFor(() => expect(document.activeElement).toBe(button('Edit')));
    expect(screen.getByText('Details saved')).toBeTruthy();
  });

  it('keeps what was typed when it cannot be saved, and says so', async () => {
    await openAsCustomer(PATH, ProfileScreen, { routes: { [UPDATE]: 'lost' } });
    await user.click(button('Edit'));
    await user.type(field(/^Name/), ' Al Sabah');
    await user.click(button('Save'));
    expect(await screen.findByText(/^We couldn’t reach the server/)).toBeTruthy();
    expect(field(/^Name/).value).toBe('Noor Al Sabah');
  });

  it('asks for a login when the session was ended elsewhere', async () => {
    const { session } = await openAsCustomer(PATH, ProfileScreen, {
      routes: { [UPDATE]: refusal(401, 'token_invalid') },
    });
    await user.click(button('Edit'));
    await user.click(button('Save'));
    await waitFor(() => expect(session.getState().customer).toBe('guest'));
  });

  it('tells the account in which language the customer reads, once', async () => {
    const { paths } = await openAsCustomer(PATH, ProfileScreen, { customer: wireUser({ language: 'ar' }) });
    await waitFor(() => expect(paths(UPDATE)).toHaveLength(1));
    expect(paths(UPDATE)[0]?.body).toEqual({ language: 'en' });
  });

  it('sets a password', async () => {
    const { paths } = await openAsCustomer(PATH, ProfileScreen, {
      routes: { 'webapp/create-password': { body: {} } },
    });
    await user.click(button('Set a password'));
    await user.type(screen.getByLabelText(/^Password/), 'longer than eight{Enter}');
    await waitFor(() => expect(paths('webapp/create-password')).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Change password' })).toBeTruthy();
  });

  it('logs out here and at the server; the cart stays', async () => {
    const world = await openAsCustomer(PATH, ProfileScreen);
    world.cart.getState().add(choiceOf('latte'));
    await user.click(button('Log out'));
    expect(await screen.findByText('Went to /demo')).toBeTruthy();
    expect(world.session.getState()).toMatchObject({ customer: 'guest', token: null });
    expect(world.cart.getState().count).toBe(1);
    await waitFor(() => expect(world.paths('webapp/logout')).toHaveLength(1));
  });

  it('is deleted only after what is lost was said', async () => {
    const wallet = {
      balance: [
        { id: 'a', amount: 1.25 },
        { id: 'b', amount: 0.5 },
      ],
      availablePackages: [],
      creditHistory: [],
      wallet_feature_enabled: true,
      onHoldBalance: 0,
    };
    const world = await openAsCustomer(PATH, ProfileScreen, {
      customer: wireUser({ wallet }),
      routes: { 'webapp/account/delete/u1': { body: {} } },
    });
    world.cart.getState().setDetails({ name: 'Noor', phone: '55512345' });
    await user.click(button('Delete account'));
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toMatch(/1\.750/);
    expect(world.paths('webapp/account/delete')).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    expect(await screen.findByText('Went to /demo')).toBeTruthy();
    expect(world.session.getState().customer).toBe('guest');
    expect(world.cart.getState().details).toMatchObject({ name: '', phone: '' });
  });

  it('stays when the server refuses to delete it, and says why', async () => {
    const world = await openAsCustomer(PATH, ProfileScreen, {
      routes: { 'webapp/account/delete/': refusal(409, 'busy') },
    });
    await user.click(button('Delete account'));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    expect(await within(dialog).findByText('No')).toBeTruthy();
    expect(world.session.getState().customer).toBe('authenticated');
  });
});
