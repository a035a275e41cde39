// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { choiceOf, setup } from '../../stores/testing/stores.ts';
import '../../ui/testing/render-ui.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { BranchSheet } from './branch-sheet.tsx';

const user = userEvent.setup();
// The lazily loaded code is there before anybody presses a button.
beforeAll(() => import('../../stores/menu/branch-menus.ts').then(() => undefined));
const week = (closed: boolean) =>
  Object.fromEntries(
    [0, 1, 2, 3, 4, 5, 6].map((day) => [day, { closed, shifts: [{ time_from: 24, time_to: 24 }] }]),
  );
const menuOf = (...items: ReturnType<typeof wireItem>[]) => ({
  body: { menu: { categories: [wireCategory('coffee', items)] }, discounts: {} },
});
const branches = [
  { id: 'demo~one', name: { en: 'Salmiya' }, address: { en: 'Salem St 14' }, hours: week(false) },
  { id: 'demo~two', name: { en: 'Jabriya' }, hours: week(true), lat: 29.3375, lng: 48.0013 },
  { id: 'demo~three', name: { en: 'Hawally' } },
  { id: 'demo~four', name: { en: 'Hidden' }, visible: false },
  { id: 'demo~five', name: { en: 'Away' }, available: '{"status":false}' },
];

function Opener() {
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

async function open(filled = false, offered = branches as object[], restaurant: object = {}) {
  const world = setup({
    'webapp/v5/restaurant/': {
      body: restaurantBody({ branches: offered as typeof branches, ...restaurant }),
    },
    'webapp/v5/menu/demo~one': menuOf(wireItem('latte'), wireItem('mocha')),
    'webapp/v5/menu/demo~two': menuOf(wireItem('latte')),
  });
  const shown = await showScreen('/demo/car_pickup', Opener, world);
  if (filled)
    act(() => {
      world.cart.getState().add(choiceOf('latte'));
      world.cart.getState().add(choiceOf('mocha'));
    });
  await user.click(screen.getByRole('button', { name: 'Branch' }));
  return shown;
}
const option = (name: RegExp) => screen.getByRole('button', { name });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('choosing a branch', () => {
  it('offers those one can go to, with where they are and whether they are open, and marks the one shown', async () => {
    await open();
    const list = screen.getByRole('list', { name: 'Choose a branch' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^SalmiyaSalem St 14Open/),
      expect.stringMatching(/^JabriyaClosed/),
      'Hawally',
    ]);
    expect(option(/^Salmiya/).getAttribute('aria-current')).toBe('true');
    expect(option(/^Jabriya/).getAttribute('aria-current')).toBeNull();
  });

  it('offers only those that hand over pickups, where not all do', async () => {
    await open(false, branches, { checkoutCarPickup: { enabled: true, branches: ['demo~two'] } });
    const list = screen.getByRole('list', { name: 'Choose a branch' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(option(/^Jabriya/)).toBeTruthy();
  });

  it('goes there, shows its menu, and is out of the way', async () => {
    const { business, menu } = await open();
    await user.click(option(/^Jabriya/));
    expect(business.getState().branchId).toBe('demo~two');
    expect(menu.getState().itemById('mocha')).toBeUndefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Branch'));
  });

  it('stays when the branch that is shown is chosen', async () => {
    const { paths } = await open();
    await user.click(option(/^Salmiya/));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(paths('webapp/v5/menu/')).toHaveLength(0);
  });

  it('says that the cart comes along, and then what became of it', async () => {
    const { cart } = await open(true);
    expect(screen.getByText(/We’ll keep your cart/)).toBeTruthy();
    await user.click(option(/^Jabriya/));
    expect(screen.getByRole('dialog', { name: 'Your cart has changed' })).toBeTruthy();
    expect(screen.getByRole('list', { name: 'What changed' }).textContent).toMatch(/mocha.*not available/);
    expect(document.activeElement?.textContent).toMatch(/mocha/);
    await user.click(screen.getByRole('button', { name: /Continue at .*Jabriya/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // It stays to be read in the cart.
    expect(cart.getState().changes?.list).toHaveLength(1);
  });

  it('goes back on undo, with the cart as it was', async () => {
    const { cart, business } = await open(true);
    await user.click(option(/^Jabriya/));
    await user.click(screen.getByRole('button', { name: /Undo and return to .*Salmiya/ }));
    expect(business.getState().branchId).toBe('demo~one');
    expect(cart.getState().cart.lines).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stays where it is when the menu does not come, says so, and tries again', async () => {
    const { business, table } = await open();
    await user.click(option(/^Hawally/));
    const notice = await screen.findByText(/couldn’t load.*Hawally/);
    expect(notice).toBeTruthy();
    expect(business.getState().branchId).toBe('demo~one');
    table['webapp/v5/menu/demo~three'] = menuOf(wireItem('latte'));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(business.getState().branchId).toBe('demo~three');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is busy until the menu is there, and takes it back when it is closed', async () => {
    const { business, table } = await open();
    let arrive = () => {};
    const there = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    table['webapp/v5/menu/demo~two'] = async () => {
      await there;
      return menuOf(wireItem('latte'));
    };
    await user.click(option(/^Jabriya/));
    expect(option(/^Jabriya/).getAttribute('aria-busy')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await act(async () => {
      arrive();
      await there;
    });
    expect(business.getState().branchId).toBe('demo~one');
  });
});

describe('how far it is', () => {
  const stub = (state: string) => {
    const getCurrentPosition = vi.fn((done: PositionCallback) =>
      done({ coords: { latitude: 29.3391, longitude: 48.0746, accuracy: 20 } } as GeolocationPosition),
    );
    vi.stubGlobal('navigator', {
      ...navigator,
      userAgent: navigator.userAgent,
      permissions: { query: async () => ({ state }) },
      geolocation: { getCurrentPosition },
    });
    return getCurrentPosition;
  };

  it('is said where the customer has let the page know where they are', async () => {
    stub('granted');
    await open();
    expect(await screen.findByText(/7\.1 km away/)).toBeTruthy();
    expect(screen.getAllByText(/away/)).toHaveLength(1);
  });

  it('is not asked for', async () => {
    const asked = stub('prompt');
    await open();
    expect(screen.queryByText(/away/)).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it('puts the nearest first, once the customer asks for it; the others, and those nobody knows of, follow', async () => {
    const asked = stub('prompt');
    await open(false, [
      { id: 'demo~one', name: { en: 'Sharq' }, lat: 29.3784, lng: 47.9903 },
      { id: 'demo~two', name: { en: 'Hawally' } },
      { id: 'demo~three', name: { en: 'Salmiya' }, lat: 29.3339, lng: 48.0761 },
    ]);
    const names = () =>
      within(screen.getByRole('list', { name: 'Choose a branch' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => /^(Sharq|Hawally|Salmiya)/.exec(textContent ?? '')?.[0]);
    expect(names()).toEqual(['Sharq', 'Hawally', 'Salmiya']);
    await user.click(screen.getByRole('button', { name: 'Show nearest first' }));
    expect(asked).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(names()).toEqual(['Salmiya', 'Sharq', 'Hawally']));
    expect(option(/^Salmiya/).textContent).toMatch(/600 m away.*Nearest to you/);
    expect(screen.queryByRole('button', { name: 'Show nearest first' })).toBeNull();
  });

  it('that cannot be found out is said, and the list stays', async () => {
    vi.stubGlobal('navigator', {
      ...navigator,
      userAgent: navigator.userAgent,
      permissions: { query: async () => ({ state: 'prompt' }) },
      geolocation: {
        getCurrentPosition: (_: unknown, failed: PositionErrorCallback) =>
          failed({ code: 1 } as GeolocationPositionError),
      },
    });
    await open(false, [
      { id: 'demo~one', name: { en: 'Sharq' }, lat: 29.3784, lng: 47.9903 },
      { id: 'demo~three', name: { en: 'Salmiya' }, lat: 29.3339, lng: 48.0761 },
    ]);
    await user.click(screen.getByRole('button', { name: 'Show nearest first' }));
    expect(await screen.findByText(/couldn’t find your location/)).toBeTruthy();
    expect(option(/^Sharq/)).toBeTruthy();
  });
});
