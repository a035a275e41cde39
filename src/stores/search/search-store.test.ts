import { afterEach, describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { memoryStorage } from '../../lib/storage.ts';
import { createTagNamesStore } from '../menu/tag-names-store.ts';
import { stopClock } from '../testing/fake-clock.ts';
import { createSharedStorage, createTestStores } from '../testing/test-stores.ts';
import { createMenuIndexer } from './index-menu.ts';
import { createSearchStore } from './search-store.ts';

const pagination = { page: 1, pages: 1, total: 1 };
const SEARCH = 'webapp/search/';

async function open(
  routes: Parameters<typeof createTestStores>[0] = {},
  change: Parameters<typeof createTestStores>[1] = {},
  items = [wireItem('latte'), wireItem('mocha')],
) {
  const world = createTestStores(
    {
      'webapp/v5/restaurant/': {
        body: restaurantBody({}, { menu: { categories: [wireCategory('coffee', items)] } }),
      },
      [SEARCH]: { body: { items: [wireItem('special', { name: { en: 'Flat white' } })], pagination } },
      'tags-ingredients': { body: { tags: [{ id: 'vegan', name: { en: 'Plant-based' } }], ingredients: [] } },
      ...routes,
    },
    change,
  );
  await world.business.getState().load();
  const search = world.lazyStore(createSearchStore);
  world.start();
  await vi.advanceTimersByTimeAsync(3_000);
  return { ...world, search };
}

stopClock();
afterEach(() => {
  vi.unstubAllGlobals();
});

const found = (search: ReturnType<typeof createSearchStore>, term: string) =>
  search
    .getState()
    .index?.search(term)
    .items.map(({ id }) => id);

describe('the index', () => {
  it('holds the whole menu when it is at rest', async () => {
    const many = Array.from({ length: 200 }, (_, at) => wireItem(`dish-${at}`));
    const { search } = await open({}, {}, many);
    expect(search.getState().isIndexed).toBe(true);
    expect(search.getState().index?.size).toBe(200);
  });

  it('is tried out in the menu’s own letters before a customer types, unless another menu comes', async () => {
    const { menu } = await open({}, {}, [
      wireItem('latte', { name: { en: 'Latte', ar: 'لاتيه' } }),
      wireItem('mocha', { name: { en: '2 Mochas' } }),
    ]);
    const tried: string[] = [];
    const indexer = createMenuIndexer(Date.now, (index) => {
      vi.spyOn(index, 'search').mockImplementation((query) => {
        tried.push(query);
        if (query === 'Mo') indexer.stop();
        return { items: [], scoreAt: () => undefined, termsOf: () => [] };
      });
    });
    indexer.follow(menu.getState().menu ?? { categories: [] }, new Map());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(tried).toEqual(['L', 'La', 'LatteL', 'ل', 'لا', 'لاتيهل', 'M', 'Mo']);
  });

  it('follows the menu of another branch', async () => {
    const { search, business } = await open({
      'webapp/v5/menu/': {
        body: { menu: { categories: [wireCategory('tea', [wireItem('karak')])] }, discounts: {} },
      },
    });
    expect(found(search, 'latte')).toEqual(['latte']);
    await business.getState().selectBranch('demo~two');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(found(search, 'latte')).toEqual([]);
    expect(found(search, 'karak')).toEqual(['karak']);
  });

  it('learns what the business calls its tags, and finds by it', async () => {
    const { search, reportedErrors, lazyStore } = await open({}, {}, [
      wireItem('latte', { tags: ['vegan'] }),
    ]);
    expect(found(search, 'plant')).toEqual([]);
    await lazyStore(createTagNamesStore).getState().load('demo~one', 'en');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(found(search, 'plant')).toEqual(['latte']);
    expect(reportedErrors).toEqual([]);
  });
});

describe('asking the backend', () => {
  it('waits until the customer rests, asks once, and for the branch', async () => {
    const { search, requestsTo } = await open();
    for (const term of ['fl', 'fla', 'flat']) {
      search.getState().setTerm(term);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(requestsTo(SEARCH)).toEqual([]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(requestsTo(SEARCH).map(({ path }) => path)).toEqual(['webapp/search/flat?branch_id=demo%7Eone']);
    const { remote } = search.getState();
    expect(remote.term).toBe('flat');
    expect(remote.items.map(({ id }) => id)).toEqual(['special']);
  });

  it('hands out the menu’s own item where it has it', async () => {
    const { search, menu } = await open({
      [SEARCH]: { body: { items: [wireItem('mocha', { price: 99 })], pagination } },
    });
    search.getState().setTerm('mocha');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(search.getState().remote.items[0]).toBe(menu.getState().itemById('mocha'));
  });

  it('drops an answer to a term that is no longer wanted', async () => {
    let answer: (() => void) | undefined;
    const { search } = await open({
      [SEARCH]: () =>
        new Promise((resolve) => {
          answer = () => resolve({ body: { items: [wireItem('old')], pagination } });
        }),
    });
    search.getState().setTerm('old');
    await vi.advanceTimersByTimeAsync(300);
    search.getState().setTerm('');
    answer?.();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(search.getState().remote.items).toEqual([]);
  });

  it('leaves out a bad item and reports it, and keeps the rest', async () => {
    const { search, reportedErrors } = await open({
      [SEARCH]: {
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
    ['a lost line', 'lost' as const],
    ['a refusal', { status: 501, body: { error: 1, code: 'x', message: 'x' } }],
    ['nonsense', { body: { items: 'none' } }],
  ])('takes %s quietly, and reports it', async (_, reply) => {
    const { search, reportedErrors } = await open({ [SEARCH]: reply });
    search.getState().setTerm('latte');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(search.getState().remote.items).toEqual([]);
    expect(found(search, 'latte')).toEqual(['latte']);
    expect(reportedErrors.length).toBeGreaterThan(0);
  });

  it('asks nothing offline, for nothing, or for one Latin letter or digit', async () => {
    const { search, requestsTo } = await open();
    for (const term of ['', '  ', 'a', 'É', 'ß', 'ệ', '7']) search.getState().setTerm(term);
    await vi.advanceTimersByTimeAsync(3_000);
    vi.stubGlobal('navigator', { onLine: false });
    search.getState().setTerm('latte');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(requestsTo(SEARCH)).toEqual([]);
    vi.stubGlobal('navigator', { onLine: true });
    for (const term of ['面', 'ب']) {
      search.getState().setTerm(term);
      await vi.advanceTimersByTimeAsync(3_000);
    }
    expect(requestsTo(SEARCH)).toHaveLength(2);
  });
});

describe('recent searches', () => {
  it('are kept on the device, and heard of in other elements of the business', async () => {
    const storage = createSharedStorage();
    const here = await open({}, { storage: storage() });
    const there = await open({}, { storage: storage() });
    here.search.getState().setTerm('latte');
    here.search.getState().remember();
    expect(there.search.getState().recent).toEqual(['latte']);
    there.search.getState().forget('latte');
    expect(here.search.getState().recent).toEqual([]);
    const later = await open({}, { storage: storage() });
    here.search.getState().remember('some item');
    expect(later.search.getState().recent).toEqual(['latte']);
    expect(here.search.getState().openedId).toBe('some item');
    later.search.getState().forgetAll();
    expect(here.search.getState().recent).toEqual([]);
  });

  it('are discarded where somebody else wrote them', async () => {
    const storage = memoryStorage();
    storage.set('order-app:demo:searches', JSON.stringify({ v: 1, d: [{ html: '<b>' }] }));
    const { search } = await open({}, { storage });
    expect(search.getState().recent).toEqual([]);
  });
});
