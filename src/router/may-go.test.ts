import { describe, expect, it, vi } from 'vitest';
import { createMemoryHistory } from './history-memory.ts';
import { ROUTES } from './route-table.ts';
import type { RouteTable } from './route-types.ts';
import { createRouter } from './router.ts';

const routes = Object.fromEntries(
  ROUTES.map(([name]) => [name, { layout: 'default', load: () => name }]),
) as unknown as RouteTable<string>;

async function setUp() {
  const history = createMemoryHistory('/cafe');
  const mayGo = vi.fn(() => true);
  const router = createRouter<string>({ routes, history, mayGo });
  await router.start();
  return { history, mayGo, router, path: () => router.getState().route?.path };
}

describe('whoever is asked before a screen is shown', () => {
  it('hears where from and where to, and that the first screen cannot be kept away', async () => {
    const { mayGo, router } = await setUp();
    await router.navigate('/cafe/delivery/');
    expect(mayGo.mock.calls).toEqual([
      [{ path: '/cafe', from: null, canStay: false }],
      [{ path: '/cafe/delivery', from: '/cafe', canStay: true }],
    ]);
  });

  it('keeps screen and address by saying no', async () => {
    const { history, mayGo, router, path } = await setUp();
    mayGo.mockReturnValue(false);
    await router.navigate('/cafe/delivery');
    expect(path()).toBe('/cafe');
    expect(history.location.path).toBe('/cafe');
    expect(router.getState().status).toBe('ready');
  });

  it('cannot keep back from where the browser has gone', async () => {
    const { mayGo, router, path } = await setUp();
    await router.navigate('/cafe/delivery');
    mayGo.mockReturnValue(false);
    router.back('/cafe');
    await vi.waitFor(() => expect(path()).toBe('/cafe'));
    expect(mayGo).toHaveBeenLastCalledWith({ path: '/cafe', from: '/cafe/delivery', canStay: false });
  });

  it('may go elsewhere instead', async () => {
    const { mayGo, router, path } = await setUp();
    mayGo.mockImplementationOnce(() => {
      void router.navigate('/cafe/settings');
      return true;
    });
    await router.navigate('/cafe/delivery');
    await vi.waitFor(() => expect(path()).toBe('/cafe/settings'));
  });

  it('is not asked about where one is already', async () => {
    const { mayGo, router } = await setUp();
    mayGo.mockClear();
    await router.retry();
    expect(mayGo).not.toHaveBeenCalled();
  });
});

describe('a router that moves to another history', () => {
  it('keeps its place, writes the new one, and no longer follows the old', async () => {
    const { history, router, path } = await setUp();
    await router.navigate('/cafe/delivery');
    const next = createMemoryHistory('/elsewhere', 'https://shop.test');
    const leave = vi.spyOn(history, 'leave');
    router.moveTo(next);
    expect(leave).toHaveBeenCalledTimes(1);
    expect(path()).toBe('/cafe/delivery');
    expect(next.location.path).toBe('/cafe/delivery');
    expect(router.href('/cafe')).toBe('https://shop.test/cafe');
    history.back();
    await router.navigate('/cafe/settings');
    expect(next.location.path).toBe('/cafe/settings');
    expect(path()).toBe('/cafe/settings');
  });
});
