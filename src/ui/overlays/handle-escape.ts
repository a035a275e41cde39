import { readDocument } from '../../lib/read-document.ts';
import { isComposing } from './is-composing.ts';

/** The open dialogs of all elements, in the order in which they were opened. */
const openDialogs: HTMLElement[] = [];

/** Hides from the host page the `keyup` event of the Escape key that has closed a dialog. */
function stopNextEscapeUp(): void {
  const stop = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopImmediatePropagation();
    window.removeEventListener('keyup', stop, true);
  };
  window.addEventListener('keyup', stop, true);
}

/** Dispatches the key to the controls inside the dialog first. Returns true if none of them has used it. */
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
 * Makes Escape close only the app's top dialog. Hides the key from the host page, so that no popup there closes. A
 * control in the dialog may use the key first. Listens on the window, because popups of host pages often listen in the
 * capture phase and would otherwise run first. Returns a function that removes the listener.
 */
export function handleEscape(dialog: HTMLElement, close: () => void): () => void {
  openDialogs.push(dialog);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !event.isTrusted || isComposing(event)) return;
    if (openDialogs.at(-1) !== dialog) return;
    const path = event.composedPath();
    const [target] = path;
    const isInside = path.includes(dialog);
    // Handle the key if its target is inside the dialog, or the body because nothing has the focus. Otherwise a dialog
    // of the host page has the focus.
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
