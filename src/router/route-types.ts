import type { RouteMatch } from './match.ts';
import type { RouteError } from './route-error.ts';
import type { RouteName } from './route-table.ts';

/** `general` has no navigation. It is for `/404` and `/`. */
export type Layout = 'default' | 'general';

export interface RouteDefinition<Screen> {
  readonly layout: Layout;
  /** Names of guards. They run in this order, after the global guards. */
  readonly guards?: readonly string[];
  /** Loads the screen. Called once, and again only after a failure. */
  readonly load: () => Screen | Promise<Screen>;
}

export type RouteTable<Screen> = Readonly<Record<RouteName, RouteDefinition<Screen>>>;

/** A route that has passed its guards and whose screen is loaded. */
export type Route<Screen, N extends RouteName = RouteName> = RouteMatch<N> & {
  readonly layout: Layout;
  readonly screen: Screen;
  /** The state passed to `navigate`, stored with the history entry. */
  readonly state: unknown;
  /** The scroll position in px: 0 for a new entry, the previous one after going back, null to keep the current one. */
  readonly scroll: number | null;
  /**
   * Changes each time the customer or the host page opens a path, even the same path again. Does not change after a
   * reload or after going back. Empty for the first path of an element that keeps its history in memory.
   */
  readonly arrivalKey: string;
};

export interface RouterState<Screen> {
  readonly status: 'loading' | 'ready' | 'error';
  /** The route on screen, even while the next one is loading. Null before the first screen and after an error. */
  readonly route: Route<Screen> | null;
  readonly error: RouteError | null;
  /** Why a guard redirected the customer to this route. */
  readonly notice: string | null;
}
