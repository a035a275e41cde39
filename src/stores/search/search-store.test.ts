import { afterEach, describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { createMemoryStorage } from '../../lib/storage.ts';
import { createTagNamesStore } from '../menu/tag-names-store.ts';
import { installFakeClock } from '../testing/fake-clock.ts';
import { createSharedStorage, createTestStores } from '../testing/test-stores.ts';
import { createMenuIndexer } from './index-menu.ts';
import { createSearchStore } from './search-store.ts';

const pagination = { page: 1, pages: 1, total: 1 };
const SEARCH_PATH = 'webapp/search/';

async function openSearch(
  routes: Parameters<typeof createTestStores>[0] = {},
  overrides: Parameters<typeof createTestStores>[1] = {},
  items = [wireItem('latte'), wireItem('mocha')],
) {
  const stores = createTestStores(
    {
      'webapp/v5/restaurant/': {
        body: restaurantBody({}, { menu: { categories: [wireCategory('coffee', items)] } }),
      },
      [SEARCH_PATH]: { body: { items: [wireItem('special', { name: { en: 'Flat white' } })], pagination } },
      'tags-ingredients': { body: { tags: [{ id: 'vegan', name: { en: 'Plant-based' } }], ingredients: [] } },
      ...routes,
    },
    overrides,
  );
  await stores.business.getState().load();
  const search = stores.getOrCreateStore(createSearchStore);
  stores.start();
  await vi.advanceTimersByTimeAsync(3_000);
  return { ...stores, search };
}

installFakeClock();
afterEach(() => {
  vi.unstubAllGlobals();
});

const listFoundIds = (search: ReturnType<typeof createSearchStore>, term: string) =>
  search
    .getState()
    .index?.search(term)
    .items.map(({ id }) => id);

describe('the search index', () => {
  it('indexes the whole menu for the search', async () => {
    const items = Array.from({ length: 200 }, (_, index) => wireItem(`dish-${index}`));
    const { search } = await openSearch({}, {}, items);
    expect(search.getState().isIndexed).toBe(true);
    expect(search.getState().index?.size).toBe(200);
  });

  it('warms up the search index with queries from item names until the indexer is stopped', async () => {
    const { menu } = await openSearch({}, {}, [
      wireItem('latte', { name: { en: 'Latte', ar: 'لاتيه' } }),
      wireItem('mocha', { name: { en: '2 Mochas' } }),
    ]);
    const searchedQueries: string[] = [];
    const indexer = createMenuIndexer(Date.now, (index) => {
      vi.spyOn(index, 'search').mockImplementation((query) => {
        searchedQueries.push(query);
        if (query === 'Mo') indexer.stop();
        return { items: [], getScoreAt: () => undefined, getTypoTerms: () => [] };
      });
    });
    indexer.start(menu.getState().menu ?? { categories: [] }, new Map());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(searchedQueries).toEqual(['L', 'La', 'LatteL', 'ل', 'لا', 'لاتيهل', 'M', 'Mo']);
  });

  it('indexes the menu of the new branch for the search after a switch of branch', async () => {
    const { search, business } = await openSearch({
      'webapp/v5/menu/': {
        body: { menu: { categories: [wireCategory('tea', [wireItem('karak')])] }, discounts: {} },
      },
    });
    expect(listFoundIds(search, 'latte')).toEqual(['latte']);
    await business.getState().selectBranch('demo~two');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(listFoundIds(search, 'latte')).toEqual([]);
    expect(listFoundIds(search, 'karak')).toEqual(['karak']);
  });

  it('finds items by the names that the business gives to their tags', async () => {
    const { search, reportedErrors, getOrCreateStore } = await openSearch({}, {}, [
      wireItem('latte', { tags: ['vegan'] }),
    ]);
    expect(listFoundIds(search, 'plant')).toEqual([]);
    await getOrCreateStore(createTagNamesStore).getState().load('demo~one', 'en');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(listFoundIds(search, 'plant')).toEqual(['latte']);
    expect(reportedErrors).toEqual([]);
  });
});

describe('searching on the server', () => {
  it('sends one search request, with the branch, when the customer stops typing', async () => {
    const { search, listRequestsTo } = await openSearch();
    for (const term of ['fl', 'fla', 'flat']) {
      search.getState().setTerm(term);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(listRequestsTo(SEARCH_PATH)).toEqual([]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(listRequestsTo(SEARCH_PATH).map(({ path }) => path)).toEqual([
      'webapp/search/flat?branch_id=demo%7Eone',
    ]);
    const { remote } = search.getState();
    expect(remote.term).toBe('flat');
    expect(remote.items.map(({ id }) => id)).toEqual(['special']);
  });

  it('shows the item of the loaded menu in place of the item in the server’s search response', async () => {
    const { search, menu } = await openSearch({
      [SEARCH_PATH]: { body: { items: [wireItem('mocha', { price: 99 })], pagination } },
    });
    search.getState().setTerm('mocha');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(search.getState().remote.items[0]).toBe(menu.getState().findItem('mocha'));
  });

  it('ignores a late search response for an earlier term', async () => {
    let sendReply: (() => void) | undefined;
    const { search } = await openSearch({
      [SEARCH_PATH]: () =>
        new Promise((resolve) => {
          sendReply = () => resolve({ body: { items: [wireItem('old')], pagination } });
        }),
    });
    search.getState().setTerm('old');
    await vi.advanceTimersByTimeAsync(300);
    search.getState().setTerm('');
    sendReply?.();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(search.getState().remote.items).toEqual([]);
  });

  it('drops and reports an invalid item of a search response and keeps the valid items', async () => {
    const { search, reportedErrors } = await openSearch({
      [SEARCH_PATH]: {
        body: {
          items: [{ id: 7 }, { ...wireItem('unsold'), types: undefined }, wireItem('good')],
          pagination,
        },
      },
    });
    search.getState().setTerm('good');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(search.getState().remote.items.map(({ id }) => id)).toEqual(['good']);
    expect(reportedErrors).toHaveLength(2);
  });

  it.each([
    ['the connection is lost', 'lost' as const],
    ['the server rejects the search request', { status: 501, body: { error: 1, code: 'x', message: 'x' } }],
    ['the search response is invalid', { body: { items: 'none' } }],
  ])('reports the search error and keeps the local results when %s', async (_, reply) => {
    const { search, reportedErrors } = await openSearch({ [SEARCH_PATH]: reply });
    search.getState().setTerm('latte');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(search.getState().remote.items).toEqual([]);
    expect(listFoundIds(search, 'latte')).toEqual(['latte']);
    expect(reportedErrors.length).toBeGreaterThan(0);
  });

  it('sends no search request offline, for an empty term, or for a single Latin letter or digit', async () => {
    const { search, listRequestsTo } = await openSearch();
    for (const term of ['', '  ', 'a', 'É', 'ß', 'ệ', '7']) search.getState().setTerm(term);
    await vi.advanceTimersByTimeAsync(3_000);
    vi.stubGlobal('navigator', { onLine: false });
    search.getState().setTerm('latte');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(listRequestsTo(SEARCH_PATH)).toEqual([]);
    vi.stubGlobal('navigator', { onLine: true });
    for (const term of ['面', 'ب']) {
      search.getState().setTerm(term);
      await vi.advanceTimersByTimeAsync(3_000);
    }
    expect(listRequestsTo(SEARCH_PATH)).toHaveLength(2);
  });
});

describe('recent searches', () => {
  it('stores recent searches on the device and shares them with other elements of the business', async () => {
    const storage = createSharedStorage();
    const firstElement = await openSearch({}, { storage: storage() });
    const secondElement = await openSearch({}, { storage: storage() });
    firstElement.search.getState().setTerm('latte');
    firstElement.search.getState().rememberTerm();
    expect(secondElement.search.getState().recentTerms).toEqual(['latte']);
    secondElement.search.getState().forgetTerm('latte');
    expect(firstElement.search.getState().recentTerms).toEqual([]);
    const thirdElement = await openSearch({}, { storage: storage() });
    firstElement.search.getState().rememberTerm('some item');
    expect(thirdElement.search.getState().recentTerms).toEqual(['latte']);
    expect(firstElement.search.getState().openedItemId).toBe('some item');
    thirdElement.search.getState().clearRecentTerms();
    expect(firstElement.search.getState().recentTerms).toEqual([]);
  });

  it('ignores stored recent searches that are invalid', async () => {
    const storage = createMemoryStorage();
    storage.set('order-app:demo:searches', JSON.stringify({ v: 1, d: [{ html: '<b>' }] }));
    const { search } = await openSearch({}, { storage });
    expect(search.getState().recentTerms).toEqual([]);
  });
});
