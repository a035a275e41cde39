// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useWatch } from './near-view.ts';

describe('a list whose rows are drawn as they come near the view', () => {
  const VIEW = 800;
  let comes: (row: Element) => void;
  let frame: () => void;
  let scroller: HTMLElement;
  beforeEach(() => {
    scroller = document.createElement('main');
    Object.defineProperty(scroller, 'clientHeight', { value: VIEW });
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: IntersectionObserverCallback) {
          comes = (target) =>
            callback(
              [{ target, isIntersecting: true, boundingClientRect: {} } as IntersectionObserverEntry],
              this as unknown as IntersectionObserver,
            );
        }
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => frames.push(next));
    let now = 0;
    frame = () => {
      now += 16;
      for (const next of frames.splice(0)) next(now);
    };
    return () => vi.unstubAllGlobals();
  });

  const watchedRow = () => {
    const watch = renderHook(() => useWatch(scroller)).result.current;
    const row = document.createElement('div');
    const told = vi.fn();
    watch(row, told);
    comes(row);
    return told;
  };

  it('draws a row while one scrolls slowly enough to see it', () => {
    const told = watchedRow();
    scroller.scrollTop = VIEW / 8;
    frame();
    expect(told).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('draws nothing that flies by, and what is there as soon as the flight is over', () => {
    const told = watchedRow();
    for (const top of [VIEW, 2 * VIEW, 2.5 * VIEW]) {
      scroller.scrollTop = top;
      frame();
    }
    expect(told).not.toHaveBeenCalled();
    frame();
    expect(told).toHaveBeenCalledExactlyOnceWith(true);
  });
});
