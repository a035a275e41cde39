// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryHistory } from './history-memory.ts';
import { Link } from './link.tsx';
import { paths } from './paths.ts';
import { ROUTES } from './route-table.ts';
import type { RouteTable } from './route-types.ts';
import { createRouter } from './router.ts';
import { RouterProvider, RouteView, useRoute, useRouterState } from './router-context.tsx';

const params = { referenceId: 'cafe' };

function MenuScreen() {
  const { params } = useRoute('menu');
  return <h1>Menu for {params.type}</h1>;
}

function OtherScreen() {
  return <h1>{useRoute().name}</h1>;
}

function TestApp() {
  const { route, status } = useRouterState();
  return (
    <>
      <p>{status}</p>
      <Link to={paths.landing(params)}>Home</Link>
      <Link to={paths.menu({ ...params, type: 'delivery' })}>Delivery</Link>
      <Link to={paths.settings(params)} onClick={(event) => event.preventDefault()}>
        Prevented
      </Link>
      {route && <RouteView route={route} />}
    </>
  );
}

async function renderRouter() {
  const routes = Object.fromEntries(
    ROUTES.map(([name]) => [
      name,
      { layout: 'default', load: () => (name === 'menu' ? MenuScreen : OtherScreen) },
    ]),
  ) as unknown as RouteTable<ComponentType>;
  const history = createMemoryHistory('/cafe', 'https://orders.example');
  const router = createRouter({ routes, history });
  render(
    <RouterProvider router={router}>
      <TestApp />
    </RouterProvider>,
  );
  await act(() => router.start());
  return router;
}

const getLink = (name: string) => screen.getByRole('link', { name });

afterEach(cleanup);

describe('Link', () => {
  it('navigates inside the app when a link with a real href is clicked, and marks the link of the current page', async () => {
    await renderRouter();
    expect(getLink('Delivery').getAttribute('href')).toBe('https://orders.example/cafe/delivery');
    expect(getLink('Home').getAttribute('aria-current')).toBe('page');
    expect(fireEvent.click(getLink('Delivery'))).toBe(false);
    expect(await screen.findByRole('heading', { name: 'Menu for delivery' })).toBeTruthy();
    expect(getLink('Home').hasAttribute('aria-current')).toBe(false);
    expect(getLink('Delivery').getAttribute('aria-current')).toBe('page');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'lets the browser handle a click on a link with the event properties %o',
    async (eventInit) => {
      const router = await renderRouter();
      const navigate = vi.spyOn(router, 'navigate');
      let isLeftToBrowser = false;
      const onDocumentClick = (event: Event) => {
        isLeftToBrowser = !event.defaultPrevented;
        event.preventDefault();
      };
      document.addEventListener('click', onDocumentClick, { once: true });
      fireEvent.click(getLink('Delivery'), eventInit);
      expect(isLeftToBrowser).toBe(true);
      expect(navigate).not.toHaveBeenCalled();
    },
  );

  it('does not navigate if the link’s own click handler prevents the default action', async () => {
    const router = await renderRouter();
    const navigate = vi.spyOn(router, 'navigate');
    fireEvent.click(getLink('Prevented'));
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('useRoute', () => {
  it('throws an error if a screen that requires the menu route is rendered for another route', async () => {
    const router = await renderRouter();
    const route = router.getState().route;
    if (!route) throw new Error('no route');
    expect(() =>
      render(
        <RouterProvider router={router}>
          <RouteView route={{ ...route, screen: MenuScreen }} />
        </RouterProvider>,
      ),
    ).toThrow('Not on route menu');
  });
});
