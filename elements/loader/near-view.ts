/** A page that nobody touches is left alone for so long after it has loaded, in ms. */
const REST_MS = 4000;
const MOVES = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const;

/** Acts when the element comes within `margin` of the window. One that is hidden does not, until it is shown. */
function whenWithin(element: Element, rootMargin: string, act: () => void): void {
  const near = (entries: readonly IntersectionObserverEntry[], observer: IntersectionObserver) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    act();
  };
  new IntersectionObserver(near, { rootMargin }).observe(element);
}

/** When the visitor begins to move about the page, or it has loaded and rests. */
function whenFree(act: () => void): void {
  const moved = new AbortController();
  const free = () => {
    if (moved.signal.aborted) return;
    moved.abort();
    act();
  };
  const options = { capture: true, passive: true, signal: moved.signal };
  for (const move of MOVES) addEventListener(move, free, options);
  const rest = () => setTimeout(free, REST_MS);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, options);
}

/**
 * Acts at once when the element is in view. Less than a window away it waits for the page: what the visitor sees comes first,
 * and who wants the element has to move.
 */
export function whenNear(element: Element, act: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    act();
  };
  whenWithin(element, '0px', once);
  whenFree(() => whenWithin(element, '100%', once));
}
