import { readDocument } from '../../src/lib/read-document.ts';

/** Whether the middle of the element's upper edge can be seen. Hit testing finds out what covers or clips it. */
function isUpperEdgeVisible(element: Element): boolean {
  const { left, top, width } = element.getBoundingClientRect();
  const hit = readDocument('elementFromPoint').call(document, left + width / 2, Math.max(top, 0) + 1);
  return hit === element;
}

/**
 * Calls `action` once, when the element is in the viewport or at most a quarter of the viewport's size away from it. If
 * the element is already visible, calls it immediately, because an observer reports only after the next frame. Never
 * calls it while the element is hidden. Each call of this function adds another observer.
 */
export function callWhenNear(element: Element, action: () => unknown): void {
  if (isUpperEdgeVisible(element)) {
    action();
    return;
  }
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      action();
    },
    { rootMargin: '25%' },
  ).observe(element);
}
