import { type RefObject, useEffect } from 'react';
import { readDocument } from '../../lib/read-document.ts';

/** An impression counts after half of the element has been in the viewport for a second. */
const VISIBLE_SHARE = 0.5;
const VISIBLE_MS = 1_000;

/**
 * Calls `onImpression` with the `data-id` of a child of `list`, each time the child has been visible long enough. The
 * time while the page is hidden does not count.
 */
export function useImpressions(
  list: RefObject<HTMLElement | null>,
  children: readonly unknown[],
  onImpression: (id: string) => void,
): void {
  useEffect(() => {
    if (!list.current || !children.length || typeof IntersectionObserver === 'undefined') return;
    const visibleChildren = new Set<Element>();
    const timers = new Map<Element, ReturnType<typeof setTimeout>>();
    const restartTimer = (child: Element) => {
      clearTimeout(timers.get(child));
      timers.delete(child);
      const { id } = (child as HTMLElement).dataset;
      if (id && visibleChildren.has(child) && !readDocument('hidden'))
        timers.set(
          child,
          setTimeout(() => onImpression(id), VISIBLE_MS),
        );
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const isVisible = intersectionRatio >= VISIBLE_SHARE;
          if (isVisible === visibleChildren.has(target)) continue;
          if (isVisible) visibleChildren.add(target);
          else visibleChildren.delete(target);
          restartTimer(target);
        }
      },
      { threshold: VISIBLE_SHARE },
    );
    for (const child of list.current.children) observer.observe(child);
    const onVisibilityChange = () => visibleChildren.forEach(restartTimer);
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', onVisibilityChange);
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [list, children, onImpression]);
}
