// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDeliveryStore } from '../../../stores/delivery/delivery-store.ts';
import {
  createDeliveryStores,
  findSheet,
  openDestinationBar,
  openSheet,
  pressButton,
  shippingBody,
  user,
  ZONES_PATH,
  zonesBody,
} from '../testing/render-area-screen.tsx';

// Load the lazy chunk before the tests, so that no click waits for it.
beforeAll(() => import('./area-sheet.tsx').then(() => undefined));
afterEach(() => {
  vi.unstubAllGlobals();
});

const waitUntilSheetCloses = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the delivery destination bar', () => {
  // @spec screens/area-selection-opens-when-no
  it('opens the area sheet automatically only once per visit', async () => {
    const stores = createDeliveryStores();
    const { router } = await openDestinationBar({}, { autoOpen: true, stores });
    await user.click(within(await findSheet()).getByRole('button', { name: 'Close' }));
    await waitUntilSheetCloses();
    await router.navigate('/demo/delivery/cart');
    await router.navigate('/demo/delivery');
    expect(await screen.findByRole('button', { name: /Choose a delivery location/ })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  // @spec screens/does-not-when-order-shipped
  it('does not open the area sheet while a shipping country is chosen', async () => {
    const stores = createDeliveryStores({ [ZONES_PATH]: { body: shippingBody } });
    await stores.business.getState().load();
    const delivery = stores.getOrCreateStore(createDeliveryStore);
    await delivery.getState().fetch();
    delivery.getState().chooseCountry('AT');
    await openDestinationBar({}, { autoOpen: true, stores });
    expect(await screen.findByRole('button', { name: /Austria/ })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['a new customer', null],
    ['a customer with an earlier area', 'jahra'],
  ])(
    'tells %s that the area in the link is unknown, and asks for an area',
    async (_customer, earlierArea) => {
      const stores = createDeliveryStores();
      await stores.business.getState().load();
      const delivery = stores.getOrCreateStore(createDeliveryStore);
      await delivery.getState().fetch();
      if (earlierArea) delivery.getState().chooseArea(earlierArea);
      stores.cart.getState().setLinkPlace('Atlantis', null);
      await openDestinationBar({}, { autoOpen: true, stores });
      const message = 'We don’t know the area in your link. Please choose your area.';
      const dialog = await findSheet();
      expect(within(dialog).getByText(message)).toBeTruthy();
      const getBar = () =>
        screen.getByRole('button', { name: /Deliver to|Choose a delivery location/, hidden: true });
      expect(getBar().textContent).toContain(message);
      expect(getBar().getAttribute('aria-label'), 'one full stop').toMatch(/your area\. Change$/);
      await user.click(await within(dialog).findByRole('button', { name: /Salmiya/ }));
      await waitUntilSheetCloses();
      expect(getBar().textContent).toContain('Deliver to Salmiya');
      expect(screen.queryByText(message)).toBeNull();
    },
  );

  // @spec entities/cart-3
  it('says that the branch does not deliver to the link’s address, and offers a branch that does', async () => {
    const stores = createDeliveryStores({
      'webapp/v5/menu/demo~two': { body: { menu: { categories: [] }, discounts: {} } },
    });
    await stores.business.getState().load();
    const delivery = stores.getOrCreateStore(createDeliveryStore);
    await delivery.getState().fetch();
    delivery.getState().chooseArea('jahra');
    stores.cart.getState().setLinkPlace(null, '31.5,48.5');
    await openDestinationBar({}, { autoOpen: true, stores });
    const message = 'We don’t deliver to the address in your link.';
    const dialog = await findSheet();
    const heading = within(dialog).getByRole('heading', { name: message });
    expect(heading.closest('[tabindex]'), 'no frame around the text').not.toBe(document.activeElement);
    const getBar = () => screen.getByRole('button', { name: /Deliver to/, hidden: true });
    expect(getBar().textContent).toContain(message);
    await user.click(within(dialog).getByRole('button', { name: /Two.* delivers there/ }));
    await waitUntilSheetCloses();
    expect(stores.business.getState().branchId).toBe('demo~two');
    await waitFor(() => expect(getBar().textContent).toContain('Deliver to North'));
    expect(screen.queryByText(message)).toBeNull();
  });

  it('lets the customer choose an area if the branch does not deliver to the link’s address', async () => {
    const stores = createDeliveryStores();
    await stores.business.getState().load();
    await stores.getOrCreateStore(createDeliveryStore).getState().fetch();
    stores.cart.getState().setLinkPlace(null, '31.5,48.5');
    await openDestinationBar({}, { autoOpen: true, stores });
    const dialog = await findSheet();
    await user.click(within(dialog).getByRole('button', { name: 'Choose another location' }));
    await user.click(await within(dialog).findByRole('button', { name: /Salmiya/ }));
    await waitUntilSheetCloses();
    expect(screen.getByRole('button', { name: /Deliver to Salmiya/ })).toBeTruthy();
  });

  it('opens the area sheet automatically only if `autoOpen` is set', async () => {
    await openDestinationBar();
    await screen.findByRole('button', { name: /Choose a delivery location/ });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('finds an area by its Arabic name and shows its fee, time and minimum order', async () => {
    const { cart } = await openDestinationBar();
    const dialog = await openSheet();
    await user.type(within(dialog).getByRole('searchbox'), 'السالم');
    const row = await within(dialog).findByRole('button', { name: /Salmiya/ });
    expect(row.textContent).toMatch(/0\.500.*30 min.*min.*2\.000/);
    await waitFor(() => expect(within(dialog).queryByRole('button', { name: /Jahra/ })).toBeNull());
    await user.click(row);
    await waitUntilSheetCloses();
    const bar = screen.getByRole('button', { name: /Deliver to Salmiya/ });
    expect(bar.textContent).toMatch(/0\.500.*30 min.*2\.000/);
    expect(cart.getState().delivery).toMatchObject({ zoneId: 'sea', areaId: 'salmiya', minutes: 30 });
  });

  it('finds an area by its governorate, and says that no area matches an unknown name', async () => {
    await openDestinationBar();
    const dialog = await openSheet();
    const searchField = within(dialog).getByRole('searchbox');
    await user.type(searchField, 'jahra gov');
    const row = await within(dialog).findByRole('button', { name: /^Jahra/ });
    expect(row.textContent).toMatch(/Free delivery.*3 hours/);
    await user.clear(searchField);
    await user.type(searchField, 'xyzzy');
    expect(await within(dialog).findByText(/No area found for “xyzzy”/)).toBeTruthy();
  });

  it.each([
    [90, '90 min'],
    [120, '2 hours'],
    [150, '2 hours, 30 min'],
    [3 * 1440, '3 days'],
  ])('shows a delivery time of %i minutes as "%s"', async (delivery_time, text) => {
    const [, inland] = zonesBody().zones;
    const zone = { ...inland, delivery_time, unit: 'minute' };
    await openDestinationBar({ [ZONES_PATH]: { body: zonesBody({ zones: [zone] }) } });
    const dialog = await openSheet();
    const row = await within(dialog).findByRole('button', { name: /^Jahra/ });
    expect(row.textContent).toContain(text);
  });

  // @spec validation/only-visible-zones-used, constants/default-delivery-time-30-minutes
  // @spec constants/minimum-order-default-0
  it('hides the areas of a hidden zone, and shows 30 minutes for a zone without a delivery time', async () => {
    const [seaside, inland] = zonesBody().zones;
    const hiddenZone = { ...seaside, visible: false };
    const zoneWithoutTerms = { ...inland, delivery_time: undefined, unit: undefined };
    await openDestinationBar({
      [ZONES_PATH]: { body: zonesBody({ zones: [hiddenZone, zoneWithoutTerms] }) },
    });
    const dialog = await openSheet();
    const row = await within(dialog).findByRole('button', { name: /^Jahra/ });
    expect(row.textContent).toMatch(/Free delivery.*30 min/);
    expect(row.textContent).not.toMatch(/min\. /);
    expect(within(dialog).queryByRole('button', { name: /Salmiya|Salwa/ })).toBeNull();
  });

  // @spec delivery/area-cleared-when-branch-another, delivery/shipping-resets-when-disabled-or
  it.each([
    ['delivery area', /Salwa/],
    ['shipping country', /Austria/],
  ])('removes the chosen %s when the branch changes, and says why', async (destinationKind, name) => {
    const stores = createDeliveryStores({
      [ZONES_PATH]: { body: shippingBody },
      'webapp/v5/menu/demo~two': { body: { menu: { categories: [] }, discounts: {} } },
    });
    await openDestinationBar({}, { stores });
    const dialog = await openSheet();
    if (destinationKind === 'shipping country')
      await user.click(within(dialog).getByRole('radio', { name: 'International shipping' }));
    await user.click(await within(dialog).findByRole('button', { name }));
    await waitUntilSheetCloses();
    expect(screen.getByRole('button', { name })).toBeTruthy();
    await act(() => stores.business.getState().selectBranch('demo~two'));
    expect(await screen.findByText(/^This branch doesn’t deliver to your location/)).toBeTruthy();
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('restores the chosen delivery area on the next visit', async () => {
    const firstVisit = createDeliveryStores();
    await openDestinationBar({}, { stores: firstVisit });
    await openSheet();
    await pressButton(/Salwa/);
    await waitUntilSheetCloses();
    document.body.replaceChildren();
    const stores = createDeliveryStores({}, {}, { storage: firstVisit.deps.storage });
    await openDestinationBar({}, { autoOpen: true, stores });
    expect(await screen.findByRole('button', { name: /Deliver to Salwa/ })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('missing delivery zones', () => {
  // @spec errors/zone-fetch-failure
  it('offers a retry and pickup when the delivery zones fail to load', async () => {
    const { routes, router } = await openDestinationBar({ [ZONES_PATH]: 'lost' });
    await user.click(
      await screen.findByRole('button', { name: /couldn’t load the delivery areas/ }, { timeout: 5000 }),
    );
    const dialog = await findSheet();
    expect(within(dialog).getByRole('button', { name: 'Pick it up instead' })).toBeTruthy();
    routes[ZONES_PATH] = { body: zonesBody() };
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await within(dialog).findByRole('button', { name: /Salmiya/ })).toBeTruthy();
    expect(router.getState().route?.path).toBe('/demo/delivery');
  }, 15_000);

  it('offers pickup when the branch has no delivery zones', async () => {
    await openDestinationBar({ [ZONES_PATH]: { body: { zones: [] } } });
    const dialog = await openSheet();
    expect(within(dialog).getByText('No delivery right now')).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Pick it up instead' })).toBeTruthy();
  });
});
