const SCROLLABLE = /auto|scroll/;

/** Whether a scroll container can move, or keeps the scrolling to itself even at its end. */
function usesScroll(element: Element, delta: number, isHorizontal: boolean): boolean {
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

/**
 * Keeps wheel events that scroll something inside the shadow root from the host page. Libraries for smooth scrolling
 * cancel every wheel event that they see, and scroll the page instead. Returns a function that ends this.
 */
export function containScroll(root: ShadowRoot): () => void {
  const stopUsedWheel = (event: Event) => {
    // With Ctrl, the wheel zooms.
    if (!(event instanceof WheelEvent) || event.ctrlKey) return;
    const { deltaX, deltaY, shiftKey } = event;
    const isHorizontal = shiftKey || Math.abs(deltaX) > Math.abs(deltaY);
    const delta = (isHorizontal && deltaX) || deltaY;
    const path = event.composedPath();
    const isUsed = path
      .slice(0, path.indexOf(root))
      .some((node) => node instanceof Element && usesScroll(node, delta, isHorizontal));
    if (isUsed) event.stopPropagation();
  };
  root.addEventListener('wheel', stopUsedWheel, { passive: true });
  return () => root.removeEventListener('wheel', stopUsedWheel);
}
