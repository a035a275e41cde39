import { type RefObject, useEffect } from 'react';

/** As much of an element as must be in view, and for how long, to count as looked at. */
const SHARE = 0.5;
const LOOK_MS = 1_000;

/** Calls `onSeen` with the `data-id` of each child that was at least half in view for a second, while the page was. */
export function useSeen(
  list: RefObject<HTMLElement | null>,
  children: readonly unknown[],
  onSeen: (id: string) => void,
): void {
  useEffect(() => {
    if (!list.current || !children.length || typeof IntersectionObserver === 'undefined') return;
    const inView = new Set<Element>();
    const timers = new Map<Element, ReturnType<typeof setTimeout>>();
    const settle = (child: Element) => {
      clearTimeout(timers.get(child));
      timers.delete(child);
      const { id } = (child as HTMLElement).dataset;
      if (id && inView.has(child) && !document.hidden)
        timers.set(
          child,
          setTimeout(() => onSeen(id), LOOK_MS),
        );
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          const isIn = intersectionRatio >= SHARE;
          if (isIn === inView.has(target)) continue;
          if (isIn) inView.add(target);
          else inView.delete(target);
          settle(target);
        }
      },
      { threshold: SHARE },
    );
    for (const child of list.current.children) observer.observe(child);
    const turned = () => inView.forEach(settle);
    document.addEventListener('visibilitychange', turned);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', turned);
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [list, children, onSeen]);
}
