/** True where something between the touch and the dialog still has room to scroll. */
const canScroll = (path: readonly EventTarget[], dialog: Element): boolean => {
  for (const part of path) {
    if (part === dialog) return false;
    if (part instanceof Element && part.scrollHeight > part.clientHeight + 1 && part.clientHeight > 0) {
      const { overflowY } = getComputedStyle(part);
      if (overflowY === 'auto' || overflowY === 'scroll') return true;
    }
  }
  return false;
};

/**
 * Keeps the page behind an open dialog still, without touching the host's styles: wheel and touch outside the
 * dialog's own scrollers go nowhere (those hold theirs by overscroll-behavior). Returns the way to stop.
 */
export function holdScroll(dialog: HTMLElement): () => void {
  const hold = (event: Event) => {
    const isPinch = event instanceof WheelEvent ? event.ctrlKey : (event as TouchEvent).touches.length > 1;
    if (!isPinch && event.cancelable && !canScroll(event.composedPath(), dialog)) event.preventDefault();
  };
  const types = ['wheel', 'touchmove'];
  for (const type of types) dialog.addEventListener(type, hold, { passive: false });
  return () => {
    for (const type of types) dialog.removeEventListener(type, hold);
  };
}
