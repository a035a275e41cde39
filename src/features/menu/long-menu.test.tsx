// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shiftsBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { ScrollerProvider } from '../../ui/layout/scroller.tsx';
import { Menu, open, PATH } from './testing/render-menu-screen.tsx';

const ROW = 144 + 12;
const COUNT = 500;
const COFFEE_HEIGHT = COUNT * ROW - 12;
const VIEWPORT = 800;
const OVERSCAN = 500;

/** The menu inside an element that scrolls, as in the app. */
function ScrolledMenu() {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  return (
    <main ref={setScroller}>
      <ScrollerProvider value={scroller}>
        <Menu />
      </ScrollerProvider>
    </main>
  );
}

const listOf = (category: string) => screen.queryByRole('list', { name: category });
const cards = () => screen.queryAllByRole('article');

describe('a menu with hundreds of dishes', () => {
  let observed: Map<Element, IntersectionObserverCallback>;

  const reportIntersections = () => {
    for (const [target, callback] of observed) {
      const { top, bottom } = target.getBoundingClientRect();
      const isIntersecting = top < VIEWPORT + OVERSCAN && bottom > -OVERSCAN;
      callback([{ target, isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
    }
  };
  const scrollTo = (top: number) => {
    const main = screen.getByRole('main');
    main.scrollTop = top;
    act(() => void main.dispatchEvent(new Event('scroll')));
    act(reportIntersections);
  };

  beforeEach(() => {
    observed = new Map();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(readonly callback: IntersectionObserverCallback) {}
        observe(element: Element) {
          observed.set(element, this.callback);
        }
        disconnect() {
          for (const [element, callback] of observed)
            if (callback === this.callback) observed.delete(element);
        }
      },
    );
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    // The page holds two lists below each other and nothing else: coffee, then tea.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this.matches('main')) return { top: 0, bottom: VIEWPORT } as DOMRect;
      const { scrollTop = 0 } = this.closest('main') ?? {};
      const isTea = !!listOf('tea')?.closest('section')?.contains(this);
      const top = (isTea ? COFFEE_HEIGHT : 0) - scrollTop;
      return { top, bottom: top + (isTea ? ROW : COFFEE_HEIGHT) } as DOMRect;
    });
    return () => vi.unstubAllGlobals();
  });

  const openLongMenu = async () => {
    const dishes = Array.from({ length: COUNT }, (_, at) => wireItem(`dish-${at}`));
    const categories = [wireCategory('coffee', dishes), wireCategory('tea', [wireItem('mint')])];
    const { menu } = await open({}, { menu: { categories } }, shiftsBody(), PATH, ScrolledMenu);
    await waitFor(() => expect(menu.getState().isComplete).toBe(true));
    await waitFor(() => expect(listOf('coffee')?.style.height).toBe(`${COFFEE_HEIGHT}px`));
    act(reportIntersections);
  };

  it('renders the first dishes only and keeps the space of the rest', async () => {
    await openLongMenu();
    expect(cards().length).toBeLessThan(12);
    expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe(`${COUNT}`);
    expect(screen.getByRole('link', { name: 'dish-0' })).toBeTruthy();
  });

  it('renders the dishes the customer scrolls to', async () => {
    await openLongMenu();
    scrollTo(200 * ROW);
    expect(screen.getByRole('link', { name: 'dish-200' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'dish-0' })).toBeNull();
    expect(cards().length).toBeLessThan(20);
  });

  it('marks the tab of the category at the top of the viewport', async () => {
    await openLongMenu();
    const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;
    scrollTo(0);
    expect(selectedTab()).toBe('coffee');
    scrollTo(COFFEE_HEIGHT);
    expect(selectedTab()).toBe('tea');
  });
});
