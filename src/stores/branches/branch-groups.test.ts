import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { createSharedStorage, createTestStores } from '../testing/test-stores.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T06:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const buildPopularCategory = (itemId: string) => ({
  id: 'popular',
  name: { en: 'Popular' },
  kind: 'popular' as const,
  item_ids: [itemId],
});
const branchOneRoutes = {
  'webapp/v5/restaurant/': {
    body: restaurantBody(
      {},
      {
        smart_categories: [buildPopularCategory('latte')],
        highlightedCat: 'popular',
        banners: 2,
        message: { en: 'Hello' },
      },
    ),
  },
};
const buildRoutesWithBranchTwo = (menuFields: object) => ({
  ...branchOneRoutes,
  'webapp/v5/menu/demo~two': {
    body: { menu: { categories: [wireCategory('tea', [wireItem('chai')])] }, discounts: {}, ...menuFields },
  },
});
const branchTwoGroups = {
  smart_categories: [buildPopularCategory('chai')],
  highlightedCat: null,
  banners: 0,
};
/**
 * Advances the fake clock until the promise settles. Running all timers would never end, because some of them restart.
 */
async function advanceUntilSettled(promise: Promise<unknown>): Promise<void> {
  let isSettled = false;
  const settledPromise = promise.finally(() => {
    isSettled = true;
  });
  while (!isSettled) await vi.advanceTimersByTimeAsync(100);
  await settledPromise;
}
const loadAndSelectBranchTwo = async (stores: ReturnType<typeof createTestStores>) => {
  const { business } = stores;
  await advanceUntilSettled(
    business
      .getState()
      .load()
      .then(() => business.getState().selectBranch('demo~two')),
  );
};
const listSmartCategoryItemIds = ({ menu }: ReturnType<typeof createTestStores>) =>
  menu.getState().smartCategories.map(({ itemIds }) => itemIds);

describe('the smart categories of a branch', () => {
  it('shows the smart categories and the number of banners of the selected branch', async () => {
    const stores = createTestStores(buildRoutesWithBranchTwo(branchTwoGroups));
    await loadAndSelectBranchTwo(stores);
    expect(listSmartCategoryItemIds(stores)).toEqual([['chai']]);
    expect(stores.menu.getState()).toMatchObject({ highlightedCategoryId: null, message: { en: 'Hello' } });
    expect(stores.business.getState().bannerCount).toBe(0);
  });

  it('shows the smart categories of the stored branch after a reload', async () => {
    const openStorage = createSharedStorage();
    await loadAndSelectBranchTwo(
      createTestStores(buildRoutesWithBranchTwo(branchTwoGroups), { storage: openStorage() }),
    );
    const reloadedStores = createTestStores(buildRoutesWithBranchTwo(branchTwoGroups), {
      storage: openStorage(),
    });
    await advanceUntilSettled(reloadedStores.business.getState().load());
    expect(listSmartCategoryItemIds(reloadedStores)).toEqual([['chai']]);
    expect(reloadedStores.business.getState().bannerCount).toBe(0);
  });

  it('keeps the business’s smart categories if the branch menu has none', async () => {
    const stores = createTestStores(buildRoutesWithBranchTwo({}));
    await loadAndSelectBranchTwo(stores);
    expect(listSmartCategoryItemIds(stores)).toEqual([['latte']]);
    expect(stores.menu.getState().highlightedCategoryId).toBe('popular');
    expect(stores.business.getState().bannerCount).toBeUndefined();
  });
});
