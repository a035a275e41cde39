import { readDocument } from '../../lib/read-document.ts';
import { isComposing } from './is-composing.ts';

/** The open dialogs of all elements, in the order in which they were opened. */
const openDialogs: HTMLElement[] = [];

/** Keeps the end of a key press that has closed a dialog from the host page. */
function stopNextEscapeUp(): void {
  const stop = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopImmediatePropagation();
    window.removeEventListener('keyup', stop, true);
  };
  window.addEventListener('keyup', stop, true);
}

/** Gives the key to the controls inside the dialog. Returns whether none of them has used it. */
function offerToControls(target: EventTarget, dialog: HTMLElement): boolean {
  let isUnused = false;
  const onArrival = (event: Event) => {
    isUnused = !event.defaultPrevented;
    event.stopPropagation();
  };
  dialog.addEventListener('keydown', onArrival);
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  dialog.removeEventListener('keydown', onArrival);
  return isUnused;
}

/**
 * Makes Escape close the top dialog of the app and nothing else. Host pages with popups often listen during the capture
 * phase, so this listens on the window, before them. Returns a function that ends this.
 */
export function handleEscape(dialog: HTMLElement, close: () => void): () => void {
  openDialogs.push(dialog);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !event.isTrusted || isComposing(event)) return;
    if (openDialogs.at(-1) !== dialog) return;
    const path = event.composedPath();
    const [target] = path;
    const isInside = path.includes(dialog);
    // Without a focused element, the key goes to the body. Elsewhere, a dialog of the host page has the focus.
    if (!target || (!isInside && target !== readDocument('body'))) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    stopNextEscapeUp();
    if (!isInside || offerToControls(target, dialog)) close();
  };
  window.addEventListener('keydown', onKeyDown, true);
  return () => {
    openDialogs.splice(openDialogs.lastIndexOf(dialog), 1);
    window.removeEventListener('keydown', onKeyDown, true);
  };
}
