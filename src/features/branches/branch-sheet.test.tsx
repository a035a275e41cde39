// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { buildItemChoice, createTestStores } from '../../stores/testing/test-stores.ts';
import '../../ui/testing/render-ui.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { BranchSheet } from './branch-sheet.tsx';

const user = userEvent.setup();
/** Hours of a branch that is open around the clock, or closed on all days. A shift from 24 to 24 is the whole day. */
const buildWeekHours = (isClosed: boolean) =>
  Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6].map((day) => [day, { closed: isClosed, shifts: [{ time_from: 24, time_to: 24 }] }]),
  );
const menuResponse = (...items: ReturnType<typeof wireItem>[]) => ({
  body: { menu: { categories: [wireCategory('coffee', items)] }, discounts: {} },
});
const branches = [
  { id: 'demo~one', name: { en: 'Salmiya' }, address: { en: 'Salem St 14' }, hours: buildWeekHours(false) },
  { id: 'demo~two', name: { en: 'Jabriya' }, hours: buildWeekHours(true), lat: 29.3375, lng: 48.0013 },
  { id: 'demo~three', name: { en: 'Hawally' } },
  { id: 'demo~four', name: { en: 'Hidden' }, visible: false },
  { id: 'demo~five', name: { en: 'Away' }, available: '{"status":false}' },
];

function BranchSheetOpener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Branch
      </button>
      <BranchSheet open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

async function openSheet(hasCart = false, wireBranches = branches as object[], restaurant: object = {}) {
  const stores = createTestStores({
    'webapp/v5/restaurant/': {
      body: restaurantBody({ branches: wireBranches as typeof branches, ...restaurant }),
    },
    'webapp/v5/menu/demo~one': menuResponse(wireItem('latte'), wireItem('mocha')),
    'webapp/v5/menu/demo~two': menuResponse(wireItem('latte')),
  });
  const rendered = await showScreen('/demo/car_pickup', BranchSheetOpener, stores);
  if (hasCart)
    act(() => {
      stores.cart.getState().add(buildItemChoice('latte'));
      stores.cart.getState().add(buildItemChoice('mocha'));
    });
  await user.click(screen.getByRole('button', { name: 'Branch' }));
  return rendered;
}
const getOption = (name: RegExp) => screen.getByRole('button', { name });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the branch sheet', () => {
  it('lists the visible branches with address and opening state, and marks the current branch', async () => {
    await openSheet();
    const branchList = screen.getByRole('list', { name: 'Choose a branch' });
    expect(
      within(branchList)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^SalmiyaSalem St 14Open/),
      expect.stringMatching(/^JabriyaClosed/),
      'Hawally',
    ]);
    expect(getOption(/^Salmiya/).getAttribute('aria-current')).toBe('true');
    expect(getOption(/^Jabriya/).getAttribute('aria-current')).toBeNull();
  });

  it('lists only the branches that offer the order type of the cart', async () => {
    await openSheet(false, branches, { checkoutCarPickup: { enabled: true, branches: ['demo~two'] } });
    const branchList = screen.getByRole('list', { name: 'Choose a branch' });
    expect(within(branchList).getAllByRole('listitem')).toHaveLength(1);
    expect(getOption(/^Jabriya/)).toBeTruthy();
  });

  it('switches to the chosen branch, loads its menu and closes the branch sheet', async () => {
    const { business, menu } = await openSheet();
    await user.click(getOption(/^Jabriya/));
    expect(business.getState().branchId).toBe('demo~two');
    expect(menu.getState().findItem('mocha')).toBeUndefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Branch'));
  });

  it('closes the branch sheet without loading a menu when the customer chooses the current branch', async () => {
    const { listRequestsTo } = await openSheet();
    await user.click(getOption(/^Salmiya/));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(listRequestsTo('webapp/v5/menu/')).toHaveLength(0);
  });

  // @spec cart/when-business-loads-lines-not
  it('says that a branch switch keeps the cart, and then lists what the switch changed in it', async () => {
    const { cart } = await openSheet(true);
    expect(screen.getByText(/We’ll keep your cart/)).toBeTruthy();
    await user.click(getOption(/^Jabriya/));
    expect(screen.getByRole('dialog', { name: 'Your cart has changed' })).toBeTruthy();
    expect(screen.getByRole('list', { name: 'What changed' }).textContent).toMatch(/mocha.*not available/);
    expect(document.activeElement?.textContent).toMatch(/mocha/);
    await user.click(screen.getByRole('button', { name: /Continue at .*Jabriya/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The cart still shows the changes.
    expect(cart.getState().changes?.list).toHaveLength(1);
  });

  it('restores the previous branch and its cart when the customer undoes the branch switch', async () => {
    const { cart, business } = await openSheet(true);
    await user.click(getOption(/^Jabriya/));
    await user.click(screen.getByRole('button', { name: /Undo and return to .*Salmiya/ }));
    expect(business.getState().branchId).toBe('demo~one');
    expect(cart.getState().cart.lines).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  // @spec errors/menu-fetch-with-error-1
  it('shows the server’s message when the server refuses the menu of the chosen branch', async () => {
    const { business, routes } = await openSheet();
    routes['webapp/v5/menu/demo~three'] = {
      body: { error: 1, code: 'x', message: 'Hawally is being renovated.' },
    };
    await user.click(getOption(/^Hawally/));
    const notice = await screen.findByText(/couldn’t load.*Hawally/);
    expect(notice.textContent).toContain('Hawally is being renovated.');
    expect(business.getState().branchId).toBe('demo~one');
  });

  it('keeps the current branch and offers a retry when the menu of the chosen branch fails to load', async () => {
    const { business, routes } = await openSheet();
    await user.click(getOption(/^Hawally/));
    const notice = await screen.findByText(/couldn’t load.*Hawally/);
    expect(notice).toBeTruthy();
    expect(business.getState().branchId).toBe('demo~one');
    routes['webapp/v5/menu/demo~three'] = menuResponse(wireItem('latte'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(business.getState().branchId).toBe('demo~three');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('cancels a branch switch that is still loading when the customer closes the branch sheet', async () => {
    const { business, routes } = await openSheet();
    let releaseMenu = () => {};
    const menuReleased = new Promise<void>((resolve) => {
      releaseMenu = resolve;
    });
    routes['webapp/v5/menu/demo~two'] = async () => {
      await menuReleased;
      return menuResponse(wireItem('latte'));
    };
    await user.click(getOption(/^Jabriya/));
    expect(getOption(/^Jabriya/).getAttribute('aria-busy')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await act(async () => {
      releaseMenu();
      await menuReleased;
    });
    expect(business.getState().branchId).toBe('demo~one');
  });
});

describe('the distance to a branch', () => {
  const stubGeolocation = (permissionState: string) => {
    const getCurrentPosition = vi.fn((onSuccess: PositionCallback) =>
      onSuccess({ coords: { latitude: 29.3391, longitude: 48.0746, accuracy: 20 } } as GeolocationPosition),
    );
    vi.stubGlobal('navigator', {
      ...navigator,
      userAgent: navigator.userAgent,
      permissions: { query: async () => ({ state: permissionState }) },
      geolocation: { getCurrentPosition },
    });
    return getCurrentPosition;
  };

  it('shows the distance to a branch when the location permission is already granted', async () => {
    stubGeolocation('granted');
    await openSheet();
    expect(await screen.findByText(/7\.1 km away/)).toBeTruthy();
    expect(screen.getAllByText(/away/)).toHaveLength(1);
  });

  it("does not request the customer's location when the branch sheet opens", async () => {
    const getCurrentPosition = stubGeolocation('prompt');
    await openSheet();
    expect(screen.queryByText(/away/)).toBeNull();
    expect(getCurrentPosition).not.toHaveBeenCalled();
  });

  it('sorts branches by distance on request, and lists branches without a location last', async () => {
    const getCurrentPosition = stubGeolocation('prompt');
    await openSheet(false, [
      { id: 'demo~one', name: { en: 'Sharq' }, lat: 29.3784, lng: 47.9903 },
      { id: 'demo~two', name: { en: 'Hawally' } },
      { id: 'demo~three', name: { en: 'Salmiya' }, lat: 29.3339, lng: 48.0761 },
    ]);
    const getBranchNames = () =>
      within(screen.getByRole('list', { name: 'Choose a branch' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => /^(Sharq|Hawally|Salmiya)/.exec(textContent ?? '')?.[0]);
    expect(getBranchNames()).toEqual(['Sharq', 'Hawally', 'Salmiya']);
    await user.click(screen.getByRole('button', { name: 'Show nearest first' }));
    expect(getCurrentPosition).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(getBranchNames()).toEqual(['Salmiya', 'Sharq', 'Hawally']));
    expect(getOption(/^Salmiya/).textContent).toMatch(/600 m away.*Nearest to you/);
    expect(screen.queryByRole('button', { name: 'Show nearest first' })).toBeNull();
  });

  it('shows an error and keeps the branch list when the customer’s location cannot be found', async () => {
    vi.stubGlobal('navigator', {
      ...navigator,
      userAgent: navigator.userAgent,
      permissions: { query: async () => ({ state: 'prompt' }) },
      geolocation: {
        getCurrentPosition: (_: unknown, onError: PositionErrorCallback) =>
          onError({ code: 1 } as GeolocationPositionError),
      },
    });
    await openSheet(false, [
      { id: 'demo~one', name: { en: 'Sharq' }, lat: 29.3784, lng: 47.9903 },
      { id: 'demo~three', name: { en: 'Salmiya' }, lat: 29.3339, lng: 48.0761 },
    ]);
    await user.click(screen.getByRole('button', { name: 'Show nearest first' }));
    expect(await screen.findByText(/couldn’t find your location/)).toBeTruthy();
    expect(getOption(/^Sharq/)).toBeTruthy();
  });
});
