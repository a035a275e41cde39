// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { buildItemChoice, createTestStores } from '../../stores/testing/test-stores.ts';
import '../../ui/testing/render-ui.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { BranchesScreen } from './branches-screen.tsx';

const user = userEvent.setup();
const PATH = '/demo/Branches';
beforeAll(() => {
  // jsdom has no layout and no ResizeObserver.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const DAYS = [0, 1, 2, 3, 4, 5, 6];
const buildWeekHours = (
  shifts: { time_from: string | number; time_to: string | number }[],
  closedDays: readonly number[] = [],
) => Object.fromEntries(DAYS.map((day) => [day, { closed: closedDays.includes(day), shifts }]));
const menuResponse = (...items: ReturnType<typeof wireItem>[]) => ({
  body: { menu: { categories: [wireCategory('coffee', items)] }, discounts: {} },
});
const branchSharq = {
  id: 'demo~one',
  name: { en: 'Sharq' },
  address: { en: 'Gulf Street 2' },
  phone: '+965 2200-0140',
  hours: buildWeekHours([{ time_from: 24, time_to: 24 }]),
  lat: 29.3784,
  lng: 47.9903,
};
const branchJabriya = {
  id: 'demo~two',
  name: { en: 'Jabriya' },
  address: { en: 'Street 9 & 10' },
  hours: buildWeekHours([{ time_from: '07:00', time_to: '11:00' }], DAYS),
};
const hiddenBranch = { id: 'demo~three', name: { en: 'Hidden' }, visible: false };
const pausedBranch = { id: 'demo~four', name: { en: 'Away' }, available: '{"status":false}' };

async function openBranches(
  restaurant: object = {},
  branchesResponse: object | 'lost' = {},
  hasCart = false,
) {
  const branches = [branchSharq, branchJabriya, hiddenBranch, pausedBranch];
  const stores = createTestStores({
    'webapp/v5/restaurant/': { body: restaurantBody({ branches, ...restaurant }) },
    'webapp/branches/demo':
      branchesResponse === 'lost' ? 'lost' : { body: { branches, ...branchesResponse } },
    'webapp/v5/menu/demo~one': menuResponse(wireItem('latte'), wireItem('mocha')),
    'webapp/v5/menu/demo~two': menuResponse(wireItem('latte')),
  });
  const rendered = await showScreen(PATH, BranchesScreen, stores);
  if (hasCart)
    act(() => {
      stores.cart.getState().add(buildItemChoice('latte'));
      stores.cart.getState().add(buildItemChoice('mocha'));
    });
  return rendered;
}
const getBranchCard = (name: string) => within(screen.getByRole('article', { name }));

describe('the branches page', () => {
  // @spec paths/branches, screens/branches-with-map
  // @spec calls/get-webapp-branches-reference-id
  it('lists the visible branches with address, opening state, phone link and directions', async () => {
    await openBranches();
    expect(getBranchCard('Sharq').getByText('Gulf Street 2')).toBeTruthy();
    expect(getBranchCard('Sharq').getByText('Your branch')).toBeTruthy();
    expect(getBranchCard('Sharq').getByRole('link', { name: 'Call Sharq' }).getAttribute('href')).toBe(
      'tel:+96522000140',
    );
    const getDirectionsUrl = (name: string) =>
      getBranchCard(name)
        .getByRole('link', { name: `Directions to ${name}` })
        .getAttribute('href');
    expect(getDirectionsUrl('Sharq')).toContain('destination=29.3784,47.9903');
    expect(getDirectionsUrl('Jabriya')).toContain('destination=Street%209%20%26%2010');
    expect(getBranchCard('Jabriya').getAllByText(/^Closed/).length).toBeGreaterThan(0);
    expect(getBranchCard('Jabriya').queryByRole('link', { name: /^Call/ })).toBeNull();
    expect(screen.queryByText('Hidden')).toBeNull();
  });

  // @spec entities/weekly-availability
  it('expands today’s hours of a branch to the hours of the whole week', async () => {
    await openBranches(
      {},
      { branches: [{ ...branchSharq, hours: buildWeekHours([{ time_from: '07:00', time_to: '23:00' }]) }] },
    );
    const todayButton = await getBranchCard('Sharq').findByRole('button', {
      name: /^Today: 7:00.AM – 11:00.PM/,
    });
    expect(todayButton.getAttribute('aria-expanded')).toBe('false');
    await user.click(todayButton);
    const days = getBranchCard('Sharq')
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(days).toHaveLength(7);
    expect(new Set(days).size).toBe(7);
    expect(getBranchCard('Sharq').getAllByRole('definition')).toHaveLength(7);
  });

  it('warns when the branches could not be refreshed, and updates the branches on retry', async () => {
    const { routes } = await openBranches({}, 'lost');
    expect(await screen.findByText(/they may be out of date/)).toBeTruthy();
    expect(getBranchCard('Sharq').getByText('Gulf Street 2')).toBeTruthy();
    routes['webapp/branches/demo'] = {
      body: { branches: [{ ...branchSharq, address: { en: 'Moved to 3' } }] },
    };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Moved to 3')).toBeTruthy();
    expect(screen.queryByText(/out of date/)).toBeNull();
    expect(screen.queryByRole('article', { name: 'Jabriya' })).toBeNull();
  });

  // @spec paths/branches
  it('opens the menu of the chosen branch and remembers the branch', async () => {
    const { router, business } = await openBranches();
    await user.click(screen.getByRole('button', { name: 'Order here, at Jabriya' }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/car_pickup'));
    expect(business.getState().branchId).toBe('demo~two');
    expect(business.getState().preferences.branchId).toBe('demo~two');
  });

  // @spec paths/branches
  it('shows what a branch switch changes in the cart, and lets the customer undo the switch', async () => {
    const { router, cart, business } = await openBranches({}, {}, true);
    expect(screen.getByText(/We’ll keep your cart/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Order here, at Jabriya' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your cart has changed' }));
    expect(dialog.getByText('Removed: not available at this branch')).toBeTruthy();
    expect(cart.getState().count).toBe(1);
    await user.click(dialog.getByRole('button', { name: 'Undo and return to Sharq' }));
    await waitFor(() => expect(cart.getState().count).toBe(2));
    expect(business.getState().branchId).toBe('demo~one');
    expect(router.getState().route?.path).toBe(PATH);

    await user.click(screen.getByRole('button', { name: 'Order here, at Jabriya' }));
    await user.click(await screen.findByRole('button', { name: 'Continue at Jabriya' }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/car_pickup'));
  });

  it('keeps the current branch and shows an error when the menu of the chosen branch fails to load', async () => {
    const { routes, router, business } = await openBranches();
    routes['webapp/v5/menu/demo~two'] = 'lost';
    await user.click(screen.getByRole('button', { name: 'Order here, at Jabriya' }));
    expect(await screen.findByText(/couldn’t load.*Jabriya/)).toBeTruthy();
    expect([router.getState().route?.path, business.getState().branchId]).toEqual([PATH, 'demo~one']);
  });

  it('hides the order button of a paused branch, and names the order types that a branch lacks', async () => {
    await openBranches({
      checkoutCarPickup: { enabled: true, branches: ['demo~one'] },
      checkoutDelivery: { enabled: true },
    });
    expect(getBranchCard('Away').getByText('Not taking online orders right now')).toBeTruthy();
    expect(getBranchCard('Away').queryByRole('button', { name: /^Order/ })).toBeNull();
    expect(getBranchCard('Jabriya').getByText('No Pickup')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Order here, at Jabriya' }));
    expect(await screen.findByText('Went to /demo/delivery')).toBeTruthy();
  });

  describe('a branch without the order type that the customer chose', () => {
    const openWithPickupAtOneBranch = async () => {
      const rendered = await openBranches({
        checkoutCarPickup: { enabled: true, branches: ['demo~one'] },
        checkoutDelivery: { enabled: true },
      });
      act(() => rendered.cart.getState().setOrderType('car_pickup'));
      await user.click(screen.getByRole('button', { name: 'Order here, at Jabriya' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Jabriya' }));
      expect(dialog.getByText('This branch doesn’t offer pickup.')).toBeTruthy();
      return { ...rendered, dialog };
    };

    it('keeps the branch and the order type when the customer declines to switch to another order type', async () => {
      const { dialog, router, business } = await openWithPickupAtOneBranch();
      await user.click(dialog.getByRole('button', { name: 'Choose another branch' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect([router.getState().route?.path, business.getState().branchId]).toEqual([PATH, 'demo~one']);
      await user.click(screen.getByRole('button', { name: 'View menu of Sharq' }));
      await waitFor(() => expect(router.getState().route?.path).toBe('/demo/car_pickup'));
    });

    it('switches to delivery at a branch without pickup when the customer confirms the switch', async () => {
      const { dialog, router, business } = await openWithPickupAtOneBranch();
      await user.click(dialog.getByRole('button', { name: 'Switch to Delivery' }));
      await waitFor(() => expect(router.getState().route?.path).toBe('/demo/delivery'));
      expect(business.getState().branchId).toBe('demo~two');
    });
  });

  it('says that there are no branches to show when the business has no visible branch', async () => {
    await openBranches({ branches: [{ ...branchSharq, visible: false }] }, { branches: [] });
    expect(await screen.findByText('No branches to show')).toBeTruthy();
  });
});
