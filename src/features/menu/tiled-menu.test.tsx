// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { TestI18n } from '../../i18n/testing/i18n.tsx';
import { createMemoryHistory } from '../../router/history-memory.ts';
import { ROUTES } from '../../router/route-table.ts';
import type { RouteTable } from '../../router/route-types.ts';
import { createRouter } from '../../router/router.ts';
import { RouterProvider, RouteView, useRouterState } from '../../router/router-context.tsx';
import { StoresProvider } from '../../stores/stores-context.tsx';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import { ScrollerProvider } from '../../ui/layout/scroller.tsx';
import { loadTiledMenu, MenuScreen } from './menu-screen.tsx';
import '../../ui/testing/render-ui.ts';

const user = userEvent.setup();
beforeAll(() => loadTiledMenu());

const servedLateAtNight = Object.fromEntries(
  [0, 1, 2, 3, 4, 5, 6].map((day) => [
    day,
    { closed: false, shifts: [{ time_from: '23:58', time_to: '23:59' }] },
  ]),
);
const categories = [
  {
    ...wireCategory('coffee', [wireItem('latte'), wireItem('mocha')]),
    description: { en: 'Roasted here' },
    subcategories: [
      { id: 'iced', name: { en: 'Iced' }, items: [wireItem('cold-brew', { category: 'iced' })] },
    ],
  },
  wireCategory('tea', [wireItem('karak', { category: 'tea' })]),
  wireCategory('supper', [wireItem('soup', { category: 'supper', availability: servedLateAtNight })]),
];

function App() {
  const { route } = useRouterState();
  return route && <RouteView route={route} />;
}

const Screen: ComponentType = MenuScreen;

/** Renders the menu in its own scroller, as the layout does. All routes share the screen. */
async function openTiledMenu(path = '/demo/car_pickup', menuOverrides: object = {}) {
  const stores = createTestStores({
    'webapp/v5/restaurant/': {
      body: restaurantBody(
        { is_standard_menu: false },
        { menu: { categories }, banners: 0, ...menuOverrides },
      ),
    },
  });
  const scroller = document.createElement('div');
  scroller.tabIndex = -1;
  document.body.append(scroller);
  const routeDefinition = { layout: 'default', load: () => Screen } as const;
  const routes = Object.fromEntries(
    ROUTES.map(([name]) => [name, routeDefinition]),
  ) as RouteTable<ComponentType>;
  const router = createRouter<ComponentType>({
    routes,
    history: createMemoryHistory(path),
    readScroll: () => scroller.scrollTop,
  });
  stores.start();
  await stores.business.getState().load();
  await router.start();
  await act(async () =>
    render(
      <StoresProvider stores={stores}>
        <TestI18n locale="en">
          <RouterProvider router={router}>
            <ScrollerProvider value={scroller}>
              <App />
            </ScrollerProvider>
          </RouterProvider>
        </TestI18n>
      </StoresProvider>,
      { container: scroller },
    ),
  );
  const navigateTo = (path: string) => act(() => router.navigate(path));
  const goBack = () => act(async () => router.goBack('/demo/car_pickup'));
  const getCurrentPath = () => router.getState().route?.path;
  return { scroller, navigateTo, goBack, getCurrentPath };
}
const getTile = (name: string) => screen.getByRole('link', { name });
const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });
const countDishes = () => screen.getAllByRole('article').length;

describe('a menu of tiles', () => {
  it('shows each category on a tile with its item count and its start time', async () => {
    await openTiledMenu();
    const tileList = screen.getByRole('list', { name: 'Categories' });
    const links = within(tileList).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['coffee', 'tea', 'supper']);
    expect(screen.getByRole('link', { name: 'coffee', description: '3 items' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'supper', description: /From 11:58 PM 1 item/ })).toBeTruthy();
    expect(screen.queryAllByRole('article')).toEqual([]);
  });

  it('shows the highlighted smart category above the tiles and the other smart categories as tiles', async () => {
    await openTiledMenu('/demo/car_pickup', {
      smart_categories: [
        { id: 'popular', name: { en: 'Popular' }, item_ids: ['latte'] },
        { id: 'new', name: { en: 'New' }, item_ids: ['karak', 'mocha'] },
      ],
      highlightedCat: 'popular',
    });
    expect(within(screen.getByRole('list', { name: 'Popular' })).getAllByRole('article')).toHaveLength(1);
    const tileList = screen.getByRole('list', { name: 'Categories' });
    expect(within(tileList).getAllByRole('link')[0]?.textContent).toBe('New');
    await user.click(getTile('New'));
    await findTitle('New');
    expect(countDishes()).toBe(2);
  });
});

describe('the page of a category', () => {
  // @spec paths/type-category-id
  it('shows the dishes of one category, its description and a link to the next category', async () => {
    const { getCurrentPath } = await openTiledMenu();
    await user.click(getTile('coffee'));
    await findTitle('coffee');
    expect(getCurrentPath()).toBe('/demo/car_pickup/coffee');
    expect(screen.getByText('Roasted here')).toBeTruthy();
    expect(screen.getByText('3 items')).toBeTruthy();
    await waitFor(() => expect(countDishes()).toBe(3));
    await user.click(screen.getByRole('link', { name: /Next category\s*tea/ }));
    await findTitle('tea');
  });

  it('shows only the dishes of the selected subcategory until the customer selects “All”', async () => {
    await openTiledMenu('/demo/car_pickup/coffee');
    await user.click(screen.getByRole('button', { name: 'Iced' }));
    expect(countDishes()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(countDishes()).toBe(3);
  });

  it('selects the subcategory that the URL names', async () => {
    await openTiledMenu('/demo/car_pickup/iced');
    await findTitle('coffee');
    expect(screen.getByRole('button', { name: 'Iced', pressed: true })).toBeTruthy();
  });

  it('restores scroll position and focus on the category tiles when the customer goes back to them', async () => {
    const { scroller } = await openTiledMenu();
    scroller.scrollTop = 420;
    await user.click(getTile('tea'));
    await findTitle('tea');
    expect(scroller.scrollTop).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('list', { name: 'Categories' });
    expect(scroller.scrollTop).toBe(420);
    expect(document.activeElement).toBe(getTile('tea'));
  });

  it('returns to the category tiles, not to the previous category, when the customer goes back', async () => {
    const { getCurrentPath } = await openTiledMenu();
    await user.click(getTile('coffee'));
    await findTitle('coffee');
    await user.click(screen.getByRole('link', { name: /Next category/ }));
    await findTitle('tea');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('list', { name: 'Categories' });
    expect(getCurrentPath()).toBe('/demo/car_pickup');
  });

  it('keeps the category and its scroll position while a dish is open', async () => {
    const { navigateTo, goBack, scroller } = await openTiledMenu('/demo/car_pickup/coffee');
    scroller.scrollTop = 250;
    await navigateTo('/demo/car_pickup/coffee/latte');
    await findTitle('coffee');
    expect(scroller.scrollTop).toBe(250);
    await goBack();
    await findTitle('coffee');
    expect(scroller.scrollTop).toBe(250);
  });

  it('shows a dish over its category when the customer opens the dish’s URL directly', async () => {
    await openTiledMenu('/demo/car_pickup/tea/karak');
    await findTitle('tea');
  });

  it('shows a dish over the category tiles when the customer opens the dish from the tiles', async () => {
    const { navigateTo } = await openTiledMenu();
    await navigateTo('/demo/car_pickup/tea/karak');
    expect(screen.getByRole('list', { name: 'Categories' })).toBeTruthy();
  });

  it('says that a category has no dishes at this hour, and links to all categories', async () => {
    const { getCurrentPath } = await openTiledMenu('/demo/car_pickup/nothing');
    await findTitle('Nothing here right now');
    await user.click(screen.getByRole('button', { name: 'All categories' }));
    expect(getCurrentPath()).toBe('/demo/car_pickup');
    expect(screen.getByRole('list', { name: 'Categories' })).toBeTruthy();
  });
});

// @spec entities/standard-menu-hide-price-hide
it('shows a standard menu without tiles', async () => {
  await openTiledMenu('/demo/car_pickup', { restaurant: restaurantBody().restaurant });
  expect(screen.getAllByRole('tab')).toHaveLength(3);
});
