import { isComposing } from '../../ui/overlays/is-composing.ts';

/** Controls in which keys type text or choose a value. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/** Keeps a key of an input method from the app: its Enter must not submit, and its Escape must not close anything. */
function ignoreComposition(event: Event): void {
  if (event instanceof KeyboardEvent && isComposing(event)) event.stopImmediatePropagation();
}

/** Whether a key types into one of our fields. With Ctrl or Command it is a shortcut, together with Alt it is AltGr. */
function isTyped({ ctrlKey, metaKey, altKey }: KeyboardEvent, target: EventTarget | undefined): boolean {
  const isShortcut = (ctrlKey || metaKey) && !altKey;
  return !isShortcut && target instanceof Element && target.closest(FIELDS) !== null;
}

/**
 * Keeps keys inside the shadow root that are meant for nobody else: those of an input method from the app, and typed
 * keys from the handlers of the host page. Those handlers would see the element instead of the field as the target, and
 * take an "s" in a name for a shortcut. Returns a function that ends this.
 */
export function containKeys(root: ShadowRoot): () => void {
  /** Typed keys that are still pressed. */
  const pressedKeys = new Set<string>();
  const stopTypedKey = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || !isTyped(event, event.composedPath()[0])) return;
    event.stopPropagation();
    if (event.type === 'keydown') pressedKeys.add(event.code);
  };
  /** A key may have moved the focus out of the field before it is released. */
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
