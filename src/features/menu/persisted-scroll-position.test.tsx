// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import { ScrollerProvider } from '../../ui/layout/scroller.tsx';
import { MenuScreen } from './menu-screen.tsx';

const user = userEvent.setup();
const buildSubcategory = (id: string, ...items: string[]) =>
  wireCategory(
    id,
    items.map((item) => wireItem(item)),
  );
const categories = [
  {
    ...wireCategory('drinks', []),
    subcategories: [buildSubcategory('hot', 'tea'), buildSubcategory('cold', 'soda')],
  },
];

let scroller: HTMLElement;
const Menu = () => (
  <ScrollerProvider value={scroller}>
    <MenuScreen />
  </ScrollerProvider>
);

const openMenu = () =>
  showScreen(
    '/demo/car_pickup',
    Menu,
    createTestStores({
      'webapp/v5/restaurant/': {
        body: restaurantBody({}, { menu: { categories }, showStandardSubCats: true }),
      },
    }),
  );
const findSubcategoryChip = (name: string) => screen.findByRole('button', { name, pressed: name === 'All' });

beforeEach(() => {
  sessionStorage.clear();
  scroller = document.createElement('div');
  Object.assign(scroller, { scrollBy: vi.fn() });
  document.body.append(scroller);
});
afterEach(() => scroller.remove());

/** Selects the cold drinks and scrolls down 640 px. */
async function scrollToColdDrinks() {
  await openMenu();
  await user.click(await findSubcategoryChip('cold'));
  await waitFor(() => expect(sessionStorage.length).toBe(1));
  act(() => {
    scroller.scrollTop = 640;
  });
}

/**
 * Simulates a page reload that keeps only the session storage. `top`: the scroll position before the menu renders, in
 * px.
 */
async function reloadPage({ top = 0 } = {}) {
  window.dispatchEvent(new Event('pagehide'));
  document.body.replaceChildren();
  scroller = document.createElement('div');
  scroller.scrollTop = top;
  document.body.append(scroller);
  await openMenu();
}

describe('a section with subcategories', () => {
  it('shows only the selected subcategory of a standard menu until the customer selects “All”', async () => {
    await openMenu();
    expect(await screen.findByRole('article', { name: 'tea' })).toBeTruthy();
    await user.click(await findSubcategoryChip('cold'));
    expect(screen.queryByRole('article', { name: 'tea' })).toBeNull();
    expect(screen.getByRole('article', { name: 'soda' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(screen.getByRole('article', { name: 'tea' })).toBeTruthy();
  });
});

describe('a reload', () => {
  it('restores the selected subcategory and the scroll position of the menu after a reload', async () => {
    await scrollToColdDrinks();
    await reloadPage();
    await waitFor(() => expect(scroller.scrollTop).toBe(640));
    expect(screen.queryByRole('article', { name: 'tea' })).toBeNull();
    expect(screen.getByRole('button', { name: 'cold', pressed: true })).toBeTruthy();
  });

  it('does not restore the stored scroll position when the customer has already scrolled', async () => {
    await scrollToColdDrinks();
    await reloadPage({ top: 300 });
    await waitFor(() => {
      window.dispatchEvent(new Event('pagehide'));
      expect(sessionStorage.getItem('order-app:demo:place'), 'the position is saved').toContain('"top":300');
    });
    expect(scroller.scrollTop).toBe(300);
    expect(screen.getByRole('article', { name: 'tea' })).toBeTruthy();
  });

  it('starts the menu at the top when the stored scroll position is unreadable', async () => {
    sessionStorage.setItem('order-app:demo:place', '{"v":1,"d":{"of":7}}');
    await openMenu();
    expect(await screen.findByRole('article', { name: 'tea' })).toBeTruthy();
    expect(scroller.scrollTop).toBe(0);
  });

  it('shows the menu when the session storage is blocked', async () => {
    const storageSpy = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await openMenu();
    expect(await screen.findByRole('article', { name: 'tea' })).toBeTruthy();
    storageSpy.mockRestore();
  });
});
