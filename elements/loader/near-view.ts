/**
 * Acts when the element is in view, or a quarter of the window away from it: what the visitor sees comes first. A hidden
 * element is not in view. May act again.
 */
export function callWhenNear(element: Element, act: () => unknown): void {
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '25%' },
  ).observe(element);
}
