import { isComposing } from '../../ui/overlays/is-composing.ts';

/** Controls in which keys type text or choose a value. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/** Hides the keys of an input method from the app: Enter then only accepts a word and Escape only cancels it. */
function ignoreComposition(event: Event): void {
  if (!(event instanceof KeyboardEvent) || !isComposing(event)) return;
  event.stopImmediatePropagation();
  // By itself, the browser would empty a search field, or close the dialog. Enter keeps its default, a new line.
  if (event.key === 'Escape') event.preventDefault();
}

/**
 * Whether a key types into a field of the app. A key with Ctrl or Command is a shortcut, unless Alt is pressed too
 * (AltGr).
 */
function isTyped({ ctrlKey, metaKey, altKey }: KeyboardEvent, target: EventTarget | undefined): boolean {
  const isShortcut = (ctrlKey || metaKey) && !altKey;
  return !isShortcut && target instanceof Element && target.closest(FIELDS) !== null;
}

/**
 * Hides typed keys from the host page, and keys of an input method from the app. The host page's handlers see the
 * element as the target, not the field, and would take an "s" in a name for a shortcut. Returns a function that removes
 * the listeners.
 */
export function containKeys(root: ShadowRoot): () => void {
  /** Typed keys that are still pressed. */
  const pressedKeys = new Set<string>();
  const stopTypedKey = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || !isTyped(event, event.composedPath()[0])) return;
    event.stopPropagation();
    if (event.type === 'keydown') pressedKeys.add(event.code);
  };
  /** Hides the release of a typed key even if the key has moved the focus out of the field. */
  const stopRelease = (event: KeyboardEvent) => {
    if (pressedKeys.delete(event.code)) event.stopImmediatePropagation();
  };
  const types = ['keydown', 'keypress'];
  root.addEventListener('keydown', ignoreComposition, true);
  for (const type of types) root.addEventListener(type, stopTypedKey);
  window.addEventListener('keyup', stopRelease, true);
  return () => {
    root.removeEventListener('keydown', ignoreComposition, true);
    for (const type of types) root.removeEventListener(type, stopTypedKey);
    window.removeEventListener('keyup', stopRelease, true);
  };
}
