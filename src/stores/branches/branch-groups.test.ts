import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { createSharedStorage, createTestStores } from '../testing/test-stores.ts';

beforeEach(async () => {
  await import('../menu/branch-menus.ts');
  vi.useFakeTimers({ now: new Date('2026-03-01T06:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const popular = (itemId: string) => ({
  id: 'popular',
  name: { en: 'Popular' },
  kind: 'popular' as const,
  item_ids: [itemId],
});
const atOne = {
  'webapp/v5/restaurant/': {
    body: restaurantBody(
      {},
      {
        smart_categories: [popular('latte')],
        highlightedCat: 'popular',
        banners: 2,
        message: { en: 'Hello' },
      },
    ),
  },
};
const menuOfTwo = (told: object) => ({
  ...atOne,
  'webapp/v5/menu/demo~two': {
    body: { menu: { categories: [wireCategory('tea', [wireItem('chai')])] }, discounts: {}, ...told },
  },
});
const itsOwn = { smart_categories: [popular('chai')], highlightedCat: null, banners: 0 };
/** Lets time pass until it is there: some timers begin anew for ever. */
async function waited(arrival: Promise<unknown>): Promise<void> {
  let isThere = false;
  const settled = arrival.finally(() => {
    isThere = true;
  });
  while (!isThere) await vi.advanceTimersByTimeAsync(100);
  await settled;
}
const arriveAtTwo = async (world: ReturnType<typeof createTestStores>) => {
  const { business } = world;
  await waited(
    business
      .getState()
      .load()
      .then(() => business.getState().selectBranch('demo~two')),
  );
};
const groupsOf = ({ menu }: ReturnType<typeof createTestStores>) =>
  menu.getState().smartCategories.map(({ itemIds }) => itemIds);

describe('what a branch puts first', () => {
  it('is its own after a change of branch, with the number of its banners', async () => {
    const world = createTestStores(menuOfTwo(itsOwn));
    await arriveAtTwo(world);
    expect(groupsOf(world)).toEqual([['chai']]);
    expect(world.menu.getState()).toMatchObject({ highlightedCategoryId: null, message: { en: 'Hello' } });
    expect(world.business.getState().bannerCount).toBe(0);
  });

  it('is its own too for who comes back to it', async () => {
    const storage = createSharedStorage();
    await arriveAtTwo(createTestStores(menuOfTwo(itsOwn), { storage: storage() }));
    const again = createTestStores(menuOfTwo(itsOwn), { storage: storage() });
    await waited(again.business.getState().load());
    expect(groupsOf(again)).toEqual([['chai']]);
    expect(again.business.getState().bannerCount).toBe(0);
  });

  it('stays the business’s where a backend does not say; its banners are then not known', async () => {
    const world = createTestStores(menuOfTwo({}));
    await arriveAtTwo(world);
    expect(groupsOf(world)).toEqual([['latte']]);
    expect(world.menu.getState().highlightedCategoryId).toBe('popular');
    expect(world.business.getState().bannerCount).toBeUndefined();
  });
});
