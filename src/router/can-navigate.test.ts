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
  const canNavigate = vi.fn(() => true);
  const router = createRouter<string>({ routes, history, canNavigate });
  await router.start();
  return { history, canNavigate, router, getPath: () => router.getState().route?.path };
}

describe('the canNavigate option', () => {
  it('passes the old and the new path to canNavigate, which cannot cancel the first navigation', async () => {
    const { canNavigate, router } = await setUp();
    await router.navigate('/cafe/delivery/');
    expect(canNavigate.mock.calls).toEqual([
      [{ path: '/cafe', from: null, isCancelable: false }],
      [{ path: '/cafe/delivery', from: '/cafe', isCancelable: true }],
    ]);
  });

  it('keeps the screen and the path when canNavigate returns false', async () => {
    const { history, canNavigate, router, getPath } = await setUp();
    canNavigate.mockReturnValue(false);
    await router.navigate('/cafe/delivery');
    expect(getPath()).toBe('/cafe');
    expect(history.location.path).toBe('/cafe');
    expect(router.getState().status).toBe('ready');
  });

  it('does not let canNavigate cancel a navigation that the browser has already performed', async () => {
    const { canNavigate, router, getPath } = await setUp();
    await router.navigate('/cafe/delivery');
    canNavigate.mockReturnValue(false);
    router.goBack('/cafe');
    await vi.waitFor(() => expect(getPath()).toBe('/cafe'));
    expect(canNavigate).toHaveBeenLastCalledWith({
      path: '/cafe',
      from: '/cafe/delivery',
      isCancelable: false,
    });
  });

  it('lets canNavigate navigate to another path', async () => {
    const { canNavigate, router, getPath } = await setUp();
    canNavigate.mockImplementationOnce(() => {
      void router.navigate('/cafe/settings');
      return true;
    });
    await router.navigate('/cafe/delivery');
    await vi.waitFor(() => expect(getPath()).toBe('/cafe/settings'));
  });

  it('does not call canNavigate for the path that is already on screen', async () => {
    const { canNavigate, router } = await setUp();
    canNavigate.mockClear();
    await router.retry();
    expect(canNavigate).not.toHaveBeenCalled();
  });
});

describe('replaceHistory', () => {
  it('keeps the current path when the URL mode changes, and stops listening to the old history', async () => {
    const { history, router, getPath } = await setUp();
    await router.navigate('/cafe/delivery');
    const nextHistory = createMemoryHistory('/elsewhere', 'https://shop.test');
    const clearUrl = vi.spyOn(history, 'clearUrl');
    router.replaceHistory(nextHistory);
    expect(clearUrl).toHaveBeenCalledTimes(1);
    expect(getPath()).toBe('/cafe/delivery');
    expect(nextHistory.location.path).toBe('/cafe/delivery');
    expect(router.buildHref('/cafe')).toBe('https://shop.test/cafe');
    history.goBack();
    await router.navigate('/cafe/settings');
    expect(nextHistory.location.path).toBe('/cafe/settings');
    expect(getPath()).toBe('/cafe/settings');
  });
});
