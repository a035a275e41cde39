import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { holdScroll } from './hold-scroll.ts';
import { takeFocus } from './take-focus.ts';

/** Lines a narrow element's sheet up with the element, which may be a column in a wide window. */
const followSurface = (dialog: HTMLElement): (() => void) => {
  const surface = dialog.closest('[data-surface]');
  if (!surface || typeof ResizeObserver === 'undefined') return () => {};
  const place = () => {
    const { left, width } = surface.getBoundingClientRect();
    dialog.style.setProperty('--at', `${left}px`);
    dialog.style.setProperty('--span', `${width}px`);
  };
  place();
  const observer = new ResizeObserver(place);
  observer.observe(surface);
  observer.observe(document.documentElement);
  return () => observer.disconnect();
};

const focusedIn = (node: Node): HTMLElement | null => {
  const root = node.getRootNode();
  const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
  // A page where nothing is focused says its body: that is nowhere to give the focus back to.
  return active instanceof HTMLElement && active !== document.body ? active : null;
};

/** Closed once what moves it away has come to its end. */
const closeAfterMotion = (dialog: HTMLDialogElement, done: () => void): void => {
  dialog.dataset.closing = '';
  // The panel only: an endless spinner inside must not keep the dialog open.
  const moving = dialog.getAnimations?.() ?? [];
  const panel = dialog.firstElementChild?.getAnimations?.() ?? [];
  Promise.allSettled([...moving, ...panel].map((motion) => motion.finished)).then(done);
};

export interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  /** Also true while it moves away: what is inside stays until then. */
  isShown: boolean;
}

/**
 * Drives a `<dialog>` in the browser's top layer: opened and closed by `open`, focus given back to where it was
 * (without scrolling the page there), the page behind held still. `home` takes the focus when it came from nowhere, or
 * what had it is gone.
 */
export function useModal(open: boolean, home?: () => HTMLElement | null): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const atHome = useRef(home);
  atHome.current = home;
  const [isShown, setShown] = useState(open);
  if (open && !isShown) setShown(true);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open) {
      delete dialog.dataset.closing;
      if (!dialog.open) {
        opener.current = focusedIn(dialog);
        dialog.showModal();
      }
      const stops = [holdScroll(dialog), followSurface(dialog)];
      return () => {
        for (const stop of stops) stop();
      };
    }
    if (!dialog.open) return;
    let isCurrent = true;
    closeAfterMotion(dialog, () => {
      if (!isCurrent) return;
      dialog.close();
      setShown(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [open]);

  useEffect(() => {
    if (!isShown) return;
    return () => {
      // The browser gave it back already where it could, and a quick customer may be a step further.
      takeFocus(opener.current?.isConnected ? opener.current : atHome.current?.());
    };
  }, [isShown]);

  return { ref, isShown };
}
