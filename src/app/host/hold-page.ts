import { holdScroll } from '../../ui/overlays/hold-scroll.ts';

const DOWN = ['ArrowDown', 'PageDown', 'End'];
const UP = ['ArrowUp', 'PageUp', 'Home'];

/** Where a key would scroll to: not where it types, chooses or presses. */
function directionOf({ key, shiftKey, defaultPrevented }: KeyboardEvent, target: EventTarget | undefined) {
  const isSpace = key === ' ';
  if (defaultPrevented || !(target instanceof Element)) return null;
  if (target.closest('input, textarea, select, [role=radio], [role=tab]')) return null;
  if (isSpace && target.closest('button, a, summary')) return null;
  if (DOWN.includes(key) || (isSpace && !shiftKey)) return 'down';
  return UP.includes(key) || isSpace ? 'up' : null;
}

/** Whether something inside the stage has room left that way. A key goes on to the page where nothing has. */
function hasRoom(path: readonly EventTarget[], stage: Element, direction: 'up' | 'down'): boolean {
  return path.slice(0, Math.max(0, path.indexOf(stage))).some((part) => {
    if (!(part instanceof Element) || !/auto|scroll/.test(getComputedStyle(part).overflowY)) return false;
    const { scrollTop, scrollHeight, clientHeight } = part;
    return direction === 'up' ? scrollTop > 0 : scrollTop + clientHeight < scrollHeight - 1;
  });
}

/**
 * While the stage is a dialog that is open: the page behind stands still, and a press beside the dialog closes it.
 * `onChange` hears of its opening and closing. Returns the way to stop.
 */
export function holdPage(stage: HTMLDialogElement, onChange: () => void): () => void {
  const { host } = stage.getRootNode() as ShadowRoot;
  let release: (() => void) | undefined;
  let pressed: EventTarget | null = null;
  /** On the backdrop: a dialog's own listener would come too late to stop what scrolls there. */
  const beside = (event: Event) => {
    const isZoom = event instanceof WheelEvent && event.ctrlKey;
    if (event.composedPath()[0] === stage && event.cancelable && !isZoom) event.preventDefault();
  };
  const holdAll = () => {
    const stopInside = holdScroll(stage);
    for (const type of ['wheel', 'touchmove']) window.addEventListener(type, beside, { passive: false });
    return () => {
      stopInside();
      for (const type of ['wheel', 'touchmove']) window.removeEventListener(type, beside);
    };
  };
  const hold = () => {
    release?.();
    release = stage.open ? holdAll() : undefined;
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
    if (!stage.open || !(event instanceof KeyboardEvent)) return;
    const path = event.composedPath();
    const direction = directionOf(event, path[0]);
    if (direction && !hasRoom(path, stage, direction)) event.preventDefault();
  };
  const listeners = [
    // Where nothing is focused, keys are the page's own.
    [window, 'keydown', holdKey],
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
