import type { RouteMatch } from './match.ts';
import type { RouteError } from './route-error.ts';
import type { RouteName } from './route-table.ts';

export type Layout = 'default' | 'general';

export interface RouteDefinition<Screen> {
  readonly layout: Layout;
  /** Names, asked in order after the global ones. */
  readonly guards?: readonly string[];
  /** Loads the screen. Called once; again only after a failure. */
  readonly load: () => Screen | Promise<Screen>;
}

export type RouteTable<Screen> = Readonly<Record<RouteName, RouteDefinition<Screen>>>;

/** A route that passed its guards and whose screen is loaded. */
export type Route<Screen, N extends RouteName = RouteName> = RouteMatch<N> & {
  readonly layout: Layout;
  readonly screen: Screen;
  /** What was given to `navigate`, kept with the history entry. */
  readonly state: unknown;
  /** Where to scroll to, in px: 0 for a new entry, as it was left for one returned to, null to stay. */
  readonly scroll: number | null;
};

export interface RouterState<Screen> {
  readonly status: 'loading' | 'ready' | 'error';
  /** While loading: what is still on screen. Null at the start and on an error. */
  readonly route: Route<Screen> | null;
  readonly error: RouteError | null;
  /** Why a guard led here instead of where the customer wanted to go. */
  readonly notice: string | null;
}
