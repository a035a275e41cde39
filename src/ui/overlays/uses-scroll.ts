const SCROLLABLE = /auto|scroll/;
const SCROLL_DOWN_KEYS = ['ArrowDown', 'PageDown', 'End'];
const SCROLL_UP_KEYS = ['ArrowUp', 'PageUp', 'Home'];

/** Selector of maps. A map moves and zooms by itself, and listens on the document for the movements of a finger. */
const MAP = '.leaflet-container';

/** Whether an event goes to a map, which must see it before the app stops it. */
export const isOnMap = (event: Event): boolean =>
  event.composedPath().some((node) => node instanceof Element && node.matches(MAP));

/** Distance by which an input would scroll, in px. Only the sign matters. */
export interface ScrollDirection {
  readonly delta: number;
  readonly isHorizontal: boolean;
}

/** Whether a scroll container can move, or keeps the scrolling to itself even at its end. */
export function usesScroll(element: Element, { delta, isHorizontal }: ScrollDirection): boolean {
  const style = getComputedStyle(element);
  const [overflow, overscroll] = isHorizontal
    ? [style.overflowX, style.overscrollBehaviorX]
    : [style.overflowY, style.overscrollBehaviorY];
  const size = isHorizontal
    ? element.scrollWidth - element.clientWidth
    : element.scrollHeight - element.clientHeight;
  if (size <= 1 || !SCROLLABLE.test(overflow)) return false;
  if (overscroll !== 'auto') return true;
  // From right to left, horizontal positions are negative.
  const start = isHorizontal && style.direction === 'rtl' ? -size : 0;
  const position = (isHorizontal ? element.scrollLeft : element.scrollTop) - start;
  return delta > 0 ? position < size - 1 : position > 1;
}

/** The direction in which a key would scroll; null for keys that type, select or press something. */
export function getScrollDirection(event: KeyboardEvent): ScrollDirection | null {
  const { key, shiftKey, defaultPrevented } = event;
  const [target] = event.composedPath();
  const isSpace = key === ' ';
  if (defaultPrevented || !(target instanceof Element)) return null;
  if (target.closest('input, textarea, select, [role=radio], [role=tab]')) return null;
  if (isSpace && target.closest('button, a, summary')) return null;
  if (SCROLL_DOWN_KEYS.includes(key) || (isSpace && !shiftKey)) return { delta: 1, isHorizontal: false };
  return SCROLL_UP_KEYS.includes(key) || isSpace ? { delta: -1, isHorizontal: false } : null;
}
