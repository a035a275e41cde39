// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { choiceOf, setup } from '../../stores/testing/stores.ts';
import '../../ui/testing/render-ui.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { BranchesScreen } from './branches-screen.tsx';

const user = userEvent.setup();
const PATH = '/demo/Branches';
// The lazily loaded code is there before anybody presses a button.
beforeAll(async () => {
  await import('../../stores/menu/branch-menus.ts');
  // The test's DOM lays nothing out.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const DAYS = [0, 1, 2, 3, 4, 5, 6];
const week = (
  shifts: { time_from: string | number; time_to: string | number }[],
  closed: readonly number[] = [],
) => Object.fromEntries(DAYS.map((day) => [day, { closed: closed.includes(day), shifts }]));
const menuOf = (...items: ReturnType<typeof wireItem>[]) => ({
  body: { menu: { categories: [wireCategory('coffee', items)] }, discounts: {} },
});
const sharq = {
  id: 'demo~one',
  name: { en: 'Sharq' },
  address: { en: 'Gulf Street 2' },
  phone: '+965 2200-0140',
  hours: week([{ time_from: 24, time_to: 24 }]),
  lat: 29.3784,
  lng: 47.9903,
};
const jabriya = {
  id: 'demo~two',
  name: { en: 'Jabriya' },
  address: { en: 'Street 9 & 10' },
  hours: week([{ time_from: '07:00', time_to: '11:00' }], DAYS),
};
const hidden = { id: 'demo~three', name: { en: 'Hidden' }, visible: false };
const away = { id: 'demo~four', name: { en: 'Away' }, available: '{"status":false}' };

async function open(restaurant: object = {}, answer: object | 'lost' = {}, filled = false) {
  const branches = [sharq, jabriya, hidden, away];
  const world = setup({
    'webapp/v5/restaurant/': { body: restaurantBody({ branches, ...restaurant }) },
    'webapp/branches/demo': answer === 'lost' ? 'lost' : { body: { branches, ...answer } },
    'webapp/v5/menu/demo~one': menuOf(wireItem('latte'), wireItem('mocha')),
    'webapp/v5/menu/demo~two': menuOf(wireItem('latte')),
  });
  const shown = await showScreen(PATH, BranchesScreen, world);
  if (filled)
    act(() => {
      world.cart.getState().add(choiceOf('latte'));
      world.cart.getState().add(choiceOf('mocha'));
    });
  return shown;
}
const card = (name: string) => within(screen.getByRole('article', { name }));

describe('the page of branches', () => {
  // @spec paths/branches, screens/branches-with-map
  it('shows each with its address, whether it is open, and the ways there; not what is hidden', async () => {
    await open();
    expect(card('Sharq').getByText('Gulf Street 2')).toBeTruthy();
    expect(card('Sharq').getByText('Your branch')).toBeTruthy();
    expect(card('Sharq').getByRole('link', { name: 'Call Sharq' }).getAttribute('href')).toBe(
      'tel:+96522000140',
    );
    const way = (name: string) =>
      card(name)
        .getByRole('link', { name: `Directions to ${name}` })
        .getAttribute('href');
    expect(way('Sharq')).toContain('destination=29.3784,47.9903');
    expect(way('Jabriya')).toContain('destination=Street%209%20%26%2010');
    expect(card('Jabriya').getAllByText(/^Closed/).length).toBeGreaterThan(0);
    expect(card('Jabriya').queryByRole('link', { name: /^Call/ })).toBeNull();
    expect(screen.queryByText('Hidden')).toBeNull();
  });

  it('opens today’s hours to those of the week, today’s first', async () => {
    await open({}, { branches: [{ ...sharq, hours: week([{ time_from: '07:00', time_to: '23:00' }]) }] });
    const today = await card('Sharq').findByRole('button', { name: /^Today: 7:00.AM – 11:00.PM/ });
    expect(today.getAttribute('aria-expanded')).toBe('false');
    await user.click(today);
    const days = card('Sharq')
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(days).toHaveLength(7);
    expect(new Set(days).size).toBe(7);
    expect(card('Sharq').getAllByRole('definition')).toHaveLength(7);
  });

  it('brings what the backend says now, and says when it could not be asked', async () => {
    const { table } = await open({}, 'lost');
    expect(await screen.findByText(/they may be out of date/)).toBeTruthy();
    expect(card('Sharq').getByText('Gulf Street 2')).toBeTruthy();
    table['webapp/branches/demo'] = { body: { branches: [{ ...sharq, address: { en: 'Moved to 3' } }] } };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Moved to 3')).toBeTruthy();
    expect(screen.queryByText(/out of date/)).toBeNull();
    expect(screen.queryByRole('article', { name: 'Jabriya' })).toBeNull();
  });

  // @spec paths/branches
  it('goes to another branch’s menu, which is remembered', async () => {
    const { router, business } = await open();
    await user.click(screen.getByRole('button', { name: 'Order here, at Jabriya' }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/car_pickup'));
    expect(business.getState().branchId).toBe('demo~two');
    expect(business.getState().info.branchId).toBe('demo~two');
  });

  // @spec paths/branches
  it('says what became of the cart before it goes on, and takes all of it back', async () => {
    const { router, cart, business } = await open({}, {}, true);
    expect(screen.getByText(/We’ll keep your cart/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Order here, at Jabriya' }));
    const news = within(await screen.findByRole('dialog', { name: 'Your cart has changed' }));
    expect(news.getByText('Removed: not available at this branch')).toBeTruthy();
    expect(cart.getState().count).toBe(1);
    await user.click(news.getByRole('button', { name: 'Undo and return to Sharq' }));
    await waitFor(() => expect(cart.getState().count).toBe(2));
    expect(business.getState().branchId).toBe('demo~one');
    expect(router.getState().route?.path).toBe(PATH);

    await user.click(screen.getByRole('button', { name: 'Order here, at Jabriya' }));
    await user.click(await screen.findByRole('button', { name: 'Continue at Jabriya' }));
    await waitFor(() => expect(router.getState().route?.path).toBe('/demo/car_pickup'));
  });

  it('stays where the customer is when the other branch does not answer', async () => {
    const { table, router, business } = await open();
    table['webapp/v5/menu/demo~two'] = 'lost';
    await user.click(screen.getByRole('button', { name: 'Order here, at Jabriya' }));
    expect(await screen.findByText(/couldn’t load.*Jabriya/)).toBeTruthy();
    expect([router.getState().route?.path, business.getState().branchId]).toEqual([PATH, 'demo~one']);
  });

  it('offers no orders where a branch takes none, and says which way it is without', async () => {
    await open({
      checkoutCarPickup: { enabled: true, branches: ['demo~one'] },
      checkoutDelivery: { enabled: true },
    });
    expect(card('Away').getByText('Not taking online orders right now')).toBeTruthy();
    expect(card('Away').queryByRole('button', { name: /^Order/ })).toBeNull();
    expect(card('Jabriya').getByText('No Pickup')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Order here, at Jabriya' }));
    expect(await screen.findByText('Went to /demo/delivery')).toBeTruthy();
  });

  it('of a business that names none says so', async () => {
    await open({ branches: [{ ...sharq, visible: false }] }, { branches: [] });
    expect(await screen.findByText('No branches to show')).toBeTruthy();
  });
});
