// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shiftsBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { ScrollerProvider } from '../../ui/layout/scroller.tsx';
import { Menu, openMenu, PATH } from './testing/render-menu-screen.tsx';

const ROW_PX = 144 + 12;
const DISH_COUNT = 500;
const COFFEE_HEIGHT_PX = DISH_COUNT * ROW_PX - 12;
const VIEWPORT_PX = 800;
const OVERSCAN_PX = 500;

/** The menu inside a scroll container, as in the app. */
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

const queryCategoryList = (category: string) => screen.queryByRole('list', { name: category });
const queryDishCards = () => screen.queryAllByRole('article');

describe('a menu with hundreds of dishes', () => {
  let observedElements: Map<Element, IntersectionObserverCallback>;

  const reportIntersections = () => {
    for (const [target, callback] of observedElements) {
      const { top, bottom } = target.getBoundingClientRect();
      const isIntersecting = top < VIEWPORT_PX + OVERSCAN_PX && bottom > -OVERSCAN_PX;
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
    observedElements = new Map();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(readonly callback: IntersectionObserverCallback) {}
        observe(element: Element) {
          observedElements.set(element, this.callback);
        }
        disconnect() {
          for (const [element, callback] of observedElements)
            if (callback === this.callback) observedElements.delete(element);
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
    // Fake layout: the page has only two lists, coffee above tea.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      if (this.matches('main')) return { top: 0, bottom: VIEWPORT_PX } as DOMRect;
      const { scrollTop = 0 } = this.closest('main') ?? {};
      const isTea = !!queryCategoryList('tea')?.closest('section')?.contains(this);
      const top = (isTea ? COFFEE_HEIGHT_PX : 0) - scrollTop;
      return { top, bottom: top + (isTea ? ROW_PX : COFFEE_HEIGHT_PX) } as DOMRect;
    });
    return () => vi.unstubAllGlobals();
  });

  const openLongMenu = async () => {
    const dishes = Array.from({ length: DISH_COUNT }, (_, index) => wireItem(`dish-${index}`));
    const categories = [wireCategory('coffee', dishes), wireCategory('tea', [wireItem('mint')])];
    const { menu } = await openMenu({}, { menu: { categories } }, shiftsBody(), PATH, ScrolledMenu);
    await waitFor(() => expect(menu.getState().isComplete).toBe(true));
    await waitFor(() => expect(queryCategoryList('coffee')?.style.height).toBe(`${COFFEE_HEIGHT_PX}px`));
    act(reportIntersections);
  };

  it('renders only the first dishes of a long menu, and reserves space for the other dishes', async () => {
    await openLongMenu();
    expect(queryDishCards().length).toBeLessThan(12);
    expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe(`${DISH_COUNT}`);
    expect(screen.getByRole('link', { name: 'dish-0' })).toBeTruthy();
  });

  it('renders only the dishes near the viewport after the customer has scrolled down a long menu', async () => {
    await openLongMenu();
    scrollTo(200 * ROW_PX);
    expect(screen.getByRole('link', { name: 'dish-200' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'dish-0' })).toBeNull();
    expect(queryDishCards().length).toBeLessThan(20);
  });

  it('marks the tab of the category that is at the top of the viewport', async () => {
    await openLongMenu();
    const getSelectedTab = () => screen.getByRole('tab', { selected: true }).textContent;
    scrollTo(0);
    expect(getSelectedTab()).toBe('coffee');
    scrollTo(COFFEE_HEIGHT_PX);
    expect(getSelectedTab()).toBe('tea');
  });
});
