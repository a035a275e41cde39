import { type RefObject, useCallback, useEffect, useState } from 'react';

interface StripPosition {
  /** Index of the first element in view. */
  readonly index: number;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** Scrolls to the next (1) or the previous (-1) element. */
  readonly scrollByStep: (step: 1 | -1) => void;
}

/** Tolerance for scroll positions, which are seldom whole numbers. */
const TOLERANCE_PX = 2;

const isRtl = (list: HTMLElement): boolean => getComputedStyle(list).direction === 'rtl';

/** Distance of a child from the start of its list in px, in reading direction. */
function distanceFromStart(child: Element, list: HTMLElement): number {
  const box = child.getBoundingClientRect();
  const view = list.getBoundingClientRect();
  const inset = Number.parseFloat(getComputedStyle(list).paddingInlineStart) || 0;
  return (isRtl(list) ? view.right - box.right : box.left - view.left) - inset;
}

/** Position of a list that scrolls sideways over `count` children, in both writing directions. */
export function useStripPosition(ref: RefObject<HTMLElement | null>, count: number): StripPosition {
  const [position, setPosition] = useState({ index: 0, atStart: true, atEnd: true });

  useEffect(() => {
    const list = ref.current;
    if (!list || !count) return;
    let frame = 0;
    const read = () => {
      frame = 0;
      const scrolled = Math.abs(list.scrollLeft);
      const distances = [...list.children].map((child) => Math.abs(distanceFromStart(child, list)));
      const next = {
        index: distances.indexOf(Math.min(...distances)),
        atStart: scrolled <= TOLERANCE_PX,
        atEnd: scrolled + list.clientWidth >= list.scrollWidth - TOLERANCE_PX,
      };
      setPosition((last) =>
        last.index === next.index && last.atStart === next.atStart && last.atEnd === next.atEnd ? last : next,
      );
    };
    const scheduleRead = () => {
      frame ||= requestAnimationFrame(read);
    };
    read();
    list.addEventListener('scroll', scheduleRead, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(scheduleRead);
    observer?.observe(list);
    return () => {
      cancelAnimationFrame(frame);
      list.removeEventListener('scroll', scheduleRead);
      observer?.disconnect();
    };
  }, [ref, count]);

  const scrollByStep = useCallback(
    (step: 1 | -1) => {
      const list = ref.current;
      const children = [...(list?.children ?? [])];
      const distances = list ? children.map((child) => distanceFromStart(child, list)) : [];
      const target =
        step > 0
          ? distances.find((distance) => distance > TOLERANCE_PX)
          : distances.findLast((distance) => distance < -TOLERANCE_PX);
      if (!list || target === undefined) return;
      const reducedMotion = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
      list.scrollBy({ left: isRtl(list) ? -target : target, behavior: reducedMotion ? 'instant' : 'smooth' });
    },
    [ref],
  );

  return { ...position, scrollByStep };
}
