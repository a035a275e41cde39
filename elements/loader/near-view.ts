/** What the visitor sees comes first, for so long, in ms. */
const REST_MS = 4000;

/**
 * Acts when the element is in view; after a while also when it is less than a window away. One that is hidden waits until it
 * is shown. May act more than once.
 */
export function whenNear(element: Element, act: () => void): void {
  const within = (rootMargin: string) =>
    new IntersectionObserver(
      (entries, observer) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        act();
      },
      { rootMargin },
    ).observe(element);
  within('0px');
  setTimeout(() => within('100%'), REST_MS);
}
