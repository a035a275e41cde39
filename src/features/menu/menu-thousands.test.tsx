// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shiftsBody, wireCategory, wireItem } from '../../api/testing/wire-examples.ts';
import { ScrollerProvider } from '../../ui/layout/scroller.tsx';
import { Menu, open, PATH } from './testing/render-menu-screen.tsx';

/** A row with the gap below it, and 500 of them. */
const ROW = 144 + 12;
const HEIGHT = 500 * ROW - 12;
/** Within what scrolls, as the app's menu is. */
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

describe('thousands of dishes', () => {
  /** Its height in px, and how far from the top the second category begins. */
  let view: number;
  let teaAt: number;
  /** In ms, as the browser tells a frame. */
  let now: number;
  let watched: Map<Element, IntersectionObserverCallback>;
  let see: () => void;
  let draw: (now: number) => boolean;
  const coffee = () => screen.getByRole('list', { name: 'coffee' });
  const tea = () => screen.queryByRole('list', { name: 'tea' });
  beforeEach(() => {
    view = 800;
    teaAt = HEIGHT;
    now = 0;
    watched = new Map();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(readonly callback: IntersectionObserverCallback) {}
        observe(element: Element) {
          watched.set(element, this.callback);
        }
        unobserve(element: Element) {
          watched.delete(element);
        }
        disconnect() {}
      },
    );
    // One list below the other, and nothing else; what is scrolled is the whole.
    const place = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      if (this.matches('main')) return { top: 0, bottom: view } as DOMRect;
      const { scrollTop = 0 } = this.closest('main') ?? {};
      const isBelow = !!tea()?.closest('section')?.contains(this);
      const top = (isBelow ? teaAt : 0) - scrollTop;
      const row = this.closest<HTMLElement>('[data-row]')?.dataset.row;
      const [start, height] = row ? [top + Number(row) * ROW, ROW] : [top, HEIGHT];
      return { top: start, bottom: start + height } as DOMRect;
    });
    const frames: FrameRequestCallback[] = [];
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    see = () => {
      for (const [target, callback] of [...watched]) {
        const { top, bottom } = target.getBoundingClientRect();
        const isIntersecting = top < view + 900 && bottom > -900;
        callback(
          [{ target, isIntersecting, boundingClientRect: {} } as IntersectionObserverEntry],
          {} as IntersectionObserver,
        );
      }
    };
    draw = (now) => {
      clock.mockReturnValue(now);
      const frame = frames.shift();
      frame?.(now);
      return !!frame;
    };
    return () => {
      vi.unstubAllGlobals();
      clock.mockRestore();
      place.mockRestore();
    };
  });

  const many = Array.from({ length: 500 }, (_, at) => wireItem(`dish-${at}`));
  const openMany = async () => {
    const categories = [wireCategory('coffee', many), wireCategory('tea', [wireItem('mint')])];
    const { menu } = await open({}, { menu: { categories } }, shiftsBody(), PATH, ScrolledMenu);
    await waitFor(() => expect(menu.getState().complete).toBe(true));
    await waitFor(() => {
      expect(coffee().style.height).toBe(`${HEIGHT}px`);
      expect([...watched.keys()]).toContain(coffee());
    });
    act(see);
  };
  const articles = () => screen.queryAllByRole('article');
  /** The places of what is drawn, as they stand in the document. */
  const places = () =>
    screen.queryAllByRole('listitem').map((item) => Number(item.getAttribute('aria-posinset')) - 1);
  /** The frame that many ms after the last; false where nothing is left to draw. */
  const frameAfter = (ms: number) => {
    now += ms;
    let isDrawn = false;
    act(() => {
      isDrawn = draw(now);
    });
    return isDrawn;
  };
  const rest = () => {
    while (frameAfter(30));
  };
  /** To that many px from the top; rested: with every frame that is drawn there. */
  const scrolled = (top: number) => {
    const main = screen.getByRole('main');
    main.scrollTop = top;
    act(() => void main.dispatchEvent(new Event('scroll')));
    act(see);
  };
  const rested = (top: number) => {
    scrolled(top);
    rest();
  };

  it('draws the first few at once and keeps the space of the rest', async () => {
    await openMany();
    expect(articles().length).toBeLessThanOrEqual(7);
    expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('500');
    expect(coffee().style.height).toBe(`${HEIGHT}px`);
  });

  it('fills the cards of what is far with what comes near: there are no more of them', async () => {
    await openMany();
    rested(100 * ROW);
    const before = new Set(articles());
    expect(before.size).toBeLessThan(20);
    rested(200 * ROW);
    const drawn = places();
    for (let at = 200; at < 200 + view / ROW; at += 1) expect(drawn).toContain(at);
    expect(articles().filter((card) => !before.has(card))).toEqual([]);
    expect(screen.getByRole('link', { name: 'dish-200' })).toBeTruthy();
    expect(coffee().querySelectorAll('[data-row="200"]')).toHaveLength(1);
  });

  it('stand in the document as they are read, once whoever scrolled has come to rest', async () => {
    await openMany();
    for (const top of [40, 44, 49, 47, 41, 43]) rested(top * ROW);
    const drawn = places();
    expect(drawn.length).toBeGreaterThan(10);
    expect(drawn).toEqual([...drawn].sort((a, b) => a - b));
  });

  it('stand so, with the next of them, before a Tab goes on, though no frame has come', async () => {
    await openMany();
    rested(40 * ROW);
    const link = screen.getByRole('link', { name: 'dish-45' });
    link.focus();
    const press = (key: string) =>
      act(async () => void link.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
    // Far from it and back: nothing but what holds the focus is left around it.
    rested(400 * ROW);
    scrolled(44 * ROW);
    await press('Enter');
    expect(places()).not.toContain(46);
    await press('Tab');
    const drawn = places();
    for (const at of [43, 44, 45, 46, 47]) expect(drawn).toContain(at);
    // A test's rows are drawn last of all, in a browser before the key goes on: they are in order with this one.
    await press('Tab');
    expect(places()).toEqual([...drawn].sort((a, b) => a - b));
    expect(document.activeElement).toBe(link);
  });

  it('lets go of a list that is far', async () => {
    await openMany();
    rested(0);
    expect(places().length).toBeGreaterThan(6);
    rested(3 * HEIGHT);
    expect(articles()).toEqual([]);
  });

  /** Many rows wait to be drawn: how many are in the frame that many ms after the last. */
  const rowsWaiting = () => {
    rest();
    view = 60 * ROW;
    act(see);
    return (ms: number) => {
      const before = articles().length;
      frameAfter(ms);
      return articles().length - before;
    };
  };

  it('come a row a frame on a slow device, two once frames have been short for a while, and not so soon again', async () => {
    await openMany();
    view = 32 * ROW;
    act(see);
    rest();
    // As many as there are cards: each is filled, none is built.
    scrolled(200 * ROW);
    const drawnAfter = (ms: number) => {
      const before = new Set(places());
      frameAfter(ms);
      return places().filter((at) => !before.has(at)).length;
    };
    const short = (count: number) => Array.from({ length: count }, () => drawnAfter(16));
    // The first marks a tab.
    expect([30, 30, 16, 16, 16, 16, 30].map(drawnAfter)).toEqual([0, 1, 1, 1, 1, 1, 1]);
    expect(short(6)).toEqual([1, 1, 1, 1, 2, 2]);
    expect(drawnAfter(30)).toBe(1);
    expect(short(20)).toEqual([...Array.from({ length: 19 }, () => 1), 2]);
  });

  it('come one at a time where they have to be built, however short the frames', async () => {
    await openMany();
    const drawnAfter = rowsWaiting();
    expect(Array.from({ length: 8 }, () => drawnAfter(16))).toEqual(Array.from({ length: 8 }, () => 1));
  });

  it('do not go in a frame in which one is built', async () => {
    await openMany();
    rested(0);
    teaAt = HEIGHT + 1500;
    scrolled(HEIGHT + 1000);
    const drawn = () => [coffee(), tea()].map((list) => list?.querySelectorAll('article').length);
    const before = drawn()[0] ?? 0;
    const after = [30, 30, 30].map((ms) => {
      frameAfter(ms);
      return drawn();
    });
    // The first marks a tab.
    expect(after).toEqual([
      [before, 0],
      [before, 1],
      [before - 1, 1],
    ]);
  });

  it('do not come in a frame that is late already, but in the next, however late that is', async () => {
    await openMany();
    const drawnAfter = rowsWaiting();
    expect([30, 60, 30, 30].map(drawnAfter)).toEqual([1, 0, 1, 1]);
    expect([60, 60, 60, 60].map(drawnAfter)).toEqual([0, 1, 0, 1]);
  });

  it('are not drawn where they fly by, but where the flight ends', async () => {
    await openMany();
    const drawnAfter = rowsWaiting();
    const main = screen.getByRole('main');
    const drawnAt = (top: number) => {
      main.scrollTop = top;
      return drawnAfter(30);
    };
    expect([0, 150, 300].map(drawnAt)).toEqual([1, 1, 1]);
    expect([501, 702, 300].map(drawnAt)).toEqual([0, 0, 0]);
    expect([300, 100].map(drawnAt)).toEqual([1, 1]);
  });

  it('come a frame later where another category begins, whose tab is marked in this one', async () => {
    await openMany();
    const drawnAfter = rowsWaiting();
    /** Which tab is marked once that is so many px below the top. */
    const markedAt = (top: number) => {
      teaAt = top;
      act(() => void screen.getByRole('main').dispatchEvent(new Event('scroll')));
      return screen.getByRole('tab', { selected: true }).textContent;
    };
    expect(markedAt(500)).toBe('coffee');
    expect([drawnAfter(30), drawnAfter(30)]).toEqual([1, 1]);
    expect(markedAt(-10)).toBe('tea');
    expect([drawnAfter(30), drawnAfter(30)]).toEqual([0, 1]);
    expect(markedAt(-20)).toBe('tea');
    expect(drawnAfter(30)).toBe(1);
  });

  it('never lets go of the dish that holds the focus', async () => {
    await openMany();
    const link = screen.getByRole('link', { name: 'dish-0' });
    link.focus();
    rested(200 * ROW);
    expect(places()).toContain(200);
    expect(document.activeElement).toBe(link);
    expect(screen.getByRole('link', { name: 'dish-0' })).toBe(link);
    rested(3 * HEIGHT);
    expect(articles()).toHaveLength(1);
    expect(document.activeElement).toBe(link);
  });
});
