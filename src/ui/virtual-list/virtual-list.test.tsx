// @vitest-environment jsdom
import '../testing/render-ui.ts';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ScrollerProvider } from '../layout/scroller.tsx';
import { OVERSCAN_PX } from './use-is-near-viewport.ts';
import { VirtualList } from './virtual-list.tsx';

const ITEM_PX = 90;
const GAP_PX = 10;
const ROW_PX = ITEM_PX + GAP_PX;
const VIEWPORT_PX = 600;

/** Height of the content above the list, in px. */
let contentAbove: number;
let intersectionCallbacks: Map<Element, IntersectionObserverCallback>;
let resizeCallbacks: Set<ResizeObserverCallback>;
let scroller: HTMLElement;

/** Reports to every list whether it is near the viewport, as the browser does after layout. */
const reportIntersections = () => {
  for (const [target, callback] of intersectionCallbacks) {
    const { top, bottom } = target.getBoundingClientRect();
    const isIntersecting = top < VIEWPORT_PX + OVERSCAN_PX && bottom > -OVERSCAN_PX;
    callback([{ target, isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
  }
};

beforeEach(() => {
  contentAbove = 0;
  intersectionCallbacks = new Map();
  resizeCallbacks = new Set();
  scroller = document.createElement('main');
  document.body.append(scroller);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(readonly callback: IntersectionObserverCallback) {}
      observe(element: Element) {
        intersectionCallbacks.set(element, this.callback);
      }
      disconnect() {
        for (const [element, callback] of intersectionCallbacks)
          if (callback === this.callback) intersectionCallbacks.delete(element);
      }
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(readonly callback: ResizeObserverCallback) {}
      observe() {
        resizeCallbacks.add(this.callback);
      }
      disconnect() {
        resizeCallbacks.delete(this.callback);
      }
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this === scroller) return { top: 0, bottom: VIEWPORT_PX } as DOMRect;
    const top = contentAbove - scroller.scrollTop;
    const height = Number.parseFloat((this as HTMLElement).style.height);
    return { top, bottom: top + height } as DOMRect;
  });
  return () => {
    vi.unstubAllGlobals();
    scroller.remove();
  };
});

interface ListOptions {
  count?: number;
  columns?: number;
  initialRows?: number;
  initialOverscan?: number;
}

const buildList = ({
  count = 500,
  columns: columnCount = 1,
  initialRows: initialRowCount = 0,
  initialOverscan = OVERSCAN_PX,
}: ListOptions = {}) => (
  <ScrollerProvider value={scroller}>
    <VirtualList
      aria-label="Dishes"
      count={count}
      columns={columnCount}
      itemHeight={ITEM_PX}
      gap={GAP_PX}
      initialRows={initialRowCount}
      initialOverscan={initialOverscan}
      renderItem={(index) => <button type="button">Dish {index + 1}</button>}
    />
  </ScrollerProvider>
);

const openList = (options?: ListOptions) => {
  const view = render(buildList(options), { container: scroller });
  act(reportIntersections);
  return view;
};

/** Scrolls within a list that stays near the viewport. */
const scrollWithin = (top: number) => {
  scroller.scrollTop = top;
  act(() => void scroller.dispatchEvent(new Event('scroll')));
};

const scrollTo = (top: number) => {
  scrollWithin(top);
  act(reportIntersections);
};

/** The numbers of the rendered dishes, in the order of the document. */
const getRenderedDishes = () =>
  screen.queryAllByRole('button').map(({ textContent }) => Number(textContent?.replace('Dish ', '')));
const listNumbersBetween = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const getDish = (number: number) => screen.getByRole('button', { name: `Dish ${number}` });

describe('VirtualList', () => {
  it('gives a virtual list the height of all rows while it renders only the initial rows', () => {
    render(buildList({ initialRows: 3 }), { container: scroller });
    expect(getRenderedDishes()).toEqual([1, 2, 3]);
    expect(screen.getByRole('list', { name: 'Dishes' }).style.height).toBe(`${500 * ROW_PX - GAP_PX}px`);
  });

  it('gives assistive technology the position of an item in the whole list', () => {
    openList();
    scrollTo(200 * ROW_PX);
    const item = getDish(203).closest('[role=listitem]');
    expect(item?.getAttribute('aria-posinset')).toBe('203');
    expect(item?.getAttribute('aria-setsize')).toBe('500');
  });

  it('renders the rows of a list inside the viewport and its overscan, in reading order', () => {
    openList();
    expect(getRenderedDishes()).toEqual(listNumbersBetween(1, 11));
    scrollTo(200 * ROW_PX);
    expect(getRenderedDishes()).toEqual(listNumbersBetween(196, 211));
    scrollTo(198 * ROW_PX);
    expect(getRenderedDishes()).toEqual(listNumbersBetween(194, 209));
  });

  it('places the columns of a list side by side and leaves the end of the last row empty', () => {
    openList({ count: 8, columns: 3 });
    const rows = [...scroller.querySelectorAll('[data-row]')].map((row) => row.textContent);
    expect(rows).toEqual(['Dish 1Dish 2Dish 3', 'Dish 4Dish 5Dish 6', 'Dish 7Dish 8']);
  });

  it('renders no row of a list during a fling, and the rows in view when the fling ends', () => {
    vi.useFakeTimers();
    openList();
    scrollWithin(100 * ROW_PX);
    scrollWithin(103 * ROW_PX);
    scrollWithin(106 * ROW_PX);
    expect(getRenderedDishes()).toEqual(listNumbersBetween(96, 111));
    act(() => void vi.advanceTimersByTime(80));
    expect(getRenderedDishes()).toEqual(listNumbersBetween(102, 117));
    vi.useRealTimers();
  });

  it('renders the rows in view at once when a fling of the list slows down', () => {
    openList();
    scrollWithin(100 * ROW_PX);
    scrollWithin(103 * ROW_PX);
    scrollWithin(104 * ROW_PX);
    expect(getRenderedDishes()).toEqual(listNumbersBetween(100, 115));
  });

  it('renders only the initial overscan of a list until the customer scrolls', () => {
    openList({ initialOverscan: 0 });
    expect(getRenderedDishes()).toEqual(listNumbersBetween(1, 6));
    scrollTo(ROW_PX);
    expect(getRenderedDishes()).toEqual(listNumbersBetween(1, 12));
  });

  it('renders no row of a list that is far from the viewport', () => {
    contentAbove = 5000;
    openList();
    expect(getRenderedDishes()).toEqual([]);
    scrollTo(5000);
    expect(getRenderedDishes()).toEqual(listNumbersBetween(1, 11));
    scrollTo(5000 + 500 * ROW_PX + VIEWPORT_PX);
    expect(getRenderedDishes()).toEqual([]);
  });

  it('renders the rows that come into view when the content above the list shrinks', () => {
    contentAbove = 500;
    openList();
    expect(getRenderedDishes()).toEqual(listNumbersBetween(1, 6));
    contentAbove = 0;
    act(() => {
      for (const callback of resizeCallbacks) callback([], {} as ResizeObserver);
    });
    expect(getRenderedDishes()).toEqual(listNumbersBetween(1, 11));
  });

  it('keeps the focused item of a list and the rows around that item while the customer scrolls away', () => {
    openList();
    const focusedDish = getDish(1);
    act(() => focusedDish.focus());
    scrollTo(200 * ROW_PX);
    expect(getRenderedDishes()).toEqual([1, 2, 3, ...listNumbersBetween(196, 211)]);
    expect(document.activeElement).toBe(focusedDish);
    scrollTo(500 * ROW_PX + 2 * VIEWPORT_PX);
    expect(getRenderedDishes()).toEqual([1, 2, 3]);
    expect(document.activeElement).toBe(focusedDish);
  });

  it('renders the next items of a list as soon as the focus moves to a row, before any scroll event', () => {
    openList();
    act(() => getDish(11).focus());
    expect(getRenderedDishes()).toEqual(listNumbersBetween(1, 13));
    act(() => getDish(13).focus());
    expect(getRenderedDishes()).toEqual(listNumbersBetween(1, 15));
  });

  it('renders the new rows of a list that has grown', () => {
    const { rerender } = openList({ count: 4 });
    expect(getRenderedDishes()).toEqual(listNumbersBetween(1, 4));
    rerender(buildList({ count: 20 }));
    act(reportIntersections);
    expect(getRenderedDishes()).toEqual(listNumbersBetween(1, 11));
  });

  it('renders every item of a list when the browser cannot observe elements', () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    render(buildList(), { container: scroller });
    expect(getRenderedDishes()).toHaveLength(500);
  });
});
