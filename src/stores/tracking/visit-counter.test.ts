import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restaurantBody } from '../../api/testing/wire-examples.ts';
import { createMemoryStorage } from '../../lib/storage.ts';
import { createTestStores } from '../testing/test-stores.ts';
import { createVisitCounter } from './visit-counter.ts';

const VISIT_PATH = 'webapp/visit/';
const CONTEXT = { mode: 'embedded' as const, locale: 'en', host: 'cafe.example' };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function openPage(
  tabStorage = createMemoryStorage(),
  isBusinessKnown = true,
  visitReply: object = { body: {} },
) {
  const restaurant = isBusinessKnown
    ? { body: restaurantBody() }
    : { status: 404, body: { error: 1, code: 'not_found', message: 'No' } };
  const stores = createTestStores(
    { 'webapp/v5/restaurant/': restaurant, [VISIT_PATH]: visitReply as never },
    { tabStorage },
  );
  await stores.business.getState().load();
  const disconnect = createVisitCounter(stores.deps, stores, () => CONTEXT).connect();
  const countVisitRequests = async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    return stores.listRequestsTo(VISIT_PATH).length;
  };
  return { ...stores, disconnect, countVisitRequests };
}

it('counts a visit once per tab, without sending anything about the customer', async () => {
  const tabStorage = createMemoryStorage();
  const page = await openPage(tabStorage);
  expect(await page.countVisitRequests()).toBe(1);
  expect(page.listRequestsTo(VISIT_PATH)[0]?.body).toEqual(CONTEXT);

  const reloadedPage = await openPage(tabStorage);
  expect(await reloadedPage.countVisitRequests()).toBe(0);
  const otherTab = await openPage();
  expect(await otherTab.countVisitRequests()).toBe(1);
});

it('does not count a visit to an unknown business, or a visit that ends immediately', async () => {
  const unknownBusinessPage = await openPage(createMemoryStorage(), false);
  expect(await unknownBusinessPage.countVisitRequests()).toBe(0);
  const shortVisit = await openPage();
  shortVisit.disconnect();
  expect(await shortVisit.countVisitRequests()).toBe(0);
});

it('counts the visit on the tab’s next page if the first visit request failed', async () => {
  const tabStorage = createMemoryStorage();
  const page = await openPage(tabStorage, true, {
    status: 404,
    body: { error: 1, code: 'not_found', message: 'No' },
  });
  expect(await page.countVisitRequests()).toBe(1);
  const nextPage = await openPage(tabStorage);
  expect(await nextPage.countVisitRequests()).toBe(1);
});
