/** Whether any element between the event's target and the dialog can scroll. */
const canScroll = (path: readonly EventTarget[], dialog: Element): boolean => {
  for (const target of path) {
    if (target === dialog) return false;
    if (
      target instanceof Element &&
      target.scrollHeight > target.clientHeight + 1 &&
      target.clientHeight > 0
    ) {
      const { overflowY } = getComputedStyle(target);
      if (overflowY === 'auto' || overflowY === 'scroll') return true;
    }
  }
  return false;
};

/**
 * Keeps the page behind an open dialog from scrolling, without changing the host page's styles. Cancels wheel and touch
 * events outside the dialog's scroll areas. The scroll areas use `overscroll-behavior`. The host page sees none of these
 * events, because it may scroll in its own way. Returns a function that allows scrolling again.
 */
export function blockPageScroll(dialog: HTMLElement): () => void {
  const preventPageScroll = (event: Event) => {
    const isPinch = event instanceof WheelEvent ? event.ctrlKey : (event as TouchEvent).touches.length > 1;
    if (isPinch) return;
    event.stopPropagation();
    if (event.cancelable && !canScroll(event.composedPath(), dialog)) event.preventDefault();
  };
  const types = ['wheel', 'touchmove'];
  for (const type of types) dialog.addEventListener(type, preventPageScroll, { passive: false });
  return () => {
    for (const type of types) dialog.removeEventListener(type, preventPageScroll);
  };
}
