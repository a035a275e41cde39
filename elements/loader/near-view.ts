/** Whoever moves by keys scrolls. A page that nobody touches is left alone for so long, in ms. */
const REST_MS = 6000;

/**
 * Acts at once when the element is in view. Less than a window away it waits for the page, until its visitor begins to move
 * about or it has rested: what they see comes first, and who wants the element has to move. A hidden element is not in
 * view. May act again.
 */
export function whenNear(element: Element, act: () => void): void {
  const watch = (rootMargin = '0px') =>
    new IntersectionObserver(
      (entries, observer) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        act();
      },
      { rootMargin },
    ).observe(element);
  const free = () => watch('100%');
  watch();
  for (const move of ['scroll', 'pointermove']) addEventListener(move, free, { once: true, capture: true });
  setTimeout(free, REST_MS);
}
