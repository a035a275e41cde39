/**
 * Calls `act` once, when the element is in the viewport or at most a quarter of its size away. A hidden element never is.
 * Each call of this function adds another observer.
 */
export function callWhenNear(element: Element, action: () => unknown): void {
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      action();
    },
    { rootMargin: '25%' },
  ).observe(element);
}
