import { readDocument } from '../../lib/read-document.ts';
import { getScrollDirection, isOnMap, usesScroll } from './uses-scroll.ts';

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

/** Cancels a scroll key if nothing in the dialog can scroll in the key's direction. The page would scroll otherwise. */
function preventKeyScroll(event: KeyboardEvent, dialog: Element): void {
  const path = event.composedPath();
  const isInside = path.includes(dialog);
  // Without a focused element, keys go to the body. A key with any other target belongs to a dialog of the host page
  // above this dialog, so leave it alone.
  if (!isInside && path[0] !== readDocument('body')) return;
  const direction = getScrollDirection(event);
  if (!direction) return;
  const inside = isInside ? path.slice(0, path.indexOf(dialog)) : [];
  if (!inside.some((node) => node instanceof Element && usesScroll(node, direction))) event.preventDefault();
}

/**
 * Keeps the page behind an open dialog from scrolling, without changing the host page's styles. Cancels wheel and touch
 * events outside the dialog's scroll areas, and keys that would scroll the page. Scroll areas need no cancelling: their
 * `overscroll-behavior` keeps the scrolling inside. Hides the dialog's wheel and touch events from the host page, whose
 * scripts may scroll the page in response. Returns a function that allows scrolling again.
 */
export function blockPageScroll(dialog: HTMLElement): () => void {
  const preventPageScroll = (event: Event) => {
    const isPinch = event instanceof WheelEvent ? event.ctrlKey : (event as TouchEvent).touches.length > 1;
    const path = event.composedPath();
    if (isPinch || !path.includes(dialog)) return;
    if (event.eventPhase === Event.CAPTURING_PHASE && isOnMap(event)) return;
    event.stopPropagation();
    if (event.cancelable && !canScroll(path, dialog)) event.preventDefault();
  };
  const onKeyDown = (event: Event) => event instanceof KeyboardEvent && preventKeyScroll(event, dialog);
  const types = ['wheel', 'touchmove'];
  // Listen on the root, so that the controls in the dialog handle a key first. A key without a focused element reaches
  // only the window.
  const keyTargets = [dialog.getRootNode(), window];
  for (const type of types) {
    // Listen on the window, to run before those libraries of host pages that listen in the capture phase.
    window.addEventListener(type, preventPageScroll, { passive: false, capture: true });
    dialog.addEventListener(type, preventPageScroll, { passive: false });
  }
  for (const target of keyTargets) target.addEventListener('keydown', onKeyDown);
  return () => {
    for (const type of types) {
      window.removeEventListener(type, preventPageScroll, true);
      dialog.removeEventListener(type, preventPageScroll);
    }
    for (const target of keyTargets) target.removeEventListener('keydown', onKeyDown);
  };
}
