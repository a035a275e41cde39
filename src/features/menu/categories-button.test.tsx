// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { useBusiness } from '../../stores/stores-context.tsx';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import { ScrollerProvider } from '../../ui/layout/scroller.tsx';
import { MenuScreen } from './menu-screen.tsx';
import { PreorderMenu } from './preorder-menu.tsx';
import '../../ui/testing/render-ui.ts';

const PATH = '/demo/car_pickup';
const user = userEvent.setup();
const buildCategory = (index: number) =>
  wireCategory(`Category ${index}`, [wireItem(`dish-${index}`, { category: `Category ${index}` })]);

async function openMenu(categoryCount: number, menuOverrides: object = {}) {
  const categories = Array.from({ length: categoryCount }, (_, index) => buildCategory(index));
  const stores = createTestStores({
    'webapp/v5/restaurant/': {
      body: restaurantBody({}, { menu: { categories }, banners: 0, ...menuOverrides }),
    },
  });
  return showScreen(PATH, MenuScreen, stores);
}
const openSheet = async () => {
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  return screen.getByRole('dialog', { name: 'Categories' });
};

describe('the menu button', () => {
  it('hides the menu button when the menu has few categories', async () => {
    await openMenu(4);
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
  });

  it('shows the menu button in the colour and opacity that the business chose', async () => {
    const categories = Array.from({ length: 5 }, (_, index) => buildCategory(index));
    const menu_button = { color: '#1f6f6b', opacity: 1 };
    const body = restaurantBody({ menu_button }, { menu: { categories }, banners: 0 });
    await showScreen(PATH, MenuScreen, createTestStores({ 'webapp/v5/restaurant/': { body } }));
    const button = await screen.findByRole('button', { name: 'Menu' });
    expect(button.closest<HTMLElement>('[style]')?.style.background).toBe('rgb(31, 111, 107)');
  });

  // @spec constants/menu-button-opacity-0-43
  it('draws the menu button at 43% opacity by default', async () => {
    await openMenu(5);
    const button = await screen.findByRole('button', { name: 'Menu' });
    // The default colour rgb(109, 85, 124) at 43% opacity over white.
    expect(button.closest<HTMLElement>('[style]')?.style.background).toBe('rgb(192, 182, 199)');
  });

  it('lists all categories with item counts, and focuses the menu button when the list closes', async () => {
    await openMenu(5);
    const dialog = await openSheet();
    const rows = within(dialog).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toContain('Category 311 item');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' })));
  });

  it('marks the category at the top of the viewport in the category list of a pre-order menu', async () => {
    const types = { delivery: false, car_pickup: false, dine_in: true, reservation: true };
    const categories = [0, 1, 2, 3, 4].map((index) =>
      wireCategory(`Category ${index}`, [
        wireItem(`dish-${index}`, { category: `Category ${index}`, types }),
      ]),
    );
    const stores = createTestStores({
      'webapp/v5/restaurant/': { body: restaurantBody({}, { menu: { categories }, banners: 0 }) },
    });
    await showScreen(
      PATH,
      () => {
        const business = useBusiness(({ business }) => business);
        return (
          <ScrollerProvider value={document.documentElement}>
            {business && <PreorderMenu business={business} />}
          </ScrollerProvider>
        );
      },
      stores,
    );
    const dialog = await openSheet();
    // jsdom has no layout: every section is at the top, so the last one is current.
    expect(dialog.querySelector('[aria-current]')?.textContent).toContain('Category 4');
  });

  it('lists subcategories under their category when the menu shows subcategories', async () => {
    const categories = [0, 1, 2, 3, 4].map(buildCategory);
    const [firstCategory, ...otherCategories] = categories;
    const subcategory = { id: 'iced', name: { en: 'Iced' }, items: [wireItem('iced', { category: 'iced' })] };
    await openMenu(0, {
      menu: { categories: [{ ...firstCategory, subcategories: [subcategory] }, ...otherCategories] },
      showStandardSubCats: true,
    });
    const dialog = await openSheet();
    const parentRow = within(dialog).getAllByRole('listitem')[0];
    expect(parentRow && within(parentRow).getByRole('listitem').textContent).toContain('Iced');
  });

  it('closes the list of categories when the customer selects a category', async () => {
    await openMenu(6);
    const dialog = await openSheet();
    await user.click(within(dialog).getByRole('button', { name: /^Category 4/ }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('filters the list of categories by name, and says when no category matches', async () => {
    await openMenu(21);
    const dialog = await openSheet();
    const filterField = within(dialog).getByRole('searchbox', { name: 'Find a category' });
    await user.type(filterField, 'CATEGORY 20');
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
    await user.type(filterField, 'x');
    expect(within(dialog).getByRole('status').textContent).toBe('No matching category');
  });

  it('shows no filter field above a list of twenty categories', async () => {
    await openMenu(20);
    expect(within(await openSheet()).queryByRole('searchbox')).toBeNull();
  });
});
