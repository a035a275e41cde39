// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shiftsBody, wireCategory, wireItem } from '../../api/wire-for-tests.ts';
import { ScrollerProvider } from '../../ui/scroller.tsx';
import { Menu, open, PATH } from './menu-screen.test-kit.tsx';

/** Of 500 dishes in one column. */
const HEIGHT = `${500 * (144 + 12) - 12}px`;

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
  let watched: Map<Element, IntersectionObserverCallback>;
  let see: (isNear: (element: Element) => boolean) => void;
  let draw: (now: number) => boolean;
  const tell = (isNear: (element: Element) => boolean) => {
    see(isNear);
    while (draw(0));
  };
  beforeEach(() => {
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
    const frames: FrameRequestCallback[] = [];
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    see = (isNear) => {
      for (const [target, callback] of [...watched])
        callback(
          [{ target, isIntersecting: isNear(target), boundingClientRect: {} } as IntersectionObserverEntry],
          {} as IntersectionObserver,
        );
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
    };
  });

  const many = Array.from({ length: 500 }, (_, at) => wireItem(`dish-${at}`));
  const openMany = async () => {
    const categories = [wireCategory('coffee', many), wireCategory('tea', [wireItem('mint')])];
    const { menu } = await open({}, { menu: { categories } }, shiftsBody(), PATH, ScrolledMenu);
    await waitFor(() => expect(menu.getState().complete).toBe(true));
    // Drawn with all of them, and every part told of.
    await waitFor(() => {
      const rows = screen.getByRole('list', { name: 'coffee' }).firstElementChild as HTMLElement;
      expect(rows.style.height).toBe(HEIGHT);
      expect([...watched.keys()]).toContain(rows.lastElementChild);
    });
  };

  it('draws the first few at once and keeps the space of the rest', async () => {
    await openMany();
    expect(screen.getAllByRole('article').length).toBeLessThanOrEqual(12);
    expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('500');
    const list = screen.getByRole('list', { name: 'coffee' });
    expect((list.firstElementChild as HTMLElement).style.height).toBe(HEIGHT);
  });

  it('draws what comes near, and lets go of what is far', async () => {
    await openMany();
    for (let depth = 0; depth < 4; depth++) act(() => tell(() => true));
    expect(screen.getAllByRole('article')).toHaveLength(501);
    act(() => tell(() => false));
    expect(screen.queryAllByRole('article')).toHaveLength(0);
  });

  /** Rows wait to be drawn: what is drawn in the frame that many ms after the last. */
  const rowsWaiting = () => {
    for (let depth = 0; depth < 2; depth++) act(() => tell(() => true));
    act(() => tell((element) => element.childElementCount > 1));
    act(() => see((element) => !element.childElementCount || element.childElementCount > 1));
    let now = 0;
    return (ms: number) => {
      const before = screen.queryAllByRole('article').length;
      now += ms;
      act(() => void draw(now));
      return screen.queryAllByRole('article').length - before;
    };
  };

  it('come a row a frame on a slow device, two once frames have been short for a while, and not so soon again', async () => {
    await openMany();
    const drawnAfter = rowsWaiting();
    const short = (count: number) => Array.from({ length: count }, () => drawnAfter(16));
    expect([30, 30, 16, 16, 16, 16, 30].map(drawnAfter)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(short(6)).toEqual([1, 1, 1, 1, 2, 2]);
    expect(drawnAfter(30)).toBe(1);
    expect(short(20)).toEqual([...Array.from({ length: 19 }, () => 1), 2]);
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
    const tea = screen.getByRole('heading', { name: 'tea' }).closest('[data-section]') as HTMLElement;
    const place = vi.spyOn(tea, 'getBoundingClientRect');
    /** Which tab is marked once that is so many px below the top. */
    const markedAt = (top: number) => {
      place.mockReturnValue({ top } as DOMRect);
      act(() => void screen.getByRole('main').dispatchEvent(new Event('scroll')));
      return screen.getByRole('tab', { selected: true }).textContent;
    };
    expect(markedAt(500)).toBe('coffee');
    expect([drawnAfter(30), drawnAfter(30)]).toEqual([0, 1]);
    expect(markedAt(-10)).toBe('tea');
    expect([drawnAfter(30), drawnAfter(30)]).toEqual([0, 1]);
    expect(markedAt(-20)).toBe('tea');
    expect(drawnAfter(30)).toBe(1);
  });

  it('never lets go of the dish that holds the focus', async () => {
    await openMany();
    act(() => tell(() => true));
    const link = screen.getByRole('link', { name: 'dish-0' });
    link.focus();
    act(() => tell(() => false));
    expect(document.activeElement).toBe(link);
    expect(link.isConnected).toBe(true);
  });
});
