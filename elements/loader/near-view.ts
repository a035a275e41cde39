/**
 * Acts when the element is in view; when it is less than a window away, as soon as its visitor scrolls: until then what they
 * see comes first. A hidden element is not in view. May act again.
 */
export function whenNear(element: Element, act: () => unknown): void {
  const watch = (rootMargin = '0px') =>
    new IntersectionObserver(
      (entries, observer) => {
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        act();
      },
      { rootMargin },
    ).observe(element);
  watch();
  addEventListener('scroll', () => watch('100%'), { once: true, capture: true });
}
