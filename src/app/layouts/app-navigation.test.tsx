// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { useRoute } from '../../router/router-context.tsx';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import { ReferenceIdProvider } from '../reference-id.tsx';
import { Navigation } from './app-navigation.tsx';

function NavigationTabs() {
  return (
    <ReferenceIdProvider value="demo">
      <Navigation route={useRoute()} kind="tabs" />
    </ReferenceIdProvider>
  );
}

describe('Navigation as tabs', () => {
  // @spec screens/bottom-tabs
  it('shows the tabs home, menu, cart, profile and more in this order, and opens the screen of each tab', async () => {
    const { router } = await showScreen('/demo/car_pickup', NavigationTabs);
    const tabs = screen.getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Home', 'Menu', 'Cart', 'Profile', 'More']);
    for (const [name, path] of [
      ['Menu', '/demo/car_pickup'],
      ['Cart', '/demo/car_pickup/cart'],
      ['Profile', '/demo/profile'],
      ['More', '/demo/settings'],
      ['Home', '/demo'],
    ] as const) {
      const tab = screen.queryByRole('link', { name });
      if (tab) await userEvent.click(tab);
      expect(router.getState().route?.path).toBe(path);
      await router.navigate('/demo/car_pickup');
      await screen.findByRole('link', { name });
    }
  });

  // @spec screens/bottom-tabs
  it.each([
    ['delivery/address', 'Cart'],
    ['delivery/form', 'Cart'],
    ['delivery/map', 'Cart'],
    ['reservation/reserv_dinein', 'Home'],
    ['orders/details', 'Profile'],
    ['payment/fail', 'Profile'],
    ['reservation/history', 'Profile'],
    ['wallet/home', 'Profile'],
    ['Feedback', 'More'],
  ])('on the screen %s, marks the tab %s as the current one', async (path, name) => {
    await showScreen(`/demo/${path}`, NavigationTabs);
    const currentTabs = screen.getAllByRole('link').filter((tab) => tab.hasAttribute('aria-current'));
    expect(currentTabs.map(({ textContent }) => textContent)).toEqual([name]);
  });

  it('marks the current tab and shows the number of items on the cart tab', async () => {
    const stores = createTestStores();
    await stores.business.getState().load();
    stores.cart.getState().add({ itemId: 'latte', priceLabelId: null, modifiers: [], note: '', count: 2 });
    await showScreen('/demo/car_pickup', NavigationTabs, stores);
    expect(screen.getByRole('link', { name: 'Menu' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: /^Cart 2 items$/ })).toBeTruthy();
  });
});
