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

const later = Object.fromEntries(
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
  wireCategory('supper', [wireItem('soup', { category: 'supper', availability: later })]),
];

function App() {
  const { route } = useRouterState();
  return route && <RouteView route={route} />;
}

const Screen: ComponentType = MenuScreen;

/** The menu in a scroller of its own, as the layout has it; routes share the screen. */
async function open(path = '/demo/car_pickup', change: object = {}) {
  const world = createTestStores({
    'webapp/v5/restaurant/': {
      body: restaurantBody({ is_standard_menu: false }, { menu: { categories }, banners: 0, ...change }),
    },
  });
  const scroller = document.createElement('div');
  scroller.tabIndex = -1;
  document.body.append(scroller);
  const definition = { layout: 'default', load: () => Screen } as const;
  const routes = Object.fromEntries(ROUTES.map(([name]) => [name, definition])) as RouteTable<ComponentType>;
  const router = createRouter<ComponentType>({
    routes,
    history: createMemoryHistory(path),
    readScroll: () => scroller.scrollTop,
  });
  world.start();
  await world.business.getState().load();
  await router.start();
  await act(async () =>
    render(
      <StoresProvider stores={world}>
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
  const go = (to: string) => act(() => router.navigate(to));
  const back = () => act(async () => router.back('/demo/car_pickup'));
  const here = () => router.getState().route?.path;
  return { router, scroller, go, back, here };
}
const tile = (name: string) => screen.getByRole('link', { name });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const dishes = () => screen.getAllByRole('article').length;

describe('a menu of tiles', () => {
  it('shows each category with how much is in it, and from when what is not served yet', async () => {
    await open();
    const list = screen.getByRole('list', { name: 'Categories' });
    const links = within(list).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['coffee', 'tea', 'supper']);
    expect(screen.getByRole('link', { name: 'coffee', description: '3 items' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'supper', description: /From 11:58 PM 1 item/ })).toBeTruthy();
    expect(screen.queryAllByRole('article')).toEqual([]);
  });

  it('has the highlighted group on top and the other groups as tiles', async () => {
    await open('/demo/car_pickup', {
      smart_categories: [
        { id: 'popular', name: { en: 'Popular' }, item_ids: ['latte'] },
        { id: 'new', name: { en: 'New' }, item_ids: ['karak', 'mocha'] },
      ],
      highlightedCat: 'popular',
    });
    expect(within(screen.getByRole('list', { name: 'Popular' })).getAllByRole('article')).toHaveLength(1);
    const list = screen.getByRole('list', { name: 'Categories' });
    expect(within(list).getAllByRole('link')[0]?.textContent).toBe('New');
    await user.click(tile('New'));
    await title('New');
    expect(dishes()).toBe(2);
  });
});

describe('a listing', () => {
  // @spec paths/type-category-id
  it('shows the dishes of one category, its words and its way on', async () => {
    const { here } = await open();
    await user.click(tile('coffee'));
    await title('coffee');
    expect(here()).toBe('/demo/car_pickup/coffee');
    expect(screen.getByText('Roasted here')).toBeTruthy();
    expect(screen.getByText('3 items')).toBeTruthy();
    await waitFor(() => expect(dishes()).toBe(3));
    await user.click(screen.getByRole('link', { name: /Next category\s*tea/ }));
    await title('tea');
  });

  it('narrows down to a subcategory by its chip, and back to everything', async () => {
    await open('/demo/car_pickup/coffee');
    await user.click(screen.getByRole('button', { name: 'Iced' }));
    expect(dishes()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'All' }));
    expect(dishes()).toBe(3);
  });

  it('opens at a subcategory that has its own address', async () => {
    await open('/demo/car_pickup/iced');
    await title('coffee');
    expect(screen.getByRole('button', { name: 'Iced', pressed: true })).toBeTruthy();
  });

  it('opens at its top, and going back finds the tiles where they were, with the focus on the one', async () => {
    const { scroller } = await open();
    scroller.scrollTop = 420;
    await user.click(tile('tea'));
    await title('tea');
    expect(scroller.scrollTop).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('list', { name: 'Categories' });
    expect(scroller.scrollTop).toBe(420);
    expect(document.activeElement).toBe(tile('tea'));
  });

  it('leads back to the tiles also after its neighbours', async () => {
    const { here } = await open();
    await user.click(tile('coffee'));
    await title('coffee');
    await user.click(screen.getByRole('link', { name: /Next category/ }));
    await title('tea');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByRole('list', { name: 'Categories' });
    expect(here()).toBe('/demo/car_pickup');
  });

  it('stays under a dish that opens over it, at its place', async () => {
    const { go, back, scroller } = await open('/demo/car_pickup/coffee');
    scroller.scrollTop = 250;
    await go('/demo/car_pickup/coffee/latte');
    await title('coffee');
    expect(scroller.scrollTop).toBe(250);
    await back();
    await title('coffee');
    expect(scroller.scrollTop).toBe(250);
  });

  it('of the dish’s category is under a dish that is opened by its address', async () => {
    await open('/demo/car_pickup/tea/karak');
    await title('tea');
  });

  it('is not what lies under a dish that was opened over the tiles', async () => {
    const { go } = await open();
    await go('/demo/car_pickup/tea/karak');
    expect(screen.getByRole('list', { name: 'Categories' })).toBeTruthy();
  });

  it('of a category nobody knows says so, with a way back', async () => {
    const { here } = await open('/demo/car_pickup/nothing');
    await title('Nothing here right now');
    await user.click(screen.getByRole('button', { name: 'All categories' }));
    expect(here()).toBe('/demo/car_pickup');
    expect(screen.getByRole('list', { name: 'Categories' })).toBeTruthy();
  });
});

// @spec entities/standard-menu-hide-price-hide
it('a standard menu knows nothing of tiles', async () => {
  await open('/demo/car_pickup', { restaurant: restaurantBody().restaurant });
  expect(screen.getAllByRole('tab')).toHaveLength(3);
});
