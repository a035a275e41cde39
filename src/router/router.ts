import type { Guard } from './guard-chain.ts';
import type { History } from './history.ts';
import { resolveRoute } from './resolve-route.ts';
import { RouteError } from './route-error.ts';
import type { RouteName } from './route-table.ts';
import type { RouterState, RouteTable } from './route-types.ts';

export interface NavigateOptions {
  readonly replace?: boolean;
  /** Stored with the history entry; structured-cloneable. */
  readonly state?: unknown;
  /** Why the customer is sent there. The screen shows it. A guard's own notice takes precedence. */
  readonly notice?: string | null;
}

export interface Router<Screen> {
  getState(): RouterState<Screen>;
  subscribe(listener: () => void): () => void;
  /**
   * Resolves when the navigation has finished or a newer one has replaced it. Never rejects, because errors are in the
   * state.
   */
  navigate(path: string, options?: NavigateOptions): Promise<void>;
  /** Goes to the app's previous entry. If there is none, replaces the current entry with `fallbackPath`. */
  goBack(fallbackPath: string): void;
  /** Navigates to the current path again, after an error. */
  retry(): Promise<void>;
  /** Loads a route's screen ahead of time. Ignores a failure, because the actual visit loads the screen again. */
  preload(name: RouteName): void;
  buildHref(path: string): string;
  /** Starts listening to the history and shows its current path. */
  start(): Promise<void>;
  /** Stops until the next `start`, which restores the scroll position `scrollTop` in px. */
  stop(scrollTop: number): void;
  /** Switches to another history. The screen and the path stay. */
  replaceHistory(history: History): void;
}

/** A navigation that has passed its guards. */
interface PendingNavigation {
  readonly path: string;
  /** The path on screen; null before the first screen. */
  readonly from: string | null;
  /** False for the first screen, and for back and forward, which the browser has already performed. */
  readonly isCancelable: boolean;
}

export interface RouterOptions<Screen> {
  readonly routes: RouteTable<Screen>;
  readonly history: History;
  readonly guards?: Readonly<Record<string, Guard>>;
  /** Names of the guards that run on every navigation, before the route's own. */
  readonly globalGuards?: readonly string[];
  /** Called before another path is shown. Return false to cancel the navigation, if it is cancelable. */
  readonly canNavigate?: (navigation: PendingNavigation) => boolean;
  /** Returns the scroll position in px. Called when the customer leaves a screen. */
  readonly readScroll?: () => number;
}

/** How a navigation changes the history. For `pop`, the history has already moved to the entry. */
type Move = 'push' | 'replace' | 'pop';

/**
 * Creates the router of one element. Independent of any framework: `Screen` can be any type. Redirects trailing slashes
 * (spec, section 2).
 */
export function createRouter<Screen>(options: RouterOptions<Screen>): Router<Screen> {
  const { routes, guards = {}, globalGuards = [], canNavigate = () => true, readScroll = () => 0 } = options;
  let { history } = options;
  const listeners = new Set<() => void>();
  const screenPromises = new Map<RouteName, Promise<Screen>>();
  const scrollPositions = new Map<string, number>();
  let state: RouterState<Screen> = { status: 'loading', route: null, error: null, notice: null };
  let currentKey = history.location.key;
  let pendingController: AbortController | undefined;
  let stopListening: (() => void) | undefined;

  const publish = (next: RouterState<Screen>) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };

  const loadScreen = (name: RouteName): Promise<Screen> => {
    const loading = screenPromises.get(name) ?? (async () => routes[name].load())();
    screenPromises.set(name, loading);
    loading.catch(() => screenPromises.delete(name));
    return loading;
  };
  const rules = { routes, guards, globalGuards, loadScreen };

  const updateHistory = (path: string, move: Move, entryState: unknown) => {
    const { location } = history;
    if (path === location.path) {
      if (entryState !== location.state) history.replace(path, entryState);
    } else if (move === 'push') history.push(path, entryState);
    else history.replace(path, entryState);
  };

  /** Whether the navigation may continue. `canNavigate` may itself start another navigation. */
  const confirmNavigation = (path: string, move: Move): boolean => {
    const { route, notice } = state;
    const from = route?.path ?? null;
    const isCancelable = from !== null && move !== 'pop';
    if (path === from || canNavigate({ path, from, isCancelable }) || !isCancelable) return true;
    publish({ status: 'ready', route, error: null, notice });
    return false;
  };

  const runNavigation = async (
    requestedPath: string,
    move: Move,
    entryState: unknown,
    requestedNotice: string | null = null,
  ): Promise<void> => {
    pendingController?.abort();
    const controller = new AbortController();
    pendingController = controller;
    if (state.status === 'ready') scrollPositions.set(currentKey, readScroll());
    // Deferred, so that a navigation that finishes immediately does not flash a loader.
    const loadingTimer = setTimeout(() =>
      publish({ status: 'loading', route: state.route, error: null, notice: null }),
    );
    controller.signal.onabort = () => clearTimeout(loadingTimer);

    const { signal } = controller;
    const { path, notice, result } = await resolveRoute(
      requestedPath,
      rules,
      { from: state.route, signal },
      requestedNotice,
    );
    if (signal.aborted) return;
    clearTimeout(loadingTimer);
    if (!confirmNavigation(path, move) || signal.aborted) return;
    const isSamePath = path === history.location.path;
    updateHistory(path, move, entryState);
    currentKey = history.location.key;
    if (result instanceof RouteError) return publish({ status: 'error', route: null, error: result, notice });
    const { match, screen } = result;
    const scroll = move === 'pop' ? (scrollPositions.get(currentKey) ?? 0) : move === 'push' ? 0 : null;
    const { layout } = routes[match.name];
    // Opening the path on screen again makes no new history entry, so the entry's key alone would not change.
    const arrivalKey = move === 'push' && isSamePath ? `${currentKey}+${Date.now()}` : currentKey;
    publish({
      status: 'ready',
      route: { ...match, layout, screen, state: entryState, scroll, arrivalKey },
      error: null,
      notice,
    });
  };

  const navigateToCurrentEntry = (move: Move) =>
    runNavigation(history.location.path, move, history.location.state);
  const navigate = (path: string, { replace, state: entryState, notice }: NavigateOptions = {}) =>
    runNavigation(path, replace ? 'replace' : 'push', entryState, notice);

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    goBack(fallbackPath) {
      if (!history.goBack()) void navigate(fallbackPath, { replace: true });
    },
    retry: () => navigateToCurrentEntry('replace'),
    preload(name) {
      loadScreen(name).catch(() => undefined);
    },
    buildHref: (path) => history.buildHref(path),
    start() {
      stopListening ??= history.listen(() => void navigateToCurrentEntry('pop'));
      return navigateToCurrentEntry('replace');
    },
    replaceHistory(next) {
      const { path, state: entryState } = history.location;
      const isListening = !!stopListening;
      stopListening?.();
      history.clearUrl();
      next.replace(path, entryState);
      history = next;
      currentKey = next.location.key;
      stopListening = isListening ? next.listen(() => void navigateToCurrentEntry('pop')) : undefined;
      // Subscribers render again, because the hrefs of links have changed.
      publish({ ...state });
    },
    stop(scrollTop) {
      if (state.route) state = { ...state, route: { ...state.route, scroll: scrollTop || null } };
      pendingController?.abort();
      stopListening?.();
      stopListening = undefined;
    },
  };
}
