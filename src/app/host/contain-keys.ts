import { isComposing } from '../../ui/overlays/is-composing.ts';
import { getScrollDirection, usesScroll } from '../../ui/overlays/uses-scroll.ts';

/** Controls in which keys type text or choose a value. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/** Hides the keys of an input method from the app: Enter then only accepts a word and Escape only cancels it. */
function ignoreComposition(event: Event): void {
  if (!(event instanceof KeyboardEvent) || !isComposing(event)) return;
  event.stopImmediatePropagation();
  // Otherwise the browser would also empty a search field or close the dialog. Enter keeps its default action, a new
  // line.
  if (event.key === 'Escape') event.preventDefault();
}

/** Controls that Enter or the space bar presses. */
const PRESSABLE_CONTROLS = 'a[href], button, summary';

/** Whether a key presses a control, scrolls something in the app, or is handled by the app's controls. */
function isHandled(event: KeyboardEvent, elementsInApp: readonly Element[]): boolean {
  if (event.defaultPrevented) return true;
  const isPress = event.key === 'Enter' || event.key === ' ';
  if (isPress && elementsInApp[0]?.closest(PRESSABLE_CONTROLS)) return true;
  const direction = getScrollDirection(event);
  return direction !== null && elementsInApp.some((element) => usesScroll(element, direction));
}

/**
 * Whether the app uses a key: it types into a field, presses or moves something, or a modal dialog of the app has the
 * focus. A key with Ctrl or Command is a shortcut, unless Alt is pressed too (AltGr).
 */
function isUsed(event: KeyboardEvent, root: ShadowRoot): boolean {
  const { ctrlKey, metaKey, altKey } = event;
  if ((ctrlKey || metaKey) && !altKey) return false;
  const path = event.composedPath();
  const elementsInApp = path.slice(0, path.indexOf(root)).filter((node) => node instanceof Element);
  const isTyped = elementsInApp[0]?.closest(FIELDS) != null;
  return (
    isTyped ||
    elementsInApp.some((element) => element.matches('dialog:modal')) ||
    isHandled(event, elementsInApp)
  );
}

/**
 * Hides from the host page the keys that the app uses, and from the app the keys of an input method. The host page's
 * handlers see the element as the target, not the field, and would take an "s" in a name for a shortcut. Sliders of the
 * host page would move with the arrow keys of the app's tabs. Returns a function that removes the listeners.
 */
export function containKeys(root: ShadowRoot): () => void {
  /** Used keys that are still pressed. */
  const pressedKeys = new Set<string>();
  const stopUsedKey = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || !isUsed(event, root)) return;
    event.stopPropagation();
    if (event.type === 'keydown') pressedKeys.add(event.code);
  };
  /** Hides the release of a used key even if the key has moved the focus out of the field. */
  const stopRelease = (event: KeyboardEvent) => {
    if (pressedKeys.delete(event.code)) event.stopImmediatePropagation();
  };
  const types = ['keydown', 'keypress'];
  root.addEventListener('keydown', ignoreComposition, true);
  for (const type of types) root.addEventListener(type, stopUsedKey);
  window.addEventListener('keyup', stopRelease, true);
  return () => {
    root.removeEventListener('keydown', ignoreComposition, true);
    for (const type of types) root.removeEventListener(type, stopUsedKey);
    window.removeEventListener('keyup', stopRelease, true);
  };
}
