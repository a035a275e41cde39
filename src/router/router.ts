import type { Guard } from './guard-chain.ts';
import type { History } from './history.ts';
import { resolveRoute } from './resolve-route.ts';
import { RouteError } from './route-error.ts';
import type { RouteName } from './route-table.ts';
import type { RouterState, RouteTable } from './route-types.ts';

export interface NavigateOptions {
  readonly replace?: boolean;
  /** Kept with the history entry; structured-cloneable. */
  readonly state?: unknown;
}

export interface Router<Screen> {
  getState(): RouterState<Screen>;
  subscribe(listener: () => void): () => void;
  /** Resolves when it has settled or a newer one took over; never rejects: errors become the state's. */
  navigate(path: string, options?: NavigateOptions): Promise<void>;
  /** To the previous entry of this app, else to `fallbackPath` in place of this one. */
  back(fallbackPath: string): void;
  /** Tries the current path again, after an error. */
  retry(): Promise<void>;
  /** Loads a route's screen ahead of time; a failure waits for the real visit. */
  preload(name: RouteName): void;
  href(path: string): string;
  /** Follows the history from now on and shows where it stands. */
  start(): Promise<void>;
  /** Until the next `start`, which finds the screen scrolled to `top`. */
  stop(top: number): void;
  /** Keeps its place in another history from now on; what is on screen stays. */
  moveTo(history: History): void;
}

/** A navigation whose guards have let it pass. */
interface Going {
  readonly path: string;
  /** What is on screen; null when that is nothing. */
  readonly from: string | null;
  /** Not so for the first screen, and where the browser has moved already. */
  readonly canStay: boolean;
}

export interface RouterOptions<Screen> {
  readonly routes: RouteTable<Screen>;
  readonly history: History;
  readonly guards?: Readonly<Record<string, Guard>>;
  /** Names of the guards that run on every navigation, before the route's own. */
  readonly globalGuards?: readonly string[];
  /** Asked before another path is shown or written; false leaves everything as it is, where that can be. */
  readonly mayGo?: (going: Going) => boolean;
  /** The scroll position in px, asked for when a screen is left. */
  readonly readScroll?: () => number;
}

type Move = 'push' | 'replace' | 'pop';

/** A router for one element. Framework-free: what a screen is, the caller says. Trailing slashes are redirected (spec, section 2). */
export function createRouter<Screen>(options: RouterOptions<Screen>): Router<Screen> {
  const { routes, guards = {}, globalGuards = [], mayGo = () => true, readScroll = () => 0 } = options;
  let { history } = options;
  const listeners = new Set<() => void>();
  const screens = new Map<RouteName, Promise<Screen>>();
  const scrolls = new Map<string, number>();
  let state: RouterState<Screen> = { status: 'loading', route: null, error: null, notice: null };
  let shownKey = history.location.key;
  let running: AbortController | undefined;
  let unlisten: (() => void) | undefined;

  const publish = (next: RouterState<Screen>) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };

  const loadScreen = (name: RouteName): Promise<Screen> => {
    const loading = screens.get(name) ?? (async () => routes[name].load())();
    screens.set(name, loading);
    loading.catch(() => screens.delete(name));
    return loading;
  };
  const rules = { routes, guards, globalGuards, loadScreen };

  const commit = (path: string, move: Move, entryState: unknown) => {
    const { location } = history;
    if (path === location.path) {
      if (entryState !== location.state) history.replace(path, entryState);
    } else if (move === 'push') history.push(path, entryState);
    else history.replace(path, entryState);
  };

  /** Whoever is asked may also go elsewhere instead. */
  const passes = (path: string, move: Move): boolean => {
    const { route, notice } = state;
    const from = route?.path ?? null;
    const canStay = from !== null && move !== 'pop';
    if (path === from || mayGo({ path, from, canStay }) || !canStay) return true;
    publish({ status: 'ready', route, error: null, notice });
    return false;
  };

  const go = async (requested: string, move: Move, entryState: unknown): Promise<void> => {
    running?.abort();
    const controller = new AbortController();
    running = controller;
    if (state.status === 'ready') scrolls.set(shownKey, readScroll());
    // What is ready at once shall not flash a loader: only after this turn is it "loading".
    const slow = setTimeout(() =>
      publish({ status: 'loading', route: state.route, error: null, notice: null }),
    );
    controller.signal.onabort = () => clearTimeout(slow);

    const { signal } = controller;
    const { path, notice, result } = await resolveRoute(requested, rules, { from: state.route, signal });
    if (signal.aborted) return;
    clearTimeout(slow);
    if (!passes(path, move) || signal.aborted) return;
    commit(path, move, entryState);
    shownKey = history.location.key;
    if (result instanceof RouteError) return publish({ status: 'error', route: null, error: result, notice });
    const { match, screen } = result;
    const scroll = move === 'pop' ? (scrolls.get(shownKey) ?? 0) : move === 'push' ? 0 : null;
    const { layout } = routes[match.name];
    publish({
      status: 'ready',
      route: { ...match, layout, screen, state: entryState, scroll },
      error: null,
      notice,
    });
  };

  const here = (move: Move) => go(history.location.path, move, history.location.state);
  const navigate = (path: string, { replace, state: entryState }: NavigateOptions = {}) =>
    go(path, replace ? 'replace' : 'push', entryState);

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    back(fallbackPath) {
      if (!history.back()) void navigate(fallbackPath, { replace: true });
    },
    retry: () => here('replace'),
    preload(name) {
      loadScreen(name).catch(() => undefined);
    },
    href: (path) => history.href(path),
    start() {
      unlisten ??= history.listen(() => void here('pop'));
      return here('replace');
    },
    moveTo(next) {
      const { path, state: entryState } = history.location;
      const isListening = !!unlisten;
      unlisten?.();
      history.leave();
      next.replace(path, entryState);
      history = next;
      shownKey = next.location.key;
      unlisten = isListening ? next.listen(() => void here('pop')) : undefined;
      // Links say other addresses now.
      publish({ ...state });
    },
    stop(top) {
      if (state.route) state = { ...state, route: { ...state.route, scroll: top || null } };
      running?.abort();
      unlisten?.();
      unlisten = undefined;
    },
  };
}
