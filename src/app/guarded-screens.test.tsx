// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { wireUser } from '../api/testing/wire-examples.ts';
import { renderApp } from './testing/render-app.tsx';
import { type FakeRoute, storyBusiness } from './testing/story-backend.ts';

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

// @spec paths/root, paths/404, screens/two-layouts-default-general
it.each(['/', '/404'])(
  'shows the error page without tabs at %s, which belongs to no business',
  async (path) => {
    await renderApp(path);
    expect(await findHeading('Page not found')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  },
);

// @spec screens/no-route-matches, errors/no-match
it('shows the error page with the path when no route matches the path', async () => {
  await renderApp('/demo/orders/other');
  expect(await findHeading('Page not found')).toBeTruthy();
  expect(screen.getByText('/demo/orders/other')).toBeTruthy();
});

// @spec guards/guest, roles/login-page-for-guests-only, authentication/login-for-guests-only
it('shows the profile when a logged-in customer opens the login screen', async () => {
  const { router } = await renderApp('/demo/login', { isLoggedIn: true });
  expect(await screen.findByRole('button', { name: 'Log out' })).toBeTruthy();
  expect(router.getState().route?.path).toBe('/demo/profile');
});

// @spec guards/auth, roles/profile-locations-wallet-require-login
it.each(['profile', 'locations', 'wallet/home', 'wallet/history'])(
  'shows the login screen when a guest opens the screen %s',
  async (name) => {
    const { router } = await renderApp(`/demo/${name}`);
    expect(await findHeading('Log in')).toBeTruthy();
    expect(router.getState().route?.path).toBe(`/demo/login?to=/demo/${name}`);
  },
);

// @spec roles/profile-locations-wallet-require-login
it.each([
  ['profile', 'Your account'],
  ['locations', 'Saved addresses'],
  ['wallet/home', 'Wallet'],
  ['wallet/walletPackage', 'Top up your wallet'],
  ['wallet/small', 'Top up'],
  ['wallet/history', 'Wallet history'],
])('opens the login screen when the customer logs out on the screen %s', async (name, heading) => {
  const { stores, router } = await renderApp(`/demo/${name}`, { isLoggedIn: true });
  await findHeading(heading);
  act(() => stores.session.getState().logout());
  expect(await findHeading('Log in')).toBeTruthy();
  expect(router.getState().route?.path).toBe(`/demo/login?to=/demo/${name}`);
});

// @spec authentication/authenticated-only-with-token-user
it('shows the login screen when the stored login belongs to a customer of another business', async () => {
  const user = wireUser({ business_id: 'another-owner' });
  const { stores } = await renderApp('/demo/profile', {
    isLoggedIn: true,
    routes: { 'webapp/profile/': { body: { user } } },
  });
  expect(await findHeading('Log in')).toBeTruthy();
  expect(stores.session.getState().customer).toBe('guest');
});

// @spec codes/selling-types-normalised
it.each([
  ['pickup', 'car_pickup'],
  ['dinein', 'dine_in'],
  ['product_service', 'dine_in'],
])('shows the menu at the path /demo/%s, and changes the path to /demo/%s', async (alias, orderType) => {
  const { router } = await renderApp(`/demo/${alias}`);
  expect(await screen.findByRole('article', { name: 'Butter croissant' })).toBeTruthy();
  expect(router.getState().route?.path).toBe(`/demo/${orderType}`);
});

// @spec guards/can-checkout, guards/three-run-on-every-navigation
it('shows the cart and the reason when a customer opens the checkout with an empty cart', async () => {
  const { router } = await renderApp('/demo/car_pickup/checkout');
  expect(await screen.findByText('Your cart is empty.')).toBeTruthy();
  expect(router.getState().route?.path).toBe('/demo/car_pickup/cart');
});

// @spec contract/moved-business-is-followed
it('links to the new site of a business that has moved', async () => {
  const body = { ...(storyBusiness() as object), url: 'https://cafe.example/' };
  await renderApp('/demo', { routes: { 'webapp/v5/restaurant/': { body } } });
  expect(await findHeading('We have moved')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the new site' }).getAttribute('href')).toBe(
    'https://cafe.example/',
  );
});

const switchedOffReply = {
  status: 433,
  body: {
    error: 1,
    code: 'switched_off',
    message: 'Off',
    contact: { phone: '+965 2200 0140', social_links: {} },
  },
};

it('says that ordering is paused when the business is switched off while the customer reads the menu', async () => {
  const routes: Record<string, FakeRoute> = {};
  const { stores } = await renderApp('/demo/car_pickup', { routes });
  expect(await screen.findByRole('article', { name: 'Butter croissant' })).toBeTruthy();
  routes['webapp/v5/shifts/'] = switchedOffReply;
  routes['webapp/v5/restaurant/'] = switchedOffReply;
  await act(() => stores.shop.getState().load());
  expect(await findHeading('Online ordering is paused')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call' })).toBeTruthy();
});

it('keeps an open order screen when the business is switched off', async () => {
  const routes: Record<string, FakeRoute> = {};
  const { stores, router } = await renderApp('/demo/order/o-1', { routes });
  const heading = (await screen.findAllByRole('heading', { level: 1 }))[0]?.textContent;
  routes['webapp/v5/shifts/'] = switchedOffReply;
  routes['webapp/v5/restaurant/'] = switchedOffReply;
  await act(() => stores.shop.getState().load());
  expect(router.getState().status).toBe('ready');
  expect(screen.getAllByRole('heading', { level: 1 })[0]?.textContent).toBe(heading);
  await act(() => router.navigate('/demo/car_pickup'));
  expect(await findHeading('Online ordering is paused')).toBeTruthy();
});
