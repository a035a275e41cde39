import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../../api/testing/wire-examples.ts';
import { showScreen } from '../../../components/testing/render-screen.tsx';
import { createSearchStore } from '../../../stores/search/search-store.ts';
import { createTestStores } from '../../../stores/testing/test-stores.ts';
import { SearchScreen } from '../search-screen.tsx';

export const PATH = '/demo/car_pickup/search';
export const user = userEvent.setup();

const drinks = [
  wireItem('latte', {
    name: { en: 'Saffron latte', ar: 'لاتيه الزعفران' },
    description: { en: 'Warm <b>milk</b>' },
    tags: ['vegetarian', 'new'],
    ingredients: ['milk'],
    allergens: ['milk'],
    price: 3,
  }),
  wireItem('espresso', { name: { en: 'Espresso' }, tags: ['vegan'], price: 1 }),
  wireItem('mocha', { name: { en: 'Iced mocha oat latte' }, sold_out: true, allergens: ['milk'], price: 2 }),
];
const cakes = [
  wireItem('cake', { name: { en: 'Coffee cake' }, category: 'sweets', allergens: ['gluten'], price: 4 }),
  wireItem('tray', {
    name: { en: 'Party tray' },
    category: 'sweets',
    types: { delivery: true, car_pickup: false, dine_in: false, reservation: false },
  }),
];

/** Opens the search screen of a coffee shop, with the whole menu indexed. */
export async function openSearchScreen(
  routes: Parameters<typeof createTestStores>[0] = {},
  settings: Parameters<typeof restaurantBody>[0] = {},
) {
  const stores = createTestStores({
    'webapp/v5/restaurant/': {
      body: restaurantBody(settings, {
        menu: { categories: [wireCategory('coffee', drinks), wireCategory('sweets', cakes)] },
        smart_categories: [{ id: 'popular', name: { en: 'Popular' }, item_ids: ['cake', 'gone'] }],
      }),
    },
    'tags-ingredients': {
      body: { tags: [], ingredients: [{ id: 'milk', name: { en: 'Whole milk' } }] },
    },
    'webapp/search/': { body: { items: [], pagination: { page: 1, pages: 1, total: 0 } } },
    ...routes,
  });
  stores.cart.setState({ cart: { branchId: 'demo~one', orderType: 'car_pickup', lines: [] } });
  const renderedScreen = await showScreen(PATH, SearchScreen, stores);
  const search = stores.getOrCreateStore(createSearchStore);
  await waitFor(() => expect(search.getState().isIndexed).toBe(true));
  return { ...renderedScreen, search };
}

export const getSearchField = () => screen.getByRole('searchbox', { name: 'Search the menu' });
export const getResultNames = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
export const getButton = (name: string | RegExp) => screen.getByRole('button', { name });
