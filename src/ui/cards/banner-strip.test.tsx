// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BannerStrip, type StripBanner } from './banner-strip.tsx';
import '../testing/render-ui.ts';

const picture = { src: 'https://shop.test/media/offer', width: 1200, height: 400, color: null };
const show = (banners: readonly StripBanner[]) => {
  const ref = createRef<HTMLUListElement>();
  render(
    <BannerStrip
      ref={ref}
      label="Offers"
      previousLabel="Previous offer"
      nextLabel="Next offer"
      placeText={(at, count) => `${at} / ${count}`}
      banners={banners}
    />,
  );
  return ref;
};

/** A list of so many px in a view of 300. */
function layOut(scrollWidth: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = Number(this.dataset.id ?? 0);
    return { left: at * 300, right: at * 300 + 300 } as DOMRect;
  });
}

afterEach(() => vi.restoreAllMocks());

describe('BannerStrip', () => {
  it('names each banner where it leads, and opens it inside the app', () => {
    const open = vi.fn();
    show([{ id: '0', picture, name: 'New: karak', href: '#karak', onOpen: open }]);
    const list = screen.getByRole('list', { name: 'Offers' });
    fireEvent.click(within(list).getByRole('link', { name: 'New: karak' }));
    expect(open).toHaveBeenCalledOnce();
  });

  it('opens another site in a new tab that knows nothing of this one', () => {
    show([{ id: '0', picture, name: 'shop.test', href: 'https://shop.test/' }]);
    const link = screen.getByRole('link', { name: 'shop.test' });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  });

  it('is a picture with a name where it leads nowhere', () => {
    show([{ id: '0', picture, name: 'Eid Mubarak' }]);
    expect(screen.getByRole('img', { name: 'Eid Mubarak' })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('has no arrows when everything is in view', () => {
    show([{ id: '0', picture, name: 'One' }]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leafs on by its arrows, which say when there is no more', () => {
    layOut(900);
    const scrollBy = vi.fn();
    const ref = show(['0', '1', '2'].map((id) => ({ id, picture, name: id, href: '#', onOpen: vi.fn() })));
    const list = ref.current;
    if (!list) throw new Error('no list');
    list.scrollBy = scrollBy;
    const next = screen.getByRole('button', { name: 'Next offer' });
    expect(screen.getByRole('button', { name: 'Previous offer' }).getAttribute('aria-disabled')).toBe('true');
    expect(next.getAttribute('aria-disabled')).toBe('false');
    fireEvent.click(next);
    expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ left: 300 }));
    expect(screen.getByText('1 / 3')).toBeTruthy();
  });

  it('is scrolled by the keyboard also where nothing in it can be focused', () => {
    layOut(900);
    show(['0', '1'].map((id) => ({ id, picture, name: id })));
    expect(screen.getByRole('list', { name: 'Offers' }).getAttribute('tabindex')).toBe('0');
  });
});
