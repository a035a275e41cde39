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
];

/** The search of a coffee shop, with all of its dishes indexed. */
export async function open(routes: Parameters<typeof createTestStores>[0] = {}) {
  const world = createTestStores({
    'webapp/v5/restaurant/': {
      body: restaurantBody(
        {},
        {
          menu: { categories: [wireCategory('coffee', drinks), wireCategory('sweets', cakes)] },
          smart_categories: [{ id: 'popular', name: { en: 'Popular' }, item_ids: ['cake', 'gone'] }],
        },
      ),
    },
    'tags-ingredients': {
      body: { tags: [], ingredients: [{ id: 'milk', name: { en: 'Whole milk' } }] },
    },
    'webapp/search/': { body: { items: [], pagination: { page: 1, pages: 1, total: 0 } } },
    ...routes,
  });
  world.cart.setState({ cart: { branchId: 'demo~one', orderType: 'car_pickup', lines: [] } });
  const shown = await showScreen(PATH, SearchScreen, world);
  const search = world.lazyStore(createSearchStore);
  await waitFor(() => expect(search.getState().isIndexed).toBe(true));
  return { ...shown, search };
}

export const field = () => screen.getByRole('searchbox', { name: 'Search the menu' });
export const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
export const chip = (name: string | RegExp) => screen.getByRole('button', { name });
