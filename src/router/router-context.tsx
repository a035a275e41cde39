import { type ComponentType, createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { RouteName } from './route-table.ts';
import type { Route, RouterState } from './route-types.ts';
import type { Router } from './router.ts';

const RouterContext = createContext<Router<ComponentType> | null>(null);
const RouteContext = createContext<Route<ComponentType> | null>(null);

export function RouterProvider({ router, children }: { router: Router<ComponentType>; children: ReactNode }) {
  return <RouterContext value={router}>{children}</RouterContext>;
}

/** The element's router. Throws outside a RouterProvider. */
export function useRouter(): Router<ComponentType> {
  const router = useContext(RouterContext);
  if (!router) throw new Error('useRouter needs a RouterProvider');
  return router;
}

/** The router's state, also while no screen is shown. Screens use `useRoute`. */
export function useRouterState(): RouterState<ComponentType> {
  const { subscribe, getState } = useRouter();
  return useSyncExternalStore(subscribe, getState, getState);
}

/** Renders the route's screen and provides the route to it. Routes that share a screen keep it mounted. */
export function RouteView({ route }: { route: Route<ComponentType> }) {
  const Screen = route.screen;
  return (
    <RouteContext value={route}>
      <Screen />
    </RouteContext>
  );
}

/**
 * The route on screen. Route names give typed parameters: `useRoute('item').params.itemId`. Throws outside a RouteView,
 * and if the screen is rendered for a route that is not among the names.
 */
export function useRoute<N extends RouteName = RouteName>(...names: N[]): Route<ComponentType, N> {
  const route = useContext(RouteContext);
  if (!route || (names.length > 0 && !(names as RouteName[]).includes(route.name))) {
    throw new Error(`Not on route ${names.join(', ')}`);
  }
  return route as Route<ComponentType, N>;
}
