/**
 * Resolves once the element is in view or within a view's size of it: at once when it is there already, or has no box (a
 * hidden one may be opened by the next touch). So a page of forty businesses starts those a customer can see.
 */
export const whenNear = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 2 * innerHeight && bottom > -innerHeight) return resolve();
    // Forgotten with the element, should it never come near.
    new IntersectionObserver(
      (entries, observer) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '100%', scrollMargin: '400px' } as IntersectionObserverInit,
    ).observe(element);
  });
