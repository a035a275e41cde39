// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccountStore } from '../stores/account/account-store.ts';
import { renderApp } from './testing/render-app.tsx';
import { storyBusiness } from './testing/story-backend.ts';

const navigationMock = vi.hoisted(() => ({ isBroken: false }));
vi.mock('./layouts/app-navigation.tsx', async (importOriginal) => {
  const originalModule = await importOriginal<typeof import('./layouts/app-navigation.tsx')>();
  return {
    ...originalModule,
    Navigation: (props: Parameters<typeof originalModule.Navigation>[0]) => {
      if (navigationMock.isBroken) throw new Error('The tabs broke');
      return originalModule.Navigation(props);
    },
  };
});

beforeEach(() => {
  navigationMock.isBroken = false;
});

// @spec shell/shell-mounts-then-shows-error
it('shows the error page when the layout around the screen throws, and shows the screen again after a retry', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  navigationMock.isBroken = true;
  const emit = vi.fn(() => true);

  await renderApp('/demo/settings', { config: { emit } });

  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(emit).toHaveBeenCalledWith(
    'error',
    expect.objectContaining({ message: 'Error: The tabs broke', part: 'layout' }),
  );
  navigationMock.isBroken = false;
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByRole('link', { name: 'Home' })).toBeTruthy();
});

// @spec guards/check-one-type
it('starts on the menu of the only order type, and opens the landing page from the home tab', async () => {
  const disabledType = { enabled: false };
  const body = storyBusiness({
    checkoutDelivery: disabledType,
    checkoutDineIn: disabledType,
    reservation: disabledType,
  });
  const { router } = await renderApp('/demo', { routes: { 'webapp/v5/restaurant/': { body } } });
  expect(router.getState().route?.path).toBe('/demo/car_pickup');

  await act(async () => screen.getByRole('link', { name: 'Home' }).click());

  expect(await screen.findByRole('link', { name: /^Pickup/ })).toBeTruthy();
  expect(router.getState().route?.path).toBe('/demo');
});

describe('a request that the server refuses with status 403', () => {
  const forbiddenRoutes = {
    'webapp/reservation/': {
      status: 403,
      body: { error: 1, code: 'not_yours', message: 'This belongs to another customer' },
    },
  };

  // @spec screens/401-or-403-except-on, errors/401-or-403-except-paths
  it('shows a logged-in customer why the server refused a request, and stays on the screen', async () => {
    const { router, stores } = await renderApp('/demo/reservation/success/r-1', {
      routes: forbiddenRoutes,
      isLoggedIn: true,
    });

    expect(
      await screen.findByText('Your account doesn’t have access to this. This belongs to another customer'),
    ).toBeTruthy();
    expect(router.getState().route?.path).toBe('/demo/reservation/success/r-1');
    expect(stores.session.getState().customer).toBe('authenticated');
  });

  // @spec screens/401-or-403-except-on, errors/401-or-403-except-paths
  it('sends a guest to the login when the server refuses a request, and remembers the screen', async () => {
    const { router } = await renderApp('/demo/reservation/success/r-1', { routes: forbiddenRoutes });

    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeTruthy();
    expect(router.getState().route?.path).toBe('/demo/login?to=/demo/reservation/success/r-1');
  });

  it('keeps the path to open after the login when the server refuses the password', async () => {
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
