import { describe, expect, it, vi } from 'vitest';
import { readBanners } from './map-banners.ts';

const buildWireBanner = (id: string, overrides: object = {}) => ({
  id,
  image: { src: 'media/banner', width: 1200, height: 400 },
  ...overrides,
});
const readWithReport = (banners: unknown, report = vi.fn()) => ({
  banners: readBanners({ banners }, 'https://api.test', report),
  report,
});

describe('readBanners', () => {
  it('makes picture URLs absolute and maps the target of each banner', () => {
    const { banners } = readWithReport([
      buildWireBanner('a', { item_id: 'latte', title: { en: 'New' } }),
      buildWireBanner('b', { category_id: 'coffee' }),
      buildWireBanner('c', { url: 'https://shop.test/offer' }),
      buildWireBanner('d'),
    ]);
    expect(banners[0]?.image?.src).toBe('https://api.test/media/banner');
    expect(banners[0]?.title).toEqual({ en: 'New' });
    expect(banners.map(({ target }) => target)).toEqual([
      { kind: 'item', id: 'latte' },
      { kind: 'category', id: 'coffee' },
      { kind: 'url', url: 'https://shop.test/offer', host: 'shop.test' },
      null,
    ]);
  });

  it('omits and reports an invalid banner, and keeps the other banners', () => {
    const { banners, report } = readWithReport([
      buildWireBanner('a'),
      { id: 'b' },
      null,
      buildWireBanner('c'),
    ]);
    expect(banners.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(report).toHaveBeenCalled();
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//shop.test',
    'not an address',
    'https://',
    'https://1.2.3.4.5/',
  ])('ignores the unsafe or invalid banner target %s', (url) => {
    const { banners, report } = readWithReport([buildWireBanner('a', { url })]);
    expect(banners).toMatchObject([{ id: 'a', target: null }]);
    expect(report).toHaveBeenCalled();
  });

  it('keeps the first of two banners with the same id', () => {
    const { banners, report } = readWithReport([
      buildWireBanner('a', { item_id: 'one' }),
      buildWireBanner('a', { item_id: 'two' }),
    ]);
    expect(banners).toMatchObject([{ id: 'a', target: { id: 'one' } }]);
    expect(report).toHaveBeenCalledOnce();
  });

  it('throws if the banners in the API response are not a list', () => {
    expect(() => readBanners({ banners: 'soon' }, '', vi.fn())).toThrow();
  });
});
