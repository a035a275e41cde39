import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readDocument } from '../../lib/read-document.ts';
import { blockPageScroll } from './block-page-scroll.ts';
import { handleEscape } from './handle-escape.ts';
import { restoreFocus } from './restore-focus.ts';
import { watchVisibility } from './watch-visibility.ts';

/** Aligns a sheet with its element, which may be a narrow column in a wide window. */
const alignToSurface = (dialog: HTMLElement): (() => void) => {
  const surface = dialog.closest('[data-surface]');
  if (!surface || typeof ResizeObserver === 'undefined') return () => {};
  const align = () => {
    const box = surface.getBoundingClientRect();
    dialog.style.setProperty('--at', `${box.left}px`);
    dialog.style.setProperty('--span', `${box.width}px`);
  };
  align();
  const observer = new ResizeObserver(align);
  observer.observe(surface);
  observer.observe(readDocument('documentElement'));
  return () => observer.disconnect();
};

const getFocusedElement = (node: Node): HTMLElement | null => {
  const root = node.getRootNode();
  const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  // If nothing has the focus, `activeElement` is the body, which cannot be focused later.
  return active instanceof HTMLElement && active !== readDocument('body') ? active : null;
};

/** Calls `onClosed` when the closing animations have ended. */
const closeAfterAnimation = (dialog: HTMLDialogElement, onClosed: () => void): void => {
  dialog.dataset.closing = '';
  // Waits only for the dialog and the panel. An endless spinner inside must not keep the dialog open.
  const dialogAnimations = dialog.getAnimations?.() ?? [];
  const panelAnimations = dialog.firstElementChild?.getAnimations?.() ?? [];
  Promise.allSettled([...dialogAnimations, ...panelAnimations].map((animation) => animation.finished)).then(
    onClosed,
  );
};

export interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  /** Call it when the browser has closed the dialog. Does nothing if the app has closed it. */
  handleNativeClose: () => void;
  /** Also true during the closing animation. */
  isMounted: boolean;
}

interface ModalOptions {
  readonly open: boolean;
  /** Called on Escape, and when the browser closes the dialog. */
  readonly onClose: () => void;
  readonly getFallbackFocus?: (() => HTMLElement | null) | undefined;
}

/**
 * Sets up what an open dialog needs while the customer can see it: scroll lock, Escape key and alignment. Returns a
 * function that removes it all.
 */
function activate(dialog: HTMLDialogElement, close: () => void): () => void {
  const cleanups = [blockPageScroll(dialog), alignToSurface(dialog), handleEscape(dialog, close)];
  return () => {
    for (const cleanUp of cleanups) cleanUp();
  };
}

/**
 * Opens and closes a modal `<dialog>` in the browser's top layer. Keeps the page behind from scrolling. While the host
 * page hides the element, the dialog is closed but keeps its content, because an open dialog would block the page. On
 * closing, returns the focus without scrolling. If no element had the focus before, or that element is gone, the focus
 * goes to the element from `getFallbackFocus`.
 */
export function useModal({ open, onClose, getFallbackFocus }: ModalOptions): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const latestFallback = useRef(getFallbackFocus);
  latestFallback.current = getFallbackFocus;
  const latestClose = useRef(onClose);
  latestClose.current = onClose;
  const isHiddenRef = useRef(false);
  const [isMounted, setMounted] = useState(open);
  if (open && !isMounted) setMounted(true);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open) {
      delete dialog.dataset.closing;
      if (!dialog.open) {
        opener.current = getFocusedElement(dialog);
        dialog.showModal();
      }
      const close = () => latestClose.current();
      let deactivate: (() => void) | undefined = activate(dialog, close);
      const stopWatching = watchVisibility(dialog.parentElement ?? dialog, (isVisible) => {
        isHiddenRef.current = !isVisible;
        if (isVisible) {
          dialog.showModal();
          deactivate = activate(dialog, close);
        } else {
          deactivate?.();
          deactivate = undefined;
          dialog.close();
        }
      });
      return () => {
        isHiddenRef.current = false;
        stopWatching();
        deactivate?.();
      };
    }
    if (!dialog.open) return setMounted(false);
    let isCurrent = true;
    closeAfterAnimation(dialog, () => {
      if (!isCurrent) return;
      dialog.close();
      setMounted(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [open]);

  useEffect(() => {
    if (!isMounted) return;
    return () => {
      // Does nothing if the browser or the customer has already moved the focus.
      restoreFocus(opener.current?.isConnected ? opener.current : latestFallback.current?.());
    };
  }, [isMounted]);

  const handleNativeClose = () => {
    if (open && !isHiddenRef.current && !ref.current?.open) onClose();
  };
  return { ref, handleNativeClose, isMounted };
}
