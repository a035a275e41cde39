import { describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { installFakeClock } from '../testing/fake-clock.ts';
import { createTestStores } from '../testing/test-stores.ts';

installFakeClock(new Date('2026-03-01T06:00:00Z'));

describe('a large menu', () => {
  const manyItems = Array.from({ length: 500 }, (_, index) => wireItem(`item-${index}`));
  const largeBody = restaurantBody(
    {},
    {
      menu: {
        categories: [wireCategory('all', manyItems)],
      },
    },
  );

  it('shows the first items of a large menu immediately and parses the other items in slices', async () => {
    // Each call of the clock advances it by one millisecond.
    let clockMs = Date.now();
    const { business, menu } = createTestStores(
      { 'webapp/v5/restaurant/': { body: largeBody } },
      { now: () => clockMs++ },
    );
    const loading = business.getState().load();
    await vi.advanceTimersByTimeAsync(0);
    await loading;
    const countItems = () => menu.getState().menu?.categories[0]?.items.length;
    expect(countItems()).toBe(32);
    expect(menu.getState().isComplete).toBe(false);
    // An item that is not in the menu yet can already be added to the cart and priced.
    expect(menu.getState().findItem('item-499')?.id).toBe('item-499');
    let sliceCount = 0;
    while (!menu.getState().isComplete) {
      await vi.advanceTimersToNextTimerAsync();
      sliceCount++;
    }
    expect(sliceCount).toBeGreaterThan(20);
    expect(countItems()).toBe(500);
  });

  const buildPagedBody = (itemCount: number) =>
    restaurantBody(
      {},
      {
        menu: { categories: [wireCategory('coffee', manyItems.slice(0, itemCount))] },
        pagination: { page: 1, pages: 3, total: manyItems.length },
      },
    );
  const wholeMenu = { menu: { categories: [wireCategory('coffee', manyItems)] }, discounts: {} };

  // @spec entities/menu
  it('shows the first page of a paged menu, then fetches the whole menu', async () => {
    const { business, menu, listRequestsTo } = createTestStores({
      'webapp/v5/restaurant/': { body: buildPagedBody(60) },
      'webapp/v5/menu/': { body: wholeMenu },
    });
    await business.getState().load();
    const counts = new Set<number | undefined>();
    menu.subscribe((state) => counts.add(state.menu?.categories[0]?.items.length));
    expect(menu.getState().isComplete).toBe(false);
    await vi.waitFor(() => expect(menu.getState().isComplete).toBe(true));
    // The number of items never decreases, so nothing disappears from the screen.
    expect([...counts]).toEqual([60, 500].filter((count) => counts.has(count)));
    expect(menu.getState().menu?.categories[0]?.items).toHaveLength(500);
    expect(listRequestsTo('webapp/v5/menu/')).toHaveLength(1);
  });

  it('marks a paged menu as incomplete when the whole menu fails to load, and completes the menu on a retry', async () => {
    const { business, menu, routes } = createTestStores({
      'webapp/v5/restaurant/': { body: buildPagedBody(60) },
      'webapp/v5/menu/': { status: 400, body: { error: 1, code: 'x', message: 'no' } },
    });
    await business.getState().load();
    await vi.waitFor(() => expect(menu.getState().isCutShort).toBe(true));
    expect(menu.getState()).toMatchObject({ isComplete: false, refusalMessage: 'no' });
    routes['webapp/v5/menu/'] = { body: wholeMenu };
    await business.getState().load();
    await vi.waitFor(() => expect(menu.getState().isComplete).toBe(true));
    expect(menu.getState()).toMatchObject({ isCutShort: false, refusalMessage: null });
  });
});
