import { beforeEach, describe, expect, it, vi } from 'vitest';
import { restaurantBody } from '../../api/testing/wire-examples.ts';
import { createTestStores } from '../testing/test-stores.ts';
import { createBannersStore } from './banners-store.ts';

const buildWireBanner = (id: string) => ({ id, image: { src: '/media/banner', width: 1200, height: 400 } });
const BANNERS_PATH = 'webapp/banners/demo';
const REACH_PATH = 'webapp/banners/reach';

async function openBanners(
  routes: Parameters<typeof createTestStores>[0] = {},
  restaurant = {},
  menuBody = {},
) {
  const stores = createTestStores({
    'webapp/v5/restaurant/': { body: restaurantBody(restaurant, menuBody) },
    'webapp/v5/menu/': { body: { menu: { categories: [] }, discounts: {} } },
    [BANNERS_PATH]: { body: { banners: [buildWireBanner('a'), buildWireBanner('b')] } },
    [REACH_PATH]: { body: { error: 0 } },
    ...routes,
  });
  await stores.business.getState().load();
  const banners = createBannersStore(stores.deps, stores);
  return {
    ...stores,
    banners,
    listRequestedPaths: () => stores.listRequestsTo(BANNERS_PATH).map(({ path }) => path),
  };
}

const listReportedViews = ({ listRequestsTo }: ReturnType<typeof createTestStores>) =>
  listRequestsTo(REACH_PATH).map(({ body }) => (body as { banners: string[] }).banners);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T20:30:00Z') });
  return () => vi.useRealTimers();
});

describe('banners', () => {
  it('requests the banners for the business’s local date', async () => {
    const kuwaitStores = await openBanners();
    kuwaitStores.banners.connect();
    await vi.waitFor(() => expect(kuwaitStores.banners.getState().status).toBe('fetched'));
    expect(kuwaitStores.listRequestedPaths()).toEqual(['webapp/banners/demo~one?date=01-03-2026']);
    expect(kuwaitStores.banners.getState().banners.map(({ id }) => id)).toEqual(['a', 'b']);

    const tokyoStores = await openBanners({}, { timezone: 'Asia/Tokyo' });
    tokyoStores.banners.connect();
    await vi.advanceTimersByTimeAsync(0);
    expect(tokyoStores.listRequestedPaths()).toEqual(['webapp/banners/demo~one?date=02-03-2026']);
  });

  it('requests the banners once more after midnight in the business’s time zone', async () => {
    const { banners, listRequestedPaths } = await openBanners();
    banners.connect();
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    expect(listRequestedPaths()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(listRequestedPaths().slice(1)).toEqual(['webapp/banners/demo~one?date=02-03-2026']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listRequestedPaths()).toHaveLength(2);
  });

  it('requests no banners on a day without banners, but requests those of the next day', async () => {
    const { banners, listRequestedPaths } = await openBanners({}, {}, { banners: 0 });
    banners.connect();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listRequestedPaths()).toEqual([]);
    expect(banners.getState()).toMatchObject({ status: 'fetched', banners: [] });
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    expect(listRequestedPaths()).toEqual(['webapp/banners/demo~one?date=02-03-2026']);
    expect(banners.getState().banners).toHaveLength(2);
  });

  it('requests the banners of the selected branch even if the first branch has no banners', async () => {
    const { banners, listRequestedPaths, business } = await openBanners({}, {}, { banners: 0 });
    banners.connect();
    await business.getState().selectBranch('demo~two');
    await vi.advanceTimersByTimeAsync(0);
    expect(listRequestedPaths()).toEqual(['webapp/banners/demo~two?date=01-03-2026']);
  });

  it('delays the daily request for banners until the page is visible again', async () => {
    const { banners, listRequestedPaths, page } = await openBanners();
    banners.connect();
    await vi.advanceTimersByTimeAsync(0);
    page.setHidden(true);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    expect(listRequestedPaths()).toHaveLength(1);
    page.setHidden(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(listRequestedPaths()).toHaveLength(2);
  });

  it('requests the banners of another branch when the customer switches to that branch', async () => {
    const { banners, listRequestedPaths, business } = await openBanners();
    banners.connect();
    await vi.advanceTimersByTimeAsync(0);
    await business.getState().selectBranch('demo~two');
    await vi.advanceTimersByTimeAsync(0);
    expect(listRequestedPaths().at(-1)).toBe('webapp/banners/demo~two?date=01-03-2026');
  });

  it('shows no banners if the request fails, and requests the banners again on the next load', async () => {
    const stores = await openBanners({
      [BANNERS_PATH]: { status: 500, body: { error: 1, code: 'x', message: 'x' } },
    });
    stores.banners.connect();
    await vi.advanceTimersByTimeAsync(0);
    expect(stores.banners.getState()).toMatchObject({ status: 'error', banners: [] });
    stores.routes[BANNERS_PATH] = { body: { banners: [buildWireBanner('a')] } };
    await stores.banners.getState().load();
    await vi.advanceTimersByTimeAsync(0);
    expect(stores.banners.getState()).toMatchObject({ status: 'fetched', banners: [{ id: 'a' }] });
  });

  it('shows no banners and reports the error if the response contains no list of banners', async () => {
    const { banners, reportedErrors } = await openBanners({ [BANNERS_PATH]: { body: { banners: 7 } } });
    banners.connect();
    await vi.advanceTimersByTimeAsync(0);
    expect(banners.getState().status).toBe('error');
    expect(reportedErrors).not.toHaveLength(0);
  });
});

describe('banner views', () => {
  it('sends banner views in batches, and each view once per visit', async () => {
    const stores = await openBanners();
    const { reportView } = stores.banners.getState();
    for (const id of ['a', 'b', 'a']) reportView(id);
    await vi.advanceTimersByTimeAsync(1_000);
    reportView('b');
    reportView('c');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(listReportedViews(stores)).toEqual([['a', 'b'], ['c']]);
  });

  it('sends pending banner views immediately when the page is hidden or the element is removed', async () => {
    const stores = await openBanners();
    const stop = stores.banners.connect();
    stores.banners.getState().reportView('a');
    stores.page.setHidden(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(listReportedViews(stores)).toEqual([['a']]);
    stores.page.setHidden(false);
    stores.banners.getState().reportView('b');
    stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(listReportedViews(stores)).toEqual([['a'], ['b']]);
  });

  it('does not retry banner views that could not be sent', async () => {
    const stores = await openBanners({ [REACH_PATH]: 'lost' });
    stores.banners.getState().reportView('a');
    await vi.advanceTimersByTimeAsync(60_000);
    stores.banners.getState().reportView('a');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listReportedViews(stores)).toEqual([['a']]);
  });

  it('reports banner views in requests of at most 50 views', async () => {
    const stores = await openBanners();
    for (let index = 0; index < 120; index++) stores.banners.getState().reportView(`banner-${index}`);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(listReportedViews(stores).map(({ length }) => length)).toEqual([50, 50, 20]);
  });
});
