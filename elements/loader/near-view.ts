/** Acts once an element is in view or less than a window away. One that is hidden is not, until it is shown. */
export function whenNear(element: Element, act: () => void): void {
  const near = (entries: readonly IntersectionObserverEntry[], observer: IntersectionObserver) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  };
  new IntersectionObserver(near, { rootMargin: '100%' }).observe(element);
}
