import { type RefObject, useCallback, useEffect, useState } from 'react';

interface StripPosition {
  /** Index of the element that is nearest to the start of the view. */
  readonly index: number;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  /** Scrolls to the next (1) or the previous (-1) element. */
  readonly scrollByStep: (step: 1 | -1) => void;
}

/** Tolerance for scroll positions in px, because they are seldom whole numbers. */
const TOLERANCE_PX = 2;

const isRtl = (list: HTMLElement): boolean => getComputedStyle(list).direction === 'rtl';

/** Distance of a child from the start of its list in px, in reading direction. */
function measureDistanceFromStart(child: Element, list: HTMLElement): number {
  const box = child.getBoundingClientRect();
  const view = list.getBoundingClientRect();
  const inset = Number.parseFloat(getComputedStyle(list).paddingInlineStart) || 0;
  return (isRtl(list) ? view.right - box.right : box.left - view.left) - inset;
}

/** The scroll position of a horizontally scrolling list with `count` children, in either writing direction. */
export function useStripPosition(ref: RefObject<HTMLElement | null>, count: number): StripPosition {
  const [position, setPosition] = useState({ index: 0, isAtStart: true, isAtEnd: true });

  useEffect(() => {
    const list = ref.current;
    if (!list || !count) return;
    let frame = 0;
    const updatePosition = () => {
      frame = 0;
      const scrolled = Math.abs(list.scrollLeft);
      const distances = [...list.children].map((child) => Math.abs(measureDistanceFromStart(child, list)));
      const next = {
        index: distances.indexOf(Math.min(...distances)),
        isAtStart: scrolled <= TOLERANCE_PX,
        isAtEnd: scrolled + list.clientWidth >= list.scrollWidth - TOLERANCE_PX,
      };
      setPosition((previous) =>
        previous.index === next.index &&
        previous.isAtStart === next.isAtStart &&
        previous.isAtEnd === next.isAtEnd
          ? previous
          : next,
      );
    };
    const scheduleUpdate = () => {
      frame ||= requestAnimationFrame(updatePosition);
    };
    updatePosition();
    list.addEventListener('scroll', scheduleUpdate, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(scheduleUpdate);
    observer?.observe(list);
    return () => {
      cancelAnimationFrame(frame);
      list.removeEventListener('scroll', scheduleUpdate);
      observer?.disconnect();
    };
  }, [ref, count]);

  const scrollByStep = useCallback(
    (step: 1 | -1) => {
      const list = ref.current;
      const children = [...(list?.children ?? [])];
      const distances = list ? children.map((child) => measureDistanceFromStart(child, list)) : [];
      const distance =
        step > 0
          ? distances.find((candidate) => candidate > TOLERANCE_PX)
          : distances.findLast((candidate) => candidate < -TOLERANCE_PX);
      if (!list || distance === undefined) return;
      const reducedMotion = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
      list.scrollBy({
        left: isRtl(list) ? -distance : distance,
        behavior: reducedMotion ? 'instant' : 'smooth',
      });
    },
    [ref],
  );

  return { ...position, scrollByStep };
}
