import { type RefObject, useCallback, useEffect, useState } from 'react';

interface StripPosition {
  /** Index of the first element in view. */
  readonly at: number;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** To the next (1) or the previous (-1) element. */
  readonly leaf: (step: 1 | -1) => void;
}

/** In px: a scroll position is seldom a whole number. */
const SLACK = 2;

const isRtl = (list: HTMLElement): boolean => getComputedStyle(list).direction === 'rtl';

/** How far an element's start edge is from where its list begins, in the direction of reading. */
function distanceOf(child: Element, list: HTMLElement): number {
  const box = child.getBoundingClientRect();
  const view = list.getBoundingClientRect();
  const inset = Number.parseFloat(getComputedStyle(list).paddingInlineStart) || 0;
  return (isRtl(list) ? view.right - box.right : box.left - view.left) - inset;
}

/** Where a list that scrolls sideways stands among its `count` children, in either direction of writing. */
export function useStripPosition(ref: RefObject<HTMLElement | null>, count: number): StripPosition {
  const [place, setPlace] = useState({ at: 0, atStart: true, atEnd: true });

  useEffect(() => {
    const list = ref.current;
    if (!list || !count) return;
    let frame = 0;
    const read = () => {
      frame = 0;
      const passed = Math.abs(list.scrollLeft);
      const distances = [...list.children].map((child) => Math.abs(distanceOf(child, list)));
      const next = {
        at: distances.indexOf(Math.min(...distances)),
        atStart: passed <= SLACK,
        atEnd: passed + list.clientWidth >= list.scrollWidth - SLACK,
      };
      setPlace((last) =>
        last.at === next.at && last.atStart === next.atStart && last.atEnd === next.atEnd ? last : next,
      );
    };
    const later = () => {
      frame ||= requestAnimationFrame(read);
    };
    read();
    list.addEventListener('scroll', later, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(later);
    observer?.observe(list);
    return () => {
      cancelAnimationFrame(frame);
      list.removeEventListener('scroll', later);
      observer?.disconnect();
    };
  }, [ref, count]);

  const leaf = useCallback(
    (step: 1 | -1) => {
      const list = ref.current;
      const children = [...(list?.children ?? [])];
      const distances = list ? children.map((child) => distanceOf(child, list)) : [];
      const target =
        step > 0
          ? distances.find((distance) => distance > SLACK)
          : distances.findLast((distance) => distance < -SLACK);
      if (!list || target === undefined) return;
      const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
      list.scrollBy({ left: isRtl(list) ? -target : target, behavior: calm ? 'instant' : 'smooth' });
    },
    [ref],
  );

  return { ...place, leaf };
}
