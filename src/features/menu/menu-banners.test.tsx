// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { restaurantBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { showScreen } from '../../components/testing/render-screen.tsx';
import { createTestStores } from '../../stores/testing/test-stores.ts';
import { MenuScreen } from './menu-screen.tsx';

const PATH = '/demo/car_pickup';
const user = userEvent.setup();
const wireBanner = (id: string, overrides: object = {}) => ({
  id,
  image: { src: '/media/banner', width: 1200, height: 400 },
  ...overrides,
});
const menu = {
  categories: [
    wireCategory('coffee', [wireItem('latte', { name: { en: 'Latte' } })]),
    wireCategory('sweets', [wireItem('cake', { category: 'sweets' })]),
  ],
};

async function openMenuWithBanners(banners: unknown, bannerCount?: number) {
  const stores = createTestStores({
    'webapp/v5/restaurant/': {
      body: restaurantBody({}, { menu, ...(bannerCount !== undefined && { banners: bannerCount }) }),
    },
    'webapp/banners/demo': { body: { banners } },
    'webapp/banners/reach': { body: { error: 0 } },
  });
  stores.cart.setState({ cart: { branchId: 'demo~one', orderType: 'car_pickup', lines: [] } });
  await showScreen(PATH, MenuScreen, stores);
  return stores;
}
const findBannerStrip = () => screen.findByRole('list', { name: 'News and offers' });

describe('banners on the menu', () => {
  // @spec calls/get-webapp-banners-branch-id
  it('labels each banner with its title or target, and opens the target on a click', async () => {
    await openMenuWithBanners([
      wireBanner('a', { item_id: 'latte' }),
      wireBanner('b', { category_id: 'sweets', title: { en: 'Sweet week' } }),
      wireBanner('c', { url: 'https://shop.test/offer' }),
    ]);
    await findBannerStrip();
    expect(screen.getByRole('link', { name: 'shop.test' }).getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('link', { name: 'Sweet week' })).toBeTruthy();
    const [banner] = screen.getAllByRole('link', { name: 'Latte' });
    if (banner) await user.click(banner);
    expect(await screen.findByText('Went to /demo/car_pickup/coffee/latte')).toBeTruthy();
  });

  it('shows a banner without a link when the banner’s target is not on the menu', async () => {
    await openMenuWithBanners([
      wireBanner('a', { item_id: 'gone', title: { en: 'Old offer' } }),
      wireBanner('b', { category_id: 'gone', title: { en: 'Older offer' } }),
    ]);
    await findBannerStrip();
    expect(screen.getByRole('img', { name: 'Old offer' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /offer/i })).toBeNull();
  });

  it('requests no banners when the business has none today', async () => {
    const { listRequestsTo } = await openMenuWithBanners([wireBanner('a')], 0);
    await act(() => vi.dynamicImportSettled());
    expect(listRequestsTo('webapp/banners/')).toEqual([]);
  });

  it('shows no banner section on the menu when the banners cannot be loaded', async () => {
    const { listRequestsTo } = await openMenuWithBanners('broken', 2);
    await vi.waitFor(() => expect(listRequestsTo('webapp/banners/')).toHaveLength(1));
    await vi.waitFor(() =>
      expect(document.querySelector('section[aria-label="News and offers"]')).toBeNull(),
    );
    expect(screen.getByRole('article', { name: 'Latte' })).toBeTruthy();
  });
});

describe('a banner impression', () => {
  let reportRatios: (getRatio: (id: string) => number) => void;
  let observedElements: Map<Element, IntersectionObserverCallback>;
  beforeEach(() => {
    observedElements = new Map();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(readonly callback: IntersectionObserverCallback) {}
        observe(element: Element) {
          observedElements.set(element, this.callback);
        }
        unobserve() {}
        disconnect() {}
      },
    );
    reportRatios = (getRatio) => {
      for (const [target, callback] of observedElements) {
        const { id } = (target as HTMLElement).dataset;
        if (target.localName !== 'li' || !id) continue;
        callback(
          [{ target, intersectionRatio: getRatio(id) } as unknown as IntersectionObserverEntry],
          {} as IntersectionObserver,
        );
      }
    };
    return () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    };
  });

  it('counts a single view of a banner after half of the banner has been visible for a second', async () => {
    const { listRequestsTo } = await openMenuWithBanners([wireBanner('a'), wireBanner('b')]);
    await findBannerStrip();
    vi.useFakeTimers();
    const advanceTime = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
    reportRatios((id) => (id === 'a' ? 0.6 : 0.4));
    await advanceTime(900);
    reportRatios((id) => (id === 'a' ? 0.6 : 0.9));
    await advanceTime(300);
    // Banner "b" leaves the viewport before it has been visible for a second.
    reportRatios((id) => (id === 'a' ? 0.6 : 0));
    await advanceTime(3_000);
    reportRatios(() => 0);
    reportRatios((id) => (id === 'a' ? 1 : 0));
    await advanceTime(3_000);
    expect(listRequestsTo('webapp/banners/reach').map(({ body }) => body)).toEqual([{ banners: ['a'] }]);
  });
});
