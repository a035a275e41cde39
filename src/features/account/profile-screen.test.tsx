// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { restaurantBody, wireUser } from '../../api/testing/wire-examples.ts';
import { buildItemChoice } from '../../stores/testing/test-stores.ts';
import '../../ui/testing/render-ui.ts';
import { wholeText } from '../../ui/testing/whole-text.ts';
import { ProfileScreen } from './profile-screen.tsx';
import {
  errorResponse,
  getButton,
  getTextField,
  openAsCustomer,
  user,
} from './testing/render-account-screen.tsx';

const PATH = '/demo/profile';
const UPDATE_PATH = 'webapp/update-profile';

describe('the profile', () => {
  // @spec paths/profile
  it('shows the customer’s name and phone number, and links to orders, saved addresses and settings', async () => {
    await openAsCustomer(PATH, ProfileScreen);
    expect(screen.getByText('Noor')).toBeTruthy();
    expect(await screen.findByText('+965 555 12345')).toBeTruthy();
    for (const name of ['Your orders', 'Saved addresses', 'Settings'])
      expect(screen.getByRole('link', { name: new RegExp(name) })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Wallet/ })).toBeNull();
  });

  // @spec entities/user
  it('shows the wallet balance from the profile response without loading the wallet', async () => {
    const routes = { 'webapp/v5/restaurant/': { body: restaurantBody({ enable_wallet: true }) } };
    const wallet = {
      balance: [
        { id: '1', amount: 1.5 },
        { id: '2', amount: 2.25 },
      ],
      availablePackages: [],
      creditHistory: [],
      wallet_feature_enabled: true,
      onHoldBalance: 0,
    };
    const { listRequestsTo } = await openAsCustomer(PATH, ProfileScreen, {
      routes,
      customer: wireUser({ wallet }),
    });
    expect(screen.getByRole('link', { name: /Wallet.*3\.750.*available/ })).toBeTruthy();
    expect(listRequestsTo('webapp/wallet/')).toHaveLength(0);
  });

  it('links to the wallet when the business has wallets', async () => {
    const routes = { 'webapp/v5/restaurant/': { body: restaurantBody({ enable_wallet: true }) } };
    await openAsCustomer(PATH, ProfileScreen, { routes });
    await user.click(screen.getByRole('link', { name: /Wallet/ }));
    expect(await screen.findByText('Went to /demo/wallet/home')).toBeTruthy();
  });

  // @spec calls/post-webapp-update-profile
  it('saves the customer’s name and email, and returns the focus to the edit button', async () => {
    const { listRequestsTo, session } = await openAsCustomer(PATH, ProfileScreen);
    await user.click(getButton('Edit'));
    await user.clear(getTextField(/^Name/));
    await user.type(getTextField(/^Name/), 'Hessa');
    await user.type(getTextField(/^Email/), 'hessa@');
    await user.click(getButton('Save'));
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    await user.type(getTextField(/^Email/), 'example.com{Enter}');
    expect(await screen.findByText('hessa@example.com')).toBeTruthy();
    expect(listRequestsTo(UPDATE_PATH)[0]?.body).toEqual({ name: 'Hessa', email: 'hessa@example.com' });
    expect(session.getState().user?.name).toBe('Hessa');
    await waitFor(() => expect(document.activeElement).toBe(getButton('Edit')));
    expect(screen.getByText('Details saved')).toBeTruthy();
  });

  // @spec validation/validation-on-blur-or-on
  it('shows the server’s refusal of the email address until the customer edits the address', async () => {
    await openAsCustomer(PATH, ProfileScreen, {
      routes: { [UPDATE_PATH]: errorResponse(422, 'invalid', { fields: { email: 'invalid' } }) },
    });
    await user.click(getButton('Edit'));
    await user.type(getTextField(/^Email/), 'hessa@example.c');
    await user.click(getButton('Save'));
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    await user.type(getTextField(/^Email/), 'om');
    expect(screen.queryByText('Please enter a valid email address')).toBeNull();
    expect(getTextField(/^Email/).getAttribute('aria-invalid')).toBeNull();
  });

  it('keeps the typed name and shows an error when saving the profile fails', async () => {
    await openAsCustomer(PATH, ProfileScreen, { routes: { [UPDATE_PATH]: 'lost' } });
    await user.click(getButton('Edit'));
    await user.type(getTextField(/^Name/), ' Al Sabah');
    await user.click(getButton('Save'));
    expect(await screen.findByText(/^We couldn’t reach the server/)).toBeTruthy();
    expect(getTextField(/^Name/).value).toBe('Noor Al Sabah');
  });

  it('logs out the customer when the server rejects the customer’s token', async () => {
    const { session } = await openAsCustomer(PATH, ProfileScreen, {
      routes: { [UPDATE_PATH]: errorResponse(401, 'token_invalid') },
    });
    await user.click(getButton('Edit'));
    await user.click(getButton('Save'));
    await waitFor(() => expect(session.getState().customer).toBe('guest'));
  });

  it('saves the app’s language to a customer account that has another language', async () => {
    const { listRequestsTo } = await openAsCustomer(PATH, ProfileScreen, {
      customer: wireUser({ language: 'ar' }),
    });
    await waitFor(() => expect(listRequestsTo(UPDATE_PATH)).toHaveLength(1));
    expect(listRequestsTo(UPDATE_PATH)[0]?.body).toEqual({ language: 'en' });
  });

  // @spec calls/post-webapp-create-password
  it('sets a password for the customer’s account', async () => {
    const { listRequestsTo } = await openAsCustomer(PATH, ProfileScreen, {
      routes: { 'webapp/create-password': { body: {} } },
    });
    await user.click(getButton('Set a password'));
    await user.type(screen.getByLabelText(/^Password/), 'longer than eight{Enter}');
    await waitFor(() => expect(listRequestsTo('webapp/create-password')).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Change password' })).toBeTruthy();
  });

  // @spec authentication/logout-clears-user-token-verified
  it('logs out in the app and on the server, and keeps the cart', async () => {
    const stores = await openAsCustomer(PATH, ProfileScreen);
    stores.cart.getState().add(buildItemChoice('latte'));
    await user.click(getButton('Log out'));
    expect(await screen.findByText('Went to /demo')).toBeTruthy();
    expect(stores.session.getState()).toMatchObject({ customer: 'guest', token: null });
    expect(stores.cart.getState().count).toBe(1);
    await waitFor(() => expect(stores.listRequestsTo('webapp/logout')).toHaveLength(1));
  });

  it('states in the deletion dialog how much wallet balance the customer will lose', async () => {
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
    const stores = await openAsCustomer(PATH, ProfileScreen, {
      customer: wireUser({ wallet }),
      routes: { 'webapp/account/delete/u1': { body: {} } },
    });
    stores.cart.getState().setDetails({ name: 'Noor', phone: '55512345' });
    await user.click(getButton('Delete account'));
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toMatch(/1\.750/);
    expect(stores.listRequestsTo('webapp/account/delete')).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    expect(await screen.findByText('Went to /demo')).toBeTruthy();
    expect(stores.session.getState().customer).toBe('guest');
    expect(stores.cart.getState().details).toMatchObject({ name: '', phone: '' });
  });

  it('states in the deletion dialog that the customer may lose the amount on hold since the latest order', async () => {
    const wallet = {
      availablePackages: [],
      creditHistory: [],
      wallet_feature_enabled: true,
      balance: [{ id: 'a', amount: 2.7 }],
      onHoldBalance: 0,
    };
    const walletAfterOrder = { ...wallet, balance: [], onHoldBalance: 2.7 };
    await openAsCustomer(PATH, ProfileScreen, {
      customer: wireUser({ wallet }),
      routes: { 'webapp/wallet/': { body: { wallet: walletAfterOrder } } },
    });
    await user.click(getButton('Delete account'));
    const dialog = screen.getByRole('dialog');
    expect(
      await within(dialog).findByText(
        wholeText(/2\.700.*is on hold.*If they aren’t accepted, you won’t get it back\.$/),
      ),
    ).toBeTruthy();
    expect(dialog.textContent).not.toContain('You’ll lose');
  });

  it('keeps the account and shows the reason when the server refuses to delete the account', async () => {
    const stores = await openAsCustomer(PATH, ProfileScreen, {
      routes: { 'webapp/account/delete/': errorResponse(409, 'busy') },
    });
    await user.click(getButton('Delete account'));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    expect(await within(dialog).findByText('No')).toBeTruthy();
    expect(stores.session.getState().customer).toBe('authenticated');
  });
});
