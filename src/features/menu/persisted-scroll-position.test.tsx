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
const subcategory = (id: string, ...items: string[]) =>
  wireCategory(
    id,
    items.map((item) => wireItem(item)),
  );
const categories = [
  { ...wireCategory('drinks', []), subcategories: [subcategory('hot', 'tea'), subcategory('cold', 'soda')] },
];

let scroller: HTMLElement;
const Menu = () => (
  <ScrollerProvider value={scroller}>
    <MenuScreen />
  </ScrollerProvider>
);

const open = () =>
  showScreen(
    '/demo/car_pickup',
    Menu,
    createTestStores({
      'webapp/v5/restaurant/': {
        body: restaurantBody({}, { menu: { categories }, showStandardSubCats: true }),
      },
    }),
  );
const chip = (name: string) => screen.findByRole('button', { name, pressed: name === 'All' });

beforeEach(() => {
  sessionStorage.clear();
  scroller = document.createElement('div');
  Object.assign(scroller, { scrollBy: vi.fn() });
  document.body.append(scroller);
});
afterEach(() => scroller.remove());

/** To the cold drinks alone, 640 px down. */
async function goDown() {
  await open();
  await user.click(await chip('cold'));
  await waitFor(() => expect(sessionStorage.length).toBe(1));
  act(() => {
    scroller.scrollTop = 640;
  });
}

/** As when the page is loaded anew: nothing but the tab's memory stays. `top`: how far the customer has scrolled again. */
async function reload({ top = 0 } = {}) {
  window.dispatchEvent(new Event('pagehide'));
  document.body.replaceChildren();
  scroller = document.createElement('div');
  scroller.scrollTop = top;
  document.body.append(scroller);
  await open();
}

describe('a section with sub-categories', () => {
  it('shows one of them alone on request, and everything again', async () => {
    await open();
    expect(await screen.findByRole('article', { name: 'tea' })).toBeTruthy();
    await user.click(await chip('cold'));
    expect(screen.queryByRole('article', { name: 'tea' })).toBeNull();
    expect(screen.getByRole('article', { name: 'soda' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(screen.getByRole('article', { name: 'tea' })).toBeTruthy();
  });
});

describe('a reload', () => {
  it('keeps the sub-category that was chosen, and how far down the menu was', async () => {
    await goDown();
    await reload();
    await waitFor(() => expect(scroller.scrollTop).toBe(640));
    expect(screen.queryByRole('article', { name: 'tea' })).toBeNull();
    expect(screen.getByRole('button', { name: 'cold', pressed: true })).toBeTruthy();
  });

  it('leaves whoever scrolls again before it knows the place where they are', async () => {
    await goDown();
    await reload({ top: 300 });
    await waitFor(() => {
      window.dispatchEvent(new Event('pagehide'));
      expect(sessionStorage.getItem('order-app:demo:place'), 'it has come').toContain('"top":300');
    });
    expect(scroller.scrollTop).toBe(300);
    expect(screen.getByRole('article', { name: 'tea' })).toBeTruthy();
  });

  it('begins at the top when what was kept is no place at all', async () => {
    sessionStorage.setItem('order-app:demo:place', '{"v":1,"d":{"of":7}}');
    await open();
    expect(await screen.findByRole('article', { name: 'tea' })).toBeTruthy();
    expect(scroller.scrollTop).toBe(0);
  });

  it('does without where the tab may remember nothing', async () => {
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await open();
    expect(await screen.findByRole('article', { name: 'tea' })).toBeTruthy();
    blocked.mockRestore();
  });
});
