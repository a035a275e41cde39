// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BannerStrip, type StripBanner } from './banner-strip.tsx';
import '../testing/render-ui.ts';

const picture = { src: 'https://shop.test/media/offer', width: 1200, height: 400, color: null };
const renderBannerStrip = (banners: readonly StripBanner[]) => {
  const listRef = createRef<HTMLUListElement>();
  render(
    <BannerStrip
      ref={listRef}
      label="Offers"
      previousLabel="Previous offer"
      nextLabel="Next offer"
      formatPosition={(position, count) => `${position} / ${count}`}
      banners={banners}
    />,
  );
  return listRef;
};

/** Gives the list a width of `scrollWidth` px in a viewport of 300 px. jsdom has no layout. */
function stubLayout(scrollWidth: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const index = Number(this.dataset.id ?? 0);
    return { left: index * 300, right: index * 300 + 300 } as DOMRect;
  });
}

afterEach(() => vi.restoreAllMocks());

describe('BannerStrip', () => {
  it('labels a banner with its destination, and opens the destination inside the app', () => {
    const onOpen = vi.fn();
    renderBannerStrip([{ id: '0', picture, name: 'New: karak', href: '#karak', onOpen }]);
    const bannerList = screen.getByRole('list', { name: 'Offers' });
    fireEvent.click(within(bannerList).getByRole('link', { name: 'New: karak' }));
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('opens a banner’s link to another site in a new tab, without an opener', () => {
    renderBannerStrip([{ id: '0', picture, name: 'shop.test', href: 'https://shop.test/' }]);
    const link = screen.getByRole('link', { name: 'shop.test' });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  });

  it('shows a labelled picture when the banner is not a link', () => {
    renderBannerStrip([{ id: '0', picture, name: 'Eid Mubarak' }]);
    expect(screen.getByRole('img', { name: 'Eid Mubarak' })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows no arrow buttons when every banner is in view', () => {
    renderBannerStrip([{ id: '0', picture, name: 'One' }]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('scrolls the banners with arrow buttons, and disables the buttons at the ends', () => {
    stubLayout(900);
    const scrollBy = vi.fn();
    const listRef = renderBannerStrip(
      ['0', '1', '2'].map((id) => ({ id, picture, name: id, href: '#', onOpen: vi.fn() })),
    );
    const bannerList = listRef.current;
    if (!bannerList) throw new Error('The strip rendered no list');
    bannerList.scrollBy = scrollBy;
    const nextButton = screen.getByRole('button', { name: 'Next offer' });
    expect(screen.getByRole('button', { name: 'Previous offer' }).getAttribute('aria-disabled')).toBe('true');
    expect(nextButton.getAttribute('aria-disabled')).toBe('false');
    fireEvent.click(nextButton);
    expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ left: 300 }));
    expect(screen.getByText('1 / 3')).toBeTruthy();
  });

  it('lets the keyboard scroll a strip of banners without links', () => {
    stubLayout(900);
    renderBannerStrip(['0', '1'].map((id) => ({ id, picture, name: id })));
    expect(screen.getByRole('list', { name: 'Offers' }).getAttribute('tabindex')).toBe('0');
  });
});
