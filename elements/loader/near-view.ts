const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Acts once an element is in view or less than a window away. One that is hidden is not, until it is shown. */
export function whenNear(element: Element, act: () => void): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        waiting.get(target)?.();
      }
    },
    { rootMargin: '100%' },
  );
  waiting.set(element, act);
  observer.observe(element);
}
