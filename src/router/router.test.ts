import { describe, expect, it, vi } from 'vitest';
import type { Guard } from './guard-chain.ts';
import { createMemoryHistory } from './history-memory.ts';
import { RouteError } from './route-error.ts';
import { ROUTES, type RouteName } from './route-table.ts';
import type { RouteDefinition, RouteTable } from './route-types.ts';
import { createRouter, type RouterOptions } from './router.ts';

type Screens = Partial<Record<RouteName, Partial<RouteDefinition<string>>>>;

const buildRoutes = (screens: Screens) =>
  Object.fromEntries(
    ROUTES.map(([name]) => [name, { layout: 'default', load: () => `${name} screen`, ...screens[name] }]),
  ) as unknown as RouteTable<string>;

function setUp(screens: Screens = {}, options: Partial<RouterOptions<string>> & { path?: string } = {}) {
  const history = createMemoryHistory(options.path ?? '/cafe');
  const router = createRouter<string>({ routes: buildRoutes(screens), history, ...options });
  return { router, history, getRoute: () => router.getState().route };
}

function createDeferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((onResolve) => {
    resolve = onResolve;
  });
  return { promise, resolve };
}

describe('createRouter', () => {
  it('starts the router at the current path of the history and reports loading until the screen is ready', async () => {
    const { router, getRoute } = setUp({ menu: { layout: 'general' } }, { path: '/cafe/delivery?table=4' });
    expect(router.getState()).toEqual({ status: 'loading', route: null, error: null, notice: null });
    await router.start();
    expect(router.getState().status).toBe('ready');
    expect(getRoute()).toMatchObject({
      name: 'menu',
      params: { referenceId: 'cafe', type: 'delivery' },
      search: '?table=4',
      layout: 'general',
      screen: 'menu screen',
    });
  });

  // @spec screens/full-screen-loader-with-spinner
  it('reports a screen as loading only while the code of the screen is loading', async () => {
    const screen = createDeferred<string>();
    const { router } = setUp({ checkout: { load: () => screen.promise } });
    await router.start();
    const statuses: string[] = [];
    router.subscribe(() => statuses.push(router.getState().status));
    await router.navigate('/cafe/delivery');
    expect(statuses).toEqual(['ready']);
    const navigation = router.navigate('/cafe/delivery/checkout');
    await vi.waitFor(() =>
      expect(router.getState()).toMatchObject({ status: 'loading', route: { name: 'menu' } }),
    );
    screen.resolve('late');
    await navigation;
    expect(statuses).toEqual(['ready', 'loading', 'ready']);
    expect(router.getState().route?.screen).toBe('late');
  });

  // @spec guards/three-run-on-every-navigation, screens/trailing-slash-redirected-path-without
  it('redirects a path with trailing slashes to the path without them, and keeps the query', async () => {
    const { router, history } = setUp();
    await router.navigate('/cafe/delivery//?table=4');
    expect(history.location.path).toBe('/cafe/delivery?table=4');
  });

  // @spec screens/no-route-matches, errors/no-match
  it('reports 404 "Page Not Found" with the path for an unknown path, and can go back from that page', async () => {
    const { router, getRoute } = setUp();
    await router.start();
    await router.navigate('/cafe/orders/nonsense');
    expect(router.getState()).toMatchObject({ status: 'error', route: null });
    expect(router.getState().error).toMatchObject({
      status: 404,
      message: 'Page Not Found',
      path: '/cafe/orders/nonsense',
      kind: 'notFound',
    });
    router.goBack('/cafe');
    await vi.waitFor(() => expect(getRoute()?.name).toBe('landing'));
  });

  // @spec guards/three-run-on-every-navigation
  it('runs the global guards before the guards of the route', async () => {
    const calls: string[] = [];
    const createRecordingGuard =
      (name: string): Guard =>
      ({ to, from }) => {
        calls.push(`${name} ${from?.name}>${to.name}`);
        return undefined;
      };
    const { router } = setUp(
      { menu: { guards: ['own'] } },
      {
        globalGuards: ['one', 'two'],
        guards: {
          one: createRecordingGuard('one'),
          two: createRecordingGuard('two'),
          own: createRecordingGuard('own'),
        },
      },
    );
    await router.start();
    await router.navigate('/cafe/delivery');
    expect(calls.slice(2)).toEqual(['one landing>menu', 'two landing>menu', 'own landing>menu']);
  });

  it('shows the redirect target instead of the requested path, and keeps the notice until the next navigation', async () => {
    const { router, history, getRoute } = setUp(
      { checkout: { guards: ['toCart'] }, cart: { guards: ['pass'] } },
      {
        guards: {
          toCart: () => ({ redirect: '/cafe/delivery/cart', notice: 'empty' }),
          pass: () => undefined,
        },
      },
    );
    await router.start();
    await router.navigate('/cafe/delivery/checkout');
    expect(history.location.path).toBe('/cafe/delivery/cart');
    expect(router.getState().notice).toBe('empty');
    expect(getRoute()?.name).toBe('cart');
    await router.navigate('/cafe/delivery');
    expect(router.getState().notice).toBeNull();
    await router.navigate('/cafe/delivery/cart', { notice: 'from a screen' });
    expect(router.getState().notice).toBe('from a screen');
  });

  it('stops a redirect loop with an error that lists the paths', async () => {
    const { router } = setUp(
      { menu: { guards: ['away'] }, landing: { guards: ['in'] } },
      { guards: { away: () => ({ redirect: '/cafe' }), in: () => ({ redirect: '/cafe/delivery' }) } },
    );
    await router.start();
    const { error } = router.getState();
    expect(error).toMatchObject({ status: 500, kind: 'loop' });
    expect(error?.message).toContain('/cafe > /cafe/delivery > /cafe');
  });

  it('shows the screen of the latest navigation and aborts the signals of older navigations', async () => {
    const slowGuard = createDeferred<undefined>();
    const signals: AbortSignal[] = [];
    const waitingGuard: Guard = ({ signal }) => {
      signals.push(signal);
      return slowGuard.promise.then(() => ({ redirect: '/cafe/login' }));
    };
    const { router, getRoute } = setUp({ menu: { guards: ['wait'] } }, { guards: { wait: waitingGuard } });
    await router.start();
    const firstNavigation = router.navigate('/cafe/delivery');
    await router.navigate('/cafe/settings');
    expect(signals[0]?.aborted).toBe(true);
    slowGuard.resolve(undefined);
    await firstNavigation;
    expect(getRoute()?.name).toBe('settings');
  });

  // @spec shell/shell-mounts-then-shows-error
  it.each([
    [433, 'a RouteError', new RouteError(433, 'Switched off', '/cafe'), { message: 'Switched off' }],
    [500, 'another error', new Error('boom'), { message: 'boom', kind: 'failed' }],
    [500, 'a text', 'text', { message: 'text' }],
  ])('reports the status %i for %s that a guard throws', async (status, _name, thrownValue, expected) => {
    const throwValue = () => {
      throw thrownValue;
    };
    const { router } = setUp({ landing: { guards: ['fail'] } }, { guards: { fail: throwValue } });
    await router.start();
    expect(router.getState().error).toMatchObject({ status, ...expected });
  });

  it('reports a chunk error when the code of a screen fails to load, and loads the code again on a retry', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue('here');
    const { router, getRoute } = setUp({ checkout: { load } });
    await router.start();
    await router.navigate('/cafe/delivery/checkout');
    expect(router.getState().error).toMatchObject({
      status: 500,
      kind: 'chunk',
      path: '/cafe/delivery/checkout',
    });
    await router.retry();
    expect(getRoute()).toMatchObject({ name: 'checkout', screen: 'here' });
    await router.navigate('/cafe');
    await router.navigate('/cafe/delivery/checkout');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('preloads the code of a screen without showing the screen, and ignores a failure', async () => {
    const load = vi.fn(() => Promise.reject(new Error('offline')));
    const { router } = setUp({ checkout: { load } });
    await router.start();
    router.preload('checkout');
    expect(load).toHaveBeenCalledOnce();
    expect(router.getState()).toMatchObject({ status: 'ready', route: { name: 'landing' } });
  });

  it('restores the scroll position and state of a screen after going back, and starts new entries at the top', async () => {
    let scrollTop = 0;
    const { router, getRoute } = setUp({}, { readScroll: () => scrollTop });
    await router.start();
    await router.navigate('/cafe/delivery', { state: { chip: 'tea' } });
    expect(getRoute()).toMatchObject({ scroll: 0, state: { chip: 'tea' } });
    scrollTop = 480;
    await router.navigate('/cafe/delivery/tea');
    scrollTop = 30;
    await router.navigate('/cafe/delivery/tea/chai', { replace: true });
    expect(getRoute()?.scroll).toBeNull();
    router.goBack('/cafe');
    await vi.waitFor(() =>
      expect(getRoute()).toMatchObject({ name: 'menu', scroll: 480, state: { chip: 'tea' } }),
    );
  });

  it('adds no history entry for a navigation to the current path', async () => {
    const { router } = setUp();
    await router.start();
    await router.navigate('/cafe');
    const listener = vi.fn();
    router.subscribe(listener);
    router.goBack('/cafe/delivery');
    await vi.waitFor(() => expect(router.getState().route?.name).toBe('menu'));
    expect(listener).toHaveBeenCalledOnce();
  });

  it('goes back to the fallback path if there is no earlier history entry', async () => {
    const { router, history, getRoute } = setUp({}, { path: '/cafe/delivery/tea/chai' });
    await router.start();
    router.goBack('/cafe/delivery');
    await vi.waitFor(() => expect(getRoute()?.name).toBe('menu'));
    expect(history.goBack()).toBe(false);
  });

  it('drops a pending navigation when the router stops, and continues at the history’s path after a restart', async () => {
    const slowScreen = createDeferred<string>();
    const { router, history, getRoute } = setUp({ settings: { load: () => slowScreen.promise } });
    await router.start();
    await router.navigate('/cafe/delivery');
    const droppedNavigation = router.navigate('/cafe/settings');
    router.stop(0);
    slowScreen.resolve('late');
    await droppedNavigation;
    expect(getRoute()?.name).toBe('menu');
    history.goBack();
    expect(getRoute()?.name).toBe('menu');
    await router.start();
    expect(getRoute()?.name).toBe('landing');
  });

  it('restores the scroll position after the router was stopped and started again', async () => {
    const { router, getRoute } = setUp({});
    await router.start();
    router.stop(640);
    expect(getRoute()?.scroll).toBe(640);
    await router.start();
    expect(getRoute()?.scroll, 'the rendered screen keeps its position').toBeNull();
  });
});
