/** A page that nobody scrolls is left alone for so long, in ms. */
const REST_MS = 6000;

/**
 * Acts at once when the element is in view. Less than a window away it waits for the page, until its visitor scrolls or it
 * has rested: what they see comes first, and who wants the element has to scroll. A hidden element is not in
 * view. May act again.
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
  const free = () => watch('100%');
  watch();
  addEventListener('scroll', free, { once: true, capture: true });
  setTimeout(free, REST_MS);
}
