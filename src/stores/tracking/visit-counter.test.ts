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
  isKnown = true,
  visitReply: object = { body: {} },
) {
  const restaurant = isKnown
    ? { body: restaurantBody() }
    : { status: 404, body: { error: 1, code: 'not_found', message: 'No' } };
  const stores = createTestStores(
    { 'webapp/v5/restaurant/': restaurant, [VISIT_PATH]: visitReply as never },
    { tabStorage },
  );
  await stores.business.getState().load();
  const disconnect = createVisitCounter(stores.deps, stores, () => CONTEXT).connect();
  const countSent = async () => {
    await vi.advanceTimersByTimeAsync(60_000);
    return stores.listRequestsTo(VISIT_PATH).length;
  };
  return { ...stores, disconnect, countSent };
}

it('counts a visit once per tab, without sending anything about the customer', async () => {
  const tabStorage = createMemoryStorage();
  const page = await openPage(tabStorage);
  expect(await page.countSent()).toBe(1);
  expect(page.listRequestsTo(VISIT_PATH)[0]?.body).toEqual(CONTEXT);

  const reloadedPage = await openPage(tabStorage);
  expect(await reloadedPage.countSent()).toBe(0);
  const otherTab = await openPage();
  expect(await otherTab.countSent()).toBe(1);
});

it('does not count a visit to an unknown business, or a visit that ends immediately', async () => {
  const unknownBusinessPage = await openPage(createMemoryStorage(), false);
  expect(await unknownBusinessPage.countSent()).toBe(0);
  const shortVisit = await openPage();
  shortVisit.disconnect();
  expect(await shortVisit.countSent()).toBe(0);
});

it('counts the visit on the next page if the first request failed', async () => {
  const tabStorage = createMemoryStorage();
  const page = await openPage(tabStorage, true, {
    status: 404,
    body: { error: 1, code: 'not_found', message: 'No' },
  });
  expect(await page.countSent()).toBe(1);
  const nextPage = await openPage(tabStorage);
  expect(await nextPage.countSent()).toBe(1);
});
