import { type RefObject, useEffect, useState } from 'react';
import { isServer } from '../../lib/is-server.ts';
import { useScroller } from '../layout/scroller.tsx';

/** How far outside the viewport elements are rendered, in px. A fast scroll should not outrun the rendering. */
export const OVERSCAN_PX = 500;

/**
 * Whether the environment supports the observers. If not (server, jsdom, very old browsers), every element counts as
 * near the viewport.
 */
export const canObserve = (): boolean =>
  typeof IntersectionObserver !== 'undefined' && typeof ResizeObserver !== 'undefined';

/**
 * Calls `onChange` initially, and whenever `element` comes near the viewport of `scroller` or leaves it. Without a
 * scroller, uses the viewport of the window. Returns a function that stops observing.
 */
export function observeNearViewport(
  element: Element,
  scroller: HTMLElement | null,
  onChange: (isNear: boolean) => void,
): () => void {
  if (!canObserve()) {
    onChange(true);
    return () => undefined;
  }
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false), {
    root: scroller,
    rootMargin: `${OVERSCAN_PX}px 0px`,
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Whether an element is near the viewport. An element that contains the focus always counts as near, so that the focus
 * is not lost.
 */
export function useIsNearViewport(ref: RefObject<HTMLElement | null>, isInitiallyNear: boolean): boolean {
  const scroller = useScroller();
  const [isNear, setNear] = useState(isInitiallyNear || isServer);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    return observeNearViewport(element, scroller, (isNowNear) =>
      setNear(isNowNear || element.matches(':focus-within')),
    );
  }, [ref, scroller]);
  return isNear;
}
