import { act, cleanup, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach } from 'vitest';
import { TestI18n } from '../../i18n/testing/i18n.tsx';
import { createMemoryHistory } from '../../router/history-memory.ts';
import { ROUTES } from '../../router/route-table.ts';
import type { RouteTable } from '../../router/route-types.ts';
import { createRouter } from '../../router/router.ts';
import { RouterProvider, RouteView, useRouterState } from '../../router/router-context.tsx';
import { StoresProvider } from '../../stores/stores-context.tsx';
import { createTestStores } from '../../stores/testing/test-stores.ts';

afterEach(cleanup);

type TestStores = ReturnType<typeof createTestStores>;

function ExpectedPath({ path, children }: { path: string; children: ReactNode }) {
  const { route } = useRouterState();
  if (!route) return null;
  return route.path === path ? children : <p>Went to {route.path}</p>;
}

/**
 * Loads the business and renders a screen at its path, with real stores, a real router and an in-memory backend. Any
 * other path renders "Went to <path>", so that a test can check redirects.
 */
export async function showScreen(
  path: string,
  Screen: ComponentType,
  stores: TestStores = createTestStores(),
  locale: 'en' | 'ar' = 'en',
) {
  const definition = { layout: 'default', load: () => Screen } as const;
  const routes = Object.fromEntries(ROUTES.map(([name]) => [name, definition])) as RouteTable<ComponentType>;
  const router = createRouter<ComponentType>({ routes, history: createMemoryHistory(path) });
  stores.start();
  await stores.business.getState().load();
  await router.start();

  function App() {
    const { route } = useRouterState();
    return <ExpectedPath path={path}>{route && <RouteView route={route} />}</ExpectedPath>;
  }
  await act(async () =>
    render(
      <StoresProvider stores={stores}>
        <TestI18n locale={locale}>
          <RouterProvider router={router}>
            <App />
          </RouterProvider>
        </TestI18n>
      </StoresProvider>,
    ),
  );
  return { ...stores, router };
}
