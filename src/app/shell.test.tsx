// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccountStore } from '../stores/account/account-store.ts';
import { renderApp } from './testing/render-app.tsx';
import { storyBusiness } from './testing/story-backend.ts';

const navigation = vi.hoisted(() => ({ isBroken: false }));
vi.mock('./layouts/app-navigation.tsx', async (importOriginal) => {
  const original = await importOriginal<typeof import('./layouts/app-navigation.tsx')>();
  return {
    ...original,
    Navigation: (props: Parameters<typeof original.Navigation>[0]) => {
      if (navigation.isBroken) throw new Error('The tabs broke');
      return original.Navigation(props);
    },
  };
});

beforeEach(() => {
  navigation.isBroken = false;
});

// @spec shell/shell-mounts-then-shows-error
it('shows the error page when the layout around the screen throws, and the screen again on retry', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  navigation.isBroken = true;
  const emit = vi.fn(() => true);

  await renderApp('/demo/settings', { config: { emit } });

  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(emit).toHaveBeenCalledWith(
    'error',
    expect.objectContaining({ message: 'Error: The tabs broke', part: 'layout' }),
  );
  navigation.isBroken = false;
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByRole('link', { name: 'Home' })).toBeTruthy();
});

// @spec guards/check-one-type
it('opens the menu first for a business with one order type, and its home page from the tab', async () => {
  const off = { enabled: false };
  const body = storyBusiness({ checkoutDelivery: off, checkoutDineIn: off, reservation: off });
  const { router } = await renderApp('/demo', { routes: { 'webapp/v5/restaurant/': { body } } });
  expect(router.getState().route?.path).toBe('/demo/car_pickup');

  await act(async () => screen.getByRole('link', { name: 'Home' }).click());

  expect(await screen.findByRole('link', { name: /^Pickup/ })).toBeTruthy();
  expect(router.getState().route?.path).toBe('/demo');
});

describe('a request that the server refuses with status 403', () => {
  const forbidden = {
    'webapp/reservation/': {
      status: 403,
      body: { error: 1, code: 'not_yours', message: 'This belongs to another customer' },
    },
  };

  // @spec screens/401-or-403-except-on, errors/401-or-403-except-paths
  it('shows a logged-in customer why the server refused a request, and stays on the screen', async () => {
    const { router, stores } = await renderApp('/demo/reservation/success/r-1', {
      routes: forbidden,
      isLoggedIn: true,
    });

    expect(
      await screen.findByText('Your account doesn’t have access to this. This belongs to another customer'),
    ).toBeTruthy();
    expect(router.getState().route?.path).toBe('/demo/reservation/success/r-1');
    expect(stores.session.getState().customer).toBe('authenticated');
  });

  // @spec screens/401-or-403-except-on, errors/401-or-403-except-paths
  it('sends a guest whose request the server refused to the login, and back to the screen after it', async () => {
    const { router } = await renderApp('/demo/reservation/success/r-1', { routes: forbidden });

    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy();
    expect(router.getState().route?.path).toBe('/demo/login?to=/demo/reservation/success/r-1');
  });

  it('keeps the screen to return to when the server refuses the login itself', async () => {
    const path = '/demo/login?to=/demo/orders/history';
    const { router, stores } = await renderApp(path, {
      routes: { 'webapp/login': { status: 401, body: { error: 1, code: 'password_wrong', message: 'No' } } },
    });
    const account = stores.getOrCreateStore(createAccountStore);
    const navigate = vi.spyOn(router, 'navigate');

    await act(async () => {
      await account.getState().loginWithPassword({ phone: '55512345', dialCode: '+965' }, 'wrong-password');
    });

    expect(account.getState().problem).toEqual({ kind: 'password' });
    expect(navigate).not.toHaveBeenCalled();
    expect(router.getState().route?.path).toBe(path);
  });
});
