import { describe, expect, it, vi } from 'vitest';
import type { Guard } from './guard-chain.ts';
import { createMemoryHistory } from './history-memory.ts';
import { RouteError } from './route-error.ts';
import { ROUTES, type RouteName } from './route-table.ts';
import type { RouteDefinition, RouteTable } from './route-types.ts';
import { createRouter, type RouterOptions } from './router.ts';

type Screens = Partial<Record<RouteName, Partial<RouteDefinition<string>>>>;

const tableOf = (screens: Screens) =>
  Object.fromEntries(
    ROUTES.map(([name]) => [name, { layout: 'default', load: () => `${name} screen`, ...screens[name] }]),
  ) as unknown as RouteTable<string>;

function setUp(screens: Screens = {}, options: Partial<RouterOptions<string>> & { path?: string } = {}) {
  const history = createMemoryHistory(options.path ?? '/cafe');
  const router = createRouter<string>({ routes: tableOf(screens), history, ...options });
  return { router, history, route: () => router.getState().route };
}

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

describe('router', () => {
  it('starts where its history stands, loading until then', async () => {
    const { router, route } = setUp({ menu: { layout: 'general' } }, { path: '/cafe/delivery?table=4' });
    expect(router.getState()).toEqual({ status: 'loading', route: null, error: null, notice: null });
    await router.start();
    expect(router.getState().status).toBe('ready');
    expect(route()).toMatchObject({
      name: 'menu',
      params: { referenceId: 'cafe', type: 'delivery' },
      search: '?table=4',
      layout: 'general',
      screen: 'menu screen',
    });
  });

  // @spec screens/full-screen-loader-with-spinner
  it('does not flash a loader when everything is there, and shows one while a screen loads', async () => {
    const screen = deferred<string>();
    const { router } = setUp({ checkout: { load: () => screen.promise } });
    await router.start();
    const seen: string[] = [];
    router.subscribe(() => seen.push(router.getState().status));
    await router.navigate('/cafe/delivery');
    expect(seen).toEqual(['ready']);
    const arrived = router.navigate('/cafe/delivery/checkout');
    await vi.waitFor(() =>
      expect(router.getState()).toMatchObject({ status: 'loading', route: { name: 'menu' } }),
    );
    screen.resolve('late');
    await arrived;
    expect(seen).toEqual(['ready', 'loading', 'ready']);
    expect(router.getState().route?.screen).toBe('late');
  });

  // @spec guards/three-run-on-every-navigation, screens/trailing-slash-redirected-path-without
  it('redirects a trailing slash to the path without it, keeping the query', async () => {
    const { router, history } = setUp();
    await router.navigate('/cafe/delivery//?table=4');
    expect(history.location.path).toBe('/cafe/delivery?table=4');
  });

  // @spec screens/no-route-matches, errors/no-match
  it('shows 404 "Page Not Found" with the path, and can go back from it', async () => {
    const { router, route } = setUp();
    await router.start();
    await router.navigate('/cafe/orders/nonsense');
    expect(router.getState()).toMatchObject({ status: 'error', route: null });
    expect(router.getState().error).toMatchObject({
      status: 404,
      message: 'Page Not Found',
      path: '/cafe/orders/nonsense',
      kind: 'notFound',
    });
    router.back('/cafe');
    await vi.waitFor(() => expect(route()?.name).toBe('landing'));
  });

  // @spec guards/three-run-on-every-navigation
  it('asks the global guards before those of the route', async () => {
    const asked: string[] = [];
    const note =
      (name: string): Guard =>
      ({ to, from }) => {
        asked.push(`${name} ${from?.name}>${to.name}`);
        return undefined;
      };
    const { router } = setUp(
      { menu: { guards: ['own'] } },
      { globalGuards: ['one', 'two'], guards: { one: note('one'), two: note('two'), own: note('own') } },
    );
    await router.start();
    await router.navigate('/cafe/delivery');
    expect(asked.slice(2)).toEqual(['one landing>menu', 'two landing>menu', 'own landing>menu']);
  });

  it('follows redirects in place of the path asked for, and carries the notice until the next move', async () => {
    const { router, history, route } = setUp(
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
    expect(route()?.name).toBe('cart');
    await router.navigate('/cafe/delivery');
    expect(router.getState().notice).toBeNull();
  });

  it('gives up a circle of redirects with an error that names the way', async () => {
    const { router } = setUp(
      { menu: { guards: ['away'] }, landing: { guards: ['in'] } },
      { guards: { away: () => ({ redirect: '/cafe' }), in: () => ({ redirect: '/cafe/delivery' }) } },
    );
    await router.start();
    const { error } = router.getState();
    expect(error).toMatchObject({ status: 500, kind: 'loop' });
    expect(error?.message).toContain('/cafe > /cafe/delivery > /cafe');
  });

  it('lets the latest navigation win and tells older guards so', async () => {
    const slow = deferred<undefined>();
    const signals: AbortSignal[] = [];
    const wait: Guard = ({ signal }) => {
      signals.push(signal);
      return slow.promise.then(() => ({ redirect: '/cafe/login' }));
    };
    const { router, route } = setUp({ menu: { guards: ['wait'] } }, { guards: { wait } });
    await router.start();
    const older = router.navigate('/cafe/delivery');
    await router.navigate('/cafe/settings');
    expect(signals[0]?.aborted).toBe(true);
    slow.resolve(undefined);
    await older;
    expect(route()?.name).toBe('settings');
  });

  // @spec shell/shell-mounts-then-shows-error
  it.each([
    [
      'a RouteError as it is',
      new RouteError(433, 'Switched off', '/cafe'),
      { status: 433, message: 'Switched off' },
    ],
    ['anything else as a 500', new Error('boom'), { status: 500, message: 'boom', kind: 'failed' }],
    ['even what is no error', 'text', { status: 500, message: 'text' }],
  ])('shows what a guard throws: %s', async (_name, thrown, shown) => {
    const fail = () => {
      throw thrown;
    };
    const { router } = setUp({ landing: { guards: ['fail'] } }, { guards: { fail } });
    await router.start();
    expect(router.getState().error).toMatchObject(shown);
  });

  it('shows a screen that cannot be loaded as a chunk error, and loads it again on retry', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('offline'))
      .mockResolvedValue('here');
    const { router, route } = setUp({ checkout: { load } });
    await router.start();
    await router.navigate('/cafe/delivery/checkout');
    expect(router.getState().error).toMatchObject({
      status: 500,
      kind: 'chunk',
      path: '/cafe/delivery/checkout',
    });
    await router.retry();
    expect(route()).toMatchObject({ name: 'checkout', screen: 'here' });
    await router.navigate('/cafe');
    await router.navigate('/cafe/delivery/checkout');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('preloads a screen without showing it or failing', async () => {
    const load = vi.fn(() => Promise.reject(new Error('offline')));
    const { router } = setUp({ checkout: { load } });
    await router.start();
    router.preload('checkout');
    expect(load).toHaveBeenCalledOnce();
    expect(router.getState()).toMatchObject({ status: 'ready', route: { name: 'landing' } });
  });

  it('returns to an entry with its state and scroll position; new ones start at the top', async () => {
    let top = 0;
    const { router, route } = setUp({}, { readScroll: () => top });
    await router.start();
    await router.navigate('/cafe/delivery', { state: { chip: 'tea' } });
    expect(route()).toMatchObject({ scroll: 0, state: { chip: 'tea' } });
    top = 480;
    await router.navigate('/cafe/delivery/tea');
    top = 30;
    await router.navigate('/cafe/delivery/tea/chai', { replace: true });
    expect(route()?.scroll).toBeNull();
    router.back('/cafe');
    await vi.waitFor(() =>
      expect(route()).toMatchObject({ name: 'menu', scroll: 480, state: { chip: 'tea' } }),
    );
  });

  it('adds no entry for the path it is on', async () => {
    const { router } = setUp();
    await router.start();
    await router.navigate('/cafe');
    const moved = vi.fn();
    router.subscribe(moved);
    router.back('/cafe/delivery');
    await vi.waitFor(() => expect(router.getState().route?.name).toBe('menu'));
    expect(moved).toHaveBeenCalledOnce();
  });

  it('goes to the fallback, in place, when there is nothing to go back to', async () => {
    const { router, history, route } = setUp({}, { path: '/cafe/delivery/tea/chai' });
    await router.start();
    router.back('/cafe/delivery');
    await vi.waitFor(() => expect(route()?.name).toBe('menu'));
    expect(history.back()).toBe(false);
  });

  it('stops following and drops what is under way; starting again takes up where the history stands', async () => {
    const slow = deferred<string>();
    const { router, history, route } = setUp({ settings: { load: () => slow.promise } });
    await router.start();
    await router.navigate('/cafe/delivery');
    const dropped = router.navigate('/cafe/settings');
    router.stop(0);
    slow.resolve('late');
    await dropped;
    expect(route()?.name).toBe('menu');
    history.back();
    expect(route()?.name).toBe('menu');
    await router.start();
    expect(route()?.name).toBe('landing');
  });

  it('stopped, tells whoever draws the screen next how far it was scrolled', async () => {
    const { router, route } = setUp({});
    await router.start();
    router.stop(640);
    expect(route()?.scroll).toBe(640);
    await router.start();
    expect(route()?.scroll, 'drawn by now: it stays where it is').toBeNull();
  });
});
