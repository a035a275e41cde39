import { canScroll, holdScroll } from '../ui/hold-scroll.ts';

const SCROLLING = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' '];

/** A key that would scroll: not where it types, chooses or presses. */
const scrolls = ({ key, target }: KeyboardEvent): boolean =>
  SCROLLING.includes(key) &&
  target instanceof Element &&
  !target.closest('input, textarea, select, [role=radio], [role=tab]') &&
  !(key === ' ' && target.closest('button, a, summary'));

/**
 * While the stage is a dialog that is open: the page behind stands still, and a press beside the dialog closes it.
 * `onChange` hears of its opening and closing. Returns the way to stop.
 */
export function holdPage(stage: HTMLDialogElement, onChange: () => void): () => void {
  const { host } = stage.getRootNode() as ShadowRoot;
  let release: (() => void) | undefined;
  let pressed: EventTarget | null = null;
  const hold = () => {
    release?.();
    release = stage.open ? holdScroll(stage) : undefined;
    onChange();
  };
  const press = ({ target }: Event) => {
    pressed = target;
  };
  const click = ({ target }: Event) => {
    // Not where the press began inside, as when text is marked.
    if (stage.open && target === stage && pressed === stage) stage.close();
  };
  const holdKey = (event: Event) => {
    const isOurs = event instanceof KeyboardEvent && !event.defaultPrevented && scrolls(event);
    if (stage.open && isOurs && !canScroll(event.composedPath(), stage)) event.preventDefault();
  };
  const listeners = [
    [stage, 'keydown', holdKey],
    [host, 'open', hold],
    [host, 'close', hold],
    [stage, 'pointerdown', press],
    [stage, 'click', click],
  ] as const;
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener);
  hold();
  return () => {
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
    release?.();
  };
}
