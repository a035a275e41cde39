import { blockPageScroll } from '../../ui/overlays/block-page-scroll.ts';
import { handleEscape } from '../../ui/overlays/handle-escape.ts';
import { watchVisibility } from '../../ui/overlays/watch-visibility.ts';

/**
 * While the stage is open as a dialog, keeps the host page from scrolling. Closes the dialog on Escape, on a press
 * outside it, or when nobody can see it. Calls `onChange` immediately and whenever the dialog opens or closes. Returns
 * a function that removes all listeners.
 */
export function lockHostPage(stage: HTMLDialogElement, onChange: () => void): () => void {
  const { host } = stage.getRootNode() as ShadowRoot;
  let release: (() => void) | undefined;
  let pressTarget: EventTarget | null = null;
  /**
   * Stops scrolling over the dialog's backdrop. It listens on the window during the capture phase, because a listener
   * on the dialog would run too late, and handlers of the host page would scroll the page first.
   */
  const preventBackdropScroll = (event: Event) => {
    const isPinchZoom = event instanceof WheelEvent && event.ctrlKey;
    if (event.composedPath()[0] !== stage || isPinchZoom) return;
    event.stopPropagation();
    if (event.cancelable) event.preventDefault();
  };
  const lock = () => {
    const close = () => stage.close();
    const releases = [
      blockPageScroll(stage),
      handleEscape(stage, close),
      // An open dialog that nobody can see would block the page.
      watchVisibility(host, close),
    ];
    for (const type of ['wheel', 'touchmove'])
      window.addEventListener(type, preventBackdropScroll, { passive: false, capture: true });
    return () => {
      for (const releasePart of releases) releasePart();
      for (const type of ['wheel', 'touchmove'])
        window.removeEventListener(type, preventBackdropScroll, true);
    };
  };
  const updateLock = () => {
    release?.();
    release = stage.open ? lock() : undefined;
    onChange();
  };
  const rememberPress = ({ target }: Event) => {
    pressTarget = target;
  };
  const closeOnBackdropClick = ({ target }: Event) => {
    // A press that began inside the dialog, such as a text selection, does not close it.
    if (stage.open && target === stage && pressTarget === stage) stage.close();
  };
  const listeners = [
    [host, 'open', updateLock],
    [host, 'close', updateLock],
    [stage, 'pointerdown', rememberPress],
    [stage, 'click', closeOnBackdropClick],
  ] as const;
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener);
  updateLock();
  return () => {
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
    release?.();
  };
}
