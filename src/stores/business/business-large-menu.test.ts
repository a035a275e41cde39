import { describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { stopClock } from '../testing/fake-clock.ts';
import { setup } from '../testing/stores.ts';

stopClock(new Date('2026-03-01T06:00:00Z'));

describe('a large menu', () => {
  const many = Array.from({ length: 500 }, (_, index) => wireItem(`item-${index}`));
  const large = restaurantBody(
    {},
    {
      menu: {
        categories: [wireCategory('all', many)],
      },
    },
  );

  it('shows its beginning at once and the rest in slices', async () => {
    // Each look at the clock takes a millisecond.
    let clock = Date.now();
    const { business, menu } = setup({ 'webapp/v5/restaurant/': { body: large } }, { now: () => clock++ });
    const loading = business.getState().load();
    await vi.advanceTimersByTimeAsync(0);
    await loading;
    const count = () => menu.getState().menu?.categories[0]?.items.length;
    expect(count()).toBe(32);
    expect(menu.getState().complete).toBe(false);
    // An item that was not read yet can be put into the cart and priced.
    expect(menu.getState().itemById('item-499')?.id).toBe('item-499');
    let slices = 0;
    while (!menu.getState().complete) {
      await vi.advanceTimersToNextTimerAsync();
      slices++;
    }
    expect(slices).toBeGreaterThan(20);
    expect(count()).toBe(500);
  });

  const paged = (items: number) =>
    restaurantBody(
      {},
      {
        menu: { categories: [wireCategory('coffee', many.slice(0, items))] },
        pagination: { page: 1, pages: 3, total: many.length },
      },
    );
  const whole = { menu: { categories: [wireCategory('coffee', many)] }, discounts: {} };

  // @spec entities/menu
  it('opens with the first page of a long menu and fetches the rest behind it', async () => {
    const { business, menu, paths } = setup({
      'webapp/v5/restaurant/': { body: paged(60) },
      'webapp/v5/menu/': { body: whole },
    });
    await business.getState().load();
    const counts = new Set<number | undefined>();
    menu.subscribe((state) => counts.add(state.menu?.categories[0]?.items.length));
    expect(menu.getState().complete).toBe(false);
    await vi.waitFor(() => expect(menu.getState().complete).toBe(true));
    // Never fewer than before: nothing the customer looks at goes away.
    expect([...counts]).toEqual([60, 500].filter((count) => counts.has(count)));
    expect(menu.getState().menu?.categories[0]?.items).toHaveLength(500);
    expect(paths('webapp/v5/menu/')).toHaveLength(1);
  });

  it('says so when the rest cannot be fetched, and the next try makes it good', async () => {
    const { business, menu, table } = setup({
      'webapp/v5/restaurant/': { body: paged(60) },
      'webapp/v5/menu/': { status: 400, body: { error: 1, code: 'x', message: 'no' } },
    });
    await business.getState().load();
    await vi.waitFor(() => expect(menu.getState().isCutShort).toBe(true));
    expect(menu.getState().complete).toBe(false);
    table['webapp/v5/menu/'] = { body: whole };
    await business.getState().load();
    await vi.waitFor(() => expect(menu.getState().complete).toBe(true));
    expect(menu.getState().isCutShort).toBe(false);
  });
});
