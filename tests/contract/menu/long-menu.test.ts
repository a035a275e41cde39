import { beforeAll, describe, expect, it } from 'vitest';
import type { WireMenu } from '../../../src/api/contract/menu-contract.ts';
import { createBusiness } from '../../bench/small-business.ts';
import { useBackend } from '../testing/backend.ts';
import { pgliteOnly } from '../testing/engines.ts';

interface LongBusinessFile {
  readonly categories: {
    id: string;
    pin?: boolean;
    visible?: boolean;
    items: { id: string; pin?: boolean }[];
  }[];
}

const listItemIds = ({ categories }: WireMenu): string[] =>
  categories
    .flatMap((topCategory) => [topCategory, ...topCategory.subcategories])
    .flatMap(({ items }) => (items as { id: string }[]).map(({ id }) => id));

describe.each(pgliteOnly)('a long menu, on $name', (engine) => {
  const backend = useBackend(engine);
  const loadRestaurant = (reference_id: string) => backend.call('restaurant', { params: { reference_id } });
  const pickedIds = Array.from({ length: 20 }, (_, index) => `item-${4000 + index}`);

  beforeAll(async () => {
    await backend.importFile(createBusiness('just-short', 400) as object);
    const file = createBusiness('long', 5000) as LongBusinessFile;
    // The first items of the menu begin with the pinned category. They include no items of the hidden category.
    const [firstCategory, secondCategory] = file.categories;
    if (firstCategory) firstCategory.visible = false;
    if (secondCategory) secondCategory.pin = true;
    await backend.importFile({
      ...file,
      smart_categories: [{ id: 'picks', name: { en: 'Picks' }, item_ids: pickedIds }],
      highlighted_category: 'picks',
    });
  });

  it('the restaurant call returns a menu of four hundred items in full', async () => {
    const { menu, pagination } = await loadRestaurant('just-short');
    expect([listItemIds(menu).length, pagination]).toEqual([400, undefined]);
  });

  it('the restaurant call returns all categories but only the first items of a long menu', async () => {
    const { menu, pagination } = await loadRestaurant('long');
    expect(pagination).toEqual({ page: 1, pages: 84, total: 5000 });
    expect(menu.categories).toHaveLength(167);
    const itemCounts = menu.categories.map(({ items }) => items.length);
    expect(itemCounts.slice(0, 5)).toEqual([0, 30, 30, 0, 0]);
  });

  it('the restaurant call for a long menu also returns the first items of the highlighted smart category', async () => {
    const { menu } = await loadRestaurant('long');
    const ids = listItemIds(menu);
    expect(ids).toHaveLength(72);
    expect(ids.slice(60)).toEqual(pickedIds.slice(0, 12));
    const categoryOfPicks = menu.categories.find(({ id }) => id === 'category-133');
    expect(categoryOfPicks?.items.map((item) => (item as { id: string }).id)).toEqual(ids.slice(60));
  });

  // @spec calls/get-webapp-v5-menu-branch-id
  it('the menu call returns all items of a long menu, and the item call returns each single item', async () => {
    const { menu } = await backend.call('menu', { params: { branch_id: 'long~main' } });
    expect(listItemIds(menu)).toHaveLength(5000);
    const params = { branch_id: 'long~main', item_id: pickedIds[19] ?? '' };
    expect((await backend.call('item', { params })).item.id).toBe('item-4019');
  });

  it('the restaurant call for a long menu also returns the first items of the highlighted category', async () => {
    const file = createBusiness('long', 5000) as LongBusinessFile;
    await backend.importFile({ ...file, highlighted_category: 'category-100' });
    const { menu, highlightedCat } = await loadRestaurant('long');
    expect(highlightedCat).toBe('category-100');
    expect(menu.categories.find(({ id }) => id === 'category-100')?.items).toHaveLength(12);
  });
});
